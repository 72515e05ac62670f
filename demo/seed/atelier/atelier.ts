import type { CalendarDate } from '@internationalized/date';
import { seedProfile } from '../company-wire.ts';
import { cookiesText, legalTexts } from '../legal/legal-texts.ts';
import type { SeedCompany, SeedShop } from '../model.ts';
import { portraitOf } from '../pictures/portraits.ts';
import { customers, team } from '../people.ts';
import { seedClosedDays } from '../calendar/special-days.ts';
import { week } from '../calendar/week.ts';
import { atelierCategories, atelierServices } from './services.ts';

const identity = {
  displayName: 'Atelier Nacre',
  phone: '+33465710118',
  email: 'atelier@atelier-nacre.example',
};
const locales = ['fr'] as const;
const hours = week('2-5 10:00-19:00', '6 10:00-18:00');

function shop(today: CalendarDate): SeedShop {
  return {
    slug: 'croix-rousse',
    name: 'Atelier Nacre',
    address: { street: '14 rue du Mail', city: 'Lyon', zipcode: '69004', country: 'FR' },
    phone: identity.phone,
    email: identity.email,
    latitude: 45.7757,
    longitude: 4.8316,
    timeZone: 'Europe/Paris',
    picture: 'atelier-croix-rousse',
    morePictures: ['atelier-croix-rousse-reception', 'atelier-croix-rousse-lounge'],
    usesCabins: false,
    week: hours,
    closedDays: seedClosedDays('croix-rousse', 'FR', hours, today),
    openDays: [],
    services: atelierServices.map(({ slug }) => slug),
    practitioners: [
      {
        name: 'Alma',
        picture: portraitOf('atelier', 'croix-rousse', 'Alma'),
        craft: { fr: 'Laques miroir et ongles courts' },
        categories: ['mains-et-pieds', 'cils-et-sourcils'],
        week: week('2-5 10:00-18:00', '6 10:00-18:00'),
      },
      {
        name: 'Joséphine',
        picture: portraitOf('atelier', 'croix-rousse', 'Joséphine'),
        craft: { fr: 'Beauté des pieds, gestes précis' },
        categories: ['mains-et-pieds'],
        week: week('3-5 11:00-19:00', '6 10:00-18:00'),
      },
      {
        name: 'Rose',
        picture: portraitOf('atelier', 'croix-rousse', 'Rose'),
        craft: { fr: 'Cils et sourcils, effet naturel' },
        categories: ['cils-et-sourcils'],
        week: week('2,4,5 10:00-19:00'),
      },
    ],
    cabins: [],
    equipment: [],
  };
}

/** One shop, French only, nothing to pay in advance; always light. */
/** Airier headings, and pictures and buttons with the corners of the nails that the house is known for. */
const CUSTOM_CSS = `:root { --vitrine-radius-picture: .875em }
.heading { letter-spacing: .012em }
.button-primary, .button-secondary, .button-small { letter-spacing: .03em }
@container (min-width: 40em) { .button-primary { padding: .75em 2em } }
`;

export function atelier(today: CalendarDate): SeedCompany {
  return {
    hosts: ['atelier.localhost'],
    company: seedProfile({
      ...identity,
      nickname: 'atelier',
      locales,
      theme: {
        dark: false,
        buttonsColor: '#5a2446',
        secondaryButtonsColor: '#76558a',
        headerColor: '#fdfbfc',
        menuColor: '#f7f0f4',
        footerColor: '#3a1a2e',
        mkpBackgroundColor: '#faf6f8',
        breadcrumbDefaultColor: '#8d7a86',
        breadcrumbDoneColor: '#5a2446',
        breadcrumbCurrentColor: '#76558a',
        eventsColor: '#5a2446',
        eventsTextColor: '#ffffff',
        siteContained: true,
        shadowSiteContained: true,
        containedBackgroundColor: '#efe4ea',
        roundedMenu: true,
        customCss: CUSTOM_CSS,
        headerFont: { name: 'Newsreader', url: '' },
        menuFont: { name: 'Newsreader', url: '' },
        bodyFont: { name: 'Newsreader', url: '' },
      },
      pages: { monoShop: 'rounded', services: 'default' },
      socialNetworks: {
        instagram: { active: true, url: 'https://www.instagram.com/atelier.nacre.example' },
        facebook: { active: false, url: '' },
      },
      invoicing: {
        legalName: 'Atelier Nacre SARL',
        registration: 'RCS Lyon 894 206 715',
        vatNumbers: { FR: 'FR62894206715' },
      },
      legal: legalTexts({
        ...identity,
        legalName: 'Atelier Nacre SARL',
        capital: 8_000,
        registration: 'RCS Lyon 894 206 715',
        seat: '14 rue du Mail, 69004 Lyon',
        director: 'Alma Perrin',
        cancelHours: 24,
        locales,
      }),
      cookies: cookiesText(locales),
      tabTitle: '%s · Atelier Nacre',
      booker: { homepageType: 'mono' },
    }),
    categories: atelierCategories,
    services: atelierServices,
    shops: [shop(today)],
    people: [...customers, ...team.filter(({ role }) => role === 'admin')],
  };
}
