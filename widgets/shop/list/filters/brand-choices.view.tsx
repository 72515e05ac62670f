import { useCallback, useLayoutEffect, useRef } from 'react';
import type { ProductCounts } from '#domain/catalogue/products/search/product-search.ts';
import { tw } from '#theme/sheet.ts';
import { useTexts } from '#ui/texts.ts';
import { Choice } from './choice.view.tsx';

interface BrandChoicesProps {
  readonly brands: readonly string[];
  readonly chosen: readonly string[];
  readonly counts: ProductCounts['brands'];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** The brands of the e-shop. */
export function BrandChoices({ brands, chosen, counts, onChange }: BrandChoicesProps) {
  const { t } = useTexts();
  const toggle = (brand: string) =>
    onChange(chosen.includes(brand) ? chosen.filter((one) => one !== brand) : [...chosen, brand]);
  const latest = useRef(toggle);
  useLayoutEffect(() => {
    latest.current = toggle;
  });
  const onToggle = useCallback((brand: string) => latest.current(brand), []);
  return (
    <fieldset>
      <legend className={tw('font-medium mb-1')}>{t('eshop:filter.brand')}</legend>
      {brands.map((brand) => (
        <Choice
          key={brand}
          name="brand"
          label={brand}
          count={counts.get(brand) ?? 0}
          isChosen={chosen.includes(brand)}
          onToggle={onToggle}
        />
      ))}
    </fieldset>
  );
}
