import { expect, test } from 'vitest';
import { openSalons, salon, server } from '../../../../testing/open-salons.ts';
import { addPayingCompany, askState, booksOf } from '../../../../testing/sales.ts';
import { end } from '../../sandbox-books.ts';
import { heard, payingFor, send } from '../../tests/told-messages.ts';
import { saferpayNotifyPath } from '../saferpay-notify-path.ts';

openSalons(() => addPayingCompany(server, { provider: 'saferpay' }));

/** A payment whose visitor is on Saferpay's page; `authorise`: they have paid there, and nobody was told. */
async function onPage() {
  const { cart, paymentId, intent } = await payingFor('hosted');
  const authorise = () => end(server.database.db, intent, ['new'], { ends: 'paid', now: server.clock.now() });
  return { cart, paymentId, authorise };
}

const notify = (company: string, paymentId: string, outcome = 'success') =>
  send({ method: 'GET', url: saferpayNotifyPath(`cmp_${company}`, paymentId, outcome) });

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
  expect([await notify(salon, 'unknown'), await notify(other, paymentId)]).toEqual([200, 200]);
  expect(await notify('nobody', paymentId)).toBe(404);
  expect((await server.app.inject({ url: `/api/payment/webhooks/saferpay/cmp_${salon}` })).statusCode).toBe(
    404,
  );
  expect([await heard(), (await booksOf(server, salon)).orders]).toEqual([0, []]);
});
