import type { CalendarDate } from '@internationalized/date';
import type { CompanyWire } from '#contract/company/company-wire.ts';
import { seedProfile } from '../company-wire.ts';
import { cookiesText, legalTexts } from '../legal/legal-texts.ts';
import type { SeedCompany, SeedShop } from '../model.ts';
import { pictureOf } from '../pictures/picture-of.ts';
import { portraitOf } from '../pictures/portraits.ts';
import { customers, team } from '../people.ts';
import { seedClosedDays, openSundays } from '../calendar/special-days.ts';
import { week } from '../calendar/week.ts';
import { duoGoods } from './goods.ts';
import { duoMagazine } from './magazine.ts';
import { duoProductCategories, duoProducts } from './products.ts';
import { duoReviews } from './reviews.ts';
import { duoCategories, duoServices } from './services.ts';

const identity = { displayName: 'Duo Cobalt', phone: '+33465710240', email: 'hello@duo-cobalt.example' };
const locales = ['fr', 'en'] as const;
const all = ['coupe-et-couleur', 'barbe'] as const;
const portHours = week('2-6 10:00-19:30');
const rampartHours = week('3-6 10:00-13:00 14:30-19:30');

function shops(today: CalendarDate): SeedShop[] {
  const shared = {
    timeZone: 'Europe/Paris',
    usesCabins: false,
    cabins: [],
    equipment: [],
    openDays: [],
    products: duoProducts.map(({ slug }) => slug),
  } as const;
  return [
    {
      ...shared,
      slug: 'nice-port',
      name: 'Duo Cobalt Nice',
      address: { street: '8 rue Bonaparte', city: 'Nice', zipcode: '06300', country: 'FR' },
      phone: identity.phone,
      email: 'nice@duo-cobalt.example',
      latitude: 43.6993,
      longitude: 7.2848,
      picture: 'nice-port',
      week: portHours,
      closedDays: seedClosedDays('nice-port', 'FR', portHours, today),
      openDays: openSundays(today),
      services: duoServices.map(({ slug }) => slug),
      practitioners: [
        {
          name: 'Mila',
          picture: portraitOf('duo', 'nice-port', 'Mila'),
          craft: { fr: 'Couleurs vives et coupes qui bougent', en: 'Vivid colour and cuts that move' },
          categories: ['coupe-et-couleur'],
          week: week('0 11:00-18:00', '2-5 10:00-18:30'),
        },
        {
          name: 'Enzo',
          picture: portraitOf('duo', 'nice-port', 'Enzo'),
          craft: { fr: 'Dégradés, barbes et platine', en: 'Fades, beards and platinum' },
          categories: all,
          week: week('0 11:00-18:00', '2-6 11:00-19:30'),
        },
        {
          name: 'Jo',
          picture: portraitOf('duo', 'nice-port', 'Jo'),
          craft: { fr: 'Cheveux bouclés, coupe à sec', en: 'Curly hair, cut dry' },
          categories: ['coupe-et-couleur'],
          week: week('3-6 10:00-19:30'),
        },
        {
          name: 'Sami',
          picture: portraitOf('duo', 'nice-port', 'Sami'),
          craft: { fr: 'Barbes longues, contours nets', en: 'Long beards, sharp outlines' },
          categories: ['barbe'],
          week: week('4-6 12:00-19:30'),
          selectable: false,
        },
      ],
    },
    {
      ...shared,
      slug: 'antibes-remparts',
      name: 'Duo Cobalt Antibes',
      address: { street: '21 rue Georges-Clemenceau', city: 'Antibes', zipcode: '06600', country: 'FR' },
      phone: '+33465710241',
      email: 'antibes@duo-cobalt.example',
      latitude: 43.5806,
      longitude: 7.1267,
      picture: 'antibes-remparts',
      week: rampartHours,
      closedDays: seedClosedDays('antibes-remparts', 'FR', rampartHours, today),
      services: duoServices.filter(({ slug }) => slug !== 'couleur-soleil').map(({ slug }) => slug),
      prices: { 'rasage-a-l-ancienne': 38 },
      practitioners: [
        {
          name: 'Charlie',
          picture: portraitOf('duo', 'antibes-remparts', 'Charlie'),
          craft: { fr: 'Coupes courtes, du ciseau au rasoir', en: 'Short cuts, from scissors to razor' },
          categories: all,
          week: week('3-6 10:00-13:00 14:30-19:30'),
        },
        {
          name: 'Ava',
          picture: portraitOf('duo', 'antibes-remparts', 'Ava'),
          craft: { fr: 'Balayages baignés de soleil', en: 'Sun-washed balayage' },
          categories: ['coupe-et-couleur'],
          week: week('3-5 10:00-13:00 14:30-18:30'),
        },
        {
          name: 'Nino',
          picture: portraitOf('duo', 'antibes-remparts', 'Nino'),
          craft: { fr: 'Rasage à l’ancienne, serviette chaude', en: 'Old-style shaves, hot towel' },
          categories: ['barbe'],
          week: week('4-6 10:00-13:00 14:30-19:30'),
        },
      ],
    },
  ];
}

