import type { BagWire } from '#contract/money/sale-wire.ts';
import { invalidField, Refusal } from '../http/refusal.ts';
import type { Tenant } from '../router/route.ts';
import { EMPTY_ASK, type AskedGift, type SaleAsk } from './ask.ts';
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
  const gifts = giftsOf(tenant, bag.gifts ?? []);
  if (gifts instanceof Refusal) return gifts;
  return { ...EMPTY_ASK, visit: visit ?? null, shopId, mode, products, gifts, credit };
}

const NOBODY = { recipient: { name: '', email: '' }, sender: '', message: '', deliverAt: null };

/** Vouchers as far as their price goes: who gets them is asked for when they are sold. */
function giftsOf(tenant: Tenant, wanted: NonNullable<BagWire['gifts']>): AskedGift[] | Refusal {
  const gifts: AskedGift[] = [];
  for (const [index, { themeId, articleId = null, ...gift }] of wanted.entries()) {
    const amount = centsOfDecimal(tenant, gift.amount ?? 0);
    if (amount === null || amount < 0) return invalidField(`gifts.${index}.amount`);
    gifts.push({ ...NOBODY, themeId, articleId, amount });
  }
  return gifts;
}
