import type { ReactNode } from 'react';
import { withDistinctKeys } from '#domain/account/distinct-keys.ts';
import type { SoldLine } from '#domain/checkout/sold-line.ts';
import type { ShownProductLine } from '#domain/catalogue/products/product.ts';
import type { SalePrice } from '#domain/checkout/sale-price.ts';
import { textIn } from '#domain/locale.ts';
import { formatMoney, type Cents, type Currency } from '#domain/prices/money.ts';
import { tw } from '#theme/sheet.ts';
import { IconButton } from '#ui/actions/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { CloseIcon } from '#ui/icons/icons.tsx';
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
      {withDistinctKeys(others, ({ name }) => name).map(({ key, item: { id, name, price } }) => (
        <li key={key} className={tw('flex items-center justify-between gap-3 py-1.5 border-b border-line')}>
          <span className={tw('min-w-0 flex-1')}>{name}</span>
          <span className={tw('tabular-nums whitespace-nowrap')}>{formatMoney(locale, price, currency)}</span>
          <IconButton label={t('checkout:summary.remove', { name })} onPress={() => onRemove(id)}>
            <CloseIcon className="w-4 h-4" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

const SIGNS = {
  subtotal: 1,
  discount: -1,
  delivery: 1,
  total: 1,
  voucher: -1,
  credit: -1,
  due: 1,
  onSite: 1,
  now: 1,
} as const;
type Sum = keyof typeof SIGNS;

/** What is left for the shop: all of what is only held on the card. */
const onSiteOf = ({ due, now, mode }: SalePrice) => (mode === 'hold' ? due : due - now);

/** Those that say something: what is taken off or added, and what that leaves. */
function sumsOf(price: SalePrice): readonly Sum[] {
  const isChanged = price.discount > 0 || price.delivery > 0;
  const isPaidOtherwise = price.voucher > 0 || price.credit > 0;
  const shown: Readonly<Record<Sum, boolean>> = {
    subtotal: isChanged,
    discount: price.discount > 0,
    delivery: price.delivery > 0,
    total: true,
    voucher: price.voucher > 0,
    credit: price.credit > 0,
    due: isPaidOtherwise,
    onSite: onSiteOf(price) > 0,
    now: onSiteOf(price) > 0,
  };
  return (Object.keys(SIGNS) as Sum[]).filter((name) => shown[name]);
}

function Sums({ price, currency }: { readonly price: SalePrice; readonly currency: Currency }) {
  const { locale, t } = useTexts();
  const money = (cents: Cents) => formatMoney(locale, cents, currency);
  const sums = sumsOf(price);
  const amounts = { ...price, onSite: onSiteOf(price) };
  const nameOf = (name: Sum) => {
    if (name === 'discount') return textIn(locale, price.discountName) || t('checkout:sum.discount');
    return name === 'now' && price.mode === 'hold' ? t('checkout:sum.held') : t(`checkout:sum.${name}`);
  };
  const taxes = price.taxes.filter(({ amount }) => amount > 0);
  return (
    <div aria-live="polite" className={tw('py-3')}>
      <dl>
        {sums.map((name, index) => (
          <div
            key={name}
            className={tw(
              `flex justify-between gap-4 py-0.5 ${index === sums.length - 1 ? 'font-medium text-lead' : 'text-muted'}`,
            )}
          >
            <dt>{nameOf(name)}</dt>
            <dd className={tw('tabular-nums')}>{money(SIGNS[name] * amounts[name])}</dd>
          </div>
        ))}
      </dl>
      <p className={tw('text-caption text-muted')}>
        {taxes.map(({ rate, amount }) => t('checkout:sum.tax', { rate, amount: money(amount) })).join(' · ')}
      </p>
    </div>
  );
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
