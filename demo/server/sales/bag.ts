import type { BagWire } from '#contract/money/sale-wire.ts';
import { invalidField, type Refusal } from '../http/refusal.ts';
import type { Tenant } from '../router/route.ts';
import { EMPTY_ASK, type SaleAsk } from './ask.ts';
import { centsOfDecimal } from './pricing/wire-amounts.ts';

/** What a bag on the wire asks for, without its codes. */
export function bagOf(tenant: Tenant, bag: BagWire): SaleAsk | Refusal {
  const { appointment, shopId = null, mode = 'collect', products = [] } = bag;
  const credit = centsOfDecimal(tenant, bag.credit ?? 0);
  if (credit === null || credit < 0) return invalidField('credit');
  const visit = appointment && {
    holdId: appointment.holdId,
    visitKey: appointment.visitKey,
    customMessage: '',
  };
  return { ...EMPTY_ASK, visit: visit ?? null, shopId, mode, products, credit };
}
