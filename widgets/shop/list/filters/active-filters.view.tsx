import { EVERY_PRODUCT, type ProductFilter } from '#domain/catalogue/products/search/product-search.ts';
import { formatMoney, type Currency } from '#domain/prices/money.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { CloseIcon } from '#ui/icons/icons.tsx';
import { useTexts } from '#ui/texts.ts';

interface ActiveFiltersProps {
  readonly filter: ProductFilter;
  readonly currency: Currency;
  readonly onChange: (change: Partial<ProductFilter>) => void;
}

/** What narrows the list at the moment; each part is taken away by a press. */
export function ActiveFilters({ filter, currency, onChange }: ActiveFiltersProps) {
  const { locale, t } = useTexts();
  const money = (cents: number) => formatMoney(locale, cents, currency);
  const { category: _category, ...everything } = EVERY_PRODUCT;
  const parts: { readonly name: string; readonly change: Partial<ProductFilter> }[] = [
    ...(filter.text ? [{ name: t('eshop:filter.text', { text: filter.text }), change: { text: '' } }] : []),
    ...(filter.inStock ? [{ name: t('eshop:filter.inStock'), change: { inStock: false } }] : []),
    ...(filter.least === null
      ? []
      : [{ name: t('eshop:filter.atLeast', { price: money(filter.least) }), change: { least: null } }]),
    ...(filter.most === null
      ? []
      : [{ name: t('eshop:filter.atMost', { price: money(filter.most) }), change: { most: null } }]),
    ...filter.brands.map((brand) => ({
      name: brand,
      change: { brands: filter.brands.filter((one) => one !== brand) },
    })),
  ];
  if (parts.length === 0) return null;
  return (
    <ul aria-label={t('eshop:filter.active')} className={tw('flex flex-wrap items-center gap-2 mb-6')}>
      {parts.map(({ name, change }) => (
        <li key={name}>
          <Button
            variant="small"
            label={t('eshop:filter.remove', { name })}
            onPress={() => onChange(change)}
            className="!px-4"
          >
            {name}
            <CloseIcon className="w-4 h-4" />
          </Button>
        </li>
      ))}
      {parts.length > 1 && (
        <li>
          <Button variant="quiet" onPress={() => onChange(everything)} className="px-2">
            {t('eshop:filter.clear')}
          </Button>
        </li>
      )}
    </ul>
  );
}