/**
 * Measured, recorded, advertised and reviewed with the visitor's consent, through a host of the demo that stands in for the services;
 * a promotion and the coupons come over its pages.
 */
const POP_UPS: Partial<CompanyWire['booker']> = {
  ganalytics: 'G-DUOCOBALT1',
  thirdParties: { hotjar: '9000001', tagServer: 'http://third-party.localhost:4100' },
  avisverifies: { codeMarque: `${duoReviews.site}/9b1c3f60-0d0a-4d5c-8f5e-d00000000002` },
  popupEnabled: true,
  popupImg: pictureOf('duo', 'soin-marin'),
  popupText: {
    fr: '<p>Le <strong>soin marin</strong> revient pour la saison : algues, sel et vingt minutes sans rien dire.</p>',
    en: '<p>The <strong>marine treatment</strong> is back for the season: seaweed, salt and twenty minutes without a word.</p>',
  },
  popupLink: '/services',
  popupLinkText: { fr: 'Voir les prestations', en: 'See the services' },
  couponsPopupHome: true,
  couponsPopupText: {
    fr: '<p>Deux raisons de venir avant la fin du mois.</p>',
    en: '<p>Two reasons to come before the end of the month.</p>',
  },
};

/** Two shops, French and English, quick registration; always dark. */
export function duo(today: CalendarDate): SeedCompany {
  return {
    hosts: ['duo.localhost'],
    company: seedProfile({
      ...identity,
      nickname: 'duo',
      locales,
      theme: {
        dark: true,
        buttonsColor: '#b4c5ff',
        secondaryButtonsColor: '#e3c878',
        headerColor: '#101a33',
        menuColor: '#16234a',
        footerColor: '#0b1226',
        mkpBackgroundColor: '#0e1730',
        breadcrumbDefaultColor: '#8492b8',
        breadcrumbDoneColor: '#b4c5ff',
        breadcrumbCurrentColor: '#e3c878',
        eventsColor: '#e3c878',
        eventsTextColor: '#101a33',
        squareFlatButtons: true,
        headerFullWidth: true,
        headerFont: { name: 'Figtree', url: '' },
        menuFont: { name: 'Figtree', url: '' },
        bodyFont: { name: 'Figtree', url: '' },
      },
      pages: { mkpShop: 'square', categories: 'cards', multiShop: 'grid2', contact: 'landscape' },
      socialNetworks: {
        instagram: { active: true, url: 'https://www.instagram.com/duo.cobalt.example' },
        google: { active: true, url: 'https://www.google.com/maps/search/duo+cobalt+example' },
      },
      invoicing: {
        legalName: 'Duo Cobalt SAS',
        registration: 'RCS Nice 918 330 452',
        vatNumbers: { FR: 'FR27918330452' },
      },
      legal: legalTexts({
        ...identity,
        legalName: 'Duo Cobalt SAS',
        capital: 20_000,
        registration: 'RCS Nice 918 330 452',
        seat: '8 rue Bonaparte, 06300 Nice',
        director: 'Mila Rinaldi',
        cancelHours: 12,
        locales,
      }),
      cookies: cookiesText(locales),
      tabTitle: '%s | Duo Cobalt',
      conversion: 'AW-1000000001',
      klaviyo: 'DuoCob',
      booker: {
        ...POP_UPS,
        homepageType: 'mkp-2',
        products: { active: true },
        payment: { provider: 'payzen', keys: { publicKey: '90000001:testpublickey_duoCobalt' } },
        eshopEnabled: true,
        auth: { fastRegistration: true },
        appointment: { cuttingHours: 15, cancelHours: 12, payment: { active: true } },
        services: { list: { display: { duration: true, price: true } }, priceTimesMode: 'first' },
        navigation: { mobile: { bottomNavLeft: 'services', bottomNavRight: 'shops' } },
      },
    }),
    categories: duoCategories,
    services: duoServices,
    productCategories: duoProductCategories,
    products: duoProducts,
    payment: { payOnSite: false, mode: 'full', depositPercent: 0, lateFeePercent: 50, approval: false },
    goods: duoGoods,
    content: duoMagazine,
    shops: shops(today),
    people: [...customers, ...team.filter(({ role }) => role === 'admin')],
  };
}
