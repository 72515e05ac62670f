import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openSalons, server } from '../../../../testing/open-salons.ts';
import { addPayingCompany } from '../../../../testing/sales.ts';
import { pressAnswer } from '../../../tests/press-answer.ts';
import { begin, PRICE } from '../../tests/begun-payment.ts';
import { CREATE, created, order, part, paypal, refused, SHOW } from './paypal-stand-in.ts';

openSalons(() => addPayingCompany(server, { provider: 'paypal' }));

const TAKE = 'POST /v2/checkout/orders/ORDER1/capture';

test('what its visitor has approved is taken once, though two ask at the same time', async () => {
  let taken = 0;
  const show = () =>
    taken === 0
      ? ([200, order({ status: 'APPROVED' })] as const)
      : ([200, order({ status: 'COMPLETED', payments: { captures: [part('CAP1', 'COMPLETED')] } })] as const);
  const heard = await paypal({
    [CREATE]: created,
    [SHOW]: show,
    [TAKE]: async () => {
      // Both have seen it approved by now.
      await new Promise((resolve) => setTimeout(resolve, 20));
      taken += 1;
      return taken === 1 ? [201, {}] : refused('ORDER_ALREADY_CAPTURED');
    },
  });
  const { setOut, look } = await begin('paypal');
  await setOut();
  taken = 0;
  const looked = await Promise.all([look(), look()]);
  for (const intent of looked) expect(intent).toMatchObject({ state: 'captured', captured: PRICE });
  const ids = heard
    .filter(({ path }) => path === TAKE)
    .map(({ headers }) => headers.get('paypal-request-id'));
  expect(new Set(ids)).toEqual(new Set(['ORDER1-capture']));
});

test.each([
  ['INSTRUMENT_DECLINED', { state: 'failed', fault: { type: 'card_error', code: 'card_declined' } }],
  ['PAYEE_ACCOUNT_RESTRICTED', { state: 'failed', fault: { type: 'api_error', code: 'processing_error' } }],
  ['ORDER_COMPLETION_IN_PROGRESS', { state: 'processing', fault: null }],
])('an approved order that PayPal will not take, for %s, is no more than that', async (issue, intent) => {
  await paypal({
    [CREATE]: created,
    [SHOW]: () => [200, order({ status: 'APPROVED' })],
    [TAKE]: () => refused(issue),
  });
  const { setOut, look } = await begin('paypal');
  await setOut();
  expect(await look()).toMatchObject(intent);
});

test('an order that was declined, or has run out, is followed by another of the same payment', async () => {
  const second = {
    ...order(),
    id: 'ORDER2',
    links: [{ rel: 'payer-action', href: 'https://www.paypal.com/2' }],
  };
  const made = [order(), second];
  const heard = await paypal({
    [CREATE]: () => [201, made.shift() ?? second],
    'GET /v2/checkout/orders/ORDER2': () => [200, second],
  });
  const { name, setOut, look } = await begin('paypal');
  expect(await setOut()).toMatchObject({ id: 'ORDER1', state: 'failed', fault: { code: 'abandoned' } });
  expect(await setOut()).toMatchObject({
    id: 'ORDER1',
    state: 'action',
    redirectUrl: 'https://www.paypal.com/2',
  });
  expect(await look()).toMatchObject({ id: name.intentId, state: 'action' });
  const ids = heard
    .filter(({ path }) => path === CREATE)
    .map(({ headers }) => headers.get('paypal-request-id'));
  expect(ids).toEqual(['payment-1', 'payment-2']);
});

test('whoever leaves PayPal’s page may come back to it, and pays there', async () => {
  const { setOut, look } = await begin('paypal', { reference: randomUUID() });
  const { redirectUrl } = await setOut();
  await pressAnswer(server, redirectUrl, 'leave');
  expect(await look()).toMatchObject({ state: 'action', redirectUrl });
  await pressAnswer(server, redirectUrl, 'pay');
  expect(await look()).toMatchObject({ state: 'captured' });
});
