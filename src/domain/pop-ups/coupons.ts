import { LOCALE_TAGS, type Locale, type LocalizedText } from '../locale.ts';
import { formatMoney, type Cents, type Currency } from '../prices/money.ts';
import { repeat } from '../repeat.ts';

/** A coupon that anyone may know of. */
export interface Coupon {
  readonly id: string;
  readonly label: LocalizedText;
  /** Applies without its code, from a sum on. */
  readonly isAuto: boolean;
  readonly reduction:
    | { readonly kind: 'percentage'; readonly percent: number }
    | { readonly kind: 'amount'; readonly amount: Cents };
  readonly minTotal: Cents;
}

const WORDS = 13;
const NO_COUPON = 'PROMO';

/** What it takes off, with its minus: `−10 %`, `−15 €`. */
export function reductionText({ reduction }: Coupon, locale: Locale, currency: Currency): string {
  if (reduction.kind === 'amount') return formatMoney(locale, -reduction.amount, currency);
  const format = new Intl.NumberFormat(LOCALE_TAGS[locale], { style: 'percent', maximumFractionDigits: 2 });
  return format.format(-reduction.percent / 100).replace('-', '−');
}

/** The thirteen words of the cloud: what the coupons take off, in turn; without any, one word. */
export function cloudWords(
  coupons: readonly Coupon[],
  locale: Locale,
  currency: Currency,
): readonly string[] {
  const texts = [...new Set(coupons.map((coupon) => reductionText(coupon, locale, currency)))];
  return repeat(WORDS, (index) => texts[index % texts.length] ?? NO_COUPON);
}
