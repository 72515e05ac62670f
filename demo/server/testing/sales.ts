import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { CallReply } from '#contract/call.ts';
import type { CompanyWire } from '#contract/company/company-wire.ts';
import type { initializePayment, pay } from '#contract/money/payment.ts';
import type { PaymentStateWire } from '#contract/money/payment.schemas.ts';
import type { PaymentMode } from '#domain/prices/payment-terms.ts';
import {
  companySecrets,
  orders,
  payments,
  paymentSettings,
  refunds,
  sandboxIntents,
} from '../database/schema/selling/orders.ts';
import { pressAnswer } from '../payments/tests/press-answer.ts';
import { chargeInForm } from './forms/charge-in-form.ts';
import { send, type TestReply, type TestServer } from './test-server.ts';
import { bearer, CUSTOMER, type TestHold } from './visits.ts';

export const WEBHOOK_SECRET = 'whsec_of_the_tests';

interface PayingWish {
  readonly provider?: string;
  readonly mode?: PaymentMode;
  readonly settings?: Partial<typeof paymentSettings.$inferInsert>;
  readonly booker?: Partial<CompanyWire['booker']>;
}

/** A company that takes money online. */
export async function addPayingCompany(server: TestServer, wish: PayingWish = {}): Promise<string> {
  const { provider = 'stripe', mode = 'full', settings = {}, booker } = wish;
  const companyId = await server.addCompany({
    payment: { provider, keys: { publicKey: 'pk_test' } },
    products: { active: true },
    eshopEnabled: true,
    ...booker,
  });
  const { db } = server.database;
  await db.insert(paymentSettings).values({
    companyId,
    payOnSite: false,
    mode,
    depositPercent: 30,
    lateFeePercent: 50,
    approval: false,
    ...settings,
  });
  const value = WEBHOOK_SECRET;
  await db
    .insert(companySecrets)
    .values({ companyId, name: `${provider}.webhook`, value })
    .onConflictDoUpdate({ target: [companySecrets.companyId, companySecrets.name], set: { value } });
  return companyId;
}

export type Init = CallReply<typeof initializePayment>;
export type Paid = CallReply<typeof pay>;

/** What is asked to be paid for a held visit. */
export function visitBody({ visitKey, hold }: TestHold, change: object = {}) {
  return {
    appointment: { holdId: hold.holdId, visitKey, customer: CUSTOMER, customMessage: '' },
    acceptedTotal: hold.total,
    ...change,
  };
}

export function askInit(
  server: TestServer,
  company: string,
  payload: unknown,
  token?: string,
): Promise<TestReply> {
  return send(server, company, {
    method: 'POST',
    url: '/api/payment/initialize',
    headers: bearer(token),
    payload: payload as object,
  });
}

/** Initializes, and fails when that is refused. */
export async function init(
  server: TestServer,
  company: string,
  payload: object,
  token?: string,
): Promise<Init> {
  const reply = await askInit(server, company, payload, token);
  if (reply.status !== 200) throw new Error(`Not initialized: ${reply.text}`);
  return reply.body as Init;
}

interface PayWish {
  readonly method?: string;
  readonly key?: string;
  readonly token?: string;
}

/** Pays as a browser does: by a means of payment that is named, or in a form that takes the money by itself. */
export async function askPay(
  server: TestServer,
  company: string,
  { cartId, result, infos }: Pick<Init, 'cartId' | 'result' | 'infos'>,
  wish: PayWish = {},
): Promise<TestReply> {
  const { key = randomUUID() } = wish;
  let { method } = wish;
  if (infos.formToken !== null && method !== undefined) {
    const charged = await chargeInForm(server, infos, { company, method });
    if (charged?.redirect !== undefined) return leftFor(charged.redirect);
    method = undefined;
  }
  return send(server, company, {
    method: 'POST',
    url: '/api/payment/pay',
    headers: { ...bearer(wish.token), 'idempotency-key': key },
    payload: { cartId, paymentToken: result.token, ...(method === undefined ? {} : { method }) },
  });
}

/** Where the means of payment is named on a page of the provider's: the buttons there that do the same. */
const ON_PAGE: Readonly<Partial<Record<string, string>>> = {
  tok_success: 'pay',
  tok_declined: 'decline',
  tok_insufficient_funds: 'funds',
  tok_late: 'late',
};
/** What is known of a payment while its visitor is with their bank: PayZen knows of nothing until they come back. */
export const statusAtBank = (provider: string) => (provider === 'payzen' ? 'pending' : 'action_required');

/** Nobody is asked: the form has left the page for that of a bank. */
function leftFor(redirectUrl: string): TestReply {
  const body = { status: 'action_required', orderId: null, redirectUrl, error: null };
  return { status: 200, body, headers: {}, text: JSON.stringify(body) };
}

/** Pays, and fails when that is refused; a declined card is no refusal. */
export async function payFor(
  server: TestServer,
  company: string,
  cart: Init,
  wish: PayWish = { method: 'tok_success' },
): Promise<Paid> {
  const paid = async (asked: PayWish) => {
    const reply = await askPay(server, company, cart, asked);
    if (reply.status !== 200) throw new Error(`Not paid: ${reply.text}`);
    return reply.body as Paid;
  };
  const { method = '', ...rest } = wish;
  const asked = await paid(wish);
  const button = asked.status === 'action_required' ? ON_PAGE[method] : undefined;
  if (button === undefined) return asked;
  await pressAnswer(server, asked.redirectUrl, button);
  return paid({ ...rest, key: randomUUID() });
}

export function askCallback(
  server: TestServer,
  company: string,
  payload: object,
  payId?: string | null,
): Promise<TestReply> {
  return send(server, null, {
    method: 'POST',
    url: `/api/payment/callback/cmp_${company}${payId ? `?payId=${payId}` : ''}`,
    payload,
  });
}

export async function askState(server: TestServer, company: string, cart: Init): Promise<PaymentStateWire> {
  const reply = await send(server, company, {
    method: 'POST',
    url: `/api/payment/success/${cart.cartId}`,
    payload: { paymentToken: cart.result.token },
  });
  return reply.body as PaymentStateWire;
}

/** Rows of a company. */
export const booksOf = async ({ database: { db } }: TestServer, company: string) => ({
  orders: await db.select().from(orders).where(eq(orders.companyId, company)),
  payments: await db.select().from(payments).where(eq(payments.companyId, company)),
  refunds: await db.select().from(refunds).where(eq(refunds.companyId, company)),
  intents: await db.select().from(sandboxIntents).where(eq(sandboxIntents.companyId, company)),
});
