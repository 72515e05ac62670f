import { describe, expect, test } from 'vitest';
import { parseCompany } from './company.ts';

const BASE = 'https://api.example';

/** A company with these settings, and what was warned of while it was read. */
function read(change: object) {
  const warnings: string[] = [];
  const company = parseCompany({ token: 'cmp_x', ...change }, BASE, (what) => void warnings.push(what));
  return { company, warnings };
}

const withBooker = (booker: object) => read({ booker });

test('a company is read whole', () => {
  const { company, warnings } = read({
    nickname: 'maison',
    version: 7,
    isDebug: true,
    identity: {
      displayName: 'Maison Orée',
      websiteURL: 'https://maison.example',
      logo: '/medias/logo.svg',
      logoWhite: 'https://cdn.example/white.svg',
      logoSize: 80,
      phone: '+33100000000',
      email: 'hello@maison.example',
      socialNetworks: { instagram: { active: true, url: 'HTTPS://instagram.example/x' } },
    },
    mCurrency: { code: 'CHF', symbol: 'CHF' },
    cart: { active: false },
    themes: {
      general: { dark: true, buttonsColor: '#123456', headerDark: false },
      pages: { home: 'calm', shop: 5 },
    },
    booker: {
      langs: { it: true, fr: false, en: true, de: 'true' },
      products: { active: true },
      gifts: { themes: ['birthday'] },
      maintenance: true,
      siteDisabled: true,
      siteDisabledMessage: { fr: 'Fermé' },
      siteDisabledHideDefault: true,
      backgroundColor: '#eeeeee',
      backgroundRepeat: 'repeat-x',
      headerDark: true,
      homepageType: 'mkp-2',
      sections: {
        home: { heroImage: { enabled: true, isBottom: true, position: 'right', serviceId: 5, slides: [] } },
      },
      primarySiteLinkEnabled: true,
      primarySiteLink: 'https://maison.example/site',
      primarySiteLinkText: { fr: 'Notre site' },
      auth: { fastRegistration: true },
      payment: { provider: 'saferpay', keys: { publicKey: 'pk_1' } },
      navigation: { mobile: { bottomNavLeft: 'home', bottomNavRight: 'shops' } },
      legalSections: ['cgu', 'other', 'rgpd'],
      magazineLangs: ['all', 7, 'de'],
      seo: { siteTabTitlePattern: '%s – Maison', indexable: true },
      allowedOrigins: ['https://cdn.example', 'HTTP://salon.example:81/x', 'mailto:a@b.fr', '/x', 5],
      favicon: { image: '/medias/icon.png', title: 'Maison' },
      appointments: false,
      appointment: { cuttingHours: 15, cancelHours: 48 },
      visitPayment: { mode: 'deposit', depositPercent: 30, payOnSite: false },
      shopUseCabins: true,
      services: { list: { display: { duration: true, price: false } }, priceTimesMode: 'lowest' },
    },
  });
  expect(company).toEqual({
    token: 'cmp_x',
    nickname: 'maison',
    version: 7,
    debug: true,
    delivery: null,
    eshopEnabled: false,
    identity: {
      name: 'Maison Orée',
      websiteUrl: 'https://maison.example',
      logo: 'https://api.example/medias/logo.svg',
      logoWhite: 'https://cdn.example/white.svg',
      logoSize: 80,
      phone: '+33100000000',
      email: 'hello@maison.example',
      socials: [{ network: 'instagram', url: 'HTTPS://instagram.example/x' }],
    },
    currency: { code: 'CHF', digits: 2, symbol: 'CHF' },
    locales: ['en', 'it'],
    cartActive: false,
    productsActive: true,
    hasGiftThemes: true,
    closure: { maintenance: true, disabled: true, message: { fr: 'Fermé' }, hideDefault: true },
    booking: {
      active: false,
      intervalMinutes: 15,
      cancelHours: 48,
      usesCabins: true,
      showsDuration: true,
      showsPrice: false,
      priceTimesMode: 'lowest',
      online: { mode: 'deposit', depositPercent: 30, isOptional: false },
    },
    theme: {
      scheme: 'dark',
      accentColour: '#123456',
      darkHeader: false,
      pageColour: '#eeeeee',
      backgroundRepeat: 'repeat-x',
    },
    pageThemes: new Map([
      ['home', 'calm'],
      ['shop', ''],
    ]),
    homepage: 'mkp-2',
    hero: { isBottom: true, position: 'right', serviceId: '5', slides: [] },
    menuItems: [],
    primarySite: { url: 'https://maison.example/site', text: { fr: 'Notre site' } },
    fastRegistration: true,
    payment: { provider: 'saferpay', publicKey: 'pk_1' },
    bottomNav: { left: 'home', right: 'shops' },
    mapTiles: null,
    legalSections: ['rgpd', 'cgu'],
    magazineLanguages: ['all', 'de'],
    titlePattern: '%s – Maison',
    indexable: true,
    pictureOrigins: ['https://cdn.example', 'http://salon.example:81'],
    favicon: { image: 'https://api.example/medias/icon.png', title: 'Maison' },
  });
  expect(warnings).toEqual([]);
});

