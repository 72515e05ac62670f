import { Type, type Static } from 'typebox';
import type { FamilySchemas } from '../call.ts';
import { entity } from '../entity.ts';
import { RefundWire } from '../money/sale-wire.ts';
import { ExternalShopId, Id, joinedIds } from '../fields/id.ts';
import { pageOf } from '../fields/page.ts';
import { Day } from '../fields/day.ts';

const Amount = Type.Number();

const Text = Type.String({ maxLength: 100 });

export const BookingOrderWire = entity('BookingOrder', {
  ideorder: Type.String(),
  number: Type.Integer(),
  m_status: Type.String(),
  paymentStatus: Type.String(),
  createdAt: Type.String(),
  /** Of its appointment. */
  startsAt: Type.Union([Type.String(), Type.Null()]),
  appointmentId: Type.Union([Type.String(), Type.Null()]),
  /** By which its buyer knows it. */
  reference: Type.String(),
  /** External id. */
  shopId: Type.Union([ExternalShopId, Type.Null()]),
  customerId: Type.Union([Type.String(), Type.Null()]),
  firstname: Type.String(),
  lastname: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  origin: Type.String(),
  amount: Amount,
  captured: Amount,
  refunded: Amount,
  voucher: Amount,
  creditUsed: Amount,
  creditReturned: Amount,
  currency: Type.String(),
  provider: Type.String(),
  transactionId: Type.String(),
});

export type BookingOrderWire = Static<typeof BookingOrderWire>;

/** Sorted by one of these alone. */
export const HISTORY_ORDERS = ['date', 'start', 'number', 'amount', 'status', 'customer'] as const;

const filter = {
  /** Which day `start` and `end` speak of: when it was ordered, or when it takes place. */
  periodSearch: Type.Optional(Type.Union([Type.Literal('ordered'), Type.Literal('appointment')])),
  start: Type.Optional(Day),
  /** Included. */
  end: Type.Optional(Day),
  customerFirstname: Type.Optional(Text),
  customerLastname: Type.Optional(Text),
  customerMail: Type.Optional(Type.String({ maxLength: 254 })),
  /** By which its buyer knows it, however it is typed. */
  reference: Type.Optional(Text),
  transactionId: Type.Optional(Type.String({ maxLength: 128 })),
  bookerOrigin: Type.Optional(Text),
  bookerStatus: Type.Optional(Type.String({ maxLength: 32 })),
  /** External ids, comma-joined. */
  shops: Type.Optional(joinedIds('ExternalShopId', 2000)),
};

const Filter = Type.Object(filter);

export type HistoryFilter = Static<typeof Filter>;

const OrderRefundRequest = entity('OrderRefundRequest', {
  appointment: Type.Object({
    ideorder: Id,
    customerId: Type.Optional(Type.Union([Id, Type.Null()])),
    amount: Amount,
  }),
});

export const bookingOrderSchemas = {
  'bookingOrder.changeStatus': {
    summary: 'Moves an order on; a move that its status does not allow is refused',
    body: Type.Object({ m_ideorder: Id, m_status: Type.String({ maxLength: 32 }) }),
    reply: BookingOrderWire,
  },
  'bookingOrder.refundOldCredit': {
    summary: 'Gives credit that an order used back, never more than it used',
    body: OrderRefundRequest,
    reply: RefundWire,
  },
  'bookingOrder.partialRefund': {
    summary: 'Gives back part of what an order took, never more than is left',
    body: OrderRefundRequest,
    reply: RefundWire,
  },
  'bookingOrder.ideorder': {
    summary: 'One order',
    query: Type.Object({ ideorder: Id }),
    reply: BookingOrderWire,
  },
  'bookingOrder.customerId': {
    summary: 'The newest hundred orders of a customer',
    query: Type.Object({ customerId: Id }),
    reply: Type.Array(BookingOrderWire),
  },
  'bookingOrder.oldCredit': {
    summary: 'What of a customer’s credit an order used, and what of that is back',
    query: Type.Object({ ideorder: Id }),
    reply: Type.Object({ ideorder: Type.String(), creditUsed: Amount, creditReturned: Amount }),
  },
  'bookingOrder.eorderUse': {
    summary: 'What an order was paid with',
    query: Type.Object({ ideorder: Id }),
    reply: Type.Object({
      ideorder: Type.String(),
      coupon: Type.Union([Type.String(), Type.Null()]),
      discount: Amount,
      voucher: Amount,
      credit: Amount,
      captured: Amount,
    }),
  },
  'bookingOrder.history': {
    summary: 'A page of the orders that match',
    query: Type.Object({
      ...filter,
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, default: 1 })),
      itemPerPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
      sortBy: Type.Optional(
        Type.Unsafe<(typeof HISTORY_ORDERS)[number]>(
          Type.Union(HISTORY_ORDERS.map((name) => Type.Literal(name))),
        ),
      ),
      sortDesc: Type.Optional(Type.Boolean()),
    }),
    reply: pageOf(BookingOrderWire),
  },
  'bookingOrder.aggregate': {
    summary: 'How many orders match, and what they come to, by status',
    query: Filter,
    reply: Type.Object({
      count: Type.Integer(),
      amount: Amount,
      captured: Amount,
      refunded: Amount,
      currency: Type.String(),
      byStatus: Type.Array(Type.Object({ status: Type.String(), count: Type.Integer(), amount: Amount })),
    }),
  },
} satisfies FamilySchemas;
