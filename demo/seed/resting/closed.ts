import type { CalendarDate } from '@internationalized/date';
import type { CompanyWire } from '#contract/families/companies.ts';
import { companyWire } from '../company-wire.ts';
import { cookiesText, legalTexts } from '../legal/legal-texts.ts';
import type { SeedCategory, SeedCompany, SeedService, SeedShop } from '../model.ts';
import { customers, team } from '../people.ts';
import { closedDays } from '../special-days.ts';
import { week } from '../week.ts';

const identity = { displayName: 'Rive Douce', phone: '+33536490160', email: 'bonjour@rive-douce.example' };
const hours = week('1-6 09:30-18:30');
const locales = ['fr', 'en'] as const;

const categories: readonly SeedCategory[] = [
  {
    slug: 'bains',
    picture: 'thalasso',
    name: { fr: 'Bains et soins marins', en: 'Sea baths and treatments' },
    summary: { fr: 'L’eau de l’Atlantique, chauffée à 34 °C.', en: 'Atlantic water, heated to 34 °C.' },
  },
];

const services: readonly SeedService[] = [
  {
    slug: 'bain-de-mer-chaud',
    category: 'bains',
    name: { fr: 'Bain de mer chaud', en: 'Warm sea bath' },
    summary: {
      fr: 'Trente minutes dans l’eau du large.',
      en: 'Thirty minutes in water from the open sea.',
    },
    description: {
      fr: '<p>L’eau est puisée à marée haute, filtrée, chauffée. On flotte, puis l’on se repose sous un plaid face au chenal.</p>',
      en: '<p>The water is drawn at high tide, filtered and warmed. You float, then rest beneath a blanket, facing the channel.</p>',
    },
    pictures: ['bain-de-mer'],
    durationMinutes: 30,
    pauseMinutes: 15,
    price: 42,
    cabin: false,
  },
];

/** A sea spa that has closed its site for the winter, and says so in its own words. */
export function closed(today: CalendarDate): SeedCompany {
  return {
    hosts: ['closed.localhost'],
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
    nickname: 'closed',
    locales,
    theme: {
      buttonsColor: '#2b5566',
      secondaryButtonsColor: '#6a4f7c',
      headerFont: { name: 'Newsreader', url: '' },
      bodyFont: { name: 'Figtree', url: '' },
    },
    socialNetworks: { instagram: { active: true, url: 'https://www.instagram.com/identity.douce.example' } },
    legal: legalTexts({
      ...identity,
      legalName: 'Rive Douce SARL',
      capital: '15 000',
      registration: 'RCS La Rochelle 881 754 206',
      seat: '3 cours des Dames, 17000 La Rochelle',
      director: 'Anne Guérin',
      cancelHours: 24,
      locales,
    }),
    cookies: cookiesText(locales),
    tabTitle: '%s · Rive Douce',
    booker: {
      siteDisabled: true,
      siteDisabledMessage: {
        fr: '<p>La mer est trop froide, nous aussi prenons l’hiver. Réouverture le premier samedi d’avril ; les bons cadeaux restent valables.</p>',
        en: '<p>The sea is too cold, so we take the winter off as well. We open again on the first Saturday of April; gift vouchers stay valid.</p>',
      },
    },
  });
}

function shop(today: CalendarDate): SeedShop {
  return {
    slug: 'la-rochelle',
    name: 'Rive Douce',
    address: { street: '3 cours des Dames', city: 'La Rochelle', zipcode: '17000', country: 'FR' },
    phone: identity.phone,
    email: identity.email,
    latitude: 46.1571,
    longitude: -1.1528,
    timeZone: 'Europe/Paris',
    picture: 'la-rochelle',
    week: hours,
    closedDays: closedDays('la-rochelle', 'FR', hours, today),
    openDays: [],
    services: ['bain-de-mer-chaud'],
    practitioners: [{ name: 'Maëva', categories: ['bains'], week: week('1-5 09:30-17:30') }],
    cabins: [],
    equipment: [],
  };
}
