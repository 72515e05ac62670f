import { formatMoney, type Cents, type Currency } from '#domain/prices/money.ts';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';

interface ChangedPriceProps {
  /** What was shown or agreed to, and what it costs now. */
  readonly before: Cents;
  readonly now: Cents;
  readonly currency: Currency;
}

/** The visit costs something else than was said before. */
export function ChangedPriceView({ before, now, currency }: ChangedPriceProps) {
  const { locale, t } = useTexts();
  const money = (cents: Cents) => formatMoney(locale, cents, currency);
  return (
    <Notice tone="warning" title={t('reservation:review.priceChanged')}>
      {t('reservation:review.priceChangedText', { before: money(before), now: money(now) })}
    </Notice>
  );
}
