import type { Picture } from '../picture.ts';

/** What the two salons sell. */
export const duoProductPictures: readonly Picture[] = [
  {
    name: 'shampoing-sel',
    kind: 'product',
    alt: { fr: 'Grand flacon blanc sur des serviettes cobalt', en: 'A tall white bottle on cobalt towels' },
  },
  {
    name: 'cire-mate',
    kind: 'product',
    alt: {
      fr: 'Boîte de cire ouverte et peigne sur marbre bleu nuit',
      en: 'An open tin of wax and a comb on midnight marble',
    },
  },
  {
    name: 'huile-barbe',
    kind: 'product',
    alt: {
      fr: 'Petit flacon ambré sur un bloc de marbre bleu',
      en: 'A small amber bottle on a block of blue marble',
    },
  },
  {
    name: 'apres-rasage',
    kind: 'product',
    alt: {
      fr: 'Flacon bleu vif sur un disque de pierre claire',
      en: 'A bright blue bottle on a disc of pale stone',
    },
  },
];
