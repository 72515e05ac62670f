import { eq } from 'drizzle-orm';
import type { SeedCompany } from '#seed/model.ts';
import type { Database } from '../../database/database.ts';
import {
  articleCategories,
  articles,
  categories,
  shopArticles,
  shops,
} from '../../database/schema/catalogue.ts';
import { stocks } from '../../database/schema/selling/eshop.ts';
import { companies, hosts } from '../../database/schema/tenants.ts';
import { insertMany } from '../insert-many.ts';
import type { PictureOf } from '../rows/picture-source.ts';
import {
  productCategoryLinks,
  productCategoryRows,
  productRows,
  productStockRows,
  sellingProfile,
  sellingShopRows,
  soldProductRows,
  type SellingScale,
} from './product-rows.ts';

interface SellingSeed extends SellingScale {
  /** Whose looks and pictures it borrows. */
  readonly model: SeedCompany;
  readonly pictureOf: PictureOf;
}

/** Makes a company of many products anew, for measuring. */
export async function seedSelling(db: Database, { model, pictureOf, ...scale }: SellingSeed): Promise<void> {
  const { nickname } = scale;
  await db.delete(companies).where(eq(companies.id, nickname));
  const profile = sellingProfile(model, nickname);
  await db.insert(companies).values({ id: nickname, token: profile.token, profile });
  await db.insert(hosts).values({ host: `${nickname}.localhost`, companyId: nickname });
  await insertMany(db, categories, productCategoryRows(scale));
  await insertMany(db, articles, productRows(scale, model, pictureOf));
  await insertMany(db, articleCategories, productCategoryLinks(scale));
  await insertMany(db, shops, sellingShopRows(scale));
  await insertMany(db, shopArticles, soldProductRows(scale));
  await insertMany(db, stocks, productStockRows(scale));
}
