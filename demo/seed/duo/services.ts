import type { SeedCategory, SeedService } from '../model.ts';

export const duoCategories: readonly SeedCategory[] = [
  {
    slug: 'coupe-et-couleur',
    picture: 'coupes',
    name: { fr: 'Coupe et couleur', en: 'Cut and colour' },
    summary: { fr: 'Des cheveux qui sèchent au vent du large.', en: 'Hair that dries well in a sea breeze.' },
  },
  {
    slug: 'barbe',
    picture: 'barbes',
    name: { fr: 'Barbe', en: 'Beard' },
    summary: { fr: 'Le blaireau, la lame, la serviette chaude.', en: 'The brush, the blade, the hot towel.' },
  },
];

export const duoServices: readonly SeedService[] = [
  {
    slug: 'coupe-longue',
    category: 'coupe-et-couleur',
    name: { fr: 'Coupe cheveux longs', en: 'Long cut' },
    summary: {
      fr: 'Au-dessous de l’épaule, shampoing et séchage compris.',
      en: 'Below the shoulder, wash and dry included.',
    },
    description: {
      fr: '<p>On coupe sur cheveux secs pour respecter le mouvement, puis on lave et l’on affine. Comptez un peu plus long en été : le sel casse les pointes.</p>',
      en: '<p>We cut dry to follow the movement, then wash and refine. Allow a little longer in summer: salt breaks the ends.</p>',
    },
    pictures: ['ciseaux', 'coupes'],
    durationMinutes: 60,
    pauseMinutes: 5,
    price: 64,
    priceTimes: [
      [45, 54],
      [60, 64],
    ],
    cabin: false,
  },
  {
    slug: 'coupe-courte',
    category: 'coupe-et-couleur',
    name: { fr: 'Coupe cheveux courts', en: 'Short cut' },
    summary: { fr: 'Aux ciseaux, nuque au rasoir.', en: 'Scissors, with a razor at the nape.' },
    description: {
      fr: '<p>Une demi-heure nette. Le même prix pour toutes et tous : c’est la longueur qui compte.</p>',
      en: '<p>A clean half hour. The same price for everyone: it is the length that counts.</p>',
    },
    pictures: ['ciseaux'],
    durationMinutes: 30,
    pauseMinutes: 5,
    price: 34,
    weekdayPrice: 30,
    cabin: false,
  },
  {
    slug: 'couleur-soleil',
    category: 'coupe-et-couleur',
    name: { fr: 'Couleur soleil', en: 'Sunlit colour' },
    summary: { fr: 'Des éclats blonds placés à la main.', en: 'Blonde lights placed by hand.' },
    description: {
      fr: '<p>Balayage à l’argile, patine, soin et coiffage. Vous repartez comme après trois semaines de mer, sans le coup de soleil.</p>',
      en: '<p>Clay balayage, toner, treatment and styling. You leave as if from three weeks by the sea, without the sunburn.</p>',
    },
    pictures: ['couleur'],
    durationMinutes: 135,
    pauseMinutes: 10,
    price: 138,
    weekendPrice: 148,
    cabin: false,
  },
  {
    slug: 'soin-marin',
    category: 'coupe-et-couleur',
    name: { fr: 'Soin marin', en: 'Marine treatment' },
    summary: {
      fr: 'Algue rouge et huile d’olive, après la plage.',
      en: 'Red seaweed and olive oil, after the beach.',
    },
    description: {
      fr: '<p>Un masque posé sous serviette chaude, puis un massage du crâne de dix minutes. Les cheveux retrouvent leur poids.</p>',
      en: '<p>A mask left under a hot towel, then ten minutes of scalp massage. Your hair gets its weight back.</p>',
    },
    pictures: ['soin-marin'],
    durationMinutes: 30,
    pauseMinutes: 5,
    price: 29,
    cabin: false,
  },
  {
    slug: 'rasage-a-l-ancienne',
    category: 'barbe',
    name: { fr: 'Rasage à l’ancienne', en: 'Old-school shave' },
    summary: {
      fr: 'Deux passages de lame, trois serviettes chaudes.',
      en: 'Two passes of the blade, three hot towels.',
    },
    description: {
      fr: '<p>Mousse montée au bol, coupe-chou, pierre d’alun. On prend quarante minutes pour ce que l’on expédie d’ordinaire en quatre.</p>',
      en: '<p>Lather whipped in the bowl, a straight razor, an alum stone. Forty minutes for what usually takes four.</p>',
    },
    pictures: ['barbe', 'barbes'],
    durationMinutes: 40,
    pauseMinutes: 5,
    price: 42,
    cabin: false,
  },
  {
    slug: 'taille-de-barbe',
    category: 'barbe',
    name: { fr: 'Taille de barbe', en: 'Beard trim' },
    summary: { fr: 'Contours, volume, huile de figuier.', en: 'Edges, volume, fig oil.' },
    description: {
      fr: '<p>On équilibre la barbe au visage, pas à la mode. Une huile de figuier pour finir, que l’on sent jusqu’au soir.</p>',
      en: '<p>We balance the beard to the face, not to the fashion. A fig oil to finish, which lasts until evening.</p>',
    },
    pictures: ['barbe'],
    durationMinutes: 25,
    pauseMinutes: 5,
    price: 26,
    cabin: false,
  },
];
