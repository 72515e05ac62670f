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
  /** By which the account and mails speak of it. */
  number: Type.String(),
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
    Type.Object({
      reference: Type.String(),
      startsAt: Moment,
      endsAt: Moment,
      timeZone: Type.String(),
      /** What they wrote to the shop with it. */
      message: Type.String(),
    }),
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

const Voucher = entity('ExportedVoucher', {
  name: Type.String(),
  /** Last letters of its code, of which there is only a hash. */
  codeEnding: orNull(Type.String()),
  value: Money,
  left: Money,
  sender: Type.String(),
  message: Type.String(),
  /** Null: it is still to be sent. */
  sentAt: orNull(Moment),
  expiresAt: Moment,
});

const Wish = Type.Object({
  shopName: Type.String(),
  services: Type.Array(Type.String()),
  firstDay: Day,
  lastDay: Day,
  /** Wall-clock times of the shop, HH:MM. */
  fromTime: Type.String(),
  untilTime: Type.String(),
  status: Type.String(),
  askedAt: Moment,
});

const Cart = Type.Object({
  /** `booking` or `products`. */
  kind: Type.String(),
  items: Type.Array(Type.Object({ name: Type.String(), quantity: Type.Integer() })),
  status: Type.String(),
  changedAt: Moment,
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
  /** All that changed it, the newest first. */
  creditChanges: Type.Array(Type.Object({ date: Moment, change: Money, reason: Type.String() })),
  loyaltyCard: orNull(LoyaltyCard),
  vouchersBought: Type.Array(
    entityFrom('ExportedBoughtVoucher', Voucher, {
      recipientName: Type.String(),
      recipientEmail: Type.String(),
      boughtAt: Moment,
    }),
  ),
  /** That have gone to their e-mail. */
  vouchersReceived: Type.Array(Voucher),
  /** Places that they wait for. */
  waitingList: Type.Array(Wish),
  /** What they have put into carts while they were logged in. */
  carts: Type.Array(Cart),
  /** Products that they wait for, by their names for addresses. */
  awaitedProducts: Type.Array(Type.String()),
  passkeys: Type.Array(Passkey),
  /** Where they are logged in. */
  sessions: Type.Array(Type.Object({ browser: Type.String(), system: Type.String(), startedAt: Moment })),
  /** The record of the salon's books that their account is linked to. */
  customerFile: orNull(Type.Object({ number: Type.String(), isConfirmed: Type.Boolean(), linkedAt: Moment })),
  /** Since when there is a private address of their calendar. */
  calendarAddressSince: orNull(Moment),
  /** All appointments that took or take place, as iCalendar. */
  calendar: Type.String(),
});

export type UserExportWire = Static<typeof UserExportWire>;
