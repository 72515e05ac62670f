import { useCallback, useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { Category, Service, Shop } from '#domain/catalogue.ts';
import type { Company } from '#domain/company.ts';
import type { RouteQuery } from '#domain/site/route-query.ts';
import { valueOf, type Load } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import { filled } from './catalogue/what-is-meant.ts';
import { waysOf, type Wanted } from './places.ts';

/** What the booking needs before it can show anything. */
export type Ground =
  | { readonly kind: 'loading' }
  /** `retry` is null where another attempt cannot help. */
  | { readonly kind: 'failed'; readonly message: string; readonly retry: (() => void) | null }
  | {
      readonly kind: 'ready';
      readonly company: Company;
      readonly shops: readonly Shop[];
      readonly categories: readonly Category[];
    };

/** How long the categories stand before the shops are asked for: nobody has chosen one by then. */
const PATIENCE_MS = 250;

/** Whether the categories alone can be shown: there is a choice of them, and no shop narrows it. */
function isChoice(wanted: Wanted, query: RouteQuery, categories: Load<readonly Category[]>): boolean {
  const carries = query.page === 'reserved' || query.cart.length > 0 || query.cartAdd.length > 0;
  return (
    wanted.kind === 'categories' &&
    wanted.shop === null &&
    !carries &&
    categories.kind === 'ready' &&
    filled(categories.value).length > 1
  );
}

/**
 * Company, shops and categories, asked for once whoever needs them. Where the visitor chooses among the categories there
 * are no shops at first: they come when that is on the screen.
 */
export function useGround(site: Site, wanted: Wanted): Ground {
  const company: Load<Company> = useStore(site.company.$company);
  const shops = useStore(site.catalogue.$shops);
  const categories = useStore(site.catalogue.$categories);
  const { query } = useStore(site.navigation.$place);
  const mayWait = wanted.kind === 'categories' && wanted.shop === null && query.page !== 'reserved';
  const isShown = company.kind === 'ready' && isChoice(wanted, query, categories);
  const needsShops = !mayWait || (company.kind === 'ready' && categories.kind === 'ready' && !isShown);
  const load = useCallback(() => {
    void site.company.ensure();
    void site.catalogue.ensureCategories();
    if (needsShops) void site.catalogue.ensureShops();
  }, [site, needsShops]);
  useEffect(load, [load]);
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => void site.catalogue.ensureShops(), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [site, isShown]);
  for (const one of isShown ? [] : [company, categories, shops]) {
    if (one.kind !== 'failed') continue;
    const { type, message } = one.problem;
    return { kind: 'failed', message, retry: type === 'company_error' ? null : load };
  }
  if (company.kind !== 'ready' || categories.kind !== 'ready') return { kind: 'loading' };
  if (shops.kind !== 'ready' && !isShown) return { kind: 'loading' };
  return {
    kind: 'ready',
    company: company.value,
    shops: valueOf(shops) ?? [],
    categories: categories.value,
  };
}

/** Why a service did not join the visit. */
export interface Refusal {
  readonly kind: 'no-common-shop' | 'full' | 'not-bookable';
  readonly service: Service;
}

export type VisitEntry = ReturnType<typeof useVisitEntry>;

/** Puts services into the visit, and remembers the one that could not join it. */
export function useVisitEntry(site: Site, shops: readonly Shop[], wanted: Wanted) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const shopId = shops.find(({ slug }) => slug === wanted.shop)?.id;
  const enter = useCallback(
    (service: Service) => {
      const outcome = site.bookingCart.add(service.id);
      const isRefused = outcome.kind !== 'added' && outcome.kind !== 'choose-shop';
      setRefusal(isRefused ? { kind: outcome.kind, service } : null);
      if (!isRefused && shopId !== undefined) site.bookingCart.setShop(shopId);
    },
    [site, shopId],
  );
  const startOver = (service: Service) => {
    site.bookingCart.replace([service.id], shopId ?? null);
    setRefusal(null);
  };
  const book = (service: Service, category: Category | null) =>
    waysOf(site.navigation, shops, wanted.shop).reserve(service, category, enter);
  return { refusal, enter, book, startOver, dismiss: () => setRefusal(null) };
}