test('a company that names nothing but its token has each default', () => {
  expect(read({ nickname: 'x' }).company).toEqual({
    token: 'cmp_x',
    nickname: 'x',
    version: 0,
    debug: false,
    delivery: null,
    eshopEnabled: false,
    identity: {
      name: 'x',
      websiteUrl: '',
      logo: '',
      logoWhite: '',
      logoSize: 50,
      phone: '',
      email: '',
      socials: [],
    },
    currency: { code: 'EUR', digits: 2, symbol: '€' },
    locales: ['fr'],
    cartActive: true,
    productsActive: false,
    hasGiftThemes: false,
    closure: { maintenance: false, disabled: false, message: {}, hideDefault: false },
    booking: {
      active: true,
      intervalMinutes: 30,
      cancelHours: 24,
      usesCabins: false,
      showsDuration: false,
      showsPrice: true,
      priceTimesMode: 'first',
      online: null,
    },
    theme: {},
    pageThemes: new Map(),
    homepage: 'mono',
    hero: null,
    menuItems: [],
    primarySite: null,
    fastRegistration: false,
    payment: { provider: 'free', publicKey: '' },
    bottomNav: { left: 'services', right: 'contact' },
    mapTiles: null,
    legalSections: [],
    magazineLanguages: [],
    titlePattern: '%s',
    indexable: false,
    pictureOrigins: [],
    favicon: { image: '', title: '' },
  });
});

test.for<[object, number]>([
  [{ cuttingHours: 20 }, 20],
  [{ cuttingHours: 20, appointment: { cuttingHours: 10 } }, 10],
  [{ appointment: { cuttingHours: 1440 } }, 1440],
  [{ appointment: { cuttingHours: 1441 } }, 30],
  [{ appointment: { cuttingHours: 1 } }, 1],
  [{ appointment: { cuttingHours: 0 } }, 30],
])('a company with the settings %j offers a start each %i minutes', ([booker, minutes]) => {
  expect(withBooker(booker).company?.booking.intervalMinutes).toBe(minutes);
});

test.for<[unknown, number]>([
  [1, 1],
  [1000, 1000],
  [0, 50],
  [1001, 50],
])('a logo of the size %j is %i high', ([logoSize, expected]) => {
  expect(read({ identity: { logoSize } }).company?.identity.logoSize).toBe(expected);
});

test.for(['free', 'stripe', 'payzen', 'saferpay', 'paypal', 'monetico'])(
  'the payment provider %s is known',
  (provider) => {
    expect(withBooker({ payment: { provider } }).company?.payment.provider).toBe(provider);
  },
);

test('the legal sections that are known come in one order, whatever theirs', () => {
  const legalSections = ['cgu', 'cgv', 'mentions', 'rgpd'];
  expect(withBooker({ legalSections }).company?.legalSections).toEqual(['rgpd', 'mentions', 'cgv', 'cgu']);
});

test.for(['mono', 'mkp', 'mkp-2'])('the kind of home page %s is known', (homepageType) => {
  expect(withBooker({ homepageType }).company?.homepage).toBe(homepageType);
});

describe('the hero', () => {
  const hero = (change: object) =>
    withBooker({ sections: { home: { heroImage: { enabled: true, ...change } } } });

  test('the hero of a home page is there only where it is switched on', () => {
    expect(hero({ enabled: 'true' }).company?.hero).toBeNull();
    expect(hero({}).company?.hero).toEqual({ isBottom: false, position: 'left', serviceId: '', slides: [] });
  });

  test.for(['left', 'right', 'bottom'])('the hero of a home page may stand %s', (position) => {
    expect(hero({ position }).company?.hero?.position).toBe(position);
  });

  test('the hero of a home page has the slides that can be read, and the others are warned of', () => {
    const slide = {
      title: { fr: 'Titre' },
      text: { fr: 'Texte' },
      buttonAction: 'service',
      buttonText: { fr: 'Réserver' },
      buttonActionValue: '5',
      image: { url: '/medias/a.webp', widths: [640], colour: '#aabbcc' },
    };
    const { company, warnings } = hero({ slides: [slide, 'nothing', {}] });
    expect(company?.hero?.slides).toEqual([
      {
        title: { fr: 'Titre' },
        text: { fr: 'Texte' },
        action: 'service',
        actionText: { fr: 'Réserver' },
        actionValue: '5',
        picture: { url: 'https://api.example/medias/a.webp', widths: [640], alt: {}, colour: '#aabbcc' },
      },
      { title: {}, text: {}, action: '', actionText: {}, actionValue: '', picture: null },
    ]);
    expect(warnings).toEqual(['hero slide']);
  });
});

test('menu items come in their order; one without a link or a label is warned of', () => {
  const item = (id: string, change: object) => ({ id, url: '/a', label: { fr: 'A' }, order: 1, ...change });
  const { company, warnings } = withBooker({
    customMenuItems: [
      item('late', { order: 5 }),
      item('no way', { url: 'javascript:alert(1)' }),
      item('early', { order: null }),
      item('no word', { label: {} }),
      item('middle', {}),
    ],
  });
  expect(company?.menuItems).toEqual([
    { id: 'early', url: '/a', label: { fr: 'A' }, order: 0 },
    { id: 'middle', url: '/a', label: { fr: 'A' }, order: 1 },
    { id: 'late', url: '/a', label: { fr: 'A' }, order: 5 },
  ]);
  expect(warnings).toEqual(['menu item', 'menu item']);
});

test.for<[object, boolean]>([
  [{ primarySiteLinkEnabled: true, primarySiteLink: 'https://a.example' }, true],
  [{ primarySiteLinkEnabled: 'true', primarySiteLink: 'https://a.example' }, false],
  [{ primarySiteLinkEnabled: true, primarySiteLink: '' }, false],
])('the company’s own site that %j names is linked: %s', ([booker, isLinked]) => {
  expect(withBooker(booker).company?.primarySite !== null).toBe(isLinked);
});

test('a social network whose address is not on the web is left out', () => {
  const socialNetworks = { mail: { active: true, url: 'mailto:a@b.fr' }, path: { active: true, url: '/x' } };
  expect(read({ identity: { socialNetworks } }).company?.identity.socials).toEqual([]);
});
