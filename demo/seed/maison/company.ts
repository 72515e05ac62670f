import type { CompanyWire } from '#contract/company/company-wire.ts';
import { LOCALES } from '#domain/locale.ts';
import { seedProfile } from '../company-wire.ts';
import { cookiesText, legalTexts } from '../legal/legal-texts.ts';
import { maisonSlides } from './slides.ts';

const SITE = 'http://primary.localhost:4100';

const identity = { displayName: 'Maison Orée', phone: '+33199004200', email: 'bonjour@maison-oree.example' };

export function maisonCompany(): CompanyWire {
  return seedProfile({
    ...identity,
    nickname: 'maison',
    locales: LOCALES,
    theme: {
      buttonsColor: '#1f4d44',
      secondaryButtonsColor: '#3d6b57',
      footerColor: '#17332e',
      breadcrumbDefaultColor: '#7b8a86',
      breadcrumbDoneColor: '#1f4d44',
      breadcrumbCurrentColor: '#3d6b57',
      eventsColor: '#3d6b57',
      eventsTextColor: '#ffffff',
      headerFont: { name: 'Newsreader', url: '' },
      menuFont: { name: 'Figtree', url: '' },
      bodyFont: { name: 'Figtree', url: '' },
    },
    pages: { mkpShop: 'default', categories: 'default', services: 'default', contact: 'locator' },
    socialNetworks: {
      instagram: { active: true, url: 'https://www.instagram.com/maison.oree.example' },
      facebook: { active: true, url: 'https://www.facebook.com/maison.oree.example' },
      youtube: { active: false, url: '' },
      linkedIn: { active: true, url: 'https://www.linkedin.com/company/maison-oree-example' },
    },
    invoicing: {
      legalName: 'Maison Orée SAS',
      registration: 'RCS Paris 902 417 338',
      vatNumbers: {
        FR: 'FR41902417338',
        ES: 'ESN0042173J',
        IT: 'IT00417330968',
        DE: 'DE402417338',
        CH: 'CHE-402.417.338 MWST',
      },
    },
    legal: legalTexts({
      ...identity,
      legalName: 'Maison Orée SAS',
      capital: 120_000,
      registration: 'RCS Paris 902 417 338',
      seat: '24 rue des Francs-Bourgeois, 75003 Paris',
      director: 'Hélène Aubry',
      cancelHours: 24,
      locales: LOCALES,
    }),
    cookies: cookiesText(LOCALES),
    tabTitle: '%s · Maison Orée',
    booker: {
      homepageType: 'mkp',
      products: { active: true },
      payment: { provider: 'stripe', keys: { publicKey: 'pk_test_maison' } },
      eshopEnabled: true,
      delivery: {
        active: true,
        countries: ['FR', 'BE', 'CH', 'DE', 'ES', 'IT', 'LU', 'MC'],
        price: 4.9,
        freeFrom: 60,
        days: { from: 2, to: 4 },
      },
      appointment: { cuttingHours: 30, cancelHours: 24, payment: { active: true } },
      shopUseCabins: true,
      sections: {
        home: {
          heroImage: {
            enabled: true,
            isBottom: false,
            serviceId: '',
            position: 'left',
            slides: maisonSlides(),
          },
        },
      },
      navigation: { mobile: { bottomNavLeft: 'services', bottomNavRight: 'shops' } },
      primarySiteLinkEnabled: true,
      primarySiteLink: SITE,
      primarySiteLinkText: {
        fr: 'L’univers de la maison',
        de: 'Die Welt der Maison',
        en: 'Discover the house',
        es: 'El mundo de la casa',
        it: 'Il mondo della maison',
      },
      customMenuItems: [
        {
          id: 1,
          order: 1,
          url: `${SITE}/#engagements`,
          label: {
            fr: 'Nos engagements',
            de: 'Wofür wir stehen',
            en: 'Our commitments',
            es: 'Nuestros compromisos',
            it: 'I nostri impegni',
          },
        },
        {
          id: 2,
          order: 2,
          url: `${SITE}/#metiers`,
          label: {
            fr: 'Travailler avec nous',
            de: 'Bei uns arbeiten',
            en: 'Work with us',
            es: 'Trabaje con nosotros',
            it: 'Lavora con noi',
          },
        },
      ],
    },
  });
}
