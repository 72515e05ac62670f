import type { Picture } from '../../picture.ts';

export const handPictures: readonly Picture[] = [
  {
    name: 'manucure',
    kind: 'service',
    alt: {
      fr: 'Trois vernis, du rose pâle au prune, en plein soleil',
      de: 'Drei Nagellacke von Blassrosa bis Pflaume in der Sonne',
      en: 'Three polishes, from pale pink to plum, in full sun',
      es: 'Tres esmaltes, del rosa pálido al ciruela, a pleno sol',
      it: 'Tre smalti, dal rosa pallido al prugna, in pieno sole',
    },
  },
  {
    name: 'manucure-semi-permanent',
    kind: 'service',
    alt: {
      fr: 'Nuancier d’ongles laqués, du nacré au bordeaux',
      de: 'Farbkarte lackierter Nägel von Perlmutt bis Bordeaux',
      en: 'A colour fan of lacquered nails, from pearl to burgundy',
      es: 'Muestrario de uñas lacadas, del nácar al burdeos',
      it: 'Campionario di unghie laccate, dal perla al bordeaux',
    },
  },
  {
    name: 'beaute-des-pieds',
    kind: 'service',
    alt: {
      fr: 'Bassin d’eau tiède, galets et fleur de frangipanier',
      de: 'Becken mit warmem Wasser, Kiesel und Frangipaniblüte',
      en: 'A basin of warm water, pebbles and a frangipani flower',
      es: 'Palangana de agua tibia, guijarros y una flor de frangipani',
      it: 'Catino d’acqua tiepida, ciottoli e un fiore di frangipane',
    },
  },
  {
    name: 'pose-gel',
    kind: 'service',
    alt: {
      fr: 'Cinq ongles nude alignés sur un marbre prune',
      de: 'Fünf nudefarbene Nägel aufgereiht auf pflaumenfarbenem Marmor',
      en: 'Five nude nails in a row on plum marble',
      es: 'Cinco uñas de tono natural alineadas sobre un mármol ciruela',
      it: 'Cinque unghie color nudo in fila su un marmo prugna',
    },
  },
  {
    name: 'decor-d-ongle',
    kind: 'service',
    alt: {
      fr: 'Petits pots de pigments nacrés',
      de: 'Kleine Tiegel mit schimmernden Pigmenten',
      en: 'Small pots of pearly pigment',
      es: 'Pequeños tarros de pigmentos nacarados',
      it: 'Piccoli vasetti di pigmenti perlati',
    },
  },
];
