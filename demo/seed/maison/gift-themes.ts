import type { SeedGiftTheme } from '../commerce/model.ts';

const common = { amounts: [50, 80, 120, 200], min: 20, max: 500, validDays: 365 } as const;

export const themes: readonly SeedGiftTheme[] = [
  {
    ...common,
    id: 'anniversaire',
    name: { fr: 'Anniversaire', de: 'Geburtstag', en: 'Birthday', es: 'Cumpleaños', it: 'Compleanno' },
    description: {
      fr: 'Une année de plus, et du temps pour soi.',
      de: 'Ein Jahr mehr, und Zeit für sich.',
      en: 'One more year, and some time to enjoy it.',
      es: 'Un año más, y tiempo para disfrutarlo.',
      it: 'Un anno in più, e del tempo per sé.',
    },
    picture: 'accueil-lumiere',
  },
  {
    ...common,
    id: 'merci',
    name: { fr: 'Merci', de: 'Danke', en: 'Thank you', es: 'Gracias', it: 'Grazie' },
    description: {
      fr: 'Quand les mots ne suffisent pas.',
      de: 'Wenn Worte nicht reichen.',
      en: 'For when words are not enough.',
      es: 'Cuando las palabras se quedan cortas.',
      it: 'Quando le parole non bastano.',
    },
    picture: 'accueil-pierres',
  },
  {
    ...common,
    id: 'fetes',
    name: {
      fr: 'Fêtes de fin d’année',
      de: 'Weihnachten und Neujahr',
      en: 'Christmas and New Year',
      es: 'Navidad y Año Nuevo',
      it: 'Natale e Capodanno',
    },
    description: {
      fr: 'La douceur de l’hiver, à offrir au pied du sapin.',
      de: 'Ein Stück Wärme für unter den Baum.',
      en: 'A little winter warmth to put under the tree.',
      es: 'Un poco de calor para dejar bajo el árbol.',
      it: 'Un po’ di calore da mettere sotto l’albero.',
    },
    picture: 'accueil-eau',
  },
];
