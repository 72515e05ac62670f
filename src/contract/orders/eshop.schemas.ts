import { Type, type Static } from 'typebox';
import type { FamilySchemas } from '../call.ts';
import { CategoryWire } from '../catalogue/categories.schemas.ts';
import { entity } from '../entity.ts';
import { Documents } from '../fields/document.ts';
import { AnyShopId, ById, ExternalShopId, Id } from '../fields/id.ts';
import { LocalizedWire } from '../fields/media.ts';
import { PostalAddressWire } from '../money/sale-wire.ts';
import { PageQuery, TenPerPage, pageOf } from '../fields/page.ts';

const Amount = Type.Number();

/** ISO 8601. */
const Instant = Type.String();

const MaybeText = Type.Union([Type.String(), Type.Null()]);

const Status = Type.Union([
  Type.Literal('pending'),
  Type.Literal('paid'),
  Type.Literal('preparing'),
  Type.Literal('ready'),
  Type.Literal('collected'),
  Type.Literal('shipped'),
  Type.Literal('delivered'),
  Type.Literal('cancelled'),
  Type.Literal('refunded'),
]);

/**
 * The products of an order. Amounts are decimals, taxes included, of the products and their delivery:
 * `total = subtotal - discount + delivery`; vouchers and credit are money towards it.
 */
export const EshopOrderWire = entity('EshopOrder', {
  id: Type.String(),
  /** For people. */
  number: Type.String(),
  createdAt: Instant,
  /** Of the shop that hands it out or sends it. `timeZone`: IANA. */
  shop: Type.Object({
    id: ExternalShopId,
    name: Type.String(),
    slug: Type.String(),
    timeZone: Type.String(),
  }),
  mode: Type.Union([Type.Literal('collect'), Type.Literal('delivery')]),
  /** Of what is sent. */
  address: Type.Union([PostalAddressWire, Type.Null()]),
  lines: Type.Array(
    Type.Object({
      abId: Type.String(),
      name: LocalizedWire,
      qty: Type.Integer(),
      unitPrice: Amount,
      price: Amount,
      /** Per cent. */
      tax: Type.Number(),
    }),
  ),
  /** Vouchers that were bought with them, which are no part of the sums. */
  gifts: Type.Array(
    Type.Object({
      /** Empty where nobody is known any more. */
      recipient: Type.String(),
      price: Amount,
    }),
  ),
  /** The visit that was booked and paid with them, which is no part of the sums either. */
  appointment: Type.Union([Type.Object({ id: Type.String(), startsAt: Instant }), Type.Null()]),
  subtotal: Amount,
  discount: Amount,
  /** What vouchers paid of the total. */
  voucher: Amount,
  /** What the customer's credit paid of it. */
  credit: Amount,
  delivery: Amount,
  total: Amount,
  currency: Type.String(),
  transactionId: Type.String(),
  paymentStatus: Type.Union([
    Type.Literal('none'),
    Type.Literal('paid'),
    Type.Literal('partially_refunded'),
    Type.Literal('refunded'),
  ]),
  status: Status,
  pickupWindow: Type.Union([Type.Object({ from: Instant, to: Instant }), Type.Null()]),
  trackingUrl: MaybeText,
  invoiceUrl: MaybeText,
  documents: Documents,
  withdrawUntil: Instant,
  withdrawnAt: MaybeText,
});

export type EshopOrderWire = Static<typeof EshopOrderWire>;

/** Of one product: 999999 where it is not counted, 0 where it is not known. */
const StockWire = entity('ProductStock', { stock: Type.Integer(), available: Type.Boolean() });

const Quantity = Type.Integer({ minimum: 1, maximum: 9999 });

export const eshopSchemas = {
  'eshop.myOrders': {
    summary: 'The customer’s own e-shop orders, the newest first',
    query: Type.Object({
      ...PageQuery,
      itemPerPage: Type.Optional(TenPerPage),
    }),
    reply: pageOf(EshopOrderWire),
  },
  'eshop.myOrder': {
    summary: 'One of the customer’s own e-shop orders',
    params: ById,
    reply: EshopOrderWire,
  },
  'eshop.categories': {
    summary: 'The categories of the e-shop, each with its products, or brief: without',
    query: Type.Object({ brief: Type.Optional(Type.Literal('1')) }),
    reply: Type.Array(CategoryWire),
  },
  'eshop.stockLevels': {
    summary: 'How much a shop has at most of each product whose stock is counted, by id',
    query: Type.Object({ shopId: Type.Optional(AnyShopId) }),
    reply: Type.Record(Type.String(), Type.Integer()),
  },
  'eshop.stock': {
    summary: 'How much of a product one shop has at most; 999999 is not counted, 0 unknown',
    params: Type.Object({ id: Id, qty: Quantity }),
    query: Type.Object({
      /** The one shop that counts. */
      shopId: Type.Optional(AnyShopId),
    }),
    reply: StockWire,
  },
  'eshop.verifyStock': {
    summary:
      'Whether there is enough of several products: ids and quantities comma-joined, one counts for all',
    params: Type.Object({
      ids: Type.String({ minLength: 1, maxLength: 400 }),
      qty: Type.String({ pattern: '^[1-9]\\d{0,3}(,[1-9]\\d{0,3}){0,49}$' }),
    }),
    query: Type.Object({ shopId: Type.Optional(AnyShopId) }),
    reply: Type.Object({
      available: Type.Boolean(),
      items: Type.Array(Type.Object({ id: Type.String(), ...StockWire.properties })),
    }),
  },
  'eshop.shopStock': {
    summary: 'How much a shop has of a product; 999999 is not counted, 0 unknown',
    params: Type.Object({ companyToken: Id, productId: Id, shopId: AnyShopId }),
    reply: Type.Object({ stock: Type.Integer() }),
  },
  'eshop.writeStock': {
    summary: 'Writes how much a shop has of a product',
    body: Type.Object({
      productId: Id,
      shopId: AnyShopId,
      stock: Type.Integer({ minimum: 0, maximum: 999_998 }),
    }),
    reply: Type.Object({ stock: Type.Integer() }),
  },
  'eshop.withdraw': {
    summary: 'Withdraws from a purchase of products or vouchers; the answer is by mail',
    body: Type.Object({
      number: Type.String({ minLength: 1, maxLength: 40 }),
      name: Type.String({ minLength: 1, maxLength: 200 }),
      email: Type.String({ maxLength: 254 }),
    }),
    reply: Type.Object({ receivedAt: Instant }),
  },
} satisfies FamilySchemas;
