import {
  bookedSums,
  visitPrice,
  type BookedSumName,
  type VisitOver,
} from '#domain/appointments/sums/visit-sums.ts';
import { sumOf } from '#domain/carts/sale-sums.ts';
import { textIn, type Locale, type LocalizedText } from '#domain/locale.ts';
import { currencyOf, formatMoney, type Cents } from '#domain/prices/money.ts';
import type { AppointmentRecord } from '../../booking/appointments/appointment-record.ts';
import { translate, type PlainServerTextKey } from '../../texts.ts';
import type { MailPair } from '../mail-items.ts';

/** A booked visit as far as its price depends on it. */
interface PricedVisit {
  readonly lines: readonly { readonly price: Cents }[];
  /** After what is taken off. */
  readonly total: Cents;
  /** As the company calls what was taken off; empty where it has no name. */
  readonly discountName: LocalizedText;
  readonly currencyCode: string;
}

/** What of it is told: what is paid and became of that, too, or its price alone. */
type ToldSums = { readonly paid: Cents; readonly over?: VisitOver } | { readonly isPriceAlone: true };

/** An appointment as it is kept. */
export function pricedVisit({ appointment, lines, order, profile }: AppointmentRecord): PricedVisit {
  const { total } = appointment;
  return { lines, total, discountName: order.discountName, currencyCode: profile.mCurrency.code };
}

const LABELS = {
  subtotal: 'mail:confirmed.subtotal',
  discount: 'mail:confirmed.discount',
  total: 'mail:confirmed.price',
  paid: 'mail:confirmed.paid',
  left: 'mail:confirmed.left',
  charged: 'mail:confirmed.charged',
  refunded: 'mail:confirmed.refunded',
  owed: 'mail:confirmed.owed',
  kept: 'mail:confirmed.kept',
} as const satisfies Record<BookedSumName, PlainServerTextKey>;

/** What a booked visit costs and what of that is paid, as every mail tells it; where nothing is paid yet, all of it is paid in the shop. */
export function visitSumPairs(
  locale: Locale,
  { lines, total, discountName, currencyCode }: PricedVisit,
  told: ToldSums,
): MailPair[] {
  const subtotal = sumOf(lines.map(({ price }) => price));
  const price = { subtotal, discount: Math.max(0, subtotal - total) };
  const isUnpaid = 'paid' in told && told.paid === 0 && told.over === undefined;
  const sums = 'paid' in told ? bookedSums({ ...price, ...told }) : visitPrice(price);
  return sums.map(({ name, cents }) => ({
    term:
      (name === 'discount' && textIn(locale, discountName)) ||
      translate(locale, name === 'total' && isUnpaid ? 'mail:confirmed.total' : LABELS[name]),
    value: formatMoney(locale, cents, currencyOf(currencyCode)),
  }));
}
