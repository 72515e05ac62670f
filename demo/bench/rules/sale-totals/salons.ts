import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { currencyOf, type Cents, type Currency } from '#domain/prices/money.ts';
import type { PaymentMode } from '#domain/prices/payment-terms.ts';
import { parseHold } from '#platform/wire/booking/appointment.ts';
import { parseProducts } from '#platform/wire/catalogue/products/product.ts';
import { articles } from '#server/database/schema/catalogue.ts';
import { rewards } from '#server/database/schema/selling/loyalty.ts';
import { coupons } from '#server/database/schema/selling/redemption.ts';
import { companies } from '#server/database/schema/tenants.ts';
import { newCode } from '#server/redemption/code.ts';
import { giveCredit } from '#server/store-credit/store-credit.ts';
import { addCard, addCoupon, addTestProduct, addTheme, addVoucher } from '#server/testing/commerce.ts';
import { addPayingCompany } from '#server/testing/sales.ts';
import { send, TEST_MONDAY, type TestServer } from '#server/testing/test-server.ts';
import { holdVisit, logIn, TEST_SERVICES, TEST_SHOPS } from '#server/testing/visits.ts';

export interface Terms {
  readonly currency: string;
  readonly mode: PaymentMode;
  /** Decimal amounts; null: nothing is sent. */
  readonly delivery: { readonly price: number; readonly freeFrom: number } | null;
}

/** Takes off a part of what it is for, or an amount. */
export interface Reduction {
  readonly code: string;
  readonly kind: 'amount' | 'percentage';
  /** Cents, or per cent. */
  readonly value: number;
  readonly minTotal: Cents;
  /** External ids of the goods that it is for; null: of all but vouchers. */
  readonly only: readonly string[] | null;
}

/** What a salon sells, as a browser reads it, and what takes off of that. */
export interface Salon {
  readonly company: string;
  readonly currency: Currency;
  readonly mode: PaymentMode;
  readonly depositPercent: number;
  readonly delivery: { readonly price: Cents; readonly freeFrom: Cents } | null;
  readonly token: string;
  readonly products: readonly { readonly externalId: string; readonly price: Cents }[];
  readonly visits: readonly {
    readonly holdId: string;
    readonly visitKey: string;
    readonly lines: readonly { readonly externalId: string; readonly price: Cents }[];
  }[];
  readonly coupons: readonly Reduction[];
  readonly rewards: readonly Reduction[];
  readonly vouchers: readonly { readonly code: string; readonly balance: Cents }[];
  /** The customer's own. */
  readonly credit: Cents;
}

const PRICES = [1, 99, 333, 1005, 2490, 7999];
const BALANCES = [50, 999, 4000, 250_000];
const CREDIT = 3333;
const DEPOSIT = 30;
const VISITS = [
  { start: '2026-01-13T08:30:00.000Z', services: [TEST_SERVICES.massage] },
  { start: '2026-01-14T08:30:00.000Z', services: [TEST_SERVICES.facial] },
  { start: '2026-01-15T08:30:00.000Z', services: [TEST_SERVICES.massage, TEST_SERVICES.facial] },
];

