import { and, eq } from 'drizzle-orm';
import type { Cents } from '#domain/prices/money.ts';
import type { Database } from '../database/database.ts';
import { coupons } from '../database/schema/selling/redemption.ts';
import { refuse, type Refusal } from '../http/refusal.ts';

type CouponRow = typeof coupons.$inferSelect;
type Facts = NonNullable<Parameters<typeof refuse>[1]>;

interface Wish {
  readonly customerId: string | null;
  /** ISO 4217, of the sums. */
  readonly currency: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** What the goods cost that a coupon is for; null where none is. */
  readonly goodsOf: (coupon: CouponRow) => Cents | null;
}

/**
 * Why a code takes nothing off, for the eyes of whoever has it. One that the company does not have is told as one that nobody has; each
 * counts as a wrong one, so that guessing stays as slow.
 */
export async function refuseCoupon(
  db: Database,
  companyId: string,
  code: string,
  wish: Wish,
): Promise<Refusal> {
  const [coupon] = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.companyId, companyId), eq(coupons.code, code)));
  return refuse('coupon_refused', coupon ? whyNot(coupon, wish) : { sentence: 'code_unknown' });
}

function whyNot(coupon: CouponRow, { customerId, currency, now, goodsOf }: Wish): Facts {
  const { startsAt, endsAt, maxUses, uses, minTotal } = coupon;
  const goods = goodsOf(coupon);
  if (startsAt.getTime() > now) return { sentence: 'coupon_early' };
  if (endsAt !== null && endsAt.getTime() <= now) return { sentence: 'coupon_ended' };
  if (maxUses !== null && uses >= maxUses) return { sentence: 'coupon_used_up' };
  if (goods === null) return { sentence: 'coupon_other_goods' };
  if (goods < minTotal) return { sentence: 'coupon_minimum', least: { cents: minTotal, currency } };
  // What is left is a limit of uses of one customer.
  return { sentence: customerId === null ? 'coupon_account' : 'coupon_used_up' };
}
