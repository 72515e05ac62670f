import type { LocalizedText } from '#domain/locale.ts';
import { formatMoney, type Cents, type Currency } from '#domain/prices/money.ts';
import { VisitSums } from '#ui/amounts/visit-sums.tsx';
import { useTexts } from '#ui/texts.ts';

interface MovedSumsProps {
  /** Of all services, before what is taken off. */
  readonly subtotal: Cents;
  readonly discount: Cents;
  readonly discountName: LocalizedText;
  readonly total: { readonly before: Cents; readonly after: Cents };
  readonly paid: Cents;
  readonly currency: Currency;
}

/** What a moved visit costs, what of that is paid, and what the move changes of it. */
export function MovedSums({ subtotal, discount, discountName, total, paid, currency }: MovedSumsProps) {
  const { locale, t } = useTexts();
  const money = (cents: Cents) => formatMoney(locale, cents, currency);
  const due = Math.max(0, total.after - paid);
  const bill = { discount, discountName, voucher: 0, paid: Math.min(paid, total.after), due };
  return (
    <>
      <VisitSums bill={bill} total={subtotal} currency={currency} />
      <p>
        {total.before === total.after
          ? t('appointments:move.samePrice', { price: money(total.after) })
          : t('appointments:move.price', { before: money(total.before), now: money(total.after) })}{' '}
        {paid > total.after && t('appointments:cancel.refund', { amount: money(paid - total.after) })}
      </p>
    </>
  );
}
