import type { Shop } from '../catalogue/catalogue.ts';
import type { ExternalServiceId } from '../catalogue/ids.ts';
import type { Cents, Currency } from '../prices/money.ts';
import type { Bill, PlacedServices } from './appointment.ts';
import type { VisitOver } from './sums/visit-sums.ts';

/** A visit at its moment, whether only held or booked. */
export interface PlacedVisit {
  readonly shop: Shop;
  readonly lines: PlacedServices;
  /** Of its services, before what is taken off. */
  readonly total: Cents;
  /** What is taken off, and what is left to pay; null where nothing is told of it. */
  readonly bill?:
    | (Pick<Bill, 'discount' | 'voucher' | 'due'> &
        Partial<Pick<Bill, 'discountName' | 'lateFee'>> & {
          /** Of what is booked: what need not be paid in the shop any more, however it was paid. */
          readonly paid?: Cents;
          /** Of what is over or off: what became of what was paid. */
          readonly over?: VisitOver | null;
          /** The discount was asked for by no code. */
          readonly isAutomatic?: boolean;
        })
    | null;
  /** The services whose price is that of a weekend, and another on other days. */
  readonly weekendPriced?: ReadonlySet<ExternalServiceId>;
  readonly currency: Currency;
  /** YYYYMMDD in the shop's calendar. */
  readonly date: string;
  /** The visitor's clock shows another time than the shop's: the zone is told. */
  readonly namesZone: boolean;
}

/** Whether less is left to pay than the visit costs: the sum is called otherwise then. */
export function isPaidInPart({ bill }: Pick<PlacedVisit, 'bill'>): boolean {
  return bill != null && bill.voucher + (bill.paid ?? 0) > 0;
}
