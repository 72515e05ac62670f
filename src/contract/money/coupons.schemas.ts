import { Type, type Static } from 'typebox';
import type { FamilySchemas } from '../call.ts';
import { entity } from '../entity.ts';
import { ExternalShopId, Id, TypedCode } from '../fields/id.ts';
import { LocalizedWire } from '../fields/media.ts';

const Amount = Type.Number();

const ReductionType = Type.Union([Type.Literal('percentage'), Type.Literal('amount')]);

/** ISO 8601. */
const Instant = Type.String();

/** A coupon that anyone may know of. */
export const CouponWire = entity('Coupon', {
  id: Type.String(),
  label: LocalizedWire,
  /** Applies without its code. */
  auto: Type.Boolean(),
  /** Only of one that applies by itself: any other code is for those who were told it. */
  code: Type.Union([Type.String(), Type.Null()]),
  reductionType: ReductionType,
  /** Per cent, or a decimal amount. */
  amount: Amount,
  start: Instant,
  end: Type.Union([Instant, Type.Null()]),
  minTotal: Amount,
  /** External ids; both empty: for everything but vouchers. */
  serviceIds: Type.Array(Type.String()),
  productIds: Type.Array(Type.String()),
});

export type CouponWire = Static<typeof CouponWire>;

/**
 * What a coupon takes off. Every code that does not apply, whatever is wrong with it, gets the same answer: `applied` is
 * false and nothing is taken off.
 */
export const CouponDiscountWire = entity('CouponDiscount', {
  applied: Type.Boolean(),
  code: Type.Union([Type.String(), Type.Null()]),
  discount: Amount,
  /** What the lines cost without it, by the company's prices. */
  subtotal: Amount,
  total: Amount,
  currency: Type.String(),
});

export type CouponDiscountWire = Static<typeof CouponDiscountWire>;

export const couponsSchemas = {
  'coupons.list': {
    summary: 'The coupons that are worth something now, without secret codes',
    reply: Type.Array(CouponWire),
  },
  'coupons.apply': {
    summary:
      'What a code takes off some lines, or the best coupon that needs none, by the company’s prices; the order computes it again',
    body: Type.Object({
      /** Absent: what applies by itself. */
      code: Type.Optional(TypedCode),
      /** External id of the shop whose prices count. */
      shopId: Type.Optional(ExternalShopId),
      /** YYYYMMDD of a visit, whose price may depend on the weekday; absent: today, by the clock of the shop or the company's first. */
      date: Type.Optional(Type.String({ pattern: '^\\d{8}$' })),
      lines: Type.Array(
        Type.Object({
          /** External id of a service or a product. */
          articleId: Id,
          quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
        }),
        { minItems: 1, maxItems: 50 },
      ),
    }),
    reply: CouponDiscountWire,
  },
} satisfies FamilySchemas;
