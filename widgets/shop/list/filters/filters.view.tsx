import { useDeferredValue } from 'react';
import type { FirstProducts } from '#domain/catalogue/products/search/first-products.ts';
import type { ProductFilter } from '#domain/catalogue/products/search/product-search.ts';
import type { Currency } from '#domain/prices/money.ts';
import { tw } from '#theme/sheet.ts';
import { useTexts } from '#ui/texts.ts';
import { BrandChoices } from './brand-choices.view.tsx';
import { Choice } from './choice.view.tsx';
import { PriceRangeFilter } from './price-range.tsx';

export interface FiltersProps {
  readonly filter: ProductFilter;
  /** Every brand that there is, in the order of their names. */
  readonly brands: readonly string[];
  readonly counted: Pick<FirstProducts, 'counts'>;
  /** Whether the stock is known. */
  readonly hasStock: boolean;
  readonly currency: Currency;
  readonly onChange: (change: Partial<ProductFilter>) => void;
}

/**
 * What narrows the list besides its category and what was typed, each with what it would leave: that is counted, and told, after the list
 * that was asked for.
 */
export function Filters({ filter, brands, counted, hasStock, currency, onChange }: FiltersProps) {
  const { t } = useTexts();
  const { counts } = useDeferredValue(counted);
  return (
    <div className={tw('grid gap-6')}>
      {(hasStock || filter.inStock) && (
        <Choice
          name="in-stock"
          label={t('eshop:filter.inStock')}
          count={counts.inStock}
          isChosen={filter.inStock}
          onToggle={() => onChange({ inStock: !filter.inStock })}
        />
      )}
      <PriceRangeFilter
        range={filter}
        prices={counts.prices}
        currency={currency}
        onChange={({ least, most }) => onChange({ least, most })}
      />
      {brands.length > 1 && (
        <BrandChoices
          brands={brands}
          chosen={filter.brands}
          counts={counts.brands}
          onChange={(chosen) => onChange({ brands: chosen })}
        />
      )}
    </div>
  );
}
