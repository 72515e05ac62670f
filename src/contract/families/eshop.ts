import { Type, type Static } from 'typebox';
import { call, type Call } from '../call.ts';
import { LocalizedWire } from '../media.ts';
import { PageQuery, pageOf } from '../page.ts';
import { ById, Id } from '../resource.ts';
import { CategoryWire } from './categories.ts';

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

/** The products of an order. Amounts are decimals, taxes included. */
export const EshopOrderWire = Type.Object({
  id: Type.String(),
  /** For people. */
  number: Type.String(),
  createdAt: Instant,
  shop: Type.Object({ id: Type.String(), name: Type.String(), slug: Type.String() }),
  mode: Type.Union([Type.Literal('collect'), Type.Literal('delivery')]),
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
  subtotal: Amount,
  discount: Amount,
  voucher: Amount,
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
  withdrawUntil: Instant,
});
export type EshopOrderWire = Static<typeof EshopOrderWire>;

const own = { role: 'customer', audience: 'customer', tenancy: 'company', idempotency: 'safe' } as const;

export const myEshopOrders = call({
  ...own,
  name: 'eshop.myOrders',
  summary: 'The customer’s own e-shop orders, the newest first',
  method: 'GET',
  path: '/api/eshop/my-orders',
  query: Type.Object({
    ...PageQuery,
    itemPerPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 10 })),
  }),
  reply: pageOf(EshopOrderWire),
});

export const myEshopOrder = call({
  ...own,
  name: 'eshop.myOrder',
  summary: 'One of the customer’s own e-shop orders',
  method: 'GET',
  path: '/api/eshop/my-orders/{id}',
  params: ById,
  reply: EshopOrderWire,
});

const open = { role: 'visitor', audience: 'visitor', method: 'GET', idempotency: 'safe' } as const;

export const listEshopCategories = call({
  ...open,
  name: 'eshop.categories',
  summary: 'The categories of the e-shop, each with its products',
  path: '/api/eshopcategories',
  tenancy: 'company',
  caching: 'revalidate',
  reply: Type.Array(CategoryWire),
});

/** Of one product: 999999 where it is not counted, 0 where it is not known. */
const StockWire = Type.Object({ stock: Type.Integer(), available: Type.Boolean() });
const Quantity = Type.Integer({ minimum: 1, maximum: 9999 });

export const productStock = call({
  ...open,
  name: 'eshop.stock',
  summary:
    'How much of a product one shop has at most, and whether that is enough; 999999 is not counted, 0 unknown',
  path: '/api/eshop/stock/{id}/{qty}',
  tenancy: 'company',
  params: Type.Object({ id: Id, qty: Quantity }),
  query: Type.Object({
    /** External id of the one shop that counts. */
    shopId: Type.Optional(Id),
  }),
  reply: StockWire,
});

export const verifyStock = call({
  ...open,
  name: 'eshop.verifyStock',
  summary:
    'Whether there is enough of several products: ids and quantities comma-joined, one quantity counts for all ids',
  path: '/api/eshop/stock/verify/{ids}/{qty}',
  tenancy: 'company',
  params: Type.Object({
    ids: Type.String({ minLength: 1, maxLength: 400 }),
    qty: Type.String({ pattern: '^[1-9]\\d{0,3}(,[1-9]\\d{0,3}){0,49}$' }),
  }),
  query: Type.Object({ shopId: Type.Optional(Id) }),
  reply: Type.Object({
    available: Type.Boolean(),
    items: Type.Array(Type.Object({ id: Type.String(), ...StockWire.properties })),
  }),
});

export const shopStock = call({
  ...open,
  name: 'eshop.shopStock',
  summary: 'How much a shop has of a product; 999999 is not counted, 0 unknown',
  path: '/api/eshop/stock/{companyToken}/{productId}/{shopId}',
  tenancy: 'none',
  params: Type.Object({ companyToken: Id, productId: Id, shopId: Id }),
  reply: Type.Object({ stock: Type.Integer() }),
});

export const eshopCalls: readonly Call[] = [
  myEshopOrders,
  myEshopOrder,
  listEshopCategories,
  productStock,
  verifyStock,
  shopStock,
];
