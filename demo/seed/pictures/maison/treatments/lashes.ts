import type { Picture } from '../../picture.ts';

export const lashPictures: readonly Picture[] = [
  {
    name: 'rehaussement-cils',
    kind: 'service',
    alt: {
      fr: 'Un éventail de cils courbes au-dessus d’une sphère pâle',
      de: 'Ein Fächer gebogener Wimpern über einer hellen Kugel',
      en: 'A fan of curved lashes above a pale sphere',
      es: 'Un abanico de pestañas curvas sobre una esfera pálida',
      it: 'Un ventaglio di ciglia curve sopra una sfera pallida',
    },
  },
  {
    name: 'extensions-cils',
    kind: 'service',
    alt: {
      fr: 'Pince courbe et plateau de faux cils fins',
      de: 'Gebogene Pinzette und ein Tablett mit feinen Wimpern',
      en: 'Curved tweezers and a tray of fine lashes',
      es: 'Pinzas curvas y una bandeja de pestañas finas',
      it: 'Pinzetta curva e un vassoio di ciglia sottili',
    },
  },
  {
    name: 'teinture-sourcils',
    kind: 'service',
    alt: {
      fr: 'Trois coupelles de pigments bruns et un pinceau fin',
      de: 'Drei Schälchen mit braunen Pigmenten und ein feiner Pinsel',
      en: 'Three dishes of brown pigment and a fine brush',
      es: 'Tres platillos de pigmentos marrones y un pincel fino',
      it: 'Tre ciotoline di pigmenti bruni e un pennello sottile',
    },
  },
  {
    name: 'restructuration-sourcils',
    kind: 'service',
    alt: {
      fr: 'Miroir rond sur pied, pinceau et poudrier',
      de: 'Runder Standspiegel, Pinsel und Puderdose',
      en: 'A round mirror on its stand, a brush and a compact',
      es: 'Espejo redondo de pie, pincel y polvera',
      it: 'Specchio tondo da tavolo, pennello e portacipria',
    },
  },
];
