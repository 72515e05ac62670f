import { and, asc, eq, inArray } from 'drizzle-orm';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import { currencyOf, toDecimal, type Cents } from '#domain/prices/money.ts';
import { sumOf } from '#domain/carts/sale-sums.ts';
import { isDateKey, type DateKey } from '#domain/time/date-key.ts';
import { applyCoupon, listCoupons } from '#contract/money/coupons.ts';
import type { CouponWire } from '#contract/money/coupons.schemas.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '../../database/database.ts';
import { articles, shops } from '../../database/schema/catalogue.ts';
import type { ServerContext } from '../../context.ts';
import { invalidField, Refusal } from '../../http/refusal.ts';
import { answer, type ServerRoute, type Tenant } from '../../router/route.ts';
import { pricedLines } from '../../redemption/coupon-lines.ts';
import { countingWrongCodes } from '../../redemption/counted-codes.ts';
import { currentCoupons, discountOf, type CouponRow } from '../../redemption/coupons.ts';

export function couponsRoutes({ db }: ServerContext): ServerRoute[] {
  return [
    answer(listCoupons, ({ tenant, now }) => couponsNow(db, tenant, now)),
    answer(applyCoupon, async ({ tenant, caller, body, now, address }) => {
      const { code = null, shopId = null } = body;
      const date = body.date ?? (await todayOf(db, tenant, { shopId, now }));
      if (!isDateKey(date)) return invalidField('date');
      const lines = await pricedLines(db, tenant, { lines: body.lines, shopId, date });
      if (lines instanceof Refusal) return lines;
      const wish = {
        code,
        lines,
        customerId: caller?.userId ?? null,
        currency: tenant.profile.mCurrency.code,
        now,
      };
      const findDiscount = () => discountOf(db, tenant, wish);
      const giver = { tenant, caller, address, now, what: 'coupon' };
      const found = code === null ? await findDiscount() : await countingWrongCodes(db, giver, findDiscount);
      if (found instanceof Refusal && found.type !== 'coupon_refused') return found;
      const isOff = !(found instanceof Refusal) && found.kind === 'discount';
      const discount = isOff ? found.amount : 0;
      const subtotal = sumOf(lines.map(({ total }) => total));
      const currency = currencyOf(tenant.profile.mCurrency.code);
      return {
        applied: isOff,
        code: isOff ? found.code : null,
        discount: toDecimal(discount, currency),
        subtotal: toDecimal(subtotal, currency),
        total: toDecimal(subtotal - discount, currency),
        currency: currency.code,
      };
    }),
  ];
}

/** By the clock of the shop, or of the company's first one where none is named. */
async function todayOf(
  db: Database,
  { id }: Tenant,
  { shopId, now }: { readonly shopId: string | null; readonly now: Instant },
): Promise<DateKey> {
  const [shop] = await db
    .select({ timeZone: shops.timeZone })
    .from(shops)
    .where(
      and(
        eq(shops.companyId, id),
        eq(shops.removed, false),
        shopId === null ? undefined : eq(shops.externalId, shopId),
      ),
    )
    .orderBy(asc(shops.position))
    .limit(1);
  return dateAt(now, shop?.timeZone ?? 'UTC');
}

async function couponsNow(db: Database, tenant: Tenant, now: Instant): Promise<CouponWire[]> {
  const rows = await currentCoupons(db, tenant.id, now);
  const external = await externalIds(
    db,
    tenant.id,
    rows.flatMap(({ serviceIds, productIds }) => [...serviceIds, ...productIds]),
  );
  return rows.map((row) => couponWire(row, tenant, external));
}

async function externalIds(
  db: Database,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: articles.id, externalId: articles.externalId })
    .from(articles)
    .where(and(eq(articles.companyId, companyId), inArray(articles.id, [...ids])));
  return new Map(rows.map(({ id, externalId }) => [id, externalId]));
}

function couponWire(row: CouponRow, { profile }: Tenant, external: ReadonlyMap<string, string>): CouponWire {
  const amount = (cents: Cents) => toDecimal(cents, currencyOf(profile.mCurrency.code));
  const known = (ids: readonly string[]) => ids.flatMap((id) => external.get(id) ?? []);
  return {
    id: row.id,
    label: { ...row.label },
    auto: row.auto,
    code: row.auto ? row.code : null,
    reductionType: row.reductionType,
    amount: row.reductionType === 'percentage' ? row.value : amount(row.value),
    start: row.startsAt.toISOString(),
    end: row.endsAt?.toISOString() ?? null,
    minTotal: amount(row.minTotal),
    serviceIds: known(row.serviceIds),
    productIds: known(row.productIds),
  };
}
