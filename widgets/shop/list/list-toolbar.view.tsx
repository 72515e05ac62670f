import { useId } from 'react';
import { PRODUCT_SORTS, type ProductSort } from '#domain/catalogue/products/search/product-sort.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { INPUT } from '#ui/forms/input-classes.ts';
import { ExpandIcon } from '#ui/icons/direction-icons.tsx';
import { BusyIndicator } from '#ui/states/busy-indicator.tsx';
import { useTexts } from '#ui/texts.ts';

interface ListToolbarProps {
  /** Products that were found. */
  readonly count: number;
  /** What is asked for is on its way. */
  readonly isBusy: boolean;
  readonly sort: ProductSort;
  readonly onSort: (sort: ProductSort) => void;
  /** The filters have no room beside the list, however wide it is. */
  readonly isFolding: boolean;
  /** Whether the filters are unfolded where there is no room beside the list. */
  readonly isUnfolded: boolean;
  readonly onUnfold: () => void;
}

/** How many there are, the filters where they fold, and the order. */
export function ListToolbar(props: ListToolbarProps) {
  const { count, isBusy, sort, onSort, isFolding, isUnfolded, onUnfold } = props;
  const { t } = useTexts();
  const id = useId();
  return (
    <div className={tw('flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-4 @[56em]:py-6')}>
      <p role="status" className={tw('w-full @[56em]:w-auto text-muted')}>
        {t('eshop:found', { count })}
        {isBusy && (
          <span className={tw('ml-3')}>
            <BusyIndicator />
          </span>
        )}
      </p>
      <Button
        variant="small"
        expanded={isUnfolded}
        onPress={onUnfold}
        className={isFolding ? '' : '@[56em]:hidden'}
      >
        {t('eshop:filter.title')}
        <ExpandIcon className={`w-4 h-4 ${isUnfolded ? 'rotate-180' : ''}`} />
      </Button>
      <div className={tw('flex items-center gap-3 min-w-0')}>
        <label htmlFor={id} className={tw('shrink-0 sr-only @[30em]:not-sr-only')}>
          {t('eshop:sort.title')}
        </label>
        <div className={tw('relative min-w-0')}>
          <select
            id={id}
            name="sort"
            value={sort}
            onChange={(event) => {
              const wanted = PRODUCT_SORTS.find((one) => one === event.currentTarget.value);
              if (wanted) onSort(wanted);
            }}
            className={tw(
              `${INPUT} border-control hover:border-[color:var(--v-text)] appearance-none !pr-10 truncate`,
            )}
          >
            {PRODUCT_SORTS.map((one) => (
              <option key={one} value={one}>
                {t(`eshop:sort.${one}`)}
              </option>
            ))}
          </select>
          <span
            aria-hidden="true"
            className={tw('absolute inset-y-0 right-3.5 flex items-center pointer-events-none')}
          >
            <ExpandIcon className="w-4 h-4" />
          </span>
        </div>
      </div>
    </div>
  );
}
