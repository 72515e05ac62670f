import { useState, type ReactNode, type Ref } from 'react';
import type { ProductSort } from '#domain/catalogue/products/product-search.ts';
import { tw } from '#theme/sheet.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import type { Target } from '#ui/actions/link.tsx';
import { focusInView } from '#ui/focus/focus-in-view.ts';
import { Below, Heading, useHeadingLevel } from '#ui/heading.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { useTexts } from '#ui/texts.ts';
import { CategoryTabs, type CategoryTab } from './category-tabs.view.tsx';
import { ActiveFilters } from './filters/active-filters.view.tsx';
import { Filters, type FiltersProps } from './filters/filters.view.tsx';
import { ListToolbar } from './list-toolbar.view.tsx';
import { PRODUCT_GRID, ProductCard, type ProductCardProps } from './product-card.view.tsx';

export interface ProductListViewProps extends FiltersProps {
  /** Fewer than two: there is nothing to choose among. */
  readonly tabs: readonly CategoryTab[];
  readonly search: ReactNode;
  readonly sort: ProductSort;
  readonly onSort: (sort: ProductSort) => void;
  /** The order is about to be chosen. */
  readonly onNearSort: () => void;
  /** Those that are shown. */
  readonly cards: readonly ProductCardProps[];
  /** Those that were found. */
  readonly total: number;
  /** Null where all of them are shown. */
  readonly more: Target | null;
  readonly onClear: () => void;
  readonly listRef: Ref<HTMLUListElement>;
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/** Cards that may be in view before anything is scrolled. */
const FIRST = 4;

/** The products that were found, some at a time. */
function Found({ cards, total, more, onClear, listRef }: ProductListViewProps) {
  const { t } = useTexts();
  if (cards.length === 0) {
    return (
      <EmptyState
        title={t('eshop:noneFound.title')}
        text={t('eshop:noneFound.text')}
        action={<Button onPress={onClear}>{t('eshop:filter.clear')}</Button>}
      />
    );
  }
  return (
    <>
      <ul ref={listRef} tabIndex={-1} aria-label={t('eshop:title')} className={tw(PRODUCT_GRID)}>
        {cards.map((card, index) => (
          <li key={card.product.id}>
            <ProductCard {...card} isFirst={index < FIRST} />
          </li>
        ))}
      </ul>
      {more && (
        <div className={tw('mt-12 grid justify-items-center gap-3')}>
          <p className={tw('text-caption text-muted')}>{t('eshop:shown', { count: cards.length, total })}</p>
          <ButtonLink to={more} variant="secondary">
            {t('eshop:more')}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

/** The e-shop: its categories, what narrows and sorts the list, and the products. */
export function ProductListView(props: ProductListViewProps) {
  const { t } = useTexts();
  const isPage = useHeadingLevel() === 1;
  const [isUnfolded, setUnfolded] = useState(false);
  const { tabs, search, headingRef, total } = props;
  return (
    <section part="products" aria-label={t('eshop:title')}>
      <div className={tw('grid gap-6 @[56em]:grid-cols-[1fr_minmax(0,calc(var(--u)*22))] items-end mb-6')}>
        <Heading variant={isPage ? 'display' : 'headline'} {...(headingRef ? { focusRef: headingRef } : {})}>
          {t('eshop:title')}
        </Heading>
        {search}
      </div>
      {tabs.length > 1 && <CategoryTabs tabs={tabs} />}
      <ListToolbar
        count={total}
        sort={props.sort}
        onSort={props.onSort}
        onNearSort={props.onNearSort}
        isUnfolded={isUnfolded}
        onUnfold={() => setUnfolded(!isUnfolded)}
      />
      <Below>
        <div
          className={tw(
            'grid @[56em]:grid-cols-[calc(var(--u)*14)_minmax(0,1fr)] @[56em]:gap-x-12 items-start',
          )}
        >
          <section
            aria-label={t('eshop:filter.title')}
            className={tw(`${isUnfolded ? '' : 'hidden'} mb-8 @[56em]:block`)}
          >
            <Filters {...props} />
            <Button
              variant="primary"
              onPress={(event) => {
                const list = event.currentTarget.closest('[part=products]')?.querySelector('ul[tabindex]');
                setUnfolded(false);
                if (list instanceof HTMLElement) focusInView(list);
              }}
              className="mt-6 w-full @[56em]:hidden"
            >
              {t('eshop:filter.show', { count: total })}
            </Button>
          </section>
          <div className={tw('min-w-0')}>
            <ActiveFilters filter={props.filter} currency={props.currency} onChange={props.onChange} />
            <Found {...props} />
          </div>
        </div>
      </Below>
    </section>
  );
}