/** Opens a salon of these terms, with goods, holds, codes and a customer with credit. */
export async function openSalon(server: TestServer, terms: Terms): Promise<Salon> {
  const { db } = server.database;
  const { currency: code, mode, delivery } = terms;
  const currency = currencyOf(code);
  const cents = (amount: number) => Math.round(amount * 10 ** currency.digits);
  const company = await addPayingCompany(server, {
    mode,
    settings: { depositPercent: DEPOSIT },
    booker: delivery
      ? { delivery: { ...delivery, active: true, countries: ['FR'], days: { from: 2, to: 4 } } }
      : {},
  });
  const [row] = await db.select().from(companies).where(eq(companies.id, company));
  if (!row) throw new Error(`${company} is not there.`);
  const profile = { ...row.profile, mCurrency: { symbol: code, code } };
  await db.update(companies).set({ profile }).where(eq(companies.id, company));
  for (const price of PRICES) await addTestProduct(db, company, { price });
  await addTheme(db, company);
  const products = await readProducts(server, company, currency);
  const user = 'user-1';
  await giveCredit(db, company, { userId: user, amount: CREDIT, cause: 'bench', now: TEST_MONDAY });
  return {
    company,
    currency,
    mode,
    depositPercent: DEPOSIT,
    delivery: delivery && { price: cents(delivery.price), freeFrom: cents(delivery.freeFrom) },
    token: await logIn(server, company),
    products,
    visits: await Promise.all(VISITS.map((visit) => holdOf(server, company, visit, currency))),
    coupons: await addCoupons(server, company, products),
    rewards: await addRewards(server, company, user),
    vouchers: await Promise.all(
      BALANCES.map(async (balance) => {
        const { code: voucher } = await addVoucher(db, company, { initial: balance });
        return { code: voucher, balance };
      }),
    ),
    credit: CREDIT,
  };
}

async function readProducts(server: TestServer, company: string, currency: Currency) {
  const { body } = await send(server, company, { url: '/api/articles?type=2' });
  const read = parseProducts(body, { base: '', currency, warn: () => undefined });
  if (!read || read.length < PRICES.length) throw new Error('The products cannot be read.');
  return read.map(({ externalId, price }) => ({ externalId, price }));
}

async function holdOf(
  server: TestServer,
  company: string,
  { start, services }: (typeof VISITS)[number],
  currency: Currency,
) {
  const lines = services.map((serviceid) => ({ serviceid }));
  const { hold, visitKey } = await holdVisit(server, company, { shopid: TEST_SHOPS.one, start, lines });
  const read = parseHold(hold, currency);
  if (!read) throw new Error('A hold cannot be read.');
  return {
    holdId: read.id,
    visitKey,
    lines: read.lines.map(({ externalServiceId, price }) => ({ externalId: externalServiceId, price })),
  };
}

async function addCoupons(
  { database: { db } }: TestServer,
  company: string,
  products: Salon['products'],
): Promise<Reduction[]> {
  const [first] = products;
  const wanted: readonly Omit<Reduction, 'code'>[] = [
    { kind: 'percentage', value: 10, minTotal: 0, only: null },
    { kind: 'percentage', value: 33, minTotal: 3000, only: null },
    { kind: 'amount', value: 777, minTotal: 0, only: null },
    { kind: 'percentage', value: 15, minTotal: 0, only: first ? [first.externalId] : [] },
  ];
  return Promise.all(
    wanted.map(async (coupon) => {
      const { kind: reductionType, value, minTotal, only } = coupon;
      const productIds = await Promise.all((only ?? []).map((externalId) => idOf(externalId)));
      const id = await addCoupon(db, company, { reductionType, value, minTotal, productIds });
      const [row] = await db.select().from(coupons).where(eq(coupons.id, id));
      return { ...coupon, code: row?.code ?? '' };
    }),
  );

  async function idOf(externalId: string) {
    const [row] = await db
      .select()
      .from(articles)
      .where(and(eq(articles.companyId, company), eq(articles.externalId, externalId)));
    return row?.id ?? '';
  }
}

async function addRewards(
  { database: { db } }: TestServer,
  companyId: string,
  userId: string,
): Promise<Reduction[]> {
  await addCard(db, companyId, userId, 0);
  const wanted = [
    { kind: 'amount', value: 1000 },
    { kind: 'percentage', value: 5 },
  ] as const;
  return Promise.all(
    wanted.map(async ({ kind, value }) => {
      const code = newCode().replaceAll('-', '');
      const createdAt = new Date(TEST_MONDAY);
      const expiresAt = new Date(TEST_MONDAY + 90 * 86_400_000);
      const row = { companyId, id: randomUUID(), userId, tierId: 'small', code, kind, value };
      await db.insert(rewards).values({ ...row, createdAt, expiresAt });
      return { code, kind, value, minTotal: 0, only: null };
    }),
  );
}
