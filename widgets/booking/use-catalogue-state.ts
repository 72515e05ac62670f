import { useCallback, useEffect } from 'react';
import { useStore } from '@nanostores/react';
import type { Category, Shop } from '#domain/catalogue/catalogue.ts';
import type { Company } from '#domain/company/company.ts';
import type { RouteQuery } from '#domain/site/route-query.ts';
import { valueOf, type Load } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import { useSuspendedLoad } from '#ui/loading/use-hydration.ts';
import type { ReportedFailure } from '#ui/states/failure-report.ts';
import { nonEmptyCategories } from './catalogue/catalogue-selection.ts';
import type { CatalogueSelection } from './catalogue/catalogue-links.ts';

/** What the booking needs before it can show anything. */
export type CatalogueState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly problem: ReportedFailure; readonly retry: () => void }
  | {
      readonly kind: 'ready';
      readonly company: Company;
      readonly shops: readonly Shop[];
      readonly categories: readonly Category[];
    };

/** How long the categories stand before the shops are asked for: nobody has chosen one by then. */
const PATIENCE_MS = 250;

/** Whether the categories alone can be shown: there is a choice of them, and no shop narrows it. */
function isChoice(
  selection: CatalogueSelection,
  query: RouteQuery,
  categories: Load<readonly Category[]>,
): boolean {
  const carries = query.page === 'reserved' || query.cart.length > 0 || query.cartAdd.length > 0;
  return (
    selection.kind === 'categories' &&
    selection.shop === null &&
    !carries &&
    categories.kind === 'ready' &&
    nonEmptyCategories(categories.value).length > 1
  );
}

/**
 * Company, shops and categories, asked for once whoever needs them. Where the visitor chooses among the categories there
 * are no shops at first: they come when that is on the screen.
 */
export function useCatalogueState(site: Site, selection: CatalogueSelection): CatalogueState {
  const company: Load<Company> = useStore(site.company.$company);
  const shops = useStore(site.catalogue.$shops);
  const categories = useStore(site.catalogue.$categories);
  const { query } = useStore(site.navigation.$place);
  const mayWait = selection.kind === 'categories' && selection.shop === null && query.page !== 'reserved';
  const isShown = company.kind === 'ready' && isChoice(selection, query, categories);
  const needsShops = !mayWait || (company.kind === 'ready' && categories.kind === 'ready' && !isShown);
  const load = useCallback(() => {
    void site.company.ensure();
    void site.catalogue.ensureCategories();
    if (needsShops) void site.catalogue.ensureShops();
  }, [site, needsShops]);
  useEffect(load, [load]);
  const isAwaited = ({ kind }: Load<unknown>) => kind !== 'ready';
  useSuspendedLoad(site.company, 'company', isAwaited(company) ? site.company.ensure : null);
  useSuspendedLoad(
    site.catalogue,
    'categories',
    isAwaited(categories) ? site.catalogue.ensureCategories : null,
  );
  useSuspendedLoad(
    site.catalogue,
    'shops',
    needsShops && isAwaited(shops) ? site.catalogue.ensureShops : null,
  );
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => void site.catalogue.ensureShops(), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [site, isShown]);
  for (const one of isShown ? [] : [company, categories, shops]) {
    if (one.kind !== 'failed') continue;
    return { kind: 'failed', problem: one.problem, retry: load };
  }
  if (company.kind !== 'ready' || categories.kind !== 'ready') return { kind: 'loading' };
  if (shops.kind !== 'ready' && !isShown) return { kind: 'loading' };
  return { kind: 'ready', company: company.value, shops: valueOf(shops) ?? [], categories: categories.value };
}
