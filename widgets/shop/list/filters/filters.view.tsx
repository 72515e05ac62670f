import type { ReactNode } from 'react';
import type { ProductCounts, ProductFilter } from '#domain/catalogue/products/search/product-search.ts';
import type { Currency } from '#domain/prices/money.ts';
import { tw } from '#theme/sheet.ts';
import { useTexts } from '#ui/texts.ts';
import { PriceRangeFilter } from './price-range.tsx';

export interface FiltersProps {
  readonly filter: ProductFilter;
  /** Every brand that there is, in the order of their names. */
  readonly brands: readonly string[];
  readonly counts: ProductCounts;
  /** Whether the stock is known. */
  readonly hasStock: boolean;
  readonly currency: Currency;
  readonly onChange: (change: Partial<ProductFilter>) => void;
}

interface ChoiceProps {
  readonly name: string;
  readonly count: number;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

function Choice({ name, count, isChosen, onToggle, children }: ChoiceProps) {
  return (
    <label className={tw('flex items-center gap-3 min-h-target cursor-pointer')}>
      <input
        type="checkbox"
        name={name}
        checked={isChosen}
        onChange={onToggle}
        className={tw('w-5 h-5 shrink-0 accent-[color:var(--v-accent)]')}
      />
      <span className={tw('flex-1 min-w-0 break-words')}>{children}</span>
      <span className={tw('text-caption text-muted tabular-nums')}>{count}</span>
    </label>
  );
}

/** What narrows the list besides its category and what was typed, each with what it would leave. */
export function Filters({ filter, brands, counts, hasStock, currency, onChange }: FiltersProps) {
  const { t } = useTexts();
  const toggle = (brand: string) =>
    filter.brands.includes(brand) ? filter.brands.filter((one) => one !== brand) : [...filter.brands, brand];
  return (
    <div className={tw('grid gap-6')}>
      {(hasStock || filter.inStock) && (
        <Choice
          name="in-stock"
          count={counts.inStock}
          isChosen={filter.inStock}
          onToggle={() => onChange({ inStock: !filter.inStock })}
        >
          {t('eshop:filter.inStock')}
        </Choice>
      )}
      <PriceRangeFilter
        range={filter}
        prices={counts.prices}
        currency={currency}
        onChange={({ least, most }) => onChange({ least, most })}
      />
      {brands.length > 1 && (
        <fieldset>
          <legend className={tw('font-medium mb-1')}>{t('eshop:filter.brand')}</legend>
          {brands.map((brand) => (
            <Choice
              key={brand}
              name="brand"
              count={counts.brands.get(brand) ?? 0}
              isChosen={filter.brands.includes(brand)}
              onToggle={() => onChange({ brands: toggle(brand) })}
            >
              {brand}
            </Choice>
          ))}
        </fieldset>
      )}
    </div>
  );
}
