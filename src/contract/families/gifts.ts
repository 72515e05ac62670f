import { Type, type Static } from 'typebox';
import { call, type Call } from '../call.ts';
import { ImageWire, LocalizedWire } from '../media.ts';
import { PageQuery, pageOf } from '../page.ts';
import { ById } from '../resource.ts';

const Amount = Type.Number();
/** ISO 8601. */
const Instant = Type.String();
const Nullable = <T extends ReturnType<typeof Type.String>>(schema: T) => Type.Union([schema, Type.Null()]);
/** Of 16 letters; blanks and dashes in it do not matter. */
const Code = Type.String({ minLength: 1, maxLength: 64 });

const ThemeWire = Type.Object({
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
const FormulaWire = Type.Object({
  /** External id of the service. */
  articleId: Type.String(),
  slug: Type.String(),
  name: LocalizedWire,
  summary: LocalizedWire,
  price: Amount,
  images: Type.Array(ImageWire),
});

export const GiftsWire = Type.Object({ themes: Type.Array(ThemeWire), formulas: Type.Array(FormulaWire) });
export type GiftsWire = Static<typeof GiftsWire>;

export const listGifts = call({
  name: 'gifts.list',
  summary: 'The themes and the services for which vouchers are sold; no theme: the company sells none',
  method: 'GET',
  path: '/api/gifts',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
  caching: 'revalidate',
  reply: GiftsWire,
});

/** The same for every code that is worth nothing, whether it was used up, has ended or never was. Never says whose it is. */
export const GiftCheckWire = Type.Object({
  valid: Type.Boolean(),
  balance: Amount,
  currency: Type.String(),
  /** The first moment at which it is worth nothing. */
  expiresAt: Nullable(Instant),
});
export type GiftCheckWire = Static<typeof GiftCheckWire>;

const checking = {
  role: 'visitor',
  audience: 'customer',
  tenancy: 'company',
  reply: GiftCheckWire,
} as const;

export const checkGift = call({
  ...checking,
  name: 'gifts.check',
  summary: 'What a voucher’s code is still worth; five tries in ten minutes, ten in an hour',
  method: 'GET',
  path: '/api/gifts/check/{code}',
  idempotency: 'safe',
  params: Type.Object({ code: Code }),
});

export const checkGiftCode = call({
  ...checking,
  name: 'gifts.checkCode',
  summary: 'The same with the code in the body, so that it stands in no address',
  method: 'POST',
  path: '/api/gifts/check',
  idempotency: 'natural',
  body: Type.Object({ code: Code }),
});

export const giftUses = call({
  name: 'gifts.nbused',
  summary:
    'How many orders a voucher has paid for: `a` is its code or its id, `b` the external id of an article that the orders hold, or 0 for any; 0 for a voucher that does not exist. Counts as a check of a code',
  method: 'GET',
  path: '/api/gifts/nbused/{a}/{b}',
  role: 'visitor',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'safe',
  params: Type.Object({ a: Code, b: Type.String({ minLength: 1, maxLength: 64 }) }),
  reply: Type.Object({ nbused: Type.Integer() }),
});

const GiftStatus = Type.Union([
  /** Paid, to be sent later. */
  Type.Literal('scheduled'),
  Type.Literal('active'),
  Type.Literal('redeemed'),
  Type.Literal('expired'),
  Type.Literal('voided'),
]);

/** A voucher that was sold. */
export const GiftOrderWire = Type.Object({
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
  /** What it paid, the newest first. */
  uses: Type.Array(Type.Object({ date: Instant, amount: Amount, returned: Amount })),
});
export type GiftOrderWire = Static<typeof GiftOrderWire>;

export const giftHistory = call({
  name: 'gifts.history',
  summary: 'The vouchers that the customer bought, the newest first',
  method: 'GET',
  path: '/api/gifts/giftHistory',
  role: 'customer',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'safe',
  query: Type.Object({
    ...PageQuery,
    itemPerPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 10 })),
  }),
  reply: pageOf(GiftOrderWire),
});

export const resendGift = call({
  name: 'gifts.resend',
  summary:
    'Sends a voucher of the customer’s again, now, with a new code that replaces the one before; three times a day',
  method: 'POST',
  path: '/api/gifts/{id}/resend',
  role: 'customer',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'key',
  params: ById,
  body: Type.Object({
    /** Name of whoever gets it. */
    to: Type.String({ minLength: 1, maxLength: 100 }),
    email: Type.String({ minLength: 3, maxLength: 254 }),
  }),
  reply: GiftOrderWire,
});

export const giftsCalls: readonly Call[] = [
  listGifts,
  checkGift,
  checkGiftCode,
  giftUses,
  giftHistory,
  resendGift,
];
