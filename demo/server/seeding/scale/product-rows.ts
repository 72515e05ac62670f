import { PRODUCT_TYPE } from '#domain/catalogue/catalogue.ts';
import type { SeedCompany } from '#seed/model.ts';
import type {
  articleCategories,
  articles,
  categories,
  shopArticles,
  shops,
} from '../../database/schema/catalogue.ts';
import type { stocks } from '../../database/schema/selling/eshop.ts';
import type { PictureOf } from '../rows/picture-source.ts';

/** A company that is made to measure its e-shop: two shops sell all of its products, in categories and of brands. */
export interface SellingScale {
  /** Also the first part of its host. */
  readonly nickname: string;
  readonly products: number;
  readonly categories: number;
}

const BRANDS = 30;
const SHOPS = 2;
/** One product in so many is sold out. */
const SOLD_OUT = 10;
const MOST_IN_STOCK = 24;
const THINGS = [
  ['Huile', 'Oil'],
  ['Crème', 'Cream'],
  ['Savon', 'Soap'],
  ['Baume', 'Balm'],
  ['Gommage', 'Scrub'],
  ['Bougie', 'Candle'],
] as const;
const PLANTS = [
  ['amande', 'almond'],
  ['figuier', 'fig'],
  ['rose', 'rose'],
  ['lavande', 'lavender'],
  ['thym', 'thyme'],
] as const;
const WEEK = Object.fromEntries(
  ['1', '2', '3', '4', '5', '6'].map((day) => [day, [['09:00', '19:00']] as const]),
);

const texts = (french: string, english: string) => ({ fr: french, en: english });
const upTo = (count: number) => Array.from({ length: count }, (_each, index) => index);
const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
const productId = (index: number) => `product-${index + 1}`;
const shopId = (index: number) => `shop-${index + 1}`;
const categoryId = (index: number) => `products-${index + 1}`;

/** Its own profile, after one of the demo's. */
export function sellingProfile({ company }: SeedCompany, nickname: string): SeedCompany['company'] {
  return {
    ...company,
    token: `cmp_${nickname}`,
    nickname,
    identity: {
      ...company.identity,
      displayName: 'Grande Boutique',
      websiteURL: `http://${nickname}.localhost:4100`,
    },
  };
}

export function productCategoryRows({
  nickname,
  categories: count,
}: SellingScale): (typeof categories.$inferInsert)[] {
  return upTo(count).map((index) => ({
    companyId: nickname,
    id: categoryId(index),
    type: PRODUCT_TYPE,
    slug: `rayon-${index + 1}`,
    position: index,
    name: texts(`Rayon ${index + 1}`, `Section ${index + 1}`),
    summary: {},
    images: [],
  }));
}

/** With the pictures of another company's products, in turn. */
export function productRows(
  { nickname, products }: SellingScale,
  { company, products: models = [] }: SeedCompany,
  pictureOf: PictureOf,
): (typeof articles.$inferInsert)[] {
  const pictures = models.map((model) => model.pictures.map((name) => pictureOf(company.nickname, name)));
  return upTo(products).map((index) => {
    const [thing, plant] = [at(THINGS, index), at(PLANTS, index)];
    return {
      companyId: nickname,
      id: productId(index),
      externalId: String(index + 1),
      type: PRODUCT_TYPE,
      slug: `produit-${index + 1}`,
      position: index,
      draft: false,
      active: true,
      upsellOnly: false,
      name: texts(`${thing[0]} ${plant[0]} nº ${index + 1}`, `${plant[1]} ${thing[1]} no. ${index + 1}`),
      summary: texts('Pour le corps et les mains, 200 ml.', 'For the body and the hands, 200 ml.'),
      description: texts('<p>Sans parfum ajouté.</p>', '<p>No added scent.</p>'),
      images: at(pictures, index),
      price: 500 + ((index * 37) % 120) * 50,
      brand: `Maison ${(index % BRANDS) + 1}`,
      vat: 20,
      duration: 0,
      pause: 0,
      requiredCustomers: 1,
      needsCabin: false,
      tracksStock: true,
    };
  });
}

export function productCategoryLinks(scale: SellingScale): (typeof articleCategories.$inferInsert)[] {
  return upTo(scale.products).map((index) => ({
    companyId: scale.nickname,
    articleId: productId(index),
    categoryId: categoryId(index % scale.categories),
  }));
}

export function sellingShopRows({ nickname }: SellingScale): (typeof shops.$inferInsert)[] {
  return upTo(SHOPS).map((index) => ({
    companyId: nickname,
    id: shopId(index),
    externalId: String(index + 1),
    slug: `boutique-${index + 1}`,
    position: index,
    name: `Grande Boutique ${index + 1}`,
    phone: '+33199000000',
    email: `boutique-${index + 1}@example.com`,
    address: { address: `${index + 1} rue des Lilas`, city: 'Paris', zipcode: '75002', country: 'FR' },
    latitude: 48.86 + index / 500,
    longitude: 2.33 + index / 500,
    timeZone: 'Europe/Paris',
    images: [],
    bookable: true,
    week: WEEK,
  }));
}

export function soldProductRows({ nickname, products }: SellingScale): (typeof shopArticles.$inferInsert)[] {
  return upTo(SHOPS).flatMap((shop) =>
    upTo(products).map((index) => ({
      companyId: nickname,
      shopId: shopId(shop),
      articleId: productId(index),
    })),
  );
}

export function productStockRows({ nickname, products }: SellingScale): (typeof stocks.$inferInsert)[] {
  return upTo(SHOPS).flatMap((shop) =>
    upTo(products).map((index) => ({
      companyId: nickname,
      shopId: shopId(shop),
      articleId: productId(index),
      quantity: index % SOLD_OUT === 0 ? 0 : 1 + ((index + shop) % MOST_IN_STOCK),
    })),
  );
}
