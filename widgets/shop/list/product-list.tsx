import { useMemo, type Ref } from 'react';
import { useStore } from '@nanostores/react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { addressOf, choiceOf, type ProductChoice } from '#domain/catalogue/products/product-address.ts';
import { isSoldAt } from '#domain/catalogue/products/listed-products.ts';
import {
  EVERY_PRODUCT,
  type ProductCounts,
  type ProductFilter,
} from '#domain/catalogue/products/product-search.ts';
import type { Product, ProductCategory } from '#domain/catalogue/products/product.ts';
import { stockState, type StockLevels } from '#domain/catalogue/products/stock.ts';
import type { Company } from '#domain/company/company.ts';
import { textIn } from '#domain/locale.ts';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import type { Target } from '#ui/actions/link.tsx';
import { useAnnounce } from '#ui/announcer.tsx';
import { useFirstNew } from '#ui/focus/use-first-new.ts';
import { EmptyState, ErrorState } from '#ui/states/empty-state.tsx';
import { useTexts } from '#ui/texts.ts';
import { productTarget } from '../product-target.ts';
import type { OpenedEshop } from '../with-eshop.tsx';
import type { CategoryTab } from './category-tabs.view.tsx';
import { SearchBox } from './filters/search-box.tsx';
import { ProductListView } from './product-list.view.tsx';
import { ProductsSkeleton } from './products-skeleton.view.tsx';
import { useFound } from './use-found.ts';
import { useProductLoads } from './use-product-loads.ts';

export interface ProductListProps extends OpenedEshop {
  readonly site: Site;
  readonly company: Company;
  /** How many are shown at first, and more at each press. */
  readonly step: number;
  /** Only what it sells. */
  readonly shop?: Shop | undefined;
  /** The category that it begins with. */
  readonly category?: string | undefined;
  readonly base?: string | undefined;
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
}

const LIST = { kind: 'eshop' } as const;

/** What the place of the list asks for; before the visitor has gone anywhere, what it begins with. */
function useChoice({ site, company, category }: ProductListProps): ProductChoice {
  const { route, query } = useStore(site.navigation.$place);
  const isStart = route?.kind !== 'eshop';
  return choiceOf(isStart && category ? { ...query, category } : query, company.currency);
}

const NONE: readonly Product[] = [];

/** Those that the shop sells; the same list as long as nothing changes, since its index is made once. */
function useSold(products: readonly Product[] | null, shop: Shop | undefined): readonly Product[] {
  return useMemo(
    () => (shop ? products?.filter((product) => isSoldAt(product, shop)) : products) ?? NONE,
    [products, shop],
  );
}

/** The list of products. */
export function ProductList(props: ProductListProps) {
  const { eshop, catalogue, shop } = props;
  const choice = useChoice(props);
  const { t } = useTexts();
  const { products, categories } = useProductLoads(props, choice.filter.inStock);
  const stock = valueOf(useStore(catalogue.stockAt(null).$load));
  const sold = useSold(valueOf(products), shop);
  if (products.kind === 'failed') {
    return (
      <slot name="error">
        <ErrorState problem={products.problem} onRetry={() => void eshop.products.ensure()} />
      </slot>
    );
  }
  if (products.kind !== 'ready' || (categories.kind !== 'ready' && categories.kind !== 'failed')) {
    return <ProductsSkeleton />;
  }
  if (sold.length === 0) {
    return (
      <slot name="empty">
        <EmptyState title={t('eshop:empty.title')} text={t('eshop:empty.text')} />
      </slot>
    );
  }
  return (
    <Ready {...props} choice={choice} products={sold} categories={valueOf(categories) ?? []} stock={stock} />
  );
}

interface ReadyProps extends ProductListProps {
  readonly choice: ProductChoice;
  readonly products: readonly Product[];
  /** None where they could not be read: the list is whole without them. */
  readonly categories: readonly ProductCategory[];
  readonly stock: StockLevels;
}

/** All products, then each category, with what it would leave. */
function useTabs(
  { categories, choice: { filter } }: ReadyProps,
  counts: ProductCounts,
  to: (category: string | null) => Target,
): readonly CategoryTab[] {
  const { locale, t } = useTexts();
  const tab = (name: string, category: string | null, count: number): CategoryTab => ({
    name,
    count,
    to: to(category),
    isShown: filter.category === category,
  });
  return [
    tab(t('eshop:all'), null, counts.everyCategory),
    ...categories.map(({ slug, name }) => tab(textIn(locale, name), slug, counts.categories.get(slug) ?? 0)),
  ];
}

function Ready(props: ReadyProps) {
  const { site, company, step, base, headingRef, choice, products, stock } = props;
  const { locale, t } = useTexts();
  const announce = useAnnounce();
  const { currency } = company;
  const { filter, sort, pages } = choice;
  const found = useFound(products, choice, stock);
  const shown = found.products.slice(0, pages * step);
  const { listRef, expectMore } = useFirstNew(shown.length);
  const open = (next: ProductChoice, replace: boolean) =>
    site.navigation.open(LIST, addressOf(next, currency), { replace });
  const change = (part: Partial<ProductFilter>, replace = false) =>
    void open({ filter: { ...filter, ...part }, sort, pages: 1 }, replace);
  const tabTo = (category: string | null): Target => {
    const next = { filter: { ...filter, category }, sort, pages: 1 };
    const href = site.navigation.href(LIST, addressOf(next, currency));
    return { href, go: () => void open(next, false) };
  };
  const further = { filter, sort, pages: pages + 1 };
  const more: Target = {
    href: site.navigation.href(LIST, addressOf(further, currency)),
    go() {
      expectMore();
      const count = Math.min(found.products.length, further.pages * step);
      announce(t('eshop:shown', { count, total: found.products.length }));
      open(further, true);
    },
  };
  return (
    <ProductListView
      tabs={useTabs(props, found.counts, tabTo)}
      search={<SearchBox text={filter.text} onSearch={(text) => change({ text }, true)} />}
      filter={filter}
      brands={found.brands}
      counts={found.counts}
      hasStock={stock !== null && stock.size > 0}
      currency={currency}
      onChange={change}
      sort={sort}
      onSort={(wanted) => void open({ filter, sort: wanted, pages: 1 }, false)}
      onNearSort={found.prepareSorts}
      cards={shown.map((product) => ({
        product,
        currency,
        stock: stockState(product.tracksStock, stock && (stock.get(product.id) ?? null)),
        to: productTarget({ site, locale, base }, { kind: 'article', slug: product.slug }),
      }))}
      total={found.products.length}
      more={shown.length < found.products.length ? more : null}
      onClear={() => change({ ...EVERY_PRODUCT })}
      listRef={listRef}
      headingRef={headingRef}
    />
  );
}
