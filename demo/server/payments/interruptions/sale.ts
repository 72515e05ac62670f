import { randomUUID } from 'node:crypto';
import { trackedCarts } from '../../database/schema/records.ts';
import { addTestProduct, addVoucher } from '../../testing/commerce.ts';
import { askPay, addPayingCompany, init, visitBody, type Init } from '../../testing/sales.ts';
import { CUSTOMER, holdVisit, logIn, TEST_SHOPS, TUESDAY_1000, type TestHold } from '../../testing/visits.ts';
import type { InterruptedServer } from './server/interrupted-server.ts';

export type Goods = 'products' | 'visit';

/** What decides which interruptions a provider's kind of payment can have. */
export interface Column {
  readonly provider: string;
  /** `fields` in the page of the company, a `page` of the provider's, or `none`: it is paid in the shop. */
  readonly kind: 'fields' | 'page' | 'none';
  readonly sells: Goods;
}

export const COLUMNS: readonly Column[] = [
  { provider: 'stripe', kind: 'fields', sells: 'products' },
  { provider: 'payzen', kind: 'fields', sells: 'products' },
  { provider: 'saferpay', kind: 'page', sells: 'products' },
  // Monetico and a company without a provider sell visits alone.
  { provider: 'monetico', kind: 'page', sells: 'visit' },
  { provider: 'paypal', kind: 'page', sells: 'products' },
  { provider: 'free', kind: 'none', sells: 'visit' },
];

/** Cents, of what a sale costs and uses up. */
export const VOUCHER = 1500;
const PRICES = { products: 4000, visit: 7050 } as const;
/** More than two sales need: it is not the stock that keeps the second one from being made. */
export const STOCK = 5;
export const QUANTITY = 2;

/** A customer before paying. */
export interface Sale {
  readonly server: InterruptedServer;
  readonly column: Column;
  readonly goods: Goods;
  readonly company: string;
  readonly token: string;
  readonly trackedId: string;
  readonly voucher: { readonly id: string; readonly code: string } | null;
  readonly productId: { readonly id: string; readonly externalId: string } | null;
  /** The held visit that is to be paid. */
  held: TestHold | null;
  /** What is being paid. */
  cart: Init;
  /** Cents that are to be taken online. */
  readonly due: number;
}

interface SaleWish {
  readonly goods: Goods;
  readonly hasVoucher?: boolean;
}

/** A customer with a tracked cart of two products or a held visit, a part of which is paid by a voucher. */
export async function beginSale(
  server: InterruptedServer,
  column: Column,
  { goods, hasVoucher = true }: SaleWish,
): Promise<Sale> {
  const { db } = server.database;
  const { provider } = column;
  const company = await addPayingCompany(server, {
    provider,
    ...(provider === 'free' && { settings: { payOnSite: true } }),
  });
  const token = await logIn(server, company);
  const productId =
    goods === 'products' ? await addTestProduct(db, company, { price: 2000, stock: STOCK }) : null;
  const voucher = hasVoucher ? await addVoucher(db, company, { initial: VOUCHER }) : null;
  const held = goods === 'visit' ? await holdVisit(server, company, { token }) : null;
  const trackedId = randomUUID();
  await db.insert(trackedCarts).values({
    companyId: company,
    id: trackedId,
    userId: 'user-1',
    type: goods === 'visit' ? 'booking' : 'products',
    shopId: TEST_SHOPS.one,
    items: [{ id: productId?.externalId ?? '1001', quantity: QUANTITY }],
    status: 'pending',
    changedAt: new Date(server.clock.now()),
  });
  const due = PRICES[goods] - (hasVoucher ? VOUCHER : 0);
  const prepared = { server, column, goods, company, token, trackedId, voucher, productId, held, due };
  return { ...prepared, cart: await init(server, company, bodyOf(prepared), token) };
}

/** What is asked to be paid. */
export function bodyOf(sale: Omit<Sale, 'cart'>): object {
  const { goods, held, productId, voucher, trackedId, due } = sale;
  const rest = {
    voucherCodes: voucher === null ? [] : [voucher.code],
    carts: [trackedId],
    acceptedTotal: due / 100,
  };
  if (goods === 'visit' && held !== null) return visitBody(held, rest);
  const products = [{ articleId: productId?.externalId, quantity: QUANTITY }];
  return { shopId: TEST_SHOPS.one, customer: CUSTOMER, products, ...rest };
}

/** The same sale in another browser of the same customer. */
export async function inOtherBrowser(sale: Sale): Promise<Sale> {
  return { ...sale, cart: await init(sale.server, sale.company, bodyOf(sale), sale.token) };
}

/** Begins anew with the same goods; a moment that somebody else has by now is another one then. */
export async function beginAnew(sale: Sale): Promise<void> {
  const { server, company, token, goods } = sale;
  if (goods === 'visit')
    sale.held = await holdVisit(server, company, { token, start: '2026-01-14T09:00:00.000Z' });
  sale.cart = await init(server, company, bodyOf(sale), token);
}

/** Somebody else takes the moment of the visit, whose hold is over. */
export async function takeMoment({ server, company }: Sale): Promise<void> {
  await holdVisit(server, company, { start: TUESDAY_1000 });
}

export function askPayment(
  { server, company, cart, token }: Sale,
  wish: { method?: string; key?: string } = {},
) {
  return askPay(server, company, cart, { ...wish, token });
}
