import { textIn, type LocalizedText } from '#domain/locale.ts';
import { formatMoney, type Cents, type Currency } from '#domain/prices/money.ts';
import { tw } from '#theme/sheet.ts';
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
  const rows = [
    ...(discount > 0
      ? [
          { term: t('reservation:summary.total'), cents: subtotal },
          { term: textIn(locale, discountName) || t('reservation:summary.discount'), cents: -discount },
          { term: t('appointments:move.total'), cents: total.after },
        ]
      : [{ term: t('reservation:summary.total'), cents: total.after }]),
    ...(paid > 0
      ? [
          { term: t('appointments:paid'), cents: Math.min(paid, total.after) },
          { term: t('appointments:left'), cents: Math.max(0, total.after - paid) },
        ]
      : []),
  ];
  return (
    <>
      <dl className={tw('py-3')}>
        {rows.map(({ term, cents }, index) => (
          <div
            key={term}
            className={tw(
              `flex justify-between gap-4 py-0.5 ${index === rows.length - 1 ? 'font-medium' : 'text-muted'}`,
            )}
          >
            <dt>{term}</dt>
            <dd className={tw('tabular-nums whitespace-nowrap')}>{money(cents)}</dd>
          </div>
        ))}
      </dl>
      <p>
        {total.before === total.after
          ? t('appointments:move.samePrice', { price: money(total.after) })
          : t('appointments:move.price', { before: money(total.before), now: money(total.after) })}{' '}
        {paid > total.after && t('appointments:cancel.refund', { amount: money(paid - total.after) })}
      </p>
    </>
  );
}
