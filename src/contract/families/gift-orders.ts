import { Type, type Static } from 'typebox';
import { call, type Call } from '../call.ts';
import { PageQuery, pageOf } from '../page.ts';
import { Id } from '../resource.ts';
import { GiftOrderWire } from './gifts.ts';

export const SoldGiftWire = Type.Object({
  ...GiftOrderWire.properties,
  buyer: Type.Object({ name: Type.String(), email: Type.String() }),
});
export type SoldGiftWire = Static<typeof SoldGiftWire>;

/** YYYYMMDD; days are those of UTC. */
const Day = Type.String({ pattern: '^\\d{8}$' });

export const giftOrderHistory = call({
  name: 'giftOrders.history',
  summary: 'A page of the vouchers that the company sold, the newest first',
  method: 'GET',
  path: '/giftOrders/history',
  role: 'access',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'safe',
  query: Type.Object({
    ...PageQuery,
    status: Type.Optional(GiftOrderWire.properties.status),
    /** Days of the sale, both included. */
    start: Type.Optional(Day),
    end: Type.Optional(Day),
    /** Part of the buyer's or the recipient’s name or e-mail, or the last four letters of the code. */
    search: Type.Optional(Type.String({ maxLength: 100 })),
  }),
  reply: pageOf(SoldGiftWire),
});

export const deleteGiftOrder = call({
  name: 'giftOrders.delete',
  summary:
    'Makes an unused voucher worth nothing; one that has paid for something stays. Its order is not refunded by this',
  method: 'DELETE',
  path: '/giftOrders/delete',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'natural',
  query: Type.Object({ idgift: Id }),
  reply: Type.Object({}),
});

export const giftOrdersCalls: readonly Call[] = [giftOrderHistory, deleteGiftOrder];
