import type { ArticleWire } from '#contract/catalogue/articles.schemas.ts';
import type { CategoryWire } from '#contract/catalogue/categories.schemas.ts';
import type { CompanyWire } from '#contract/company/company-wire.ts';
import type { ShopWire } from '#contract/shop/shops.schemas.ts';
import type { Locale } from '#domain/locale.ts';
import { createMemoryHistory, type MemoryHistory } from '#platform/memory/history.ts';
import { createMemoryNetwork, type Sent, type Served } from '#platform/memory/network.ts';
import { createMemoryPorts } from '#platform/memory/ports.ts';
import { memoryStorage } from '#platform/memory/storage.ts';
import { memoryGeolocation } from '#platform/memory/geolocation.ts';
import type { Clock, Located, HostPage } from '#platform/ports.ts';
import { pathNavigation } from '#stores/navigation/path-navigation.ts';
import { createSite, type Site } from '#stores/site.ts';
import type { TextNamespace, TextTree } from '#stores/texts/texts.ts';
import { PAGES } from './pages.ts';

const files = import.meta.glob<TextTree>('../../../locales/*/*.json', { import: 'default' });

async function texts(locale: Locale, namespace: TextNamespace): Promise<TextTree> {
  const read = files[`../../../locales/${locale}/${namespace}.json`];
  if (!read) throw new Error(`no locales/${locale}/${namespace}.json`);
  return read();
}

const day: ShopWire['weekHours'][string] = { status: 'day', hours: [{ start: '09:00', end: '18:00' }] };
const closed: ShopWire['weekHours'][string] = { status: 'other', hours: [] };

export function shopWire(number: number, articles: string[], facts: Partial<ShopWire> = {}): ShopWire {
  return {
    id: `s${number}`,
    slug: `salon-${number}`,
    artebeauteId: `ab-${number}`,
    order: number,
    timezone: 'Europe/Paris',
    publicInfo: {
      name: `Salon ${number}`,
      phone: '+33199004201',
      email: '',
      address: { address: `${number} rue des Lilas`, city: 'Paris', zipcode: `7500${number}`, country: 'FR' },
    },
    localisation: { coordonate: null },
    images: [],
    booker: { active: true, shopUseCabins: false },
    articles,
    geoGroupment: null,
    weekHours: { 0: closed, 1: day, 2: day, 3: day, 4: day, 5: day, 6: closed },
    ...facts,
  };
}

function articleWire(slug: string, name: string, price: number, category: string): ArticleWire {
  return {
    id: slug,
    artebeauteId: `ab-${slug}`,
    abId: slug,
    type: 1,
    slug,
    draft: false,
    name: { fr: name },
    summary: {},
    description: {},
    images: [],
    categories: [{ slug: category }],
    price,
    weekprices: null,
    prices: null,
    booker: {
      active: true,
      upsellOnly: false,
      duration: 30,
      pause: 0,
      vat: 20,
      enableStock: false,
      pricesByShops: [],
      priceTime: { active: false, prices: [] },
      appointment: { nbCustomerRequired: 1 },
    },
  };
}

export function categoryWire(
  slug: string,
  name: string,
  services: Readonly<Record<string, [string, number]>>,
) {
  const articles = Object.entries(services).map(([id, [title, price]]) =>
    articleWire(id, title, price, slug),
  );
  return {
    id: slug,
    type: 1,
    slug,
    order: 1,
    name: { fr: name },
    summary: {},
    images: [],
    articles,
  } satisfies CategoryWire;
}

export interface Salon {
  /** Absent: a page that says nothing of consent. */
  readonly hostPage?: HostPage;
  readonly booker?: Partial<CompanyWire['booker']>;
  readonly company?: Partial<CompanyWire>;
  readonly shops?: readonly ShopWire[];
  readonly address?: string;
  readonly clock?: Clock;
  /** Where the visitor is; absent: nobody knows. */
  readonly located?: Located;
  /** They allowed to be located at an earlier visit. */
  readonly mayLocate?: boolean;
  /** What the browser prefers; absent: it does not say. */
  readonly languages?: readonly string[];
  /** Absent: three services in two categories. */
  readonly categories?: readonly CategoryWire[];
  /** What the browser, and this tab of it, have kept of the site. */
  readonly kept?: Readonly<Record<string, string>>;
  /** Answers before the salon does. */
  readonly serve?: (sent: Sent) => Served | undefined;
}

