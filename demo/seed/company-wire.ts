import { LOCALES, type Locale, type LocalizedText } from '#domain/locale.ts';
import type { CompanyWire } from '#contract/company/company-wire.ts';

type Booker = CompanyWire['booker'];

/** What every demo company has to say; the rest is the same for all of them unless it says otherwise. */
export interface CompanyFacts {
  /** `maison` becomes the token `cmp_maison` and the folder of its pictures. */
  readonly nickname: string;
  /** The company whose pictures it shows, where they are not its own. */
  readonly pictures?: string;
  /** A logo for light grounds and one for dark, and a favicon, among them; without, its name stands for it. */
  readonly hasLogo?: boolean;
  readonly displayName: string;
  /** Euros unless said otherwise. */
  readonly currency?: CompanyWire['mCurrency'];
  readonly phone: string;
  readonly email: string;
  readonly locales: readonly Locale[];
  readonly theme: CompanyWire['themes']['general'];
  readonly pages?: Readonly<Record<string, string>>;
  readonly socialNetworks: CompanyWire['identity']['socialNetworks'];
  /** What its invoices say of it. */
  readonly invoicing?: Pick<CompanyWire['identity'], 'legalName' | 'registration' | 'vatNumbers'>;
  readonly legal: Booker['textLegals'];
  readonly cookies: LocalizedText;
  readonly tabTitle: string;
  /** Of Google Ads. */
  readonly conversion?: string;
  readonly klaviyo?: string;
  readonly booker: Partial<Booker>;
}

const NO_HERO: Booker['sections'] = {
  home: { heroImage: { enabled: false, isBottom: false, serviceId: '', position: 'left', slides: [] } },
};

/** The address of a drawing of the company's, as `logo`; empty: it has none. */
const drawingsOf =
  ({ nickname, pictures = nickname, hasLogo = true }: CompanyFacts) =>
  (name: string) =>
    hasLogo ? `/medias/${pictures}/${name}.svg` : '';

export function seedProfile(facts: CompanyFacts): CompanyWire {
  const drawn = drawingsOf(facts);
  return {
    token: `cmp_${facts.nickname}`,
    nickname: facts.nickname,
    version: 1,
    isDebug: false,
    identity: {
      displayName: facts.displayName,
      websiteURL: `http://${facts.nickname}.localhost:4100`,
      logo: drawn('logo'),
      logoWhite: drawn('logo-white'),
      logoSize: 50,
      phone: facts.phone,
      email: facts.email,
      socialNetworks: facts.socialNetworks,
      ...facts.invoicing,
    },
    cart: { active: true },
    texts: { legal: facts.legal.mentions, cookies: { ...facts.cookies } },
    themes: { general: facts.theme, pages: { ...facts.pages } },
    ...(facts.conversion !== undefined && { gaConversionId: facts.conversion }),
    ...(facts.klaviyo !== undefined && { klaviyoPublicKey: facts.klaviyo }),
    mCurrency: facts.currency ?? { symbol: '€', code: 'EUR' },
    booker: { ...commonBooker(facts), ...facts.booker },
  };
}

/** By language: what the demo's map is drawn from. */
const MAP_CREDIT: Record<Locale, string> = {
  fr: 'Natural Earth, rues schématiques',
  en: 'Natural Earth, schematic streets',
  de: 'Natural Earth, schematische Straßen',
  es: 'Natural Earth, calles esquemáticas',
  it: 'Natural Earth, strade schematiche',
};

function commonBooker(facts: CompanyFacts): Booker {
  return {
    maintenance: false,
    siteDisabled: false,
    siteDisabledMessage: {},
    siteDisabledHideDefault: false,
    langs: Object.fromEntries(LOCALES.map((locale) => [locale, facts.locales.includes(locale)])),
    homepageType: 'mono',
    mapTiles: {
      url: '/medias/map/{scheme}/{z}/{x}/{y}.svg',
      attribution: Object.fromEntries(facts.locales.map((locale) => [locale, MAP_CREDIT[locale]])),
    },
    sections: NO_HERO,
    customMenuItems: [],
    primarySiteLinkEnabled: false,
    primarySiteLink: '',
    primarySiteLinkText: {},
    auth: { fastRegistration: false },
    payment: { provider: 'free', keys: { publicKey: '' } },
    appointment: { cuttingHours: 30, cancelHours: 24 },
    appointments: true,
    shopUseCabins: false,
    services: { list: { display: { duration: true, price: true } }, priceTimesMode: 'lowest' },
    navigation: { mobile: { bottomNavLeft: 'services', bottomNavRight: 'contact' } },
    textLegals: facts.legal,
    seo: { siteTabTitlePattern: facts.tabTitle, indexable: true },
    favicon: { image: drawingsOf(facts)('favicon'), title: facts.displayName },
  };
}
