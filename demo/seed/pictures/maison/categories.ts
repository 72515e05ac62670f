import type { Picture } from '../picture.ts';

export const categoryPictures: readonly Picture[] = [
  {
    name: 'massages',
    kind: 'category',
    alt: {
      fr: 'Serviettes roulées, huile ambrée et branche d’olivier dans l’ombre des feuilles',
      de: 'Gerollte Tücher, bernsteinfarbenes Öl und ein Olivenzweig im Blätterschatten',
      en: 'Rolled towels, amber oil and an olive branch in leafy shade',
      es: 'Toallas enrolladas, aceite ámbar y una rama de olivo a la sombra de las hojas',
      it: 'Asciugamani arrotolati, olio ambrato e un ramo d’ulivo all’ombra delle foglie',
    },
  },
  {
    name: 'soins-visage',
    kind: 'category',
    alt: {
      fr: 'Pot de crème et fleur pâle sur deux socles de marbre',
      de: 'Cremetiegel und blasse Blüte auf zwei Marmorsockeln',
      en: 'A pot of cream and a pale flower on two marble plinths',
      es: 'Tarro de crema y flor pálida sobre dos pedestales de mármol',
      it: 'Vasetto di crema e fiore pallido su due piedistalli di marmo',
    },
  },
  {
    name: 'rituels-corps',
    kind: 'category',
    alt: {
      fr: 'Vasque d’eau et pétales devant un mur de carreaux bleu-vert',
      de: 'Wasserschale mit Blütenblättern vor einer blaugrünen Kachelwand',
      en: 'A basin of water and petals before blue-green tiles',
      es: 'Pila de agua y pétalos ante un muro de azulejos verde azulado',
      it: 'Vasca d’acqua e petali davanti a piastrelle verde-azzurre',
    },
  },
  {
    name: 'epilation',
    kind: 'category',
    alt: {
      fr: 'Pot de cire miel devant des graminées baignées de soleil',
      de: 'Topf mit Honigwachs vor sonnigen Gräsern',
      en: 'A pot of honey wax before sunlit grasses',
      es: 'Tarro de cera de miel ante gramíneas bañadas de sol',
      it: 'Vasetto di cera al miele davanti a graminacee al sole',
    },
  },
  {
    name: 'ongles',
    kind: 'category',
    alt: {
      fr: 'Flacons de vernis prune et rose sur des blocs de marbre',
      de: 'Nagellacke in Pflaume und Rosa auf Marmorblöcken',
      en: 'Plum and pink polishes on blocks of marble',
      es: 'Esmaltes ciruela y rosa sobre bloques de mármol',
      it: 'Smalti prugna e rosa su blocchi di marmo',
    },
  },
  {
    name: 'coiffure',
    kind: 'category',
    alt: {
      fr: 'Longue chevelure châtaine aux vagues souples',
      de: 'Langes kastanienbraunes Haar in weichen Wellen',
      en: 'Long chestnut hair in supple waves',
      es: 'Melena castaña larga de ondas suaves',
      it: 'Lunghi capelli castani dalle onde morbide',
    },
  },
  {
    name: 'regard',
    kind: 'category',
    alt: {
      fr: 'Miroir rond et pinceaux dans une lumière mauve',
      de: 'Runder Spiegel und Pinsel in malvenfarbenem Licht',
      en: 'A round mirror and brushes in mauve light',
      es: 'Espejo redondo y pinceles bajo una luz malva',
      it: 'Specchio tondo e pennelli in una luce malva',
    },
  },
  {
    name: 'hommes',
    kind: 'category',
    alt: {
      fr: 'Blaireau, bol de mousse et flacon sombre au soleil couchant',
      de: 'Rasierpinsel, Schaumschale und dunkle Flasche im Abendlicht',
      en: 'A shaving brush, a bowl of lather and a dark bottle at sunset',
      es: 'Brocha, cuenco de espuma y frasco oscuro al atardecer',
      it: 'Pennello, ciotola di schiuma e flacone scuro al tramonto',
    },
  },
];
