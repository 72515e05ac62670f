import { PRODUCT_TYPE } from '#domain/catalogue/catalogue.ts';
import { currencyOf, toCents } from '#domain/prices/money.ts';
import type { SeedCompany, SeedProduct } from '#seed/model.ts';
import type { articles, categories, geogroupments, shopArticles } from '../../database/schema/catalogue.ts';
import type { PictureOf } from './picture-source.ts';

const VAT = 20;
const FIRST_PRODUCT = 2001;

type PictureByName = (name: string) => ReturnType<PictureOf>;

export function productCategoryRows(
  { company, productCategories = [] }: SeedCompany,
  picture: PictureByName,
): (typeof categories.$inferInsert)[] {
  return productCategories.map((category, position) => ({
    companyId: company.nickname,
    id: productCategoryRowId(category.slug),
    type: PRODUCT_TYPE,
    slug: category.slug,
    position,
    name: category.name,
    summary: category.summary,
    images: [picture(category.picture)],
  }));
}

export function productCategoryRowId(slug: string): string {
  return `products-${slug}`;
}

/** Throws where a product speaks of a category that is not there. */
export function productRows(seed: SeedCompany, picture: PictureByName): (typeof articles.$inferInsert)[] {
  const cents = (amount: number) => toCents(amount, currencyOf(seed.company.mCurrency.code));
  return (seed.products ?? []).map((product, index) => {
    if (!seed.productCategories?.some(({ slug }) => slug === product.category))
      throw new Error(`${seed.company.nickname} has no product category ${product.category}.`);
    return {
      companyId: seed.company.nickname,
      id: productRowId(seed, product.slug),
      externalId: String(FIRST_PRODUCT + index),
      type: PRODUCT_TYPE,
      slug: product.slug,
      position: seed.services.length + index,
      draft: false,
      active: true,
      upsellOnly: false,
      name: product.name,
      summary: product.summary,
      description: product.description,
      images: product.pictures.map(picture),
      price: cents(product.price),
      brand: product.brand ?? '',
      regularPrice: product.regularPrice === undefined ? null : cents(product.regularPrice),
      vat: VAT,
      duration: 0,
      pause: 0,
      requiredCustomers: 1,
      needsCabin: false,
      tracksStock: product.tracksStock ?? true,
    };
  });
}

export function productRowId(seed: SeedCompany, slug: SeedProduct['slug']): string {
  const index = (seed.products ?? []).findIndex((product) => product.slug === slug);
  if (index === -1) throw new Error(`${seed.company.nickname} has no product ${slug}.`);
  return `product-${FIRST_PRODUCT + index}`;
}

/** What the shops of the company sell. */
export function soldProductRows(
  seed: SeedCompany,
  shopId: (slug: string) => string,
): (typeof shopArticles.$inferInsert)[] {
  return seed.shops.flatMap((shop) =>
    (shop.products ?? []).map((slug) => ({
      companyId: seed.company.nickname,
      shopId: shopId(shop.slug),
      articleId: productRowId(seed, slug),
      price: null,
    })),
  );
}

export function groupRows(
  { company, groups = [] }: SeedCompany,
  picture: PictureByName,
): (typeof geogroupments.$inferInsert)[] {
  return groups.map((group, index) => ({
    companyId: company.nickname,
    id: group.id,
    name: group.name,
    type: 'region',
    shortText: group.short,
    longText: group.long,
    image: picture(group.picture),
    position: index + 1,
  }));
}
