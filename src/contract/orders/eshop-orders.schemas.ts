import { Type, type Static } from 'typebox';
import type { FamilySchemas } from '../call.ts';
import { entityFrom } from '../entity.ts';
import { WrittenInstant } from '../fields/content.ts';
import { AnyShopId, ById } from '../fields/id.ts';
import { PageQuery, pageOf } from '../fields/page.ts';
import { EshopOrderWire } from './eshop.schemas.ts';

/** What a shop needs to hand an order of products out or to send it. */
export const ShopEshopOrderWire = entityFrom('ShopEshopOrder', EshopOrderWire, {
  /** Of the buyer; empty where nobody knows them any more. */
  firstname: Type.String(),
  lastname: Type.String(),
  email: Type.String(),
  phone: Type.String(),
});

export type ShopEshopOrderWire = Static<typeof ShopEshopOrderWire>;

const { status } = EshopOrderWire.properties;

export const eshopOrdersSchemas = {
  'eshopOrders.list': {
    summary: 'A page of the orders of products, the newest first',
    query: Type.Object({
      ...PageQuery,
      status: Type.Optional(status),
      shopId: Type.Optional(AnyShopId),
    }),
    reply: pageOf(ShopEshopOrderWire),
  },
  'eshopOrders.read': {
    summary: 'One order of products',
    params: ById,
    reply: ShopEshopOrderWire,
  },
  'eshopOrders.update': {
    strict: true,
    summary: 'Moves an order on towards its hand-over, and tells its buyer',
    params: ById,
    body: Type.Partial(
      Type.Object({
        status,
        pickupWindow: Type.Union([Type.Object({ from: WrittenInstant, to: WrittenInstant }), Type.Null()]),
        /** https. */
        trackingUrl: Type.Union([Type.String({ maxLength: 2000 }), Type.Null()]),
      }),
    ),
    reply: ShopEshopOrderWire,
  },
} satisfies FamilySchemas;
