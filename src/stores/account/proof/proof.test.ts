import { expect, test } from 'vitest';
import { problem } from '../../testing/back-end.ts';
import {
  OPTIONS,
  openWithPasskeys,
  OWN,
  passkey,
  SIGNED,
  SIGN_IN,
} from '../passkeys/testing/open-passkeys.ts';
import { proofFeature } from './feature.ts';

const PROVE = '/api/users/prove';
const YES = { body: { proven: true } };
const NO = { body: { proven: false } };

async function openProof(options: Parameters<typeof openWithPasskeys>[0] = {}) {
  const opened = await openWithPasskeys(options);
  await opened.site.session.login('camille@example.com', 'good');
  const store = await opened.site.open(proofFeature);
  const list = (...passkeys: object[]) =>
    opened.visitor.backEnd.meet('GET', OWN, { body: { handle: 'handle-1', passkeys } });
  return { ...opened, store, list, shown: () => opened.bodies(`POST ${PROVE}`) };
}

test('whether a change would be taken is asked of the server', async () => {
  const { visitor, store, shown } = await openProof();
  visitor.backEnd.meet('POST', PROVE, problem(403, 'proof_missing'), YES);
  expect(await store.check()).toMatchObject({ kind: 'failed', problem: { type: 'proof_missing' } });
  expect(await store.check()).toEqual({ kind: 'done' });
  expect(shown()).toEqual([{}, {}]);
});

test('a password that is wrong is told, and one that is right proves', async () => {
  const { visitor, store, shown } = await openProof();
  visitor.backEnd.meet('POST', PROVE, problem(422, 'credentials'), YES);
  expect(await store.byPassword('guess')).toMatchObject({ kind: 'failed', problem: { type: 'credentials' } });
  expect(await store.byPassword('good')).toEqual({ kind: 'done' });
  expect(shown()).toEqual([{ password: 'guess' }, { password: 'good' }]);
});

const TO = { channel: 'email', destination: 'camille@example.com' } as const;

test('a code that is on its way is not asked for again, and another one only after a minute', async () => {
  const { visitor, site, store, shown } = await openProof();
  visitor.backEnd.meet('POST', PROVE, NO, NO, YES);
  await store.sendCode(TO);
  expect([store.secondsLeft(TO), store.isOnItsWay(TO)]).toEqual([60, true]);
  await visitor.clock.advance(60_000);
  expect(await store.sendCode(TO)).toEqual({ kind: 'done' });
  expect(store.secondsLeft(TO)).toBe(0);
  await store.sendAgain(TO);
  expect(store.secondsLeft(TO)).toBe(60);
  expect(await store.byCode(TO, '123456')).toEqual({ kind: 'done' });
  expect(shown()).toEqual([{ channel: 'email' }, { channel: 'email' }, { channel: 'email', code: '123456' }]);
  expect(store.isOnItsWay(TO)).toBe(false);
  // Whoever logs in next has none on its way.
  site.session.logout();
  expect(store.secondsLeft(TO)).toBe(0);
});

test('a code that went out within the minute, from elsewhere, can be entered', async () => {
  const { visitor, store } = await openProof();
  visitor.backEnd.meet('POST', PROVE, problem(429, 'too_soon', { retryAfter: 39 }));
  expect(await store.sendCode(TO)).toMatchObject({ problem: { type: 'too_soon' } });
  expect([store.isOnItsWay(TO), store.secondsLeft(TO)]).toEqual([true, 39]);
});

test('once the codes of a day are used up, the last one can be entered, and none is asked for before its time', async () => {
  const { visitor, store } = await openProof();
  const spent = problem(429, 'too_soon', { retryAfter: 7200 });
  visitor.backEnd.meet('POST', PROVE, NO, spent, problem(410, 'code_expired'));
  await store.sendCode(TO);
  await visitor.clock.advance(60_000);
  await store.sendAgain(TO);
  expect([store.isOnItsWay(TO), store.secondsLeft(TO)]).toEqual([true, 7200]);
  await store.byCode(TO, '123456');
  expect([store.isOnItsWay(TO), store.secondsLeft(TO)]).toEqual([false, 7200]);
});

test('after too many tries of a code the wait is known', async () => {
  const { visitor, store } = await openProof();
  visitor.backEnd.meet('POST', PROVE, NO, problem(429, 'too_many_attempts', { retryAfter: 900 }));
  await store.sendCode(TO);
  await store.byCode(TO, '123456');
  expect(store.secondsLeft(TO)).toBe(900);
});

test('of the passkeys of a device, those of the account are offered, and one proves', async () => {
  const { visitor, browser, store, list, shown } = await openProof();
  list(passkey('a'), passkey('c', { host: 'www.salon.example' }));
  expect(await store.hasPasskey()).toBe(true);
  visitor.backEnd.meet('POST', `${SIGN_IN}/options`, OPTIONS);
  visitor.backEnd.meet('POST', PROVE, YES);
  const proving = store.byPasskey();
  await visitor.clock.settle();
  await visitor.clock.settle();
  expect(browser.asked.at(-1)?.options).toMatchObject({
    allowCredentials: [{ id: 'credential-a', type: 'public-key' }],
  });
  browser.answer(SIGNED);
  expect(await proving).toEqual({ kind: 'done' });
  expect(shown()).toMatchObject([{ passkey: { id: 'credential-1', signature: 'sign' } }]);
});

test.each(['cancelled', 'failed'] as const)('a passkey that is %s sends nothing', async (kind) => {
  const { visitor, browser, store, list, shown } = await openProof();
  list(passkey('a'));
  visitor.backEnd.meet('POST', `${SIGN_IN}/options`, OPTIONS);
  const proving = store.byPasskey();
  await visitor.clock.settle();
  await visitor.clock.settle();
  browser.answer({ kind });
  expect(await proving).toMatchObject({ kind });
  expect(shown()).toEqual([]);
});

test('where no passkey of the account can be used, none is spoken of', async () => {
  const elsewhere = await openProof();
  elsewhere.list(passkey('c', { host: 'www.salon.example' }));
  expect(await elsewhere.store.hasPasskey()).toBe(false);
  const foreign = await openProof({ origin: 'https://other.example' });
  expect(await foreign.store.hasPasskey()).toBe(false);
  expect(await foreign.store.byPasskey()).toEqual({ kind: 'failed', problem: null });
});
