import { and, asc, eq, inArray } from 'drizzle-orm';
import type { GiftsWire } from '#contract/money/gifts.schemas.ts';
import { SERVICE_TYPES } from '#domain/catalogue/catalogue.ts';
import { currencyOf, toDecimal, type Cents } from '#domain/prices/money.ts';
import type { Database } from '../database/database.ts';
import { articles } from '../database/schema/catalogue.ts';
import { giftFormulas, giftThemes } from '../database/schema/selling/redemption.ts';
import type { Tenant } from '../router/route.ts';

/** The themes that a company sells vouchers with. */
export function themesOnSale(db: Database, companyId: string) {
  return db
    .select()
    .from(giftThemes)
    .where(and(eq(giftThemes.companyId, companyId), eq(giftThemes.active, true)))
    .orderBy(asc(giftThemes.position));
}

export async function giftThemeIds(db: Database, companyId: string): Promise<string[]> {
  return (await themesOnSale(db, companyId)).map(({ id }) => id);
}

/** The themes and the services for which a company sells vouchers. */
export async function giftsOnSale(db: Database, tenant: Tenant): Promise<GiftsWire> {
  const themes = await themesOnSale(db, tenant.id);
  const formulas = await db
    .select({ article: articles })
    .from(giftFormulas)
    .innerJoin(
      articles,
      and(eq(articles.companyId, giftFormulas.companyId), eq(articles.id, giftFormulas.articleId)),
    )
    .where(
      and(
        eq(giftFormulas.companyId, tenant.id),
        inArray(articles.type, [...SERVICE_TYPES]),
        eq(articles.draft, false),
        eq(articles.active, true),
        eq(articles.upsellOnly, false),
        eq(articles.removed, false),
      ),
    )
    .orderBy(asc(giftFormulas.position));
  const amount = (cents: Cents) => toDecimal(cents, currencyOf(tenant.profile.mCurrency.code));
  return {
    themes: themes.map((theme) => ({
      id: theme.id,
      name: { ...theme.name },
      description: { ...theme.description },
      image: theme.image,
      amounts: theme.amounts.map(amount),
      min: amount(theme.least),
      max: amount(theme.most),
      validDays: theme.validDays,
    })),
    formulas: formulas.map(({ article }) => ({
      articleId: article.externalId,
      slug: article.slug,
      name: { ...article.name },
      summary: { ...article.summary },
      price: amount(article.price * article.requiredCustomers),
      minutes: article.duration,
      images: article.images,
    })),
  };
}
