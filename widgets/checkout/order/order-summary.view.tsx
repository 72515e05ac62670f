import type { ReactNode } from 'react';
import type { SoldLine } from '#domain/checkout/sold-line.ts';
import type { ShownProductLine } from '#domain/catalogue/products/product.ts';
import type { SalePrice } from '#domain/checkout/sale-price.ts';
import { saleSums, type SaleSumName } from '#domain/checkout/sale-sums.ts';
import { textIn } from '#domain/locale.ts';
import { formatMoney, type Currency } from '#domain/prices/money.ts';
import { formatRate } from '#domain/taxes/format-rate.ts';
import { formatPlainDate } from '#domain/time/format-time.ts';
import { tw } from '#theme/sheet.ts';
import { IconButton } from '#ui/actions/button.tsx';
import { SumRows } from '#ui/amounts/sum-rows.tsx';
import { Heading } from '#ui/heading.tsx';
import { CloseIcon } from '#ui/icons/icons.tsx';
import { withDistinctKeys } from '#ui/lists/distinct-keys.ts';
import { ResponsivePicture } from '#ui/media/picture.tsx';
import { useTexts } from '#ui/texts.ts';

interface OrderSummaryProps {
  /** The services of a visit, as items of the list. */
  readonly services: ReactNode;
  readonly products: readonly ShownProductLine[];
  readonly others: readonly SoldLine[];
  readonly onRemove: (id: string) => void;
  readonly price: SalePrice | null;
  readonly currency: Currency;
  readonly codes: ReactNode;
  readonly terms: ReactNode;
}

type LinesProps = Pick<OrderSummaryProps, 'services' | 'products' | 'others' | 'onRemove' | 'currency'>;

function Lines({ services, products, others, onRemove, currency }: LinesProps) {
  const { locale, t } = useTexts();
  return (
    <ul aria-label={t('checkout:summary.lines')} className={tw('border-t border-line')}>
      {services}
      {products.map(({ productId, product, quantity }) => (
        <li key={productId} className={tw('flex items-center gap-3 py-3 border-b border-line')}>
          <ResponsivePicture
            picture={product?.pictures[0]}
            ratio="1/1"
            sizes="48px"
            decorative
            className="w-12"
          />
          <span className={tw('min-w-0 flex-1')}>
            {product ? textIn(locale, product.name) : t('checkout:summary.gone')}
            <span className={tw('block text-caption text-muted')}>
              {t('checkout:summary.quantity', { count: quantity })}
            </span>
          </span>
          {product && (
            <span className={tw('tabular-nums whitespace-nowrap')}>
              {formatMoney(locale, product.price * quantity, currency)}
            </span>
          )}
        </li>
      ))}
      {withDistinctKeys(others, ({ name }) => name).map(({ key, item: { id, name, price, sending } }) => (
        <li key={key} className={tw('flex items-center justify-between gap-3 py-1.5 border-b border-line')}>
          <span className={tw('min-w-0 flex-1')}>
            {name}
            {sending && (
              <span className={tw('block text-caption text-muted')}>
                {sending.day === null
                  ? t('checkout:summary.giftNow')
                  : t('checkout:summary.giftOn', { day: formatPlainDate(locale, sending.day) })}
              </span>
            )}
          </span>
          <span className={tw('tabular-nums whitespace-nowrap')}>{formatMoney(locale, price, currency)}</span>
          <IconButton label={t('checkout:summary.remove', { name })} onPress={() => onRemove(id)}>
            <CloseIcon className="w-4 h-4" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

function Sums({ price, currency }: { readonly price: SalePrice; readonly currency: Currency }) {
  const { locale, t } = useTexts();
  const nameOf = (name: SaleSumName) => {
    if (name === 'discount') return textIn(locale, price.discountName) || t('checkout:sum.discount');
    return name === 'now' && price.mode === 'hold' ? t('checkout:sum.held') : t(`checkout:sum.${name}`);
  };
  const taxes = price.taxes
    .filter(({ amount }) => amount > 0)
    .map(({ rate, amount }) =>
      t('checkout:sum.tax', {
        rate: formatRate(locale, rate),
        amount: formatMoney(locale, amount, currency),
      }),
    );
  const rows = saleSums(price).map(({ name, cents }) => ({
    name,
    cents,
    label: nameOf(name),
    note: name === 'total' && taxes.length > 0 ? taxes.join(' · ') : null,
  }));
  return <SumRows rows={rows} main={rows.find(({ name }) => name === 'now')?.name} currency={currency} />;
}

/** What is bought, and what it costs with all that is taken off. */
export function OrderSummary({ price, currency, codes, terms, ...lines }: OrderSummaryProps) {
  const { t } = useTexts();
  return (
    <section className={tw('min-w-0')}>
      <Heading variant="title" below={1} className="mb-3">
        {t('checkout:summary.title')}
      </Heading>
      <Lines {...lines} currency={currency} />
      {codes}
      {price && <Sums price={price} currency={currency} />}
      {terms}
    </section>
  );
}
