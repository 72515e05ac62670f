import { expect, test } from 'vitest';
import { createMemoryPresence } from '#platform/memory/presence.ts';
import { problem } from '../../../testing/back-end.ts';
import { createVisitor } from '../../../testing/visitor.ts';
import { passkeySignInFeature } from '../feature.ts';
import { knownSession, OPTIONS, openWithPasskeys, SIGNED, SIGN_IN } from '../testing/open-passkeys.ts';

const ASK = `POST ${SIGN_IN}/options`;
const FRESH = 240_000;

async function openSignIn(options: Parameters<typeof openWithPasskeys>[0] = {}) {
  const presence = createMemoryPresence();
  const ports = { presence: () => Promise.resolve(presence) };
  const opened = await openWithPasskeys(options, createVisitor(), { ports });
  const { visitor, site } = opened;
  visitor.backEnd.meet('POST', `${SIGN_IN}/options`, ...Array.from({ length: 9 }, () => OPTIONS));
  const store = await site.open(passkeySignInFeature);
  const stop = store.offer();
  await visitor.clock.settle();
  return { ...opened, presence, store, stop, state: () => store.$state.get() };
}

test('a passkey that is chosen in the field signs in, with nothing typed', async () => {
  const { visitor, browser, site, state, bodies } = await openSignIn();
  expect(state()).toMatchObject({ isInField: true, hasButton: true, isBusy: false });
  expect(browser.asked).toEqual([{ options: { challenge: 'c1' }, inField: true }]);
  expect(bodies(ASK)).toEqual([{ host: 'salon.example' }]);
  visitor.backEnd.meet('POST', SIGN_IN, await knownSession(visitor));
  browser.answer(SIGNED);
  await visitor.clock.settle();
  // The browser is known from then on.
  const device = visitor.kept.get('vitrine:cmp_x:device');
  expect(device).toMatch(/^[\da-f-]{36}$/);
  expect(bodies(`POST ${SIGN_IN}`)).toEqual([
    {
      id: 'credential-1',
      clientDataJSON: 'said',
      authenticatorData: 'data',
      signature: 'sign',
      userHandle: 'handle',
      device,
    },
  ]);
  expect(site.session.$session.get()).toMatchObject({ kind: 'customer', customer: { id: 'u2' } });
  expect(browser.asked).toHaveLength(1);
});

test('a button asks by itself, in the place of the field, with what was fetched for it', async () => {
  const { visitor, browser, site, store, bodies } = await openSignIn();
  visitor.backEnd.meet('POST', SIGN_IN, await knownSession(visitor));
  const signing = store.signIn();
  await visitor.clock.settle();
  expect(browser.asked.map(({ inField }) => inField)).toEqual([true, false]);
  expect(bodies(ASK)).toHaveLength(1);
  expect(store.$state.get().isBusy).toBe(true);
  browser.answer(SIGNED);
  await signing;
  expect(site.session.$session.get().kind).toBe('customer');
});

test('who changes their mind is told nothing, and the field offers passkeys again', async () => {
  const { visitor, browser, store, state } = await openSignIn();
  void store.signIn();
  await visitor.clock.settle();
  browser.answer({ kind: 'cancelled' });
  await visitor.clock.settle();
  expect(state()).toEqual({ isInField: true, hasButton: true, isBusy: false, refused: null, attempt: 0 });
  expect(browser.asked.map(({ inField }) => inField)).toEqual([true, false, true]);
});

test('a passkey that the server no longer knows is told of in words, and to the device', async () => {
  const { visitor, browser, state, bodies } = await openSignIn();
  visitor.backEnd.meet('POST', SIGN_IN, problem(422, 'credentials'));
  browser.answer(SIGNED);
  await visitor.clock.settle();
  expect(state()).toMatchObject({ refused: { type: 'credentials' }, attempt: 1 });
  expect(browser.told).toEqual([['unknown', 'credential-1']]);
  // What was signed is used up: the next question is another one.
  expect(bodies(ASK)).toHaveLength(2);
  expect(browser.asked).toHaveLength(2);
});

test('a sign-in that came too late is told of, and the device keeps its passkey', async () => {
  const { visitor, browser, state } = await openSignIn();
  visitor.backEnd.meet('POST', SIGN_IN, problem(410, 'code_expired'));
  browser.answer(SIGNED);
  await visitor.clock.settle();
  expect(state()).toMatchObject({ refused: { type: 'code_expired' }, attempt: 1 });
  expect(browser.told).toEqual([]);
});

test('a device that fails is told of after a press, and never in the field', async () => {
  const { visitor, browser, store, state } = await openSignIn();
  browser.answer({ kind: 'failed' });
  await visitor.clock.settle();
  expect(state().refused).toBeNull();
  void store.signIn();
  await visitor.clock.settle();
  browser.answer({ kind: 'failed' });
  await visitor.clock.settle();
  expect(state()).toMatchObject({ refused: 'device', attempt: 1, hasButton: true });
});

test('what is asked in the field is renewed before it is too old, while the page is looked at', async () => {
  const { visitor, browser, presence, bodies } = await openSignIn();
  await visitor.clock.advance(FRESH);
  expect(browser.asked).toHaveLength(2);
  expect(bodies(ASK)).toHaveLength(2);
  presence.show(false);
  await visitor.clock.advance(FRESH * 5);
  expect(browser.asked).toHaveLength(2);
  presence.show(true);
  await visitor.clock.settle();
  expect(browser.asked).toHaveLength(3);
  expect(bodies(ASK)).toHaveLength(3);
});

test('the question is called off when the way in is shown no more', async () => {
  const { visitor, browser, stop, site } = await openSignIn();
  stop();
  await visitor.clock.settle();
  browser.answer(SIGNED);
  await visitor.clock.advance(FRESH);
  expect(site.session.$session.get().kind).toBe('guest');
  expect(browser.asked).toHaveLength(1);
});

test.each([
  ['in a browser that knows none', { isSupported: false }],
  ['on a page of others', { origin: 'https://other.example' }],
])('%s, passkeys are not spoken of and nothing is asked', async (_, options) => {
  const { browser, state, bodies, visitor } = await openSignIn(options);
  expect(state()).toEqual({ isInField: false, hasButton: false, isBusy: false, refused: null, attempt: 0 });
  expect([browser.asked, bodies(ASK), visitor.faults]).toEqual([[], [], []]);
});

test.each([
  ['on a page that is none of the company’s', { body: { publicKey: null } }],
  ['where the server does not answer', problem(429, 'too_many_attempts')],
])('%s, passkeys are not spoken of', async (_, reply) => {
  const { visitor, site, browser } = await openWithPasskeys();
  visitor.backEnd.meet('POST', `${SIGN_IN}/options`, reply, reply, reply, reply);
  const store = await site.open(passkeySignInFeature);
  store.offer();
  await visitor.clock.advance(60_000);
  expect(store.$state.get()).toMatchObject({ isInField: false, hasButton: false, refused: null });
  expect(browser.asked).toEqual([]);
});

test('where the field offers none, the button does', async () => {
  const { browser, state } = await openSignIn({ inField: false });
  expect(state()).toMatchObject({ isInField: false, hasButton: true });
  expect(browser.asked).toEqual([]);
});

test('on a device that keeps none, the field offers those of another one, and there is no button', async () => {
  const { browser, state } = await openSignIn({ keeps: false });
  expect(state()).toMatchObject({ isInField: true, hasButton: false });
  expect(browser.asked).toHaveLength(1);
});
