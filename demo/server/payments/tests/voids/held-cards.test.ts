import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { currencyOf, formatMoney } from '#domain/prices/money.ts';
import { changeOrderStatus } from '#contract/orders/booking-order.ts';
import { sandboxIntents } from '../../../database/schema/selling/orders.ts';
import { mailsIn } from '../../../testing/mails.ts';
import { clientAs } from '../../../testing/people.ts';
import { addPayingCompany, booksOf, init, payFor, visitBody } from '../../../testing/sales.ts';
import { holdVisit, TUESDAY_1000 } from '../../../testing/visits.ts';
import { openInterrupted, server } from '../../interruptions/server/open-interrupted.ts';
import { DUE, MINUTE, pass, PROVIDERS } from './void-cases.ts';

openInterrupted();

/** The provider takes what it has kept on the card, as its merchant may on its own pages. */
async function takeAtProvider(company: string, captured = DUE): Promise<void> {
  await server.database.db
    .update(sandboxIntents)
    .set({ state: 'captured', captured })
    .where(eq(sandboxIntents.companyId, company));
}

/** A visit that its shop has to confirm, whose price is kept on a card. */
async function keptOnCard(provider: string) {
  const company = await addPayingCompany(server, { provider, mode: 'hold', settings: { approval: true } });
  const cart = await init(server, company, visitBody(await holdVisit(server, company)));
  const { orderId } = await payFor(server, company, cart);
  const move = async (status: string) => {
    const manager = await clientAs(server, company, 'manager');
    await manager.get(changeOrderStatus, { body: { m_ideorder: orderId ?? '', m_status: status } });
  };
  const miss = async () => {
    await move('confirmed');
    server.clock.set(Date.parse(TUESDAY_1000) + 120 * MINUTE);
    await move('no_show');
  };
  return { company, decline: () => move('declined'), miss, move };
}

async function missedMails(company: string): Promise<string[]> {
  const mails = await mailsIn(server, company);
  return mails.filter(({ subject }) => subject.startsWith('Rendez-vous manqué')).map(({ text }) => text);
}

describe.each(PROVIDERS)('what %s keeps on a card for a visit that the shop declines', (provider) => {
  test('is let go, once, and nothing is taken', async () => {
    const { company, decline } = await keptOnCard(provider);
    expect((await booksOf(server, company)).intents).toMatchObject([{ state: 'authorised' }]);
    await decline();
    await decline();
    await server.reconcile();
    const { intents, refunds, payments, orders } = await booksOf(server, company);
    expect(intents).toMatchObject([{ state: 'released', captured: 0, refunded: 0 }]);
    expect(refunds).toMatchObject([{ kind: 'release', status: 'done', orderId: orders[0]?.id }]);
    expect(payments).toMatchObject([{ status: 'released' }]);
    expect(orders).toMatchObject([{ paymentStatus: 'none', authorised: 0, captured: 0 }]);
    const name = { companyId: company, provider, intentId: intents[0]?.id ?? '' };
    expect(await server.line.client.cancel(name)).toBe('cancelled');
  });

  test('is given back where it was taken meanwhile, and never both', async () => {
    const { company, decline } = await keptOnCard(provider);
    await takeAtProvider(company);
    await decline();
    await server.reconcile();
    const { intents, refunds, orders } = await booksOf(server, company);
    expect(intents).toMatchObject([{ state: 'captured', captured: DUE, refunded: DUE }]);
    expect(refunds).toMatchObject([{ kind: 'refund', status: 'done', amount: DUE }]);
    expect(orders).toMatchObject([{ paymentStatus: 'refunded', captured: DUE, refunded: DUE }]);
  });

  test('is told of in one mail, whether it is let go or given back', async () => {
    const [released, captured] = [await keptOnCard(provider), await keptOnCard(provider)];
    await takeAtProvider(captured.company);
    for (const { decline } of [released, captured]) await decline();
    await server.reconcile();
    const titles = async (company: string) => (await mailsIn(server, company)).map(({ subject }) => subject);
    expect(await titles(captured.company)).toEqual(await titles(released.company));
  });

  test('leaves no fee of a missed visit where the provider will not take it: nothing is told as kept', async () => {
    const { company, miss } = await keptOnCard(provider);
    await server.database.db
      .update(sandboxIntents)
      .set({ state: 'released' })
      .where(eq(sandboxIntents.companyId, company));
    await miss();
    await server.reconcile();
    const { refunds, orders } = await booksOf(server, company);
    expect(refunds).toMatchObject([{ kind: 'fee', status: 'failed', amount: DUE / 2 }]);
    expect(orders).toMatchObject([
      { captured: 0, authorised: 0, paymentStatus: 'none', settlement: { refund: 0, fee: 0, charge: 0 } },
    ]);
    expect(await missedMails(company)).toEqual([expect.stringContaining('Vous n’avez rien à régler.')]);
  });

  test('tells whoever missed the visit, once, what is kept for it', async () => {
    const { company, miss, move } = await keptOnCard(provider);
    await miss();
    await move('no_show');
    const [told, ...more] = await missedMails(company);
    expect(more).toEqual([]);
    expect(told).toContain(`Comme annoncé, ${formatMoney('fr', DUE / 2, currencyOf('EUR'))} sont retenus`);
  });

  test.each(['before', 'after'] as const)(
    'tells nothing of a fee while its provider is silent, %s it was taken, and once what is kept when it answers',
    async (when) => {
      const { company, miss } = await keptOnCard(provider);
      server.line.interrupt({ call: 'collect', when, how: 'silence' });
      await miss();
      expect(await missedMails(company)).toEqual([]);
      pass(MINUTE);
      await server.reconcile();
      expect(await missedMails(company)).toEqual([]);
      server.line.mend();
      await server.reconcile();
      await server.reconcile();
      expect((await booksOf(server, company)).refunds).toMatchObject([{ kind: 'fee', status: 'done' }]);
      expect(await missedMails(company)).toEqual([
        expect.stringContaining(`${formatMoney('fr', DUE / 2, currencyOf('EUR'))} sont retenus`),
      ]);
    },
  );

  test('leaves the fee of a missed visit and no more where all of it was taken meanwhile', async () => {
    const { company, miss } = await keptOnCard(provider);
    await takeAtProvider(company);
    await miss();
    pass(MINUTE);
    await server.reconcile();
    const { intents, refunds, orders } = await booksOf(server, company);
    expect(intents).toMatchObject([{ state: 'captured', captured: DUE, refunded: DUE / 2 }]);
    expect(refunds.map(({ kind, status, amount }) => [kind, status, amount])).toEqual(
      expect.arrayContaining([
        ['fee', 'done', DUE / 2],
        ['refund', 'done', DUE / 2],
      ]),
    );
    expect(refunds).toHaveLength(2);
    expect(orders).toMatchObject([{ captured: DUE, refunded: DUE / 2, paymentStatus: 'partially_refunded' }]);
  });

  test.each(['before', 'after'] as const)(
    'is let go after an outage, %s the provider has done it',
    async (when) => {
      const { company, decline } = await keptOnCard(provider);
      server.line.interrupt({ call: 'cancel', when, how: 'silence' });
      await decline();
      expect((await booksOf(server, company)).refunds).toMatchObject([{ status: 'pending' }]);
      pass(MINUTE);
      await server.reconcile();
      expect((await booksOf(server, company)).refunds).toMatchObject([{ status: 'pending' }]);
      server.line.mend();
      await server.reconcile();
      const { intents, refunds } = await booksOf(server, company);
      expect(intents).toMatchObject([{ state: 'released' }]);
      expect(refunds).toMatchObject([{ kind: 'release', status: 'done' }]);
    },
  );
});

