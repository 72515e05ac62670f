import { isReduced, type PlacedVisit } from '#domain/appointments/placed-visit.ts';
import { textIn } from '#domain/locale.ts';
import { formatMoney } from '#domain/prices/money.ts';
import { tw } from '#theme/sheet.ts';
import { useTexts } from '../texts.ts';

/** The total of a visit; where something is taken off, what and what is left to pay. */
export function VisitSums({ bill, total, currency }: Pick<PlacedVisit, 'bill' | 'total' | 'currency'>) {
  const { locale, t } = useTexts();
  const discountName = bill?.discountName ?? {};
  const rows = [
    ['total', total],
    ...(bill && bill.discount > 0 ? [['discount', -bill.discount] as const] : []),
    ...(bill && bill.voucher > 0 ? [['voucher', -bill.voucher] as const] : []),
    ...(bill?.paid ? [['paid', -bill.paid] as const] : []),
    ...(bill && isReduced({ bill }) ? [['due', bill.due] as const] : []),
  ] as const;
  return (
    <dl aria-live="polite" className={tw('py-3')}>
      {rows.map(([name, cents], index) => (
        <div
          key={name}
          className={tw(
            `flex justify-between gap-4 py-0.5 ${index === rows.length - 1 ? 'font-medium' : 'text-muted'}`,
          )}
        >
          <dt>
            {(name === 'discount' && textIn(locale, discountName)) || t(`reservation:summary.${name}`)}
            {name === 'discount' && bill?.isAutomatic && (
              <span className={tw('block text-caption')}>{t('reservation:summary.automatic')}</span>
            )}
          </dt>
          <dd className={tw('tabular-nums')}>{formatMoney(locale, cents, currency)}</dd>
        </div>
      ))}
    </dl>
  );
}
