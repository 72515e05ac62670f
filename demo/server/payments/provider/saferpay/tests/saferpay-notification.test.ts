import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { paymentEvents } from '../../../../database/schema/selling/orders.ts';
import { openSalons, salon, server } from '../../../../testing/open-salons.ts';
import { addPayingCompany, askState, booksOf, init, payFor, visitBody } from '../../../../testing/sales.ts';
import { holdVisit } from '../../../../testing/visits.ts';
import { end, known } from '../../sandbox-books.ts';
import { saferpayNotifyPath } from '../saferpay-notify-path.ts';

openSalons(() => addPayingCompany(server, { provider: 'saferpay' }));

/** A payment whose visitor is on Saferpay's page; `authorise`: they have paid there, and nobody was told. */
async function onPage() {
  const cart = await init(server, salon, visitBody(await holdVisit(server, salon)));
  await payFor(server, salon, cart, { method: 'hosted' });
  const { payments } = await booksOf(server, salon);
  const { db } = server.database;
  const authorise = async () => {
    const row = await known(db, { companyId: salon, intentId: payments[0]?.intentId ?? '' });
    await end(db, row, ['new'], { ends: 'paid', now: server.clock.now() });
  };
  return { cart, paymentId: payments[0]?.id ?? '', authorise };
}

async function notify(company: string, paymentId: string, outcome = 'success') {
  const url = saferpayNotifyPath(`cmp_${company}`, paymentId, outcome);
  return (await server.app.inject({ url })).statusCode;
}

const heard = async () =>
  (await server.database.db.select().from(paymentEvents).where(eq(paymentEvents.companyId, salon))).length;

test('a notification has Saferpay asked, and is not believed', async () => {
  const { cart, paymentId, authorise } = await onPage();
  expect(await notify(salon, paymentId)).toBe(200);
  expect(await askState(server, salon, cart)).toMatchObject({ status: 'action_required' });
  await authorise();
  expect(await notify(salon, paymentId, 'fail')).toBe(200);
  expect(await askState(server, salon, cart)).toMatchObject({ status: 'paid' });
});

test('what was authorised sells once, however often it is told', async () => {
  const { cart, paymentId, authorise } = await onPage();
  await authorise();
  const told = await Promise.all([1, 2, 3].map(() => notify(salon, paymentId)));
  expect(told).toEqual([200, 200, 200]);
  expect(await askState(server, salon, cart)).toMatchObject({ status: 'paid' });
  const { orders, intents } = await booksOf(server, salon);
  expect([orders.length, await heard(), intents[0]?.captured]).toEqual([1, 1, 7050]);
});

test('a payment that is unknown, or of another company, has nobody asked', async () => {
  const { paymentId, authorise } = await onPage();
  await authorise();
  const other = await addPayingCompany(server, { provider: 'saferpay' });
  for (const [company, id] of [
    [salon, 'unknown'],
    [other, paymentId],
    ['nobody', paymentId],
  ] as const)
    expect(await notify(company, id)).toBe(404);
  expect((await server.app.inject({ url: `/api/payment/webhooks/saferpay/cmp_${salon}` })).statusCode).toBe(
    404,
  );
  expect([await heard(), (await booksOf(server, salon)).orders]).toEqual([0, []]);
});
