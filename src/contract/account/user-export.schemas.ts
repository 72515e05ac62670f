import { Type, type Static } from 'typebox';
import { entity, entityFrom } from '../entity.ts';
import { PostalAddressWire } from '../money/sale-wire.ts';

/** ISO 8601. */
const Moment = Type.String({ format: 'date-time' });
const Day = Type.String({ format: 'date' });
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) =>
  Type.Union([type, Type.Null()]);

/** In decimals, with its currency (ISO 4217). */
const Money = entity('ExportedAmount', {
  amount: Type.Number(),
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
});

const Person = entity('ExportedPerson', {
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  /** E.164. */
  phone: Type.String(),
  city: Type.String(),
  /** ISO 3166. */
  country: Type.String(),
});

const Order = entity('ExportedOrder', {
  number: Type.Integer(),
  status: Type.String(),
  paymentStatus: Type.String(),
  orderedAt: Moment,
  shopName: orNull(Type.String()),
  items: Type.Array(
    Type.Object({
      /** `service`, `product` or `gift`. */
      kind: Type.String(),
      /** In the language of the request. */
      name: Type.String(),
      quantity: Type.Integer(),
      /** After discounts. */
      price: Money,
    }),
  ),
  total: Money,
  paid: Money,
  refunded: Money,
  appointment: orNull(
    Type.Object({ reference: Type.String(), startsAt: Moment, endsAt: Moment, timeZone: Type.String() }),
  ),
});

const LoyaltyCard = entity('ExportedLoyaltyCard', {
  number: Type.String(),
  points: Type.Integer(),
  /** Earned by what is still to come. */
  pendingPoints: Type.Integer(),
  expiresAt: Moment,
  /** All of it, the newest first. */
  history: Type.Array(
    Type.Object({
      date: Moment,
      points: Type.Integer(),
      reason: Type.String(),
      isPending: Type.Boolean(),
    }),
  ),
});

const Passkey = Type.Object({
  name: Type.String(),
  website: Type.String(),
  browser: Type.String(),
  system: Type.String(),
  createdAt: Moment,
  lastUsedAt: orNull(Moment),
});

/**
 * What a customer takes along, for people and programs: keys are English words, moments are ISO 8601 in UTC, amounts have their
 * currency, and what is not known is null or an empty text. A key that is there keeps its name and meaning within a `version`.
 */
export const UserExportWire = entity('UserExport', {
  version: Type.Literal(1),
  exportedAt: Moment,
  company: Type.String(),
  person: entityFrom('ExportedCustomer', Person, {
    /** Proven by a code. */
    isPhoneProven: Type.Boolean(),
    birthday: orNull(Day),
    /** Of letters; null: that of the site. */
    language: orNull(Type.String()),
    hasPassword: Type.Boolean(),
    /** Services by which they may come in. */
    loginServices: Type.Array(Type.String()),
  }),
  /** Others whom they book for. */
  otherPeople: Type.Array(Person),
  /** Letters with offers: whether they are agreed to, by which words, and when that was last said. */
  offers: Type.Object({
    isAgreed: Type.Boolean(),
    wording: orNull(Type.String()),
    decidedAt: orNull(Moment),
  }),
  /** Visits and purchases, the newest first. */
  orders: Type.Array(Order),
  /** Where orders of the e-shop were sent. */
  deliveries: Type.Array(Type.Object({ order: Type.String(), address: PostalAddressWire })),
  credit: Money,
  loyaltyCard: orNull(LoyaltyCard),
  /** Products that they wait for, by their names for addresses. */
  awaitedProducts: Type.Array(Type.String()),
  passkeys: Type.Array(Passkey),
  /** Since when there is a private address of their calendar. */
  calendarAddressSince: orNull(Moment),
  /** All appointments that took or take place, as iCalendar. */
  calendar: Type.String(),
});

export type UserExportWire = Static<typeof UserExportWire>;
