import type { LateFee } from '#domain/appointments/appointment.ts';
import { lateFeeOf } from '#domain/appointments/changing/cancelling.ts';
import { paymentNow } from '#domain/prices/payment-terms.ts';
import { instantOf } from '#domain/time/instant.ts';
import type { PaymentTerms } from '../settings.ts';
import type { PricedSale } from './priced-sale.ts';

/** What a late cancellation of the visit of a sale costs: as it is paid online, or without paying anything now. Null: nothing, or there is no visit. */
export function lateFeeOfSale(
  priced: PricedSale,
  terms: PaymentTerms,
  { isPaidOnline }: { readonly isPaidOnline: boolean },
): LateFee | null {
  const { visit, services, due } = priced;
  if (visit === null) return null;
  const { mode, amount } = isPaidOnline
    ? paymentNow(priced, terms.visit)
    : ({ mode: 'none', amount: 0 } as const);
  const isHeld = mode === 'hold';
  return lateFeeOf({
    ...terms,
    startsAt: instantOf(visit.hold.startsAt),
    services,
    // As the appointment is told when it is sold.
    paid: Math.max(0, services - (due - (isHeld ? 0 : amount))),
    authorised: isHeld ? amount : 0,
  });
}
