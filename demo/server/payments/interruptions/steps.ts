import { expect } from 'vitest';
import { eq } from 'drizzle-orm';
import { payments, saleCarts } from '../../database/schema/selling/orders.ts';
import { providerMessage, tellServer } from '../provider/tests/provider-messages.ts';
import { askCallback, askState, booksOf, payFor, type Paid } from '../../testing/sales.ts';
import type { TestReply } from '../../testing/test-server.ts';
import { openPayPage, pressAnswer } from '../tests/press-answer.ts';
import type { SandboxMessage } from '../provider/sandbox-messages.ts';
import { end, known } from '../provider/sandbox-books.ts';
import { askPayment, type Sale } from './sale.ts';

/** Buttons of the provider's page, and what they are called on the bank's. */
const OF_BANK = { pay: 'pass', proof: 'fail' } as const;

/** Lets time go by. */
export function later({ server: { clock } }: Sale, milliseconds: number): void {
  clock.set(clock.now() + milliseconds);
}

/** Begins to pay and comes to a page of the provider's, or of the bank's where the card is named in the company's page. */
export async function setOut(sale: Sale): Promise<Paid> {
  const method = sale.column.kind === 'fields' ? 'tok_three_d_secure' : 'hosted';
  const asked = await payFor(sale.server, sale.company, sale.cart, { method, token: sale.token });
  expect(asked).toMatchObject({ status: 'action_required', orderId: null });
  await arrive(sale, asked.redirectUrl);
  return asked;
}

/** The browser opens that page. */
export const arrive = ({ server }: Sale, address: string | null) => openPayPage(server, address);

/** Presses a button there: the provider tells the company's server, and leads back. */
export async function press({ server, column }: Sale, address: string | null, button: keyof typeof OF_BANK) {
  const name = column.kind === 'fields' ? OF_BANK[button] : button;
  return (await pressAnswer(server, address, name)).statusCode;
}

/** Pays, and the bank takes twenty seconds over it. */
export async function payLate(sale: Sale): Promise<void> {
  if (sale.column.kind === 'fields') {
    const late = await payFor(sale.server, sale.company, sale.cart, {
      method: 'tok_late',
      token: sale.token,
    });
    expect(late).toMatchObject({ status: 'pending', orderId: null });
    return;
  }
  const { redirectUrl } = await setOut(sale);
  expect((await pressAnswer(sale.server, redirectUrl, 'late')).statusCode).toBe(303);
}

/** The provider takes the money, and its message is lost. */
export async function takeUntold({ server, company, cart }: Sale): Promise<void> {
  const { db } = server.database;
  const { intentId } = await paymentRow({ server, cart });
  const row = await known(db, { companyId: company, intentId });
  const now = server.clock.now();
  expect(await end(db, row, ['new', 'failed', 'choice', 'action'], { ends: 'paid', now })).toBe(true);
}

async function paymentRow({ server, cart }: Pick<Sale, 'server' | 'cart'>) {
  const rows = await server.database.db.select().from(payments).where(eq(payments.cartId, cart.cartId));
  if (rows[0] === undefined) throw new Error('Nothing is paid online.');
  return rows[0];
}

/** Of whom nobody can ask what became of a payment: it tells once. */
export const tellsOnce = ({ column }: Sale) => column.provider === 'monetico';

/** What the provider says of the payment; null where it says nothing of that. */
export async function messageOf(
  sale: Sale,
  outcome: 'captured' | 'failed' | 'processing',
  wish: { readonly id?: string; readonly ago?: number } = {},
): Promise<SandboxMessage | null> {
  const { intentId } = await paymentRow(sale);
  return providerMessage(sale.server, sale.company, { intentId, outcome, ...wish });
}

/** The message arrives; what is known of the payment then, with nobody asking. */
export async function tell(sale: Sale, message: SandboxMessage | null) {
  const code = message === null ? 200 : (await tellServer(sale.server, message)).status;
  return { code, status: await writtenStatus(sale) };
}

/** Of a provider that tells once: it tells now what it has taken. */
export async function hearAtLast(sale: Sale): Promise<void> {
  if (tellsOnce(sale)) expect((await tell(sale, await messageOf(sale, 'captured'))).code).toBe(200);
}

async function writtenStatus(sale: Sale): Promise<string> {
  const { db } = sale.server.database;
  const [cart] = await db.select().from(saleCarts).where(eq(saleCarts.id, sale.cart.cartId));
  if (cart?.status === 'paid') return 'paid';
  if (cart?.status === 'given_back') return 'refunded';
  return (await paymentRow(sale)).status === 'failed' ? 'failed' : 'pending';
}

export async function paymentOfSale(sale: Sale) {
  return paymentRow(sale);
}

/** The browser comes back from another page. */
export async function comeBack({ server, company, cart }: Sale) {
  const reply = await askCallback(server, company, { paymentToken: cart.result.token }, cart.infos.paymentId);
  return (reply.body as { status?: string }).status;
}

export async function stateOf({ server, company, cart }: Sale) {
  return (await askState(server, company, cart)).status;
}

/** What cannot be had any more is refused before anything is taken; or what a form has taken by itself is given back. */
export async function expectNotSold(
  { server, company, cart, column }: Sale,
  { status, body }: Pick<TestReply, 'status' | 'body'>,
  refused: readonly number[],
): Promise<void> {
  const { intents } = await booksOf(server, company);
  const own = intents.filter(({ reference }) => reference === cart.infos.paymentId);
  if (cart.infos.formToken !== null) {
    expect(body).toMatchObject({ status: 'refunded', orderId: null });
    expect(own).toMatchObject([{ state: 'captured', captured: own[0]?.amount, refunded: own[0]?.amount }]);
    return;
  }
  expect(refused).toContain(status);
  // Monetico knows of an order when its visitor comes.
  const isUnknown = column.kind === 'none' || column.provider === 'monetico';
  expect(own.map(({ state }) => state)).toEqual(isUnknown ? [] : ['new']);
}

/** Pays without any interruption, by whatever leads there; the last status that the browser is told. */
export async function payUndisturbed(sale: Sale): Promise<string | undefined> {
  const { kind } = sale.column;
  const method = { fields: { method: 'tok_success' }, page: { method: 'hosted' }, none: {} }[kind];
  const reply = await askPayment(sale, method);
  const { status, redirectUrl } = reply.body as Partial<Paid>;
  if (status !== 'action_required') return status;
  expect(await press(sale, redirectUrl ?? null, 'pay')).toBe(303);
  return comeBack(sale);
}
