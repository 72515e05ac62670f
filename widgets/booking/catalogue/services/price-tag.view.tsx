import { formatMoney, type Currency } from '#domain/prices/money.ts';
import type { ShownPrice } from '#domain/prices/pricing.ts';
import { tw } from '#theme/sheet.ts';
import { useTexts } from '#ui/texts.ts';

/** What a service costs, in words: "À partir de 45 €", or weekday and weekend apart. */
export function PriceTag({ price, currency }: { readonly price: ShownPrice; readonly currency: Currency }) {
  const { locale, t } = useTexts();
  const money = (cents: number) => formatMoney(locale, cents, currency);
  if (price.kind === 'week') {
    return (
      <span className={tw('inline-flex flex-wrap gap-x-3')}>
        <span className={tw('whitespace-nowrap')}>
          {t('booking:price.weekday', { price: money(price.weekday) })}
        </span>
        <span className={tw('whitespace-nowrap')}>
          {t('booking:price.weekend', { price: money(price.weekend) })}
        </span>
      </span>
    );
  }
  const amount = money(price.amount);
  return (
    <span className={tw('whitespace-nowrap')}>
      {price.from ? t('booking:price.from', { price: amount }) : amount}
    </span>
  );
}
