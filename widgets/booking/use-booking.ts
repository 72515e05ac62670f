import { useCallback, useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { Category, Service, Shop } from '#domain/catalogue.ts';
import type { Company } from '#domain/company.ts';
import type { Load } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
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

/** Company, shops and categories, asked for once whoever needs them. */
export function useGround(site: Site): Ground {
  const company: Load<Company> = useStore(site.company.$company);
  const shops = useStore(site.catalogue.$shops);
  const categories = useStore(site.catalogue.$categories);
  const load = useCallback(() => {
    void site.company.ensure();
    void site.catalogue.ensureShops();
    void site.catalogue.ensureCategories();
  }, [site]);
  useEffect(load, [load]);
  for (const one of [company, categories, shops]) {
    if (one.kind !== 'failed') continue;
    const { type, message } = one.problem;
    return { kind: 'failed', message, retry: type === 'company_error' ? null : load };
  }
  if (company.kind !== 'ready' || shops.kind !== 'ready' || categories.kind !== 'ready')
    return { kind: 'loading' };
  return { kind: 'ready', company: company.value, shops: shops.value, categories: categories.value };
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
  const book = (service: Service, category: Category | null) => {
    enter(service);
    waysOf(site.navigation, shops, wanted.shop).reserve(service, category);
  };
  return { refusal, enter, book, startOver, dismiss: () => setRefusal(null) };
}
