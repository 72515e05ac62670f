import { currencyOf, toCents } from '#domain/prices/money.ts';
import type { SeedCompany, SeedService, SeedShop } from '#seed/model.ts';
import { otherNamesOf } from '#seed/town-names.ts';
import type { resourceArticles, resources } from '../../database/schema/booking.ts';
import type {
  articleCategories,
  articles,
  categories,
  geogroupments,
  shopArticles,
  shops,
  WeekTimes,
} from '../../database/schema/catalogue.ts';
import {
  groupRows,
  productCategoryRowId,
  productCategoryRows,
  productRowId,
  productRows,
  soldProductRows,
} from './product-rows.ts';
import type { PictureOf } from './picture-source.ts';

/** A company's rows, in an order in which they can be inserted. */
export interface CompanyRows {
  readonly categories: (typeof categories.$inferInsert)[];
  readonly articles: (typeof articles.$inferInsert)[];
  readonly articleCategories: (typeof articleCategories.$inferInsert)[];
  readonly geogroupments: (typeof geogroupments.$inferInsert)[];
  readonly shops: (typeof shops.$inferInsert)[];
  readonly shopArticles: (typeof shopArticles.$inferInsert)[];
  readonly resources: (typeof resources.$inferInsert)[];
  readonly resourceArticles: (typeof resourceArticles.$inferInsert)[];
}

const SERVICE = 1;
const VAT = 20;
const FIRST_SERVICE = 1001;
const FIRST_SHOP = 101;

/** Throws, naming it, where a company speaks of a service or a category that it does not have. */
export function companyRows(seed: SeedCompany, pictureOf: PictureOf): CompanyRows {
  const nickname = seed.company.nickname;
  const picture = (name: string) => pictureOf(nickname, name);
  const rows: CompanyRows = {
    categories: [...serviceCategoryRows(seed, picture), ...productCategoryRows(seed, picture)],
    articles: [
      ...seed.services.map((service, position) => articleRow(seed, service, position, picture)),
      ...productRows(seed, picture),
    ],
    articleCategories: [
      ...seed.services.map((service) => ({
        companyId: nickname,
        articleId: articleRowId(seed, service.slug),
        categoryId: categoryId(known(seed, service.category).slug),
      })),
      ...(seed.products ?? []).map((product) => ({
        companyId: nickname,
        articleId: productRowId(seed, product.slug),
        categoryId: productCategoryRowId(product.category),
      })),
    ],
    geogroupments: groupRows(seed, picture),
    shops: seed.shops.map((shop, position) => shopRow(seed, shop, position, picture)),
    shopArticles: soldProductRows(seed, shopRowId),
    resources: [],
    resourceArticles: [],
  };
  for (const shop of seed.shops) addShop(rows, seed, shop, pictureOf);
  return rows;
}

function serviceCategoryRows(
  seed: SeedCompany,
  picture: (name: string) => ReturnType<PictureOf>,
): CompanyRows['categories'] {
  return seed.categories.map((category, position) => ({
    companyId: seed.company.nickname,
    id: categoryId(category.slug),
    slug: category.slug,
    position,
    name: category.name,
    summary: category.summary,
    images: [picture(category.picture)],
  }));
}

export function shopRowId(slug: string): string {
  return `shop-${slug}`;
}

function categoryId(slug: string): string {
  return `category-${slug}`;
}

export function articleRowId(seed: SeedCompany, slug: string): string {
  const index = seed.services.findIndex((service) => service.slug === slug);
  if (index === -1) throw new Error(`${seed.company.nickname} has no service ${slug}.`);
  return `service-${FIRST_SERVICE + index}`;
}

function known(seed: SeedCompany, slug: string) {
  const category = seed.categories.find((each) => each.slug === slug);
  if (category === undefined) throw new Error(`${seed.company.nickname} has no category ${slug}.`);
  return category;
}

function articleRow(
  seed: SeedCompany,
  service: SeedService,
  position: number,
  picture: (name: string) => ReturnType<PictureOf>,
): typeof articles.$inferInsert {
  const cents = (amount: number) => toCents(amount, currencyOf(seed.company.mCurrency.code));
  return {
    companyId: seed.company.nickname,
    id: articleRowId(seed, service.slug),
    externalId: String(FIRST_SERVICE + position),
    type: SERVICE,
    slug: service.slug,
    position,
    draft: service.draft ?? false,
    active: service.active ?? true,
    upsellOnly: service.upsellOnly ?? false,
    name: service.name,
    summary: service.summary,
    description: service.description,
    images: service.pictures.map(picture),
    price: cents(service.price),
    weekdayPrice: service.weekdayPrice === undefined ? null : cents(service.weekdayPrice),
    weekendPrice: service.weekendPrice === undefined ? null : cents(service.weekendPrice),
    priceTimes: service.priceTimes?.map(([duration, price]) => ({ duration, price: cents(price) })) ?? null,
    vat: VAT,
    duration: service.durationMinutes,
    pause: service.pauseMinutes,
    requiredCustomers: service.requiredCustomers ?? 1,
    requiredPractitioners: service.requiredPractitioners ?? 1,
    needsCabin: service.cabin ?? true,
    equipmentKind: service.equipment ?? null,
  };
}

