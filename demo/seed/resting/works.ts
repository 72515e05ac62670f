import type { CalendarDate } from '@internationalized/date';
import type { SeedCompany, SeedService } from '../model.ts';
import { week } from '../calendar/week.ts';
import { oneSalon } from './one-salon.ts';

const massage: SeedService = {
  slug: 'massage-au-myrte',
  category: 'massages',
  name: { fr: 'Massage à l’huile de myrte', it: 'Massaggio all’olio di mirto' },
  summary: { fr: 'Une heure de plantes cueillies à la main.', it: 'Un’ora di piante raccolte a mano.' },
  description: {
    fr: '<p>L’huile macère quarante jours au soleil de l’Ortolo. Le massage est lent, il commence par les pieds.</p>',
    it: '<p>L’olio macera quaranta giorni al sole dell’Ortolo. Il massaggio è lento e comincia dai piedi.</p>',
  },
  pictures: ['huile-de-myrte'],
  durationMinutes: 60,
  pauseMinutes: 15,
  price: 78,
};

/** A house whose site is under maintenance. */
export function works(today: CalendarDate): SeedCompany {
  return oneSalon(
    {
      company: {
        nickname: 'works',
        displayName: 'Villa Myrte',
        phone: '+33465710372',
        email: 'casa@villa-myrte.example',
        locales: ['fr', 'it'],
        theme: {
          buttonsColor: '#3d4f2c',
          secondaryButtonsColor: '#7a5230',
          headerFont: { name: 'Figtree', url: '' },
          bodyFont: { name: 'Figtree', url: '' },
        },
        socialNetworks: { facebook: { active: true, url: 'https://www.facebook.com/villa.myrte.example' } },
        // Not open to search engines yet.
        booker: { maintenance: true, seo: { siteTabTitlePattern: '%s · Villa Myrte', indexable: false } },
      },
      legal: {
        legalName: 'Villa Myrte SARL',
        capital: 10_000,
        registration: 'RCS Ajaccio 907 118 634',
        seat: '26 rue Fesch, 20000 Ajaccio',
        director: 'Livia Colonna',
      },
      category: {
        slug: 'massages',
        picture: 'maquis',
        name: { fr: 'Massages du maquis', it: 'Massaggi della macchia' },
        summary: { fr: 'Myrte, immortelle, lentisque.', it: 'Mirto, elicriso, lentisco.' },
      },
      services: [massage],
      shop: {
        slug: 'ajaccio',
        address: { street: '26 rue Fesch', city: 'Ajaccio', zipcode: '20000', country: 'FR' },
        latitude: 41.9215,
        longitude: 8.7378,
        picture: 'ajaccio',
        usesCabins: true,
        week: week('2-6 10:00-18:00'),
        practitioners: [
          {
            name: 'Letizia',
            craft: { fr: 'Massages aux huiles du maquis', it: 'Massaggi con oli della macchia' },
            categories: ['massages'],
            week: week('2-6 10:00-17:00'),
          },
        ],
        cabins: [{ name: 'Cabine Fesch', categories: ['massages'] }],
      },
    },
    today,
  );
}
