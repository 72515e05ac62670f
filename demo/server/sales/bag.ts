import type { BagWire } from '#contract/money/sale-wire.ts';
import { LATEST_DELIVERY } from '#domain/gifts/delivery-day.ts';
import { readReceiver } from '../gifts/receiver.ts';
import { invalidField, Refusal } from '../http/refusal.ts';
import type { Tenant } from '../router/route.ts';
import { EMPTY_ASK, type AskedGift, type SaleAsk } from './ask.ts';
import { centsOfDecimal } from './pricing/wire-amounts.ts';

/** What a bag on the wire asks for, without its codes. */
export function bagOf(tenant: Tenant, bag: BagWire, now: number): SaleAsk | Refusal {
  const { appointment, shopId = null, mode = 'collect', products = [] } = bag;
  const credit = centsOfDecimal(tenant, bag.credit ?? 0);
  if (credit === null || credit < 0) return invalidField('credit');
  const gifts = giftsOf(tenant, bag, now);
  if (gifts instanceof Refusal) return gifts;
  const visit = appointment && {
    holdId: appointment.holdId,
    visitKey: appointment.visitKey,
    customMessage: '',
  };
  return { ...EMPTY_ASK, visit: visit ?? null, shopId, mode, products, gifts, credit };
}

function giftsOf(tenant: Tenant, bag: BagWire, now: number): readonly AskedGift[] | Refusal {
  const gifts: AskedGift[] = [];
  for (const [index, gift] of (bag.gifts ?? []).entries()) {
    const amount = gift.amount === undefined ? 0 : centsOfDecimal(tenant, gift.amount);
    const deliverAt = gift.deliverAt === undefined ? null : Date.parse(gift.deliverAt);
    if (amount === null || amount < 0) return invalidField(`gifts.${index}.amount`);
    const isSoon = deliverAt === null || deliverAt <= now + LATEST_DELIVERY;
    if (!isSoon) return invalidField(`gifts.${index}.deliverAt`);
    const recipient = readReceiver({ to: gift.recipient.name, email: gift.recipient.email });
    if (recipient instanceof Refusal) return invalidField(`gifts.${index}.recipient`);
    gifts.push({ ...gift, recipient, amount, articleId: gift.articleId ?? null, deliverAt });
  }
  return gifts;
}
