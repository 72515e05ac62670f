import { and, count, desc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { LocalizedText } from '#domain/locale.ts';
import type { Cents } from '#domain/prices/money.ts';
import { percentOf, sumOf } from '#domain/carts/sale-sums.ts';
import type { Database } from '../database/database.ts';
import { coupons, couponUses } from '../database/schema/selling/redemption.ts';
import type { Refusal } from '../http/refusal.ts';
import type { Tenant } from '../router/route.ts';
import type { GoodsLine } from '../sales/sale-lines.ts';
import { refuseCoupon } from './coupon-reason.ts';

export type CouponRow = typeof coupons.$inferSelect;

interface Discount {
  readonly kind: 'discount';
  readonly couponId: string;
  readonly code: string;
  readonly label: LocalizedText;
  /** Never more than the goods that it is for cost. */
  readonly amount: Cents;
}

interface Sold {
  readonly kind: GoodsLine['kind'];
  /** Internal id. */
  readonly articleId: string | null;
  readonly total: Cents;
}

interface Wish {
  /** As somebody wrote it; null for what applies by itself. */
  readonly code: string | null;
  readonly lines: readonly Sold[];
  /** Null for a guest. */
  readonly customerId: string | null;
  /** ISO 4217, of the sums. */
  readonly currency: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** What a coupon takes off: the one of the code, or the best of those that apply by themselves; or why the code does not. */
export async function discountOf(
  db: Database,
  tenant: Pick<Tenant, 'id'>,
  wish: Wish,
): Promise<{ readonly kind: 'none' } | Discount | Refusal> {
  const code = wish.code === null ? null : normalisedCode(wish.code);
  const found = await currentCoupons(db, tenant.id, wish.now, code);
  const discounts = found
    .map((coupon) => ({ coupon, amount: amountOff(coupon, wish.lines) }))
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => b.amount - a.amount);
  for (const { coupon, amount } of discounts) {
    if (await mayUse(db, coupon, wish.customerId))
      return { kind: 'discount', couponId: coupon.id, code: coupon.code, label: coupon.label, amount };
  }
  if (code === null) return { kind: 'none' };
  return refuseCoupon(db, tenant.id, code, { ...wish, goodsOf: (coupon) => goodsFor(coupon, wish.lines) });
}

/** A code as it is kept. */
const normalisedCode = (written: string) => written.trim().toUpperCase();

/** Whether the company has a coupon of that code, whatever it is worth. */
export async function isCoupon(db: Database, companyId: string, code: string): Promise<boolean> {
  const found = await db
    .select({ id: coupons.id })
    .from(coupons)
    .where(and(eq(coupons.companyId, companyId), eq(coupons.code, normalisedCode(code))));
  return found.length > 0;
}

/** Those that are worth something now: the one of a code, or those that apply by themselves where it is null; all without. */
export function currentCoupons(
  db: Database,
  companyId: string,
  now: number,
  code?: string | null,
): Promise<CouponRow[]> {
  const at = new Date(now);
  return db
    .select()
    .from(coupons)
    .where(
      and(
        eq(coupons.companyId, companyId),
        code === undefined ? undefined : code === null ? eq(coupons.auto, true) : eq(coupons.code, code),
        lte(coupons.startsAt, at),
        or(isNull(coupons.endsAt), gt(coupons.endsAt, at)),
        or(isNull(coupons.maxUses), lt(coupons.uses, coupons.maxUses)),
      ),
    )
    .orderBy(desc(coupons.value), coupons.id);
}

/** What the goods cost that it is for; null where none is. Vouchers are money: nothing is taken off them. */
function goodsFor(coupon: CouponRow, lines: readonly Sold[]): Cents | null {
  const goods = lines.filter((line) => isFor(coupon, line));
  return goods.length === 0 ? null : sumOf(goods.map(({ total }) => total));
}

function amountOff(coupon: CouponRow, lines: readonly Sold[]): Cents {
  const goods = goodsFor(coupon, lines) ?? 0;
  if (goods < coupon.minTotal) return 0;
  return coupon.reductionType === 'percentage'
    ? percentOf(goods, coupon.value)
    : Math.min(goods, coupon.value);
}

function isFor({ serviceIds, productIds }: CouponRow, { kind, articleId }: Sold): boolean {
  if (kind === 'gift' || articleId === null) return false;
  if (serviceIds.length === 0 && productIds.length === 0) return true;
  return (kind === 'service' ? serviceIds : productIds).includes(articleId);
}

async function mayUse(
  db: Database,
  { companyId, id, maxUsesEach }: CouponRow,
  customerId: string | null,
): Promise<boolean> {
  if (maxUsesEach === null) return true;
  if (customerId === null) return false;
  const [row] = await db
    .select({ uses: count() })
    .from(couponUses)
    .where(
      and(
        eq(couponUses.companyId, companyId),
        eq(couponUses.couponId, id),
        eq(couponUses.customerId, customerId),
        eq(couponUses.givenBack, false),
      ),
    );
  return (row?.uses ?? 0) < maxUsesEach;
}

/** Writes one use under the order; false where the coupon was used up meanwhile. The same order uses it once. */
export async function useCoupon(
  tx: Database,
  companyId: string,
  use: {
    readonly couponId: string;
    readonly orderId: string;
    readonly customerId: string | null;
    readonly now: number;
  },
): Promise<boolean> {
  const { couponId, orderId, customerId, now } = use;
  // Locks the coupon, so that the uses of one customer are counted one order after the other.
  const [coupon] = await tx
    .select()
    .from(coupons)
    .where(and(eq(coupons.companyId, companyId), eq(coupons.id, couponId)))
    .for('update');
  if (coupon === undefined) return false;
  const [known] = await tx
    .select()
    .from(couponUses)
    .where(and(eq(couponUses.companyId, companyId), eq(couponUses.orderId, orderId)));
  if (known !== undefined) return known.couponId === couponId && !known.givenBack;
  if (coupon.maxUses !== null && coupon.uses >= coupon.maxUses) return false;
  if (!(await mayUse(tx, coupon, customerId))) return false;
  await tx.insert(couponUses).values({ companyId, orderId, couponId, customerId, usedAt: new Date(now) });
  await changeUses(tx, companyId, couponId, 1);
  return true;
}

/** Gives back what the order used, once. */
export async function giveCouponBack(tx: Database, companyId: string, orderId: string): Promise<void> {
  const [given] = await tx
    .update(couponUses)
    .set({ givenBack: true })
    .where(
      and(
        eq(couponUses.companyId, companyId),
        eq(couponUses.orderId, orderId),
        eq(couponUses.givenBack, false),
      ),
    )
    .returning({ couponId: couponUses.couponId });
  if (given !== undefined) await changeUses(tx, companyId, given.couponId, -1);
}

async function changeUses(tx: Database, companyId: string, couponId: string, by: 1 | -1): Promise<void> {
  await tx
    .update(coupons)
    .set({ uses: sql`${coupons.uses} + ${by}` })
    .where(and(eq(coupons.companyId, companyId), eq(coupons.id, couponId)));
}
