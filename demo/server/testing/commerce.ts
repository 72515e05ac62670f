import { randomUUID } from 'node:crypto';
import { PRODUCT_TYPE } from '#domain/catalogue/catalogue.ts';
import type { Database } from '../database/database.ts';
import { articleCategories, articles, categories, shopArticles } from '../database/schema/catalogue.ts';
import { stocks } from '../database/schema/selling/eshop.ts';
import { loyaltyCards, loyaltyTiers } from '../database/schema/selling/loyalty.ts';
import { coupons, giftThemes, vouchers } from '../database/schema/selling/redemption.ts';
import { redemptionHash, newCode } from '../redemption/code.ts';
import { TEST_MONDAY } from './test-server.ts';

/** Goods of a test company. Amounts are cents, and its shop is `shop-one` (external id 101). */

const DAY = 86_400_000;
export const SHOP = 'shop-one';
const text = (word: string) => ({ fr: word, en: `${word} (en)` });

interface ProductFacts {
  readonly price?: number;
  /** Null: it is not counted. */
  readonly stock?: number | null;
}

/** A product on sale in the first shop; its ids. */
export async function addTestProduct(
  db: Database,
  companyId: string,
  { price = 2490, stock = null }: ProductFacts = {},
): Promise<{ readonly id: string; readonly externalId: string }> {
  const externalId = randomUUID().slice(0, 8);
  const id = `product-${externalId}`;
  await db
    .insert(categories)
    .values({
      companyId,
      id: 'products',
      type: PRODUCT_TYPE,
      slug: 'produits',
      position: 9,
      name: text('Produits'),
      summary: {},
      images: [],
    })
    .onConflictDoNothing();
  await db.insert(articles).values({
    companyId,
    id,
    externalId,
    type: PRODUCT_TYPE,
    slug: id,
    position: 99,
    draft: false,
    active: true,
    upsellOnly: false,
    name: text('Huile'),
    summary: {},
    description: {},
    images: [],
    price,
    vat: 20,
    duration: 0,
    pause: 0,
    requiredCustomers: 1,
    needsCabin: false,
    tracksStock: stock !== null,
  });
  await db.insert(articleCategories).values({ companyId, articleId: id, categoryId: 'products' });
  await db.insert(shopArticles).values({ companyId, articleId: id, shopId: SHOP });
  if (stock !== null)
    await db.insert(stocks).values({ companyId, shopId: SHOP, articleId: id, quantity: stock });
  return { id, externalId };
}

/** A tenth off everything, unless said otherwise; its id. */
export async function addCoupon(
  db: Database,
  companyId: string,
  facts: Partial<typeof coupons.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID();
  await db.insert(coupons).values({
    companyId,
    id,
    code: `CODE-${id.slice(0, 8).toUpperCase()}`,
    auto: false,
    label: text('Dix pour cent'),
    reductionType: 'percentage',
    value: 10,
    startsAt: new Date(TEST_MONDAY - DAY),
    endsAt: new Date(TEST_MONDAY + 30 * DAY),
    minTotal: 0,
    serviceIds: [],
    productIds: [],
    maxUses: null,
    maxUsesEach: null,
    ...facts,
  });
  return id;
}

/** A voucher for Sacha as somebody asks to buy it, of the theme that `addTheme` adds. Its amount is decimal. */
export const GIFT = {
  themeId: 'birthday',
  amount: 50,
  recipient: { name: 'Sacha', email: 'sacha@example.com' },
  sender: 'Zoé',
  message: '',
} as const;

export async function addTheme(db: Database, companyId: string): Promise<void> {
  await db
    .insert(giftThemes)
    .values({
      companyId,
      id: 'birthday',
      position: 0,
      name: text('Anniversaire'),
      description: text('Pour un anniversaire'),
      image: null,
      amounts: [5000, 10_000],
      least: 1000,
      most: 50_000,
      validDays: 365,
      active: true,
    })
    .onConflictDoNothing();
}

/** A voucher that was sent, with the code that nobody else knows. */
export async function addVoucher(
  db: Database,
  companyId: string,
  facts: Partial<typeof vouchers.$inferInsert> = {},
): Promise<{ readonly id: string; readonly code: string }> {
  await addTheme(db, companyId);
  const id = randomUUID();
  const code = newCode();
  await db.insert(vouchers).values({
    companyId,
    id,
    orderId: `order-of-${id}`,
    position: 0,
    themeId: 'birthday',
    articleId: null,
    name: text('Anniversaire'),
    codeHash: redemptionHash(code),
    last4: code.slice(-4),
    initial: 10_000,
    balance: facts.initial ?? 10_000,
    buyerId: 'user-1',
    buyerName: 'Camille Ferrand',
    buyerEmail: 'camille@example.com',
    recipientName: 'Sacha',
    recipientEmail: 'sacha@example.com',
    sender: 'Camille',
    message: '',
    locale: 'fr',
    createdAt: new Date(TEST_MONDAY - DAY),
    deliverAt: new Date(TEST_MONDAY - DAY),
    deliveredAt: new Date(TEST_MONDAY - DAY),
    expiresAt: new Date(TEST_MONDAY + 365 * DAY),
    ...facts,
  });
  return { id, code };
}

export async function addTier(
  db: Database,
  companyId: string,
  facts: Partial<typeof loyaltyTiers.$inferInsert> = {},
): Promise<void> {
  await db.insert(loyaltyTiers).values({
    companyId,
    id: 'small',
    name: text('Petit plaisir'),
    points: 100,
    rewardType: 'amount',
    rewardValue: 1000,
    validDays: 90,
    active: true,
    ...facts,
  });
}

/** The card of a customer. Its points come from no entry. */
export async function addCard(
  db: Database,
  companyId: string,
  userId: string,
  points: number,
): Promise<void> {
  await db.insert(loyaltyCards).values({
    companyId,
    userId,
    number: randomUUID(),
    points,
    expiresAt: new Date(TEST_MONDAY + 365 * DAY),
  });
}
