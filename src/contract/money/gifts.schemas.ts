import { Type, type Static } from 'typebox';
import type { FamilySchemas } from '../call.ts';
import { Email, Name } from '../fields/person.ts';
import { entity } from '../entity.ts';
import { Documents } from '../fields/document.ts';
import { ById, Id, TypedCode } from '../fields/id.ts';
import { ImageWire, ImagesWire, LocalizedWire } from '../fields/media.ts';
import { PageQuery, TenPerPage, pageOf } from '../fields/page.ts';

const Amount = Type.Number();

/** ISO 8601. */
const Instant = Type.String();

const Nullable = <T extends ReturnType<typeof Type.String>>(schema: T) => Type.Union([schema, Type.Null()]);

const ThemeWire = entity('GiftTheme', {
  id: Type.String(),
  name: LocalizedWire,
  description: LocalizedWire,
  image: Type.Union([ImageWire, Type.Null()]),
  /** What is offered to choose from; any other amount from `min` to `max` may be given as well. */
  amounts: Type.Array(Amount),
  min: Amount,
  max: Amount,
  /** Days from the day on which it is sent. */
  validDays: Type.Integer(),
});

/** A service that may be given. */
const FormulaWire = entity('GiftService', {
  /** External id of the service. */
  articleId: Type.String(),
  slug: Type.String(),
  name: LocalizedWire,
  summary: LocalizedWire,
  price: Amount,
  minutes: Type.Integer(),
  images: ImagesWire,
});

export const GiftsWire = entity('GiftOffer', {
  themes: Type.Array(ThemeWire),
  formulas: Type.Array(FormulaWire),
});

export type GiftsWire = Static<typeof GiftsWire>;

/** What whoever has a code may know of it; never whose it is. */
export const GiftCheckWire = entity('GiftCheck', {
  /** That it is worth something. */
  valid: Type.Boolean(),
  status: Type.Union([
    Type.Literal('active'),
    Type.Literal('redeemed'),
    Type.Literal('expired'),
    Type.Literal('voided'),
    /** No voucher of the company has it, or has it any more. */
    Type.Literal('unknown'),
  ]),
  /** 0 where it is worth nothing. */
  balance: Amount,
  currency: Type.String(),
  /** The first moment at which it is worth nothing; null for an unknown one. */
  expiresAt: Nullable(Instant),
});

export type GiftCheckWire = Static<typeof GiftCheckWire>;

const GiftStatus = Type.Union([
  /** Paid, to be sent later. */
  Type.Literal('scheduled'),
  Type.Literal('active'),
  Type.Literal('redeemed'),
  Type.Literal('expired'),
  Type.Literal('voided'),
]);

/** A voucher that was sold. */
export const GiftOrderWire = entity('GiftOrder', {
  id: Type.String(),
  orderId: Type.String(),
  themeId: Type.String(),
  name: LocalizedWire,
  /** External id of the service that it is for. */
  articleId: Nullable(Type.String()),
  /** The last four letters of its code; nobody knows the others. Null until it was sent. */
  last4: Nullable(Type.String()),
  initial: Amount,
  balance: Amount,
  currency: Type.String(),
  status: GiftStatus,
  recipient: Type.Object({ name: Type.String(), email: Type.String() }),
  sender: Type.String(),
  message: Type.String(),
  createdAt: Instant,
  deliverAt: Instant,
  deliveredAt: Nullable(Instant),
  expiresAt: Instant,
  /** Of its purchase; none for whoever got it. */
  documents: Documents,
  /** What it paid, the newest first. */
  uses: Type.Array(Type.Object({ date: Instant, amount: Amount, returned: Amount })),
});

export type GiftOrderWire = Static<typeof GiftOrderWire>;

export const giftsSchemas = {
  'gifts.list': {
    summary: 'What vouchers are sold for; without a theme the company sells none',
    reply: GiftsWire,
  },
  'gifts.check': {
    summary: 'What a voucher’s code is still worth; five tries in ten minutes, ten in an hour',
    params: Type.Object({ code: TypedCode }),
    reply: GiftCheckWire,
  },
  'gifts.checkCode': {
    summary: 'The same with the code in the body, so that it stands in no address',
    body: Type.Object({ code: TypedCode }),
    reply: GiftCheckWire,
  },
  'gifts.print': {
    summary: 'A voucher as a PDF to print; counts as a check of its code',
    body: Type.Object({ code: TypedCode }),
    /** Base64. */
    reply: Type.Object({ pdf: Type.String() }),
  },
  'gifts.nbused': {
    summary:
      'How many orders a voucher has paid for: `a` its code or id, `b` an article’s external id or 0; a check of its code',
    params: Type.Object({ a: TypedCode, b: Id }),
    reply: Type.Object({ nbused: Type.Integer() }),
  },
  'gifts.history': {
    summary: 'The vouchers that the customer bought, or got, the newest first',
    query: Type.Object({
      ...PageQuery,
      itemPerPage: Type.Optional(TenPerPage),
      /** Those that were sent to the customer's own e-mail. */
      received: Type.Optional(Type.Literal(1)),
    }),
    reply: pageOf(GiftOrderWire),
  },
  'gifts.resend': {
    summary: 'Sends a voucher again with a new code; three times a day',
    params: ById,
    body: Type.Object({
      /** Name of whoever gets it. */
      to: Name,
      email: Email,
    }),
    reply: GiftOrderWire,
  },
} satisfies FamilySchemas;
