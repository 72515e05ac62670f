import type { SeedContent } from '../../content-model.ts';
import { advice } from './advice.ts';
import { maisonAlerts, maisonEvents } from './announcements.ts';
import { house } from './house.ts';

export const maisonMagazine: SeedContent = {
  categories: [
    {
      slug: 'conseils',
      name: { fr: 'Conseils', de: 'Ratgeber', en: 'Advice', es: 'Consejos', it: 'Consigli' },
    },
    {
      slug: 'coulisses',
      name: {
        fr: 'Coulisses',
        de: 'Hinter den Kulissen',
        en: 'Behind the scenes',
        es: 'Entre bastidores',
        it: 'Dietro le quinte',
      },
    },
    {
      slug: 'adresses',
      name: {
        fr: 'Nos adresses',
        de: 'Unsere Häuser',
        en: 'Our addresses',
        es: 'Nuestras casas',
        it: 'I nostri indirizzi',
      },
    },
  ],
  posts: [...advice, ...house],
  events: maisonEvents,
  alerts: maisonAlerts,
};
