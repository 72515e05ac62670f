import type { ChangedLine, OrderDifference } from '#domain/checkout/order-difference.ts';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';

const named = (lines: readonly ChangedLine[]) =>
  lines.map(({ name, quantity }) => (quantity > 1 ? `${quantity}\u00a0×\u00a0${name}` : name)).join(', ');

/** What another tab has taken out of the order, or put in. */
export function ChangedOrderView({ gone, added }: OrderDifference) {
  const { t } = useTexts();
  return (
    <Notice tone="warning" title={t('checkout:changed.title')}>
      {gone.length > 0 && <p>{t('checkout:changed.gone', { names: named(gone) })}</p>}
      {added.length > 0 && <p>{t('checkout:changed.added', { names: named(added) })}</p>}
    </Notice>
  );
}
