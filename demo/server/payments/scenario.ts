import type { CallReply } from '#contract/call.ts';
import type { paymentScenario } from '#contract/money/payment.ts';
import { cancelTerms } from '#domain/appointments/changing/cancelling.ts';
import { paymentNow } from '#domain/prices/payment-terms.ts';
import { instantOf } from '#domain/time/instant.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Tenant } from '../router/route.ts';
import { priceSale } from '../sales/pricing/price-sale.ts';
import { paymentTerms } from '../sales/settings.ts';
import { decimalOf } from '../sales/pricing/wire-amounts.ts';
import type { CartRecord } from './carts.ts';

/** How a cart is to be paid. */
export async function scenarioOf(
  db: Database,
  cart: CartRecord,
  { tenant, now }: { readonly tenant: Tenant; readonly now: number },
): Promise<CallReply<typeof paymentScenario> | Refusal> {
  const terms = await paymentTerms(db, tenant);
  const priced = await priceSale(db, tenant, cart.ask, { terms, userId: cart.userId, now });
  if (priced instanceof Refusal) return priced;
  const { mode, amount } = paymentNow(priced, terms.visit);
  const startsAt = priced.visit ? instantOf(priced.visit.hold.startsAt) : null;
  // Nobody is sent an invoice: a late cancellation costs no more than what is taken or kept online.
  const visit = {
    ...terms,
    services: priced.services,
    paid: Math.min(priced.services, amount),
    authorised: 0,
  };
  const cancel = startsAt === null ? null : cancelTerms({ ...visit, startsAt }, startsAt);
  return {
    mode,
    amount: decimalOf(tenant, amount),
    currency: tenant.profile.mCurrency.code,
    cancelUntil: cancel === null ? null : new Date(cancel.cancelUntil).toISOString(),
    feeAfter: decimalOf(tenant, cancel?.fee ?? 0),
  };
}
