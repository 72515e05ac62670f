import { Type, type Static } from 'typebox';
import type { FamilySchemas } from '../call.ts';
import { entity } from '../entity.ts';
import { ExternalShopId, Id } from '../fields/id.ts';
import { LocalizedWire } from '../fields/media.ts';
import { PageQuery, TenPerPage, pageOf } from '../fields/page.ts';

const Amount = Type.Number();

/** Whose data; a customer's own without it. */
const Whose = { customerId: Type.Optional(Id) };

const DayOrNone = Type.String({ pattern: '^(\\d{4}-\\d{2}-\\d{2})?$' });

export const CustomerWire = entity('Customer', {
  id: Type.String(),
  artebeauteId: Type.String(),
  firstname: Type.String(),
  lastname: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  /** YYYY-MM-DD. */
  birthday: Type.Union([Type.String(), Type.Null()]),
});

/** `credits`: money that the customer has with the company; `vouchers` may be spent by whoever has their codes. */
const Remaining = entity('RemainingCredit', {
  customerId: Type.String(),
  credits: Amount,
  currency: Type.String(),
});

const CreditEntry = Type.Object({
  date: Type.String(),
  /** Negative where it was spent. */
  amount: Amount,
  reason: Type.Union([Type.Literal('spent'), Type.Literal('returned'), Type.Literal('given')]),
});

export type CreditEntryWire = Static<typeof CreditEntry>;

const HistoryLine = entity('CustomerHistoryLine', {
  kind: Type.String(),
  name: LocalizedWire,
  quantity: Type.Integer(),
  total: Amount,
  net: Amount,
});

export const HistoryItemWire = entity('CustomerHistoryItem', {
  ideorder: Type.String(),
  number: Type.Integer(),
  /** By which its buyer knows it. */
  reference: Type.String(),
  status: Type.String(),
  paymentStatus: Type.String(),
  createdAt: Type.String(),
  /** External id. */
  shopId: Type.Union([ExternalShopId, Type.Null()]),
  shopName: Type.Union([Type.String(), Type.Null()]),
  lines: Type.Array(HistoryLine),
  total: Amount,
  paid: Amount,
  refunded: Amount,
  currency: Type.String(),
  transactionId: Type.String(),
  /** Where it is an appointment. */
  appointment: Type.Union([
    Type.Object({
      id: Type.String(),
      reference: Type.String(),
      start: Type.String(),
      end: Type.String(),
      timeZone: Type.String(),
    }),
    Type.Null(),
  ]),
});

export type HistoryItemWire = Static<typeof HistoryItemWire>;

export const customersSchemas = {
  'customers.search': {
    summary: 'Customers by name, e-mail or phone',
    body: Type.Object({
      search: Type.Optional(Type.String({ maxLength: 100 })),
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
      enregbypage: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    }),
    reply: pageOf(CustomerWire),
  },
  'customers.read': {
    summary: 'What the company knows of a customer',
    query: Type.Object(Whose),
    reply: CustomerWire,
  },
  'customers.remaining': {
    summary: "The customer's remaining credit, and a page of what changed it",
    query: Type.Object({ ...Whose, page: PageQuery.page, itemPerPage: Type.Optional(TenPerPage) }),
    reply: Type.Object({
      ...Remaining.properties,
      history: Type.Array(CreditEntry),
      historyTotal: Type.Integer(),
    }),
  },
  'customers.remainingAmount': {
    summary: "A customer's remaining credit, for the back office",
    query: Type.Object({ customerId: Id }),
    reply: Remaining,
  },
  'customers.history': {
    summary: "The customer's orders and appointments, the newest first",
    query: Type.Object({
      ...Whose,
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, default: 1 })),
      itemPerPage: Type.Optional(TenPerPage),
      /** Of one order alone. */
      ideorder: Type.Optional(Id),
      /** Appointments alone: those to come, the next first, or the others, the last first. */
      when: Type.Optional(Type.Union([Type.Literal('upcoming'), Type.Literal('past')])),
    }),
    reply: pageOf(HistoryItemWire),
  },
  'customers.birthday': {
    summary: "The customer's birthday",
    params: Type.Object({ id: Id }),
    reply: Type.Object({ date: Type.Union([Type.String(), Type.Null()]) }),
  },
  'customers.keepBirthday': {
    summary: "Keeps the customer's birthday, or with an empty `date` forgets it",
    params: Type.Object({ id: Id }),
    body: Type.Object({ date: DayOrNone }),
    reply: Type.Object({ date: Type.String() }),
  },
  'customers.isFirstBooking': {
    summary: 'Whether the customer has never booked here',
    params: Type.Object({ id: Id }),
    reply: Type.Object({ isFirstBooking: Type.Boolean() }),
  },
} satisfies FamilySchemas;
