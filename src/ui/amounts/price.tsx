import { formatMoney, type Cents, type Currency } from '#domain/prices/money.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { useTexts } from '../texts.ts';

/** A price; `before` is one that no longer holds. */
export function Price({
  cents,
  currency,
  before,
}: {
  readonly cents: Cents;
  readonly currency: Currency;
  readonly before?: Cents;
}) {
  const { locale, t } = useTexts();
  const now = formatMoney(locale, cents, currency);
  if (before === undefined || before === cents) return <span>{now}</span>;
  return (
    <span>
      <del>
        <VisuallyHidden>{t('common:price.before')} </VisuallyHidden>
        {formatMoney(locale, before, currency)}
      </del>{' '}
      <ins>
        <VisuallyHidden>{t('common:price.now')} </VisuallyHidden>
        {now}
      </ins>
    </span>
  );
}
