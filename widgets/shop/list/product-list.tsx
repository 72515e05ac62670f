import { useCallback, type Ref } from 'react';
import { useStore } from '@nanostores/react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { addressOf, type ProductChoice } from '#domain/catalogue/products/product-address.ts';
import type { FirstProducts } from '#domain/catalogue/products/search/first-products.ts';
import { EVERY_PRODUCT, type ProductFilter } from '#domain/catalogue/products/search/product-search.ts';
import type { Product, ProductCategory } from '#domain/catalogue/products/product.ts';
import { stockState, type StockLevels } from '#domain/catalogue/products/stock.ts';
import type { Company } from '#domain/company/company.ts';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import type { Target } from '#ui/actions/link.tsx';
import { useAnnounce } from '#ui/announcer.tsx';
import { useFirstNew } from '#ui/focus/use-first-new.ts';
import { useHeadFirst } from '#ui/lists/use-head-first.ts';
import { useHandOn } from '#ui/server-document.ts';
import { useVariant, type Variants } from '#ui/loading/variants.ts';
import { EmptyState, ErrorState } from '#ui/states/empty-state.tsx';
import { useTexts } from '#ui/texts.ts';
import { productTarget } from '../product-target.ts';
import type { OpenedEshop } from '../with-eshop.tsx';
import { ListTabs } from './categories/list-tabs.tsx';
import { SearchBox } from './filters/search-box.tsx';
import { columnsLayout } from './layouts/columns.view.tsx';
import type { ProductLayout, ProductsProps } from './layouts/product-layout.ts';
import { productLayouts } from './layouts/variants.ts';
import { ProductListView } from './product-list.view.tsx';
import { ProductsSkeleton } from './products-skeleton.view.tsx';
import { LIST, useChoice } from './use-choice.ts';
import { useListed, type Listed } from './use-listed.ts';
import { useQuickAdd } from './use-quick-add.ts';

const LAYOUTS: Variants<ProductLayout> = {
  kind: 'articles',
  first: { id: 'default', variant: columnsLayout },
  others: productLayouts,
};

export interface ProductListProps extends OpenedEshop {
  readonly site: Site;
  readonly company: Company;
  readonly shops: readonly Shop[];
  /** How many are shown at first, and more at each press. */
  readonly step: number;
  /** Only what it sells. */
  readonly shop?: Shop | undefined;
  /** The category that it begins with. */
  readonly category?: string | undefined;
  readonly base?: string | undefined;
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/** The list of products. */
export function ProductList(props: ProductListProps) {
  const { eshop, catalogue } = props;
  const [choice, choose] = useChoice(props);
  const { t } = useTexts();
  const listed = useListed({ ...props, choice });
  const layout = useVariant(LAYOUTS, props.site);
  const { first, isBusy, load, sold } = listed;
  const categories = useStore(catalogue.categories.$load);
  if (load.kind === 'failed' && (!first || isBusy)) {
    return (
      <slot name="error">
        <ErrorState problem={load.problem} onRetry={() => void eshop.products.ensure()} />
      </slot>
    );
  }
  if (!layout || !first || (categories.kind !== 'ready' && categories.kind !== 'failed'))
    return <ProductsSkeleton />;
  if (sold?.length === 0) {
    return (
      <slot name="empty">
        <EmptyState title={t('eshop:empty.title')} text={t('eshop:empty.text')} />
      </slot>
    );
  }
  return (
    <Ready
      {...props}
      layout={layout}
      choice={choice}
      onChoice={choose}
      listed={listed}
      first={first}
      categories={valueOf(categories) ?? []}
    />
  );
}

interface ReadyProps extends ProductListProps {
  readonly layout: ProductLayout;
  readonly choice: ProductChoice;
  readonly onChoice: (next: ProductChoice, replace: boolean) => void;
  readonly listed: Listed;
  readonly first: FirstProducts;
  /** None where they could not be read: the list is whole without them. */
  readonly categories: readonly ProductCategory[];
}

/** The products with where they lead, what is left of each, and what puts it into the cart. */
function useProducts(
  props: ReadyProps,
  drawn: readonly Product[],
  stock: StockLevels,
): Pick<ProductsProps, 'products' | 'onAdd'> {
  const { site, company, base } = props;
  const { locale } = useTexts();
  const { purchaseOf, add } = useQuickAdd(props);
  return {
    products: drawn.map((product) => ({
      product,
      currency: company.currency,
      stock: stockState(product.tracksStock, stock && (stock.get(product.id) ?? null)),
      to: productTarget({ site, locale, base }, { kind: 'article', slug: product.slug }),
      purchase: purchaseOf(product),
    })),
    onAdd: (product, quantity) => void add(product, quantity),
  };
}

function Ready(props: ReadyProps) {
  const { site, company, step, headingRef, choice, listed, first } = props;
  const { t } = useTexts();
  const announce = useAnnounce();
  const { currency } = company;
  const { filter, sort, pages } = choice;
  const { products, total } = first;
  const stock = listed.stock ?? first.stock;
  const { sold } = listed;
  const drawn = useHeadFirst(products);
  // Where all of it is shown, all of it is handed on by itself.
  useHandOn('products', sold && products.length < sold.length ? { asked: listed.asked, first } : undefined);
  const { listRef, expectMore } = useFirstNew<HTMLElement>(drawn.length);
  const open = (next: ProductChoice, replace: boolean) => {
    if (!sold) void props.eshop.products.ensure();
    props.onChoice(next, replace);
  };
  const change = (part: Partial<ProductFilter>, replace = false) =>
    void open({ filter: { ...filter, ...part }, sort, pages: 1 }, replace);
  const hrefOf = (next: ProductChoice) => site.navigation.href(LIST, addressOf(next, currency));
  const to = (next: ProductChoice): Target => ({ href: hrefOf(next), go: () => void open(next, false) });
  const further = { filter, sort, pages: pages + 1 };
  const more: Target = {
    href: hrefOf(further),
    go() {
      expectMore();
      const count = Math.min(total, further.pages * step);
      announce(t('eshop:shown', { count, total }));
      open(further, true);
    },
  };
  return (
    <ProductListView
      tabs={<ListTabs categories={props.categories} choice={choice} counted={first} to={to} />}
      search={<SearchBox text={filter.text} onSearch={(text) => change({ text }, true)} />}
      filter={filter}
      brands={first.brands}
      counted={first}
      hasStock={sold !== null && stock !== null && stock.size > 0}
      currency={currency}
      onChange={change}
      sort={sort}
      onSort={(wanted) => void open({ filter, sort: wanted, pages: 1 }, false)}
      layout={props.layout}
      {...useProducts(props, drawn, stock)}
      shown={products.length}
      total={total}
      isBusy={listed.isBusy}
      more={products.length < total ? more : null}
      onClear={() => change({ ...EVERY_PRODUCT })}
      listRef={useCallback((list) => void (listRef.current = list), [listRef])}
      headingRef={headingRef}
    />
  );
}
