import type { SeedCategory } from '../../model.ts';

export const maisonProductCategories: readonly SeedCategory[] = [
  {
    slug: 'corps',
    picture: 'huile-amande',
    name: { fr: 'Corps', de: 'Körper', en: 'Body', es: 'Cuerpo', it: 'Corpo' },
    summary: {
      fr: 'Les huiles et les baumes de nos cabines.',
      de: 'Die Öle und Balsame aus unseren Kabinen.',
      en: 'The oils and balms of our treatment rooms.',
      es: 'Los aceites y bálsamos de nuestras cabinas.',
      it: 'Gli oli e i balsami delle nostre cabine.',
    },
  },
  {
    slug: 'visage',
    picture: 'creme-rose',
    name: { fr: 'Visage', de: 'Gesicht', en: 'Face', es: 'Rostro', it: 'Viso' },
    summary: {
      fr: 'Peu de gestes, bien choisis, matin et soir.',
      de: 'Wenige, gut gewählte Handgriffe, morgens und abends.',
      en: 'A few well-chosen gestures, morning and night.',
      es: 'Pocos gestos, bien elegidos, mañana y noche.',
      it: 'Pochi gesti, ben scelti, mattina e sera.',
    },
  },
  {
    slug: 'bain',
    picture: 'savon-laurier',
    name: { fr: 'Bain', de: 'Bad', en: 'Bath', es: 'Baño', it: 'Bagno' },
    summary: {
      fr: 'Savons, sels et gommages, pour rallonger la douche.',
      de: 'Seifen, Salze und Peelings, damit die Dusche länger dauert.',
      en: 'Soaps, salts and scrubs, to make the shower last.',
      es: 'Jabones, sales y exfoliantes, para alargar la ducha.',
      it: 'Saponi, sali e scrub, per far durare la doccia.',
    },
  },
  {
    slug: 'interieur',
    picture: 'bougie-figuier',
    name: { fr: 'Intérieur', de: 'Zuhause', en: 'At home', es: 'Para la casa', it: 'Per la casa' },
    summary: {
      fr: 'L’odeur de la maison, rapportée chez vous.',
      de: 'Der Duft des Hauses, für Ihr Zuhause.',
      en: 'The scent of the house, taken home with you.',
      es: 'El aroma de la casa, llevado a la suya.',
      it: 'Il profumo della maison, portato a casa vostra.',
    },
  },
];
