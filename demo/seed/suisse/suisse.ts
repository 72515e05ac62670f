import type { CalendarDate } from '@internationalized/date';
import { LOCALES } from '#domain/locale.ts';
import { seedProfile } from '../company-wire.ts';
import { cookiesText, legalTexts } from '../legal/legal-texts.ts';
import { maisonCategories } from '../maison/categories.ts';
import { groups } from '../maison/groups.ts';
import { maisonServices } from '../maison/services/services.ts';
import { maisonShops } from '../maison/shops/shops.ts';
import { maisonSlides } from '../maison/slides.ts';
import type { SeedCompany } from '../model.ts';
import { customers, team } from '../people.ts';
import { pricesInFrancs, serviceInFrancs } from './francs.ts';
import { suisseShops } from './suisse-shops.ts';

const identity = {
  displayName: 'Maison Orée Suisse',
  phone: '+41225550140',
  email: 'suisse@maison-oree.example',
};

const addresses = {
  fr: 'Quatre adresses, les mêmes gestes, et la lumière du matin.',
  de: 'Vier Adressen, dieselben Gesten, und Morgenlicht.',
  en: 'Four addresses, the same gestures, and morning light.',
  es: 'Cuatro direcciones, los mismos gestos y la luz de la mañana.',
  it: 'Quattro indirizzi, gli stessi gesti e la luce del mattino.',
};

/** The Swiss shops under a site of their own: its slides stand below the search and give way to it, their words at the right. */
export function suisse(today: CalendarDate): SeedCompany {
  const shops = suisseShops(maisonShops(today));
  return {
    hosts: ['suisse.localhost'],
    company: seedProfile({
      ...identity,
      nickname: 'suisse',
      currency: { symbol: 'CHF', code: 'CHF' },
      pictures: 'maison',
      locales: LOCALES,
      theme: {
        buttonsColor: '#7a2e2a',
        secondaryButtonsColor: '#3f5f66',
        footerColor: '#3a1c1a',
        headerFont: { name: 'Newsreader', url: '' },
        menuFont: { name: 'Figtree', url: '' },
        bodyFont: { name: 'Figtree', url: '' },
      },
      pages: {
        multiShop: 'grid',
        mkpShop: 'rounded',
        servicesCateg: 'square',
        services: 'cards',
        servicePresentation: 'whole',
      },
      socialNetworks: {},
      invoicing: {
        legalName: 'Maison Orée Suisse SA',
        registration: 'CHE-318.402.775',
        vatNumbers: { CH: 'CHE-318.402.775 MWST' },
      },
      legal: legalTexts({
        ...identity,
        legalName: 'Maison Orée Suisse SA',
        capital: 100_000,
        currency: 'CHF',
        registration: 'CHE-318.402.775',
        seat: '9 rue de Rive, 1204 Genève',
        director: 'Coraline Berset',
        cancelHours: 24,
        locales: LOCALES,
      }),
      cookies: cookiesText(LOCALES),
      tabTitle: '%s · Maison Orée Suisse',
      booker: {
        homepageType: 'mkp',
        shopUseCabins: true,
        sections: {
          home: {
            heroImage: {
              enabled: true,
              isBottom: true,
              serviceId: '',
              position: 'right',
              slides: maisonSlides(addresses),
            },
          },
        },
        navigation: { mobile: { bottomNavLeft: 'services', bottomNavRight: 'shops' } },
      },
    }),
    categories: maisonCategories,
    services: maisonServices.map(serviceInFrancs),
    groups: groups.filter(({ id }) => shops.some(({ group }) => group === id)),
    shops: shops.map(({ prices = {}, ...shop }) => ({
      ...shop,
      prices: pricesInFrancs(prices),
      products: [],
    })),
    people: [...customers, ...team.filter(({ role }) => role === 'admin')],
  };
}
