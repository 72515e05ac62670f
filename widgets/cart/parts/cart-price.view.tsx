import { formatMoney, type Currency } from '#domain/prices/money.ts';
import type { ShownPrice } from '#domain/prices/pricing.ts';
import { tw } from '#theme/sheet.ts';
import { useTexts } from '#ui/texts.ts';

/** A price of the cart: one amount, or weekday and weekend apart where they differ. */
export function CartPrice({ price, currency }: { readonly price: ShownPrice; readonly currency: Currency }) {
  const { locale, t } = useTexts();
  const money = (cents: number) => formatMoney(locale, cents, currency);
  if (price.kind === 'single') {
    return (
      <span className={tw('whitespace-nowrap')}>
        {price.from ? t('cart:price.from', { price: money(price.amount) }) : money(price.amount)}
      </span>
    );
  }
  const week = [
    ['weekday', price.weekday],
    ['weekend', price.weekend],
  ] as const;
  return (
    <span className={tw('inline-grid justify-items-end')}>
      {week.map(([name, cents]) => (
        <span key={name} className={tw('whitespace-nowrap')}>
          {t(price.from ? `cart:price.${name}From` : `cart:price.${name}`, { price: money(cents) })}
        </span>
      ))}
    </span>
  );
}
