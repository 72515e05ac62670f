import type { CalendarDate } from '@internationalized/date';
import type { CompanyWire } from '#contract/families/companies.ts';
import { companyWire } from '../company-wire.ts';
import { cookiesText, legalTexts } from '../legal/legal-texts.ts';
import type { SeedCategory, SeedCompany, SeedService, SeedShop } from '../model.ts';
import { customers, team } from '../people.ts';
import { closedDays } from '../special-days.ts';
import { week } from '../week.ts';

const identity = { displayName: 'Villa Myrte', phone: '+33465710372', email: 'casa@villa-myrte.example' };
const hours = week('2-6 10:00-18:00');
const locales = ['fr', 'it'] as const;

const categories: readonly SeedCategory[] = [
  {
    slug: 'massages',
    picture: 'maquis',
    name: { fr: 'Massages du maquis', it: 'Massaggi della macchia' },
    summary: { fr: 'Myrte, immortelle, lentisque.', it: 'Mirto, elicriso, lentisco.' },
  },
];

const services: readonly SeedService[] = [
  {
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
  },
];

/** A house whose site is under maintenance. */
export function works(today: CalendarDate): SeedCompany {
  return {
    hosts: ['works.localhost'],
    company: company(),
    categories,
    services,
    shops: [shop(today)],
    people: [...customers, ...team.filter(({ role }) => role === 'admin')],
  };
}

function company(): CompanyWire {
  return companyWire({
    ...identity,
    nickname: 'works',
    locales,
    theme: {
      buttonsColor: '#3d4f2c',
      secondaryButtonsColor: '#7a5230',
      headerFont: { name: 'Figtree', url: '' },
      bodyFont: { name: 'Figtree', url: '' },
    },
    socialNetworks: { facebook: { active: true, url: 'https://www.facebook.com/identity.myrte.example' } },
    legal: legalTexts({
      ...identity,
      legalName: 'Villa Myrte SARL',
      capital: '10 000',
      registration: 'RCS Ajaccio 907 118 634',
      seat: '26 rue Fesch, 20000 Ajaccio',
      director: 'Livia Colonna',
      cancelHours: 24,
      locales,
    }),
    cookies: cookiesText(locales),
    tabTitle: '%s · Villa Myrte',
    booker: { maintenance: true },
  });
}

function shop(today: CalendarDate): SeedShop {
  return {
    slug: 'ajaccio',
    name: 'Villa Myrte',
    address: { street: '26 rue Fesch', city: 'Ajaccio', zipcode: '20000', country: 'FR' },
    phone: identity.phone,
    email: identity.email,
    latitude: 41.9215,
    longitude: 8.7378,
    timeZone: 'Europe/Paris',
    picture: 'ajaccio',
    usesCabins: true,
    week: hours,
    closedDays: closedDays('ajaccio', 'FR', hours, today),
    openDays: [],
    services: ['massage-au-myrte'],
    practitioners: [{ name: 'Letizia', categories: ['massages'], week: week('2-6 10:00-17:00') }],
    cabins: [{ name: 'Cabine Fesch', categories: ['massages'] }],
    equipment: [],
  };
}
