import { Type, type Static } from 'typebox';
import { call, type Call } from '../call.ts';
import { LocalizedWire } from '../media.ts';
import { pageOf } from '../page.ts';
import { Id } from '../resource.ts';

const Amount = Type.Number();
/** Whose data; a customer's own without it. */
const Whose = { customerId: Type.Optional(Id) };
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

const own = {
  method: 'GET',
  role: 'customer',
  audience: 'customer',
  staffToo: 'staff',
  tenancy: 'company',
  idempotency: 'safe',
} as const;

export const CustomerWire = Type.Object({
  id: Type.String(),
  artebeauteId: Type.String(),
  firstname: Type.String(),
  lastname: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  /** YYYY-MM-DD. */
  birthday: Type.Union([Type.String(), Type.Null()]),
});

export const searchCustomers = call({
  name: 'customers.search',
  summary: 'Customers by name, e-mail or phone',
  method: 'POST',
  path: '/api/customers/artebeaute/search',
  role: 'staff',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'natural',
  body: Type.Object({
    search: Type.Optional(Type.String({ maxLength: 100 })),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    enregbypage: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  reply: pageOf(CustomerWire),
});

export const readCustomer = call({
  ...own,
  name: 'customers.read',
  summary: 'What the company knows of a customer',
  path: '/api/customers/artebeaute',
  query: Type.Object(Whose),
  reply: CustomerWire,
});

/** `credits`: money that the customer has with the company; `vouchers` may be spent by whoever has their codes. */
const Remaining = Type.Object({ customerId: Type.String(), credits: Amount, currency: Type.String() });

export const customerRemaining = call({
  ...own,
  name: 'customers.remaining',
  summary: "The customer's remaining credit",
  path: '/api/customers/remainingamount',
  query: Type.Object(Whose),
  reply: Remaining,
});

export const remainingAmount = call({
  name: 'customers.remainingAmount',
  summary: "A customer's remaining credit, for the back office",
  method: 'GET',
  path: '/customers/remainingAmount',
  role: 'staff',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'safe',
  query: Type.Object({ customerId: Id }),
  reply: Remaining,
});

const HistoryLine = Type.Object({
  kind: Type.String(),
  name: LocalizedWire,
  quantity: Type.Integer(),
  total: Amount,
  net: Amount,
});

export const HistoryItemWire = Type.Object({
  ideorder: Type.String(),
  number: Type.Integer(),
  status: Type.String(),
  paymentStatus: Type.String(),
  createdAt: Type.String(),
  /** External id. */
  shopId: Type.Union([Type.String(), Type.Null()]),
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

export const customerHistory = call({
  ...own,
  name: 'customers.history',
  summary: "The customer's orders and appointments, the newest first",
  path: '/api/customers/history',
  query: Type.Object({
    ...Whose,
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, default: 1 })),
    itemPerPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 10 })),
    /** Of one order alone. */
    ideorder: Type.Optional(Id),
    /** Appointments alone: those to come, the next first, or the others, the last first. */
    when: Type.Optional(Type.Union([Type.Literal('upcoming'), Type.Literal('past')])),
  }),
  reply: pageOf(HistoryItemWire),
});

export const readBirthday = call({
  ...own,
  name: 'customers.birthday',
  summary: "The customer's birthday",
  path: '/api/customers/v2/birthday/{id}',
  params: Type.Object({ id: Id }),
  reply: Type.Object({ date: Type.Union([Type.String(), Type.Null()]) }),
});

export const keepBirthday = call({
  ...own,
  name: 'customers.keepBirthday',
  summary: "Keeps the customer's birthday",
  method: 'PUT',
  path: '/api/customers/v2/birthday/{id}',
  idempotency: 'natural',
  params: Type.Object({ id: Id }),
  body: Type.Object({ date: Day }),
  reply: Type.Object({ date: Type.String() }),
});

export const isFirstBooking = call({
  ...own,
  name: 'customers.isFirstBooking',
  summary: 'Whether the customer has never booked here',
  path: '/api/customers/is-first-booking/{id}',
  params: Type.Object({ id: Id }),
  reply: Type.Object({ isFirstBooking: Type.Boolean() }),
});

export const customersCalls: readonly Call[] = [
  searchCustomers,
  readCustomer,
  customerRemaining,
  remainingAmount,
  customerHistory,
  readBirthday,
  keepBirthday,
  isFirstBooking,
];
