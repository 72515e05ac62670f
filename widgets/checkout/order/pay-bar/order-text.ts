import type { SalePrice } from '#domain/checkout/sale-price.ts';
import type { SaleKind } from '#domain/checkout/sold-line.ts';
import { formatMoney, type Currency } from '#domain/prices/money.ts';
import type { UiTexts } from '#ui/texts.ts';

export interface Ordered {
  readonly price: SalePrice | null;
  /** Why the price is not known; null while it is, or is being asked for. */
  readonly problem: { readonly message: string } | null;
  /** What is bought. */
  readonly kinds: ReadonlySet<SaleKind>;
  readonly currency: Currency;
}

/** What the button that makes the order binding says: what it does, and what it costs now. */
export function orderText({ price, problem, kinds, currency }: Ordered, { t, locale }: UiTexts): string {
  if (!price) return t(problem ? 'checkout:unpriced' : 'checkout:pricing');
  const sum = formatMoney(locale, price.now, currency);
  const isVisit = kinds.has('visit');
  if (price.now === 0) return t(isVisit ? 'checkout:book' : 'checkout:orderFree');
  if (price.mode === 'hold') return t('checkout:bookHeld', { sum });
  return t(isVisit ? 'checkout:bookPay' : 'checkout:pay', { sum });
}
