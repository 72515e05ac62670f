import type { ArticleWire } from '#contract/catalogue/articles.schemas.ts';
import type { CategoryWire } from '#contract/catalogue/categories.schemas.ts';
import type { CompanyWire } from '#contract/company/company-wire.ts';
import type { ShopWire } from '#contract/shop/shops.schemas.ts';

/** Replies of a small salon, as the contract has them. */

export function companyWire(change: { readonly booker?: Partial<CompanyWire['booker']> } = {}): CompanyWire {
  const none = {};
  return {
    token: 'cmp_x',
    nickname: 'x',
    version: 1,
    isDebug: false,
    identity: {
      displayName: 'Maison X',
      websiteURL: 'https://x.example',
      logo: '/medias/x/logo.svg',
      logoWhite: '',
      logoSize: 60,
      phone: '+33100000000',
      email: 'hello@x.example',
      socialNetworks: { instagram: { active: true, url: 'https://instagram.example/x' } },
    },
    cart: { active: true },
    texts: { legal: none, cookies: none },
    themes: { general: { dark: false, buttonsColor: '#123456' }, pages: {} },
    mCurrency: { symbol: '€', code: 'EUR' },
    booker: {
      maintenance: false,
      siteDisabled: false,
      siteDisabledMessage: none,
      siteDisabledHideDefault: false,
      langs: { fr: true, en: true, de: true },
      homepageType: 'mono',
      sections: {
        home: { heroImage: { enabled: false, isBottom: false, serviceId: '', position: 'left', slides: [] } },
      },
      customMenuItems: [],
      primarySiteLinkEnabled: false,
      primarySiteLink: '',
      primarySiteLinkText: none,
      auth: { fastRegistration: false },
      payment: { provider: 'free', keys: { publicKey: '' } },
      appointment: { cuttingHours: 30, cancelHours: 24 },
      appointments: true,
      shopUseCabins: false,
      services: { list: { display: { duration: true, price: true } }, priceTimesMode: 'first' },
      navigation: { mobile: { bottomNavLeft: 'services', bottomNavRight: 'contact' } },
      textLegals: { rgpd: none, mentions: none, cgv: none, cgu: none },
      seo: { siteTabTitlePattern: '%s – X', indexable: false },
      favicon: { image: '', title: '' },
      ...change.booker,
    },
  };
}

export function articleWire(number: number, change: Partial<ArticleWire> = {}): ArticleWire {
  return {
    id: `s${number}`,
    artebeauteId: `ab-10${number}`,
    abId: `10${number}`,
    type: 1,
    slug: `service-${number}`,
    draft: false,
    name: { fr: `Soin ${number}`, en: `Care ${number}` },
    summary: {},
    description: {},
    images: [],
    categories: [{ slug: 'soins' }],
    price: 40 + number,
    weekprices: null,
    prices: null,
    booker: {
      active: true,
      upsellOnly: false,
      duration: 60,
      pause: 0,
      vat: 20,
      enableStock: false,
      pricesByShops: [],
      priceTime: { active: false, prices: [] },
      appointment: { nbCustomerRequired: 1 },
    },
    ...change,
  };
}

export function shopWire(number: number, articles: readonly string[]): ShopWire {
  const open = { status: 'day' as const, hours: [{ start: '09:00', end: '12:00' }] };
  return {
    id: `shop${number}`,
    slug: `shop-${number}`,
    artebeauteId: `ab-${number}`,
    order: number,
    timezone: 'Europe/Paris',
    publicInfo: {
      name: `Salon ${number}`,
      phone: '',
      email: '',
      address: { address: '1 rue X', city: 'Paris', zipcode: '75003', country: 'FR' },
    },
    localisation: { coordonate: null },
    images: [],
    booker: { active: true, shopUseCabins: null },
    articles: [...articles],
    geoGroupment: null,
    weekHours: { 1: open, 2: open, 3: open, 4: open, 5: open, 6: open, 0: { status: 'other', hours: [] } },
  };
}

export function categoriesWire(): CategoryWire[] {
  const articles = [1, 2, 3, 4].map((number) => articleWire(number));
  return [
    { id: 'c1', type: 1, slug: 'soins', order: 1, name: { fr: 'Soins' }, summary: {}, images: [], articles },
    {
      id: 'c2',
      type: 1,
      slug: 'vide',
      order: 0,
      name: { fr: 'Vide' },
      summary: {},
      images: [],
      articles: [],
    },
  ];
}

/** The first shop offers everything, the second services 1 and 2, the third services 2 and 3. */
export function shopsWire(): ShopWire[] {
  return [shopWire(1, ['s1', 's2', 's3', 's4']), shopWire(2, ['s1', 's2']), shopWire(3, ['s2', 's3'])];
}
