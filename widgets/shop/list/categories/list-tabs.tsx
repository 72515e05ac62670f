import { memo, useDeferredValue } from 'react';
import type { ProductCategory } from '#domain/catalogue/products/product.ts';
import type { ProductChoice } from '#domain/catalogue/products/product-address.ts';
import type { FirstProducts } from '#domain/catalogue/products/search/first-products.ts';
import { textIn } from '#domain/locale.ts';
import type { Target } from '#ui/actions/link.tsx';
import { useTexts } from '#ui/texts.ts';
import { CategoryTabs, type CategoryTab } from './category-tabs.view.tsx';

interface ListTabsProps {
  readonly categories: readonly ProductCategory[];
  readonly choice: ProductChoice;
  readonly counted: Pick<FirstProducts, 'counts'>;
  /** Where a choice leads. */
  readonly to: (next: ProductChoice) => Target;
}

/** All products, then each category, with what it would leave. Many take long: they are told after the list that was asked for. */
export function ListTabs(props: ListTabsProps) {
  return <Tabs {...useDeferredValue(props)} />;
}

const Tabs = memo(function Tabs({ categories, choice, counted: { counts }, to }: ListTabsProps) {
  const { locale, t } = useTexts();
  const { filter, sort } = choice;
  const tab = (name: string, category: string | null, count: number): CategoryTab => ({
    name,
    count,
    to: to({ filter: { ...filter, category }, sort, pages: 1 }),
    isShown: filter.category === category,
  });
  if (categories.length === 0) return null;
  return (
    <CategoryTabs
      tabs={[
        tab(t('eshop:all'), null, counts.everyCategory),
        ...categories.map(({ slug, name }) =>
          tab(textIn(locale, name), slug, counts.categories.get(slug) ?? 0),
        ),
      ]}
    />
  );
});
