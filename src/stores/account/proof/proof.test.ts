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

test('a code is sent once a minute, and the one on its way does as well', async () => {
  const { visitor, site, store, shown } = await openProof();
  visitor.backEnd.meet('POST', PROVE, NO, NO, YES);
  await store.sendCode('email');
  expect(store.secondsLeft()).toBe(60);
  expect(await store.sendCode('email')).toEqual({ kind: 'done' });
  await visitor.clock.advance(60_000);
  expect(store.secondsLeft()).toBe(0);
  await store.sendCode('email');
  expect(await store.byCode('email', '123456')).toEqual({ kind: 'done' });
  expect(shown()).toEqual([{ channel: 'email' }, { channel: 'email' }, { channel: 'email', code: '123456' }]);
  // Whoever logs in next has none on its way.
  site.session.logout();
  expect(store.secondsLeft()).toBe(0);
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