/** Of a part that was taken on their own pages, these tell no sum. */
const TELL_NO_PARTS = ['saferpay', 'monetico'] as const;
const TELL_PARTS = PROVIDERS.filter((provider) => !TELL_NO_PARTS.some((each) => each === provider));

describe.each(TELL_PARTS)('a part of what %s keeps on a card, taken on its own pages,', (provider) => {
  test('is given back as far as it was taken meanwhile', async () => {
    const { company, decline } = await keptOnCard(provider);
    await takeAtProvider(company, 3000);
    await decline();
    await server.reconcile();
    const { intents, refunds, orders } = await booksOf(server, company);
    expect(intents).toMatchObject([{ captured: 3000, refunded: 3000 }]);
    expect(refunds).toMatchObject([{ kind: 'refund', status: 'done', amount: 3000 }]);
    expect(orders).toMatchObject([{ paymentStatus: 'refunded', captured: 3000, refunded: 3000 }]);
  });

  test.each([
    { taken: 5000, kept: DUE / 2, back: 5000 - DUE / 2, paymentStatus: 'partially_refunded' },
    { taken: 3000, kept: 3000, back: 0, paymentStatus: 'paid' },
  ])(
    'leaves of $taken cents that were taken meanwhile the fee of a missed visit',
    async ({ taken, kept, back, paymentStatus }) => {
      const { company, miss } = await keptOnCard(provider);
      await takeAtProvider(company, taken);
      await miss();
      pass(MINUTE);
      await server.reconcile();
      const { intents, refunds, orders } = await booksOf(server, company);
      expect(intents).toMatchObject([{ captured: taken, refunded: back }]);
      const rows = [['fee', 'done', kept], ...(back > 0 ? [['refund', 'done', back]] : [])];
      expect(refunds.map(({ kind, status, amount }) => [kind, status, amount]).sort()).toEqual(rows);
      expect(orders).toMatchObject([{ captured: taken, refunded: back, paymentStatus }]);
    },
  );
});

test.each(TELL_NO_PARTS)(
  'a part that was taken on the own pages of %s is taken for all: no more goes back, and the shop is told that it did not',
  async (provider) => {
    const { company, decline } = await keptOnCard(provider);
    await takeAtProvider(company, 3000);
    await decline();
    await server.reconcile();
    const { intents, refunds } = await booksOf(server, company);
    expect(intents).toMatchObject([{ captured: 3000, refunded: 0 }]);
    expect(refunds).toMatchObject([{ kind: 'refund', status: 'failed', amount: DUE }]);
  },
);
