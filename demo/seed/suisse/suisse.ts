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

const identity = {
  displayName: 'Maison Orée Suisse',
  phone: '+41225550140',
  email: 'suisse@maison-oree.example',
};

/** The Swiss shops under a site of their own: its slides stand below the search and give way to it, their words at the right. */
export function suisse(today: CalendarDate): SeedCompany {
  const shops = maisonShops(today).filter(({ address }) => address.country === 'CH');
  return {
    hosts: ['suisse.localhost'],
    company: seedProfile({
      ...identity,
      nickname: 'suisse',
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
      pages: { mkpShop: 'rounded' },
      socialNetworks: {},
      legal: legalTexts({
        ...identity,
        legalName: 'Maison Orée Suisse SA',
        capital: 100_000,
        registration: 'CHE-318.402.775',
        seat: '14 rue Saint-Joseph, 1227 Carouge',
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
              slides: maisonSlides(),
            },
          },
        },
        navigation: { mobile: { bottomNavLeft: 'services', bottomNavRight: 'shops' } },
      },
    }),
    categories: maisonCategories,
    services: maisonServices,
    groups: groups.filter(({ id }) => shops.some(({ group }) => group === id)),
    shops: shops.map((shop) => ({ ...shop, products: [] })),
    people: [...customers, ...team.filter(({ role }) => role === 'admin')],
  };
}
