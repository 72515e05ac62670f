import type { CompanyWire } from '#contract/company/company-wire.ts';
import type { SeedCompany, SeedShop } from '#seed/model.ts';
import type { PictureOf } from '../seeding/rows/picture-source.ts';

/** Small companies in which every rule of booking can be met, and whose dates never move. */

const texts = (word: string) => ({ fr: word, en: `${word} (en)` });

export const testPicture: PictureOf = (company, name) => ({
  url: `/medias/${company}/${name}.{width}.{format}`,
  widths: [320, 640],
  alt: texts(name),
  colour: '#d8c8b8',
});

export function companyOf(nickname: string, change: Partial<CompanyWire['booker']> = {}): CompanyWire {
  return {
    token: `cmp_${nickname}`,
    nickname,
    version: 1,
    isDebug: false,
    identity: {
      displayName: `Salon ${nickname}`,
      websiteURL: '',
      logo: '',
      logoWhite: '',
      logoSize: 50,
      phone: '+33199000000',
      email: `salon@${nickname}.example`,
      socialNetworks: {},
    },
    cart: { active: true },
    texts: { legal: {}, cookies: {} },
    themes: { general: {}, pages: {} },
    mCurrency: { symbol: '€', code: 'EUR' },
    booker: {
      maintenance: false,
      siteDisabled: false,
      siteDisabledMessage: {},
      siteDisabledHideDefault: false,
      langs: { fr: true, en: true, de: false, es: false, it: false },
      homepageType: 'mono',
      sections: {
        home: { heroImage: { enabled: false, isBottom: false, serviceId: '', position: 'left', slides: [] } },
      },
      customMenuItems: [],
      primarySiteLinkEnabled: false,
      primarySiteLink: '',
      primarySiteLinkText: {},
      auth: { fastRegistration: false },
      payment: { provider: 'free', keys: { publicKey: '' } },
      appointment: { cuttingHours: 30, cancelHours: 24 },
      appointments: true,
      shopUseCabins: true,
      services: { list: { display: { duration: true, price: true } }, priceTimesMode: 'first' },
      navigation: { mobile: { bottomNavLeft: 'services', bottomNavRight: 'contact' } },
      textLegals: { rgpd: {}, mentions: {}, cgv: {}, cgu: {} },
      seo: { siteTabTitlePattern: '%s | Salon', indexable: true },
      favicon: { image: `/medias/${nickname}/favicon.svg`, title: nickname },
      ...change,
    },
  };
}

const service = (slug: string, category: string, durationMinutes: number, price: number) => ({
  slug,
  category,
  name: texts(slug),
  summary: texts(`${slug} en bref`),
  description: texts(`<p>${slug}</p>`),
  pictures: ['picture'],
  durationMinutes,
  pauseMinutes: 0,
  price,
});

const everyDay = Object.fromEntries(
  [0, 1, 2, 3, 4, 5, 6].map((day) => [day, [['09:00', '18:00']]]),
) as SeedShop['week'];

const shop = (slug: string, change: Partial<SeedShop> = {}): SeedShop => ({
  slug,
  name: `Salon ${slug}`,
  address: { street: '1 rue de la Paix', city: 'Paris', zipcode: '75002', country: 'FR' },
  phone: '+33199000001',
  email: `${slug}@example.com`,
  latitude: 48.86,
  longitude: 2.33,
  timeZone: 'Europe/Paris',
  picture: 'picture',
  week: everyDay,
  closedDays: [],
  openDays: [],
  services: ['massage', 'facial', 'lamp', 'addition', 'closed', 'timed', 'draft', 'pair'],
  practitioners: [
    { name: 'Ada', week: everyDay, categories: ['care'] },
    { name: 'Bea', week: everyDay, categories: ['care'] },
    { name: 'Cid', week: everyDay, categories: ['care'], selectable: false },
  ],
  cabins: [
    { name: 'Room 1', categories: ['care'] },
    { name: 'Room 2', categories: ['care'] },
  ],
  equipment: [{ name: 'Lamp', kind: 'lamp' }],
  ...change,
});

/**
 * `one`: two practitioners who can be chosen, two cabins, one lamp. `solo`: one practitioner, no cabins. `shut`: takes no
 * bookings. `west`: seven hours behind Paris at most, with prices of its own.
 */
export function testCompany(nickname: string, change: Partial<CompanyWire['booker']> = {}): SeedCompany {
  return {
    hosts: [`${nickname}.localhost`],
    company: companyOf(nickname, change),
    categories: [
      { slug: 'care', name: texts('Soins'), summary: texts('Tous les soins'), picture: 'picture' },
      { slug: 'empty', name: texts('Rien'), summary: texts('Vide'), picture: 'picture' },
    ],
    services: [
      { ...service('massage', 'care', 60, 80), weekdayPrice: 70.5, weekendPrice: 90 },
      { ...service('facial', 'care', 30, 45), pauseMinutes: 15, cabin: false },
      { ...service('lamp', 'care', 30, 30), equipment: 'lamp' },
      { ...service('addition', 'care', 30, 10), upsellOnly: true },
      { ...service('closed', 'care', 30, 10), active: false },
      {
        ...service('timed', 'care', 60, 100),
        priceTimes: [
          [30, 50],
          [60, 95],
          [90, 130],
        ],
      },
      { ...service('draft', 'care', 30, 10), draft: true },
      { ...service('pair', 'care', 60, 60), requiredCustomers: 2, requiredPractitioners: 2 },
    ],
    shops: [
      shop('one'),
      shop('solo', {
        usesCabins: false,
        practitioners: [{ name: 'Dan', week: everyDay, categories: ['care'] }],
        cabins: [],
      }),
      shop('shut', { bookable: false }),
      shop('west', { timeZone: 'America/New_York', prices: { massage: 99.99, facial: 50 } }),
    ],
    people: [
      {
        email: `camille@example.com`,
        firstname: 'Camille',
        lastname: 'Ferrand',
        phone: '+33199004217',
        role: 'customer',
      },
      { email: `sacha@example.com`, firstname: 'Sacha', lastname: 'Lindqvist', phone: '', role: 'customer' },
      { email: `staff@example.com`, firstname: 'Inès', lastname: 'Caron', phone: '', role: 'staff' },
      { email: `provider@example.com`, firstname: 'Noé', lastname: 'Vasseur', phone: '', role: 'provider' },
      { email: `manager@example.com`, firstname: 'Solène', lastname: 'Mercier', phone: '', role: 'manager' },
      { email: `admin@example.com`, firstname: 'Hélène', lastname: 'Aubry', phone: '', role: 'admin' },
      { email: `access@example.com`, firstname: 'Hugo', lastname: 'Delmas', phone: '', role: 'access' },
    ],
  };
}
