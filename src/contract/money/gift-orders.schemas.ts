import { Type, type Static } from 'typebox';
import type { FamilySchemas } from '../call.ts';
import { entityFrom } from '../entity.ts';
import { Id, Nothing } from '../fields/id.ts';
import { PageQuery, pageOf } from '../fields/page.ts';
import { GiftOrderWire } from './gifts.schemas.ts';

export const SoldGiftWire = entityFrom('SoldGift', GiftOrderWire, {
  buyer: Type.Object({ name: Type.String(), email: Type.String() }),
});

export type SoldGiftWire = Static<typeof SoldGiftWire>;

/** YYYYMMDD; days are those of UTC. */
const Day = Type.String({ pattern: '^\\d{8}$' });

export const giftOrdersSchemas = {
  'giftOrders.history': {
    summary: 'A page of the vouchers that the company sold, the newest first',
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
  },
  'giftOrders.delete': {
    summary: 'Makes an unused voucher worth nothing; its order is not refunded by this',
    query: Type.Object({ idgift: Id }),
    reply: Nothing,
  },
} satisfies FamilySchemas;
