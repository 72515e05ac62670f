import { useState, type ReactNode, type Ref } from 'react';
import { tw } from '#theme/sheet.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import type { Target } from '#ui/actions/link.tsx';
import { focusInView } from '#ui/focus/focus-in-view.ts';
import { Below, Heading, useHeadingLevel } from '#ui/heading.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { useTexts } from '#ui/texts.ts';
import { ActiveFilters } from './filters/active-filters.view.tsx';
import { Filters, type FiltersProps } from './filters/filters.view.tsx';
import { ListToolbar } from './list-toolbar.view.tsx';
import type { ProductLayout, ProductsProps } from './layouts/product-layout.ts';

export interface ProductListViewProps extends FiltersProps, ProductsProps {
  readonly layout: ProductLayout;
  /** The categories to choose among, where there are any. */
  readonly tabs: ReactNode;
  readonly search: ReactNode;
  /** How many of those that were found are shown. */
  readonly shown: number;
  readonly total: number;
  /** What is asked for is on its way: what is shown was asked for before. */
  readonly isBusy: boolean;
  /** Null where all of them are shown. */
  readonly more: Target | null;
  readonly onClear: () => void;
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/** The products that were found, some at a time. */
function Found({ layout, products, shown, total, more, onClear, ...list }: ProductListViewProps) {
  const { t } = useTexts();
  if (products.length === 0) {
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
      <layout.Products products={products} {...list} />
      {more && (
        <div className={tw('mt-12 grid justify-items-center gap-3')}>
          <p className={tw('text-caption text-muted')}>{t('eshop:shown', { count: shown, total })}</p>
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
  const { layout, tabs, search, headingRef, total } = props;
  const { isWide } = layout;
  return (
    <section part="products" aria-label={t('eshop:title')}>
      <div className={tw('grid gap-6 @[56em]:grid-cols-[1fr_minmax(0,calc(var(--u)*22))] items-end mb-6')}>
        <Heading variant={isPage ? 'display' : 'headline'} {...(headingRef ? { focusRef: headingRef } : {})}>
          {t('eshop:title')}
        </Heading>
        {search}
      </div>
      {tabs}
      <ListToolbar
        count={total}
        isBusy={props.isBusy}
        sort={props.sort}
        onSort={props.onSort}
        isFolding={isWide}
        isUnfolded={isUnfolded}
        onUnfold={() => setUnfolded(!isUnfolded)}
      />
      <Below>
        <div
          className={tw(
            isWide
              ? 'grid'
              : 'grid @[56em]:grid-cols-[calc(var(--u)*14)_minmax(0,1fr)] @[56em]:gap-x-12 items-start',
          )}
        >
          <section
            aria-label={t('eshop:filter.title')}
            className={tw(
              `${isUnfolded ? '' : 'hidden'} mb-8 ${isWide ? 'max-w-[calc(var(--u)*30)]' : '@[56em]:block'}`,
            )}
          >
            <Filters {...props} />
            <Button
              variant="primary"
              onPress={(event) => {
                const list = event.currentTarget.closest('[part=products]')?.querySelector('[data-list]');
                setUnfolded(false);
                if (list instanceof HTMLElement) focusInView(list);
              }}
              className={`mt-6 w-full ${isWide ? '' : '@[56em]:hidden'}`}
            >
              {t('eshop:filter.show', { count: total })}
            </Button>
          </section>
          <div aria-busy={props.isBusy || undefined} className={tw('min-w-0')}>
            <ActiveFilters filter={props.filter} currency={props.currency} onChange={props.onChange} />
            <Found {...props} />
          </div>
        </div>
      </Below>
    </section>
  );
}
