import type { CalendarDate } from '@internationalized/date';
import { LOCALES } from '#domain/locale.ts';
import type { CompanyWire } from '#contract/company/company-wire.ts';
import { seedProfile, type CompanyFacts } from '../company-wire.ts';
import { cookiesText, legalTexts } from '../legal/legal-texts.ts';
import type { LegalFacts } from '../legal/legal-facts.ts';
import { maisonCategories } from '../maison/categories.ts';
import { maisonProductCategories } from '../maison/products/categories.ts';
import { maisonProducts } from '../maison/products/products.ts';
import { maisonServices } from '../maison/services/services.ts';
import { maisonShops } from '../maison/shops/shops.ts';
import type { SeedCompany, SeedPayment, SeedShop } from '../model.ts';
import { customers, team } from '../people.ts';
import { pricesInFrancs, productInFrancs, serviceInFrancs } from '../suisse/francs.ts';

/** A company of one shop, whose visitors pay on a page of its provider's. */
interface HostedSalon {
  readonly nickname: string;
  readonly identity: Pick<CompanyFacts, 'displayName' | 'phone' | 'email'>;
  readonly currency?: CompanyWire['mCurrency'];
  readonly colours: { readonly buttonsColor: string; readonly secondaryButtonsColor: string };
  readonly provider: 'paypal' | 'saferpay' | 'monetico';
  readonly payment: SeedPayment;
  readonly legal: Pick<
    LegalFacts,
    'legalName' | 'capital' | 'currency' | 'registration' | 'seat' | 'director'
  >;
  readonly vatNumbers: Readonly<Record<string, string>>;
  /** The shop of Maison Orée whose rooms, team and hours it has. */
  readonly like: string;
  readonly place: Pick<SeedShop, 'slug' | 'address' | 'latitude' | 'longitude'>;
}

const OFFERED = new Set(['massages', 'soins-visage']);
const SHELVES = new Set(['bain', 'corps']);

export function hostedSalon(salon: HostedSalon, today: CalendarDate): SeedCompany {
  const { nickname, currency, provider, payment } = salon;
  const isSwiss = currency?.code === 'CHF';
  const products =
    provider === 'monetico' ? [] : maisonProducts.filter(({ category }) => SHELVES.has(category));
  const services = maisonServices.filter(({ category }) => OFFERED.has(category));
  return {
    hosts: [`${nickname}.localhost`],
    company: profileOf(salon),
    categories: maisonCategories.filter(({ slug }) => OFFERED.has(slug)),
    services: isSwiss ? services.map(serviceInFrancs) : services,
    productCategories:
      products.length === 0 ? [] : maisonProductCategories.filter(({ slug }) => SHELVES.has(slug)),
    products: isSwiss ? products.map(productInFrancs) : products,
    payment,
    shops: [shopOf(salon, isSwiss, today)],
    people: [...customers, ...team.filter(({ role }) => role === 'admin')],
  };
}

function profileOf({
  nickname,
  identity,
  currency,
  colours,
  provider,
  legal,
  vatNumbers,
}: HostedSalon): CompanyWire {
  const { displayName } = identity;
  const { legalName, registration } = legal;
  return seedProfile({
    ...identity,
    nickname,
    ...(currency && { currency }),
    pictures: 'maison',
    hasLogo: false,
    locales: LOCALES,
    theme: {
      ...colours,
      headerFont: { name: 'Newsreader', url: '' },
      menuFont: { name: 'Figtree', url: '' },
      bodyFont: { name: 'Figtree', url: '' },
    },
    socialNetworks: {},
    invoicing: { legalName, registration, vatNumbers },
    legal: legalTexts({ ...identity, ...legal, cancelHours: 24, locales: LOCALES }),
    cookies: cookiesText(LOCALES),
    tabTitle: `%s · ${displayName}`,
    booker: {
      homepageType: 'mono',
      products: { active: provider !== 'monetico' },
      eshopEnabled: provider !== 'monetico',
      payment: { provider, keys: { publicKey: '' } },
      appointment: { cuttingHours: 24, cancelHours: 24, payment: { active: true } },
    },
  });
}

function shopOf(
  { identity, provider, like, place }: HostedSalon,
  isSwiss: boolean,
  today: CalendarDate,
): SeedShop {
  const model = maisonShops(today).find(({ slug }) => slug === like);
  if (model === undefined) throw new Error(`Maison Orée has no shop called ${like}.`);
  const { group: _group, prices = {}, services, products = [], practitioners, cabins, ...rest } = model;
  const categories = new Map(maisonServices.map(({ slug, category }) => [slug, category]));
  const shelves = new Map(maisonProducts.map(({ slug, category }) => [slug, category]));
  const offered = services.filter((slug) => OFFERED.has(categories.get(slug) ?? ''));
  const own = Object.fromEntries(Object.entries(prices).filter(([slug]) => offered.includes(slug)));
  const only = <Who extends { readonly categories: readonly string[] }>(list: readonly Who[]) =>
    list
      .map((each) => ({ ...each, categories: each.categories.filter((slug) => OFFERED.has(slug)) }))
      .filter((each) => each.categories.length > 0);
  return {
    ...rest,
    ...place,
    name: identity.displayName,
    phone: identity.phone,
    email: identity.email,
    services: offered,
    products: provider === 'monetico' ? [] : products.filter((slug) => SHELVES.has(shelves.get(slug) ?? '')),
    prices: isSwiss ? pricesInFrancs(own) : own,
    practitioners: only(practitioners),
    cabins: only(cabins),
  };
}
