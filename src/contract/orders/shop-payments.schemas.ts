import { Type, type Static } from 'typebox';
import type { FamilySchemas } from '../call.ts';
import { entity } from '../entity.ts';
import { ExternalShopId } from '../fields/id.ts';
import { Day } from '../fields/day.ts';

/** What was taken for one shop. */
const ShopPayments = entity('ShopPayments', {
  /** External id; null for vouchers that no shop sold. */
  shopId: Type.Union([ExternalShopId, Type.Null()]),
  shopName: Type.Union([Type.String(), Type.Null()]),
  orders: Type.Integer(),
  amount: Type.Number(),
  captured: Type.Number(),
  refunded: Type.Number(),
});

const Reply = entity('ShopPaymentsReport', { currency: Type.String(), data: Type.Array(ShopPayments) });

export type ShopPaymentsWire = Static<typeof Reply>;

export const shopPaymentsSchemas = {
  'shopPayments.booking': {
    summary: 'What each shop took for appointments and products in a time',
    query: Type.Object({ start: Day, end: Day }),
    reply: Reply,
  },
  'shopPayments.gifts': {
    summary: 'What was taken for vouchers in a time',
    query: Type.Object({ start: Day, end: Day }),
    reply: Reply,
  },
} satisfies FamilySchemas;