export const CATEGORIES = [
  categoryWire('massages', 'Massages', { suedois: ['Massage suédois', 80], duo: ['Massage en duo', 150] }),
  categoryWire('visage', 'Soins du visage', { eclat: ['Soin éclat', 60] }),
];

export const EVERYTHING = ['suedois', 'duo', 'eclat'];

const LEGAL = { rgpd: { fr: '<p>Vos données</p>' }, cgv: { fr: '<p>Nos conditions</p>' } };

function companyWire({ booker = {}, company = {} }: Salon): unknown {
  return {
    token: 'cmp_test',
    nickname: 'test',
    version: 1,
    isDebug: false,
    identity: {
      displayName: 'Maison Test',
      phone: '+33199004200',
      email: 'bonjour@example.com',
      socialNetworks: {},
    },
    cart: { active: true },
    themes: { general: {}, pages: {} },
    mCurrency: { symbol: '€', code: 'EUR' },
    ...company,
    booker: {
      langs: { fr: true, de: true, en: true, es: true, it: true },
      appointments: true,
      legalSections: ['rgpd', 'cgv'],
      seo: { siteTabTitlePattern: '%s · Test', indexable: false },
      ...booker,
    },
  };
}

/** A salon's site on memory ports, with a back end that answers from these lines. */
export function salonSite(salon: Salon = {}): {
  /** As an element has it that owns the address. */
  readonly site: Site;
  readonly history: MemoryHistory;
  /** As an element has it that has no address, with a place of its own. */
  readonly shared: Site;
} {
  const history = createMemoryHistory(salon.address ?? '/');
  const now = Date.UTC(2026, 0, 5, 9);
  const clock: Clock = salon.clock ?? {
    now: () => now,
    after(milliseconds, act) {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
  };
  const network = salonNetwork(salon, clock);
  const geolocation = memoryGeolocation(salon.located ?? { kind: 'unknown' }, salon.mayLocate);
  const { hostPage } = salon;
  const ports = createMemoryPorts({
    fetch: network.fetch,
    history,
    clock,
    geolocation: () => Promise.resolve(geolocation),
    languages: () => salon.languages ?? [],
    storage: keptStorage(salon),
    tabStorage: keptStorage(salon),
    ...(hostPage && { hostPage: async () => hostPage }),
  });
  const shared = createSite({ ports, apiBase: '', company: { kind: 'token', token: 'cmp_test' }, texts });
  const site = shared.forElement({
    navigation: { kind: 'history', base: '' },
    create: pathNavigation,
    emit: () => true,
    added: PAGES.added,
  });
  return { site, history, shared };
}

const keptStorage = ({ kept = {} }: Salon) =>
  memoryStorage(new Map(Object.entries(kept).map(([key, text]) => [`vitrine:cmp_test:${key}`, text])));

/** A back end that answers from these lines. */
export function salonNetwork(salon: Salon, clock: Clock) {
  return createMemoryNetwork(clock, (sent) => {
    const given = salon.serve?.(sent);
    if (given) return given;
    if (sent.path === '/api/companies/me') return { body: companyWire(salon) };
    if (sent.path === '/api/companies/legal') return { body: { texts: {}, textLegals: LEGAL } };
    if (sent.path.startsWith('/api/articles/slug/'))
      return { body: { description: { fr: '<p>Tout sur ce soin.</p>' } } };
    if (sent.path === '/shops') return { body: salon.shops ?? [shopWire(1, EVERYTHING)] };
    if (sent.path === '/api/categories') return { body: salon.categories ?? CATEGORIES };
    return { status: 404, body: { code: 404, type: 'not_found', message: 'Introuvable' } };
  });
}
