import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { companySecrets } from '../../../../database/schema/selling/orders.ts';
import { openSalons, salon, server } from '../../../../testing/open-salons.ts';
import { providerMessage, tellServer } from '../../tests/provider-messages.ts';
import { addPayingCompany, askState, booksOf, init, payFor, visitBody } from '../../../../testing/sales.ts';
import { holdVisit } from '../../../../testing/visits.ts';
import { openPayPage } from '../../../tests/press-answer.ts';
import { begin } from '../../tests/begun-payment.ts';
import { change } from '../../sandbox-books.ts';
import { heard } from '../../tests/told-messages.ts';
import { HEARD, KEY, monetico, NOT_HEARD, tell } from './monetico-stand-in.ts';

openSalons(() => addPayingCompany(server, { provider: 'monetico' }));

/** A payment that its visitor has made on the sandbox's page, when nobody was told yet. */
async function paid() {
  const cart = await init(server, salon, visitBody(await holdVisit(server, salon)));
  const { redirectUrl } = await payFor(server, salon, cart, { method: 'hosted' });
  await openPayPage(server, redirectUrl);
  const { payments, intents } = await booksOf(server, salon);
  const intentId = payments[0]?.intentId ?? '';
  expect(intents).toMatchObject([{ id: intentId, reference: payments[0]?.id, amount: 7050, state: 'new' }]);
  const authorised = { state: 'authorised' } as const;
  await change(server.database.db, { companyId: salon, intentId }, ['new'], authorised);
  return { cart, message: (wish: object = {}) => providerMessage(server, salon, { intentId, ...wish }) };
}

test('what Monetico tells sells once, however often it tells, and is thanked for in its words', async () => {
  const { cart, message } = await paid();
  const told = await message();
  const answers = await Promise.all([1, 2, 3].map(() => tellServer(server, told!)));
  expect(answers).toEqual(Array.from({ length: 3 }, () => ({ status: 200, body: HEARD })));
  expect(await askState(server, salon, cart)).toMatchObject({ status: 'paid' });
  const { orders, intents } = await booksOf(server, salon);
  expect([orders.length, await heard(), intents[0]?.captured]).toEqual([1, 1, 7050]);
});

test('a refusal keeps the cart, and a try that is paid afterwards sells it', async () => {
  const { cart, message } = await paid();
  await tellServer(server, (await message({ outcome: 'failed' }))!);
  expect(await askState(server, salon, cart)).toMatchObject({ status: 'failed' });
  await tellServer(server, (await message())!);
  expect(await askState(server, salon, cart)).toMatchObject({ status: 'paid' });
});

test('nothing that is sealed otherwise, or changed, is heard', async () => {
  const { cart, message } = await paid();
  const good = (await message())!;
  const payload = good.payload ?? '';
  const forged = [
    (await message({ isForged: true }))!,
    (await message({ to: 'nobody' }))!,
    { ...good, payload: payload.replace('70.50', '1.00') },
    { ...good, payload: payload.replace('code-retour=payetest', 'code-retour=paiement') },
    { ...good, payload: payload.replace(/&MAC=\w+/, '') },
    { ...good, payload: `${payload}&extra=1` },
    { ...good, payload: '' },
  ];
  for (const each of forged) expect((await tellServer(server, each)).body, each.payload).toBe(NOT_HEARD);
  expect([await heard(), (await booksOf(server, salon)).orders]).toEqual([0, []]);
  expect((await tellServer(server, good)).body).toBe(HEARD);
  expect(await askState(server, salon, cart)).toMatchObject({ status: 'paid' });
});

/** What becomes of a payment by one message, of a company that has a key. */
async function becomes(key: string, fields: Readonly<Record<string, string>>) {
  await monetico({}, key);
  const { setOut, look } = await begin('monetico', { captures: false });
  await setOut();
  return [await tell(fields, { key }), (await look())?.state];
}

const LIVE = KEY.replace('test:', '');

test.each([
  [KEY, 'payetest', HEARD, 'authorised'],
  [LIVE, 'paiement', HEARD, 'authorised'],
  // The same key seals in the test system, to which a visitor may send the form as well.
  [LIVE, 'payetest', NOT_HEARD, 'action'],
  [KEY, 'paiement', NOT_HEARD, 'action'],
  [LIVE, 'paiement_pf2', NOT_HEARD, 'action'],
  [LIVE, '', NOT_HEARD, 'action'],
])('by the key %s the code “%s” is answered by %j, and leaves it “%s”', async (key, code, answer, state) => {
  expect(await becomes(key, { 'code-retour': code })).toEqual([answer, state]);
});

test.each([
  { montant: '1.00EUR' },
  { montant: '70.50USD' },
  { montant: '70.50' },
  { montant: '' },
  { TPE: '7654321' },
  { MAC: '0'.repeat(40) },
])('a message that says %j is not heard, though it was sealed', async (fields) => {
  expect(await becomes(KEY, fields)).toEqual([NOT_HEARD, 'action']);
});

test('a seal in capitals is one', async () => {
  const { message } = await paid();
  const good = (await message())!;
  const payload = (good.payload ?? '').replace(
    /MAC=(\w+)/,
    (_all, mac: string) => `MAC=${mac.toUpperCase()}`,
  );
  expect(payload).not.toBe(good.payload);
  expect((await tellServer(server, { ...good, payload })).body).toBe(HEARD);
});

test('a message of an order that is unknown, or of another company, is thanked for and left', async () => {
  await monetico({});
  expect(await tell({ reference: 'unknown' })).toBe(HEARD);
  const other = await addPayingCompany(server, { provider: 'monetico' });
  const { setOut, look } = await begin('monetico', { captures: false });
  await setOut();
  // Its key is its own.
  expect(await tell({}, { company: other })).toBe(NOT_HEARD);
  expect(await look()).toMatchObject({ state: 'action' });
});

test('a company that shares no secret with its sandbox hears what that seals with its own', async () => {
  const { message } = await paid();
  const before = (await message())!;
  await server.database.db.delete(companySecrets).where(eq(companySecrets.companyId, salon));
  expect((await tellServer(server, before)).body).toBe(NOT_HEARD);
  expect((await tellServer(server, (await message())!)).body).toBe(HEARD);
});

test('what is no form, or too long, is refused', async () => {
  const { message } = await paid();
  const good = (await message())!;
  const long = { ...good, payload: 'x'.repeat(200_000) };
  expect((await tellServer(server, long)).status).toBe(413);
  const json = { ...good, headers: { 'content-type': 'application/json' } };
  expect((await tellServer(server, json)).status).toBe(415);
});
