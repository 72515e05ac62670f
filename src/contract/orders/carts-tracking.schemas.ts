import { Type, type Static } from 'typebox';
import type { FamilySchemas } from '../call.ts';
import { entity } from '../entity.ts';
import { AnyShopId, Nothing } from '../fields/id.ts';

const CartType = Type.Union([Type.Literal('booking'), Type.Literal('products')]);

/** A service, or so many of a product. */
const CartItem = entity('CartItem', {
  id: Type.String({ maxLength: 64 }),
  quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
});

export const TrackedCartWire = entity('TrackedCart', {
  id: Type.String(),
  type: CartType,
  shopId: Type.Union([AnyShopId, Type.Null()]),
  items: Type.Array(CartItem),
  status: Type.Union([Type.Literal('pending'), Type.Literal('success'), Type.Literal('cancelled')]),
  transactionId: Type.Union([Type.String(), Type.Null()]),
});

export type TrackedCartWire = Static<typeof TrackedCartWire>;

export const cartsTrackingSchemas = {
  'cartsTracking.find': {
    summary: "The customer's carts of one type and status, the newest first",
    query: Type.Object({
      type: CartType,
      customerId: Type.String({ maxLength: 64 }),
      status: Type.Literal('pending'),
    }),
    reply: Type.Array(TrackedCartWire),
  },
  'cartsTracking.create': {
    summary: 'Keeps a pending cart for the customer; an older one of its type is cancelled',
    body: Type.Object({
      type: CartType,
      shopId: Type.Union([AnyShopId, Type.Null()]),
      items: Type.Array(CartItem, { maxItems: 50 }),
      customer: Type.String({ maxLength: 64 }),
    }),
    reply: Type.Object({ id: Type.String() }),
  },
  'cartsTracking.update': {
    summary:
      'Lines and shop of a pending cart change, without lines it is cancelled; or it ends with the transaction that paid it',
    /** Either `shopId`, `items` and `customer`, or `transactionId` and `status`. */
    body: Type.Object({
      id: Type.String({ maxLength: 64 }),
      shopId: Type.Optional(Type.Union([AnyShopId, Type.Null()])),
      items: Type.Optional(Type.Array(CartItem, { maxItems: 50 })),
      customer: Type.Optional(Type.String({ maxLength: 64 })),
      transactionId: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
      status: Type.Optional(Type.Literal('success')),
    }),
    reply: Nothing,
  },
} satisfies FamilySchemas;
