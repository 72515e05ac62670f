import { LOCALES, type Locale } from '#domain/locale.ts';
import { buildPath, type Route } from '#domain/site/routes.ts';
import { demoCompanies } from '#seed/companies.ts';
import type { SeedCompany } from '#seed/model.ts';
import { randomOf } from '#seed/random.ts';

/** A page that is the same for everybody. */
export interface PublicAddress {
  /** Of the company, as `maison`. */
  readonly host: string;
  readonly locale: Locale;
  readonly kind: string;
  /** With its query. */
  readonly path: string;
}

type Pick = <T>(all: readonly T[]) => T;
/** The page of a kind, or a path that leads nowhere; null: the company has none. */
type Draw = (company: SeedCompany, pick: Pick) => Route | string | null;

/** What nobody has named anything, in any script. */
const UNKNOWN = ['nowhere', 'massage', 'café crème', '€', 'à/b', 'العربية', '0', 'x'.repeat(300), '<b>"&\''];
/** Of others, or of ours and empty: the page is the same with them. */
const QUERIES = [
  '',
  '?utm_source=news&utm_medium=mail',
  '?gclid=a%20b',
  '?q=&shown=',
  '?page=2',
  '?a=1&a=2&b',
  '?x=%3Cscript%3E',
];

const unknown = (pick: Pick) => pick(UNKNOWN);
const LEGAL = ['/legal', '/rgpd', '/legales', '/cgv', '/cgu'];
/** Other names of pages, pages with a form, and languages that there are not. */
const OTHERS = ['/bonscadeaux', '/boutique', '/gift', '/auth/register', '/profile/loyalty', '/fr', '/pt'];

/** Each kind of what everybody is shown of a company that is open, as often as any other. */
const KINDS: Readonly<Record<string, Draw>> = {
  home: () => ({ kind: 'home' }),
  services: () => ({ kind: 'services' }),
  category: ({ categories }, pick) => ({ kind: 'category', shop: null, category: pick(categories).slug }),
  'category of a shop': ({ categories, shops }, pick) => ({
    kind: 'category',
    shop: pick(shops).slug,
    category: pick(categories).slug,
  }),
  service: ({ services }, pick) => {
    const { category, slug } = pick(services);
    return { kind: 'service', shop: null, category, service: slug };
  },
  'service of a shop': ({ services, shops }, pick) => {
    const shop = pick(shops);
    const { category, slug } = pick(services.filter((service) => shop.services.includes(service.slug)));
    return { kind: 'service', shop: shop.slug, category: pick([category, null]), service: slug };
  },
  shop: ({ shops }, pick) => ({ kind: 'shop', shop: pick(shops).slug }),
  contact: () => ({ kind: 'contact' }),
  legal: (_, pick) => pick(LEGAL),
  magazine: ({ content }, pick) => (content?.posts.length ? pick(['/magazine', '/presse']) : null),
  post: ({ content }, pick) =>
    content?.posts.length ? { kind: 'post', post: pick(content.posts).slug } : null,
  'unknown shop': (_, pick) => ({ kind: 'shop', shop: unknown(pick) }),
  'unknown category': ({ shops }, pick) => ({
    kind: 'category',
    shop: pick([null, ...shops.map(({ slug }) => slug)]),
    category: unknown(pick),
  }),
  'unknown service': ({ categories }, pick) => ({
    kind: 'service',
    shop: null,
    category: pick(categories).slug,
    service: unknown(pick),
  }),
  'unknown post': (_, pick) => ({ kind: 'post', post: unknown(pick) }),
  'another path': (_, pick) => pick(OTHERS),
};

const CLOSED: Readonly<Record<string, Draw>> = { disabled: () => ({ kind: 'disabled' }) };
/** A company that is closed has one page. */
const drawsOf = ({ siteDisabled, maintenance }: SeedCompany['company']['booker']) =>
  Object.entries(siteDisabled || maintenance ? CLOSED : KINDS);

/** Random public pages of the demo's companies, the same for the same seed. */
export function randomRoutes(seed: string, count: number): PublicAddress[] {
  const random = randomOf(seed);
  const pick: Pick = (all) => all[Math.floor(random() * all.length)] as (typeof all)[number];
  const companies = demoCompanies();
  const routes: PublicAddress[] = [];
  while (routes.length < count) {
    const company = pick(companies);
    const { booker, nickname } = company.company;
    const locale = pick(LOCALES.filter((each) => booker.langs[each]));
    const [kind, draw] = pick(drawsOf(booker));
    const drawn = draw(company, pick);
    if (drawn === null) continue;
    const path =
      typeof drawn === 'string'
        ? buildPath({ kind: 'home' }, locale).replace(/\/$/, '') + drawn
        : buildPath(drawn, locale);
    routes.push({ host: nickname, locale, kind, path: path + pick(QUERIES) });
  }
  return routes;
}
