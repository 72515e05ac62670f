import type { CallReply } from '#contract/call.ts';
import type { pricePayment } from '#contract/money/payment.ts';
import type { ServerContext } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Incoming } from '../router/route.ts';
import { bagOf } from '../sales/bag.ts';
import { priceAsked } from '../sales/price-asked.ts';
import { paidPricesWire } from '../sales/pricing/prices-wire.ts';
import { paymentTerms } from '../sales/settings.ts';

/** What a bag would cost whoever asks, and what of that is paid online; nothing is kept of it. */
export async function priceBag(
  { db }: ServerContext,
  incoming: Incoming<typeof pricePayment>,
): Promise<CallReply<typeof pricePayment> | Refusal> {
  const { tenant, body, now } = incoming;
  const ask = bagOf(tenant, body, now);
  if (ask instanceof Refusal) return ask;
  const terms = await paymentTerms(db, tenant);
  const found = await priceAsked(db, terms, incoming, { ask, codes: body.codes });
  if (found instanceof Refusal) return found;
  return paidPricesWire(tenant, found.priced, terms);
}
