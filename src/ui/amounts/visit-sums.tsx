import type { PlacedVisit } from '#domain/appointments/placed-visit.ts';
import { visitSums } from '#domain/appointments/sums/visit-sums.ts';
import { textIn } from '#domain/locale.ts';
import { useTexts } from '../texts.ts';
import { SumRows } from './sum-rows.tsx';

/** What a visit costs, what is taken off of that, what is paid and what is left to pay. */
export function VisitSums({ bill, total, currency }: Pick<PlacedVisit, 'bill' | 'total' | 'currency'>) {
  const { locale, t } = useTexts();
  const discountName = textIn(locale, bill?.discountName ?? {});
  const rows = visitSums({ discount: 0, ...bill, subtotal: total }).map(({ name, cents }) => {
    const isDiscount = name === 'discount';
    const label = (isDiscount && discountName) || t(`reservation:summary.${name}`);
    const note = isDiscount && bill?.isAutomatic ? t('reservation:summary.automatic') : null;
    return { name, label, note, cents };
  });
  return <SumRows rows={rows} currency={currency} />;
}
