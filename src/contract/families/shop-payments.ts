import { Type, type Static } from 'typebox';
import { call, type Call } from '../call.ts';

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** What was taken for one shop. */
const ShopPayments = Type.Object({
  /** External id; null for vouchers that no shop sold. */
  shopId: Type.Union([Type.String(), Type.Null()]),
  shopName: Type.Union([Type.String(), Type.Null()]),
  orders: Type.Integer(),
  amount: Type.Number(),
  captured: Type.Number(),
  refunded: Type.Number(),
});

const Reply = Type.Object({ currency: Type.String(), data: Type.Array(ShopPayments) });
export type ShopPaymentsWire = Static<typeof Reply>;

const reading = {
  method: 'GET',
  role: 'access',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'safe',
  /** Both days included, as they are in Coordinated Universal Time. */
  query: Type.Object({ start: Day, end: Day }),
  reply: Reply,
} as const;

export const bookingShopPayments = call({
  ...reading,
  name: 'shopPayments.booking',
  summary: 'What each shop took for appointments and products in a time',
  path: '/bookingShops/payment',
});

export const giftShopPayments = call({
  ...reading,
  name: 'shopPayments.gifts',
  summary: 'What was taken for vouchers in a time',
  path: '/giftShops/payment',
});

export const shopPaymentsCalls: readonly Call[] = [bookingShopPayments, giftShopPayments];
