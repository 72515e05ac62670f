import type { priceAppointment } from '#contract/booking/appointments.ts';
import type { ServerContext } from '../../context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Caller, Incoming, Tenant } from '../../router/route.ts';
import { EMPTY_ASK, type SaleAsk } from '../../sales/ask.ts';
import { priceAsked } from '../../sales/price-asked.ts';
import type { PricedSale } from '../../sales/pricing/priced-sale.ts';
import { pricesWire } from '../../sales/pricing/prices-wire.ts';
import { lateFeeOfSale } from '../../sales/pricing/late-fee.ts';
import { lateFeeWire } from '../../sales/pricing/wire-amounts.ts';
import { paymentTerms, type PaymentTerms } from '../../sales/settings.ts';
import type { Database } from '../../database/database.ts';

interface VisitSale {
  readonly visit: NonNullable<SaleAsk['visit']>;
  /** Of coupons, vouchers and rewards; absent: nothing is taken off, not even what applies by itself. */
  readonly codes: readonly string[] | undefined;
}

interface Buyer {
  readonly tenant: Tenant;
  readonly caller: Caller | null;
  readonly address: string;
  readonly now: number;
}

/** A held visit with what is taken off it, priced anew. Wrong codes are counted. */
export async function priceVisit(
  db: Database,
  terms: PaymentTerms,
  buyer: Buyer,
  { visit, codes }: VisitSale,
): Promise<{ readonly ask: SaleAsk; readonly priced: PricedSale } | Refusal> {
  return priceAsked(db, terms, buyer, {
    ask: { ...EMPTY_ASK, visit },
    codes,
    isReduced: codes !== undefined,
  });
}

/** What a held visit would cost. */
export async function priceHeldVisit({ db }: ServerContext, incoming: Incoming<typeof priceAppointment>) {
  const { tenant, body } = incoming;
  const terms = await paymentTerms(db, tenant);
  const { holdId, visitKey, codes } = body;
  const found = await priceVisit(db, terms, incoming, {
    visit: { holdId, visitKey, customMessage: '' },
    codes,
  });
  if (found instanceof Refusal) return found;
  const { priced } = found;
  const prices = pricesWire(tenant, priced, terms);
  // Where it may be paid in the shop, it is booked without paying.
  const fee = lateFeeOfSale(priced, terms, { isPaidOnline: !prices.onSite });
  return { ...prices, ...lateFeeWire(tenant, fee) };
}
