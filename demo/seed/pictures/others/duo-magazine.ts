import type { Picture } from '../picture.ts';

/** Pictures of articles and events. */
export const duoMagazinePictures: readonly Picture[] = [
  {
    name: 'magazine-blond',
    kind: 'slide',
    alt: { fr: 'De longues mèches blondes dans le soleil', en: 'Long blonde locks in the sun' },
  },
  {
    name: 'magazine-barbe',
    kind: 'slide',
    alt: {
      fr: 'Un peigne, une huile et un bol de mousse au crépuscule',
      en: 'A comb, an oil and a bowl of lather at dusk',
    },
  },
  {
    name: 'evenement-nocturne',
    kind: 'slide',
    alt: {
      fr: 'Bougies et carafe de limonade dans la nuit bleue',
      en: 'Candles and a bottle of lemonade in the blue night',
    },
  },
];
