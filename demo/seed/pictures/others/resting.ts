import type { Picture } from '../picture.ts';

/** A sea spa that is closed for the winter. */
export const closedPictures: readonly Picture[] = [
  {
    name: 'thalasso',
    kind: 'category',
    alt: {
      fr: 'Serviettes roulées et vase bleu face à la mer',
      en: 'Rolled towels and a blue vase by the sea',
    },
  },
  {
    name: 'bain-de-mer',
    kind: 'service',
    alt: { fr: 'Eau de mer claire sur des galets', en: 'Clear sea water over pebbles' },
  },
  {
    name: 'la-rochelle',
    kind: 'shop',
    alt: {
      fr: 'Le salon de La Rochelle, vide pour l’hiver',
      en: 'The lounge in La Rochelle, empty for the winter',
    },
  },
];

/** A house in Ajaccio whose site is being worked on. */
export const worksPictures: readonly Picture[] = [
  {
    name: 'maquis',
    kind: 'category',
    alt: { fr: 'Rameaux de myrte et huile dorée', it: 'Rami di mirto e olio dorato' },
  },
  {
    name: 'huile-de-myrte',
    kind: 'service',
    alt: { fr: 'Bol d’huile et branche de myrte', it: 'Ciotola d’olio e ramo di mirto' },
  },
  {
    name: 'ajaccio',
    kind: 'shop',
    alt: { fr: 'La cabine voûtée d’Ajaccio', it: 'La cabina a volta di Ajaccio' },
  },
];
