import type { Company } from '#domain/company/company.ts';

/** A company for tests, as it would be parsed with every default, and with what the test says of it. */
export function company(facts: Partial<Company> = {}): Company {
  return {
    token: 'cmp_test',
    nickname: 'test',
    version: 1,
    debug: false,
    identity: {
      name: 'Maison Orée',
      websiteUrl: '',
      logo: '',
      logoWhite: '',
      logoSize: 50,
      phone: '+33199004200',
      email: 'bonjour@example.com',
      socials: [],
    },
    currency: { code: 'EUR', digits: 2, symbol: '€' },
    locales: ['fr', 'de', 'en', 'es', 'it'],
    cartActive: true,
    productsActive: false,
    closure: { maintenance: false, disabled: false, message: {}, hideDefault: false },
    booking: {
      active: true,
      intervalMinutes: 30,
      cancelHours: 24,
      usesCabins: false,
      showsDuration: true,
      showsPrice: true,
      priceTimesMode: 'first',
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
    legalSections: [],
    titlePattern: '%s',
    indexable: false,
    favicon: { image: '', title: '' },
    ...facts,
  };
}
