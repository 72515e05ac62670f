import { currencyOf, toCents, type Cents } from '#domain/prices/money.ts';
import type { SeedCommerce } from '#seed/commerce/model.ts';
import { seededStock } from '#seed/commerce/stock.ts';
import type { SeedCompany } from '#seed/model.ts';
import type { stocks } from '../../database/schema/selling/eshop.ts';
import type { coupons, giftFormulas, giftThemes } from '../../database/schema/selling/redemption.ts';
import type { loyaltyTiers } from '../../database/schema/selling/loyalty.ts';
import { articleRowId, shopRowId } from './company-rows.ts';
import type { PictureOf } from './picture-source.ts';
import { productRowId } from './product-rows.ts';

export const SEED_DAY = 86_400_000;

export function seedCents({ company }: SeedCompany): (amount: number) => Cents {
  return (amount) => toCents(amount, currencyOf(company.mCurrency.code));
}

/** What each shop has of what it sells, where it is counted. */
export function stockRows(seed: SeedCompany): (typeof stocks.$inferInsert)[] {
  const companyId = seed.company.nickname;
  const isCounted = (slug: string) =>
    seed.products?.find((product) => product.slug === slug)?.tracksStock ?? true;
  return seed.shops.flatMap((shop) =>
    (shop.products ?? []).filter(isCounted).map((slug) => ({
      companyId,
      shopId: shopRowId(shop.slug),
      articleId: productRowId(seed, slug),
      quantity: seededStock(companyId, shop.slug, slug),
    })),
  );
}

export function couponRows(
  seed: SeedCompany,
  goods: SeedCommerce,
  now: Date,
): (typeof coupons.$inferInsert)[] {
  const cents = seedCents(seed);
  return goods.coupons.map((coupon, index) => ({
    companyId: seed.company.nickname,
    id: `coupon-${index + 1}`,
    code: coupon.code,
    auto: coupon.auto ?? false,
    label: coupon.label,
    reductionType: coupon.percent === undefined ? 'amount' : 'percentage',
    value: coupon.percent ?? cents(coupon.amount ?? 0),
    startsAt: new Date(now.getTime() + coupon.startsInDays * SEED_DAY),
    endsAt: new Date(now.getTime() + coupon.endsInDays * SEED_DAY),
    minTotal: cents(coupon.minTotal ?? 0),
    serviceIds: (coupon.services ?? []).map((slug) => articleRowId(seed, slug)),
    productIds: [],
    maxUses: coupon.maxUses ?? null,
    maxUsesEach: coupon.maxUsesEach ?? null,
  }));
}

export function themeRows(
  seed: SeedCompany,
  goods: SeedCommerce,
  pictureOf: PictureOf,
): (typeof giftThemes.$inferInsert)[] {
  const companyId = seed.company.nickname;
  const cents = seedCents(seed);
  return goods.themes.map((theme, position) => ({
    companyId,
    id: theme.id,
    position,
    name: theme.name,
    description: theme.description,
    image: pictureOf(companyId, theme.picture),
    amounts: theme.amounts.map(cents),
    least: cents(theme.min),
    most: cents(theme.max),
    validDays: theme.validDays,
    active: true,
  }));
}

export function formulaRows(seed: SeedCompany, goods: SeedCommerce): (typeof giftFormulas.$inferInsert)[] {
  return goods.formulas.map((slug, position) => ({
    companyId: seed.company.nickname,
    articleId: articleRowId(seed, slug),
    position,
  }));
}

export function tierRows(seed: SeedCompany, goods: SeedCommerce): (typeof loyaltyTiers.$inferInsert)[] {
  const cents = seedCents(seed);
  return goods.tiers.map(({ id, name, points, amount, percent, validDays }) => ({
    companyId: seed.company.nickname,
    id,
    name,
    points,
    rewardType: percent === undefined ? 'amount' : 'percentage',
    rewardValue: percent ?? cents(amount ?? 0),
    validDays,
    active: true,
  }));
}