function shopRow(
  seed: SeedCompany,
  shop: SeedShop,
  position: number,
  picture: (name: string) => ReturnType<PictureOf>,
): typeof shops.$inferInsert {
  const { street, city, zipcode, country } = shop.address;
  return {
    companyId: seed.company.nickname,
    id: shopRowId(shop.slug),
    externalId: String(FIRST_SHOP + position),
    slug: shop.slug,
    position,
    name: shop.name,
    phone: shop.phone,
    email: shop.email,
    address: { address: street, city, zipcode, country, ...otherNamesOf(city) },
    latitude: shop.latitude,
    longitude: shop.longitude,
    timeZone: shop.timeZone,
    images: [shop.picture, ...(shop.morePictures ?? [])].map(picture),
    bookable: shop.bookable ?? true,
    usesCabins: shop.usesCabins ?? null,
    groupId: shop.group ?? null,
    week: weekTimes(shop.week),
  };
}

function weekTimes(week: SeedShop['week']): WeekTimes {
  return Object.fromEntries(Object.entries(week));
}

function addShop(rows: CompanyRows, seed: SeedCompany, shop: SeedShop, pictureOf: PictureOf): void {
  const companyId = seed.company.nickname;
  const offered = shop.services.map((slug) => ({ slug, id: articleRowId(seed, slug) }));
  const cents = (amount: number) => toCents(amount, currencyOf(seed.company.mCurrency.code));
  for (const { slug, id } of offered) {
    const price = shop.prices?.[slug];
    rows.shopArticles.push({
      companyId,
      shopId: shopRowId(shop.slug),
      articleId: id,
      price: price === undefined ? null : cents(price),
    });
  }
  const add = (
    row: Omit<typeof resources.$inferInsert, 'companyId' | 'id' | 'shopId' | 'position'>,
    performed: readonly string[],
  ) => {
    const position = rows.resources.length;
    const id = `${row.kind}-${position + 1}`;
    rows.resources.push({ companyId, id, shopId: shopRowId(shop.slug), position, ...row });
    for (const articleOf of performed)
      rows.resourceArticles.push({ companyId, resourceId: id, articleId: articleOf });
  };
  const performing = (slugs: readonly string[]) =>
    offered.filter(({ slug }) => slugs.includes(serviceOf(seed, slug).category)).map(({ id }) => id);
  for (const { name, week, categories: slugs, selectable = true, picture, craft } of shop.practitioners) {
    const portrait = picture === undefined ? null : pictureOf(companyId, picture);
    add(
      {
        kind: 'practitioner',
        name,
        selectable,
        week: weekTimes(week),
        picture: portrait,
        craft: craft ?? {},
      },
      performing(slugs),
    );
  }
  for (const { name, categories: slugs } of shop.cabins) {
    add({ kind: 'cabin', name, selectable: true, week: null }, performing(slugs));
  }
  for (const { name, kind } of shop.equipment) {
    add({ kind: 'equipment', name, selectable: true, week: null, equipmentKind: kind }, []);
  }
}

function serviceOf(seed: SeedCompany, slug: string): SeedService {
  const service = seed.services.find((each) => each.slug === slug);
  if (service === undefined) throw new Error(`${seed.company.nickname} has no service ${slug}.`);
  return service;
}

/** What cannot take place though a shop offers it; a need that nothing meets would read as no need at all. */
export function contradictionsOf(seed: SeedCompany): string[] {
  return seed.shops.flatMap((shop) =>
    shop.services.flatMap((slug) => lacksOf(seed, shop, serviceOf(seed, slug))),
  );
}

function lacksOf(seed: SeedCompany, shop: SeedShop, service: SeedService): string[] {
  const usesCabins = shop.usesCabins ?? seed.company.booker.shopUseCabins;
  const performs = ({ categories: slugs }: { readonly categories: readonly string[] }) =>
    slugs.includes(service.category);
  const where = `${seed.company.nickname}, ${shop.slug}, ${service.slug}`;
  const lacks: string[] = [];
  if (!shop.practitioners.some(performs)) lacks.push(`${where}: nobody performs it`);
  if (usesCabins && (service.cabin ?? true) && !shop.cabins.some(performs))
    lacks.push(`${where}: no cabin is fit for it`);
  if (service.equipment !== undefined && !shop.equipment.some(({ kind }) => kind === service.equipment)) {
    lacks.push(`${where}: there is no ${service.equipment}`);
  }
  return lacks;
}
