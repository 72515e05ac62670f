import type { SeedCategory, SeedProduct } from '../model.ts';

const category = 'a-la-maison';

export const duoProductCategories: readonly SeedCategory[] = [
  {
    slug: category,
    picture: 'shampoing-sel',
    name: { fr: 'À la maison', en: 'At home' },
    summary: { fr: 'Ce qu’il faut entre deux rendez-vous.', en: 'What you need between two appointments.' },
  },
];

export const duoProducts: readonly SeedProduct[] = [
  {
    slug: 'shampoing-sel-marin',
    category,
    name: { fr: 'Shampoing au sel marin', en: 'Sea salt shampoo' },
    summary: { fr: 'Lave sans alourdir, 250 ml.', en: 'Washes without weight, 250 ml.' },
    description: {
      fr: '<p>Algues, sel fin et romarin. Il rend du corps aux cheveux plats et se rince vite.</p>',
      en: '<p>Seaweed, fine salt and rosemary. It gives body to flat hair and rinses out quickly.</p>',
    },
    pictures: ['shampoing-sel'],
    price: 21,
  },
  {
    slug: 'cire-mate',
    category,
    name: { fr: 'Cire mate', en: 'Matt wax' },
    summary: { fr: 'Tient par grand vent, 75 ml.', en: 'Holds in a high wind, 75 ml.' },
    description: {
      fr: '<p>Cire d’abeille et argile, sans brillance. Une noisette sur cheveux secs, du bout des doigts.</p>',
      en: '<p>Beeswax and clay, with no shine. A hazelnut of it on dry hair, with your fingertips.</p>',
    },
    pictures: ['cire-mate'],
    price: 19,
  },
  {
    slug: 'huile-a-barbe',
    category,
    name: { fr: 'Huile à barbe', en: 'Beard oil' },
    summary: { fr: 'Cèdre et pamplemousse, 30 ml.', en: 'Cedar and grapefruit, 30 ml.' },
    description: {
      fr: '<p>Jojoba et noyau d’abricot. Cinq gouttes après la douche, puis un coup de peigne.</p>',
      en: '<p>Jojoba and apricot kernel. Five drops after the shower, then a comb.</p>',
    },
    pictures: ['huile-barbe'],
    price: 24,
  },
  {
    slug: 'apres-rasage-bleu',
    category,
    name: { fr: 'Après-rasage bleu', en: 'Blue aftershave' },
    summary: { fr: 'Frais, sans alcool, 100 ml.', en: 'Cool and alcohol-free, 100 ml.' },
    description: {
      fr: '<p>Eau d’hamamélis, menthe et un rien d’iode. Il apaise le feu du rasoir.</p>',
      en: '<p>Witch hazel, mint and a trace of iodine. It calms razor burn.</p>',
    },
    pictures: ['apres-rasage'],
    price: 27,
    tracksStock: false,
  },
];
