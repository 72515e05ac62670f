import { expect, test } from 'vitest';
import { createVisitor } from '../../../testing/visitor.ts';
import { passkeySignInFeature } from '../feature.ts';
import { passkeyOfferFeature } from '../offer-feature.ts';
import {
  knownSession,
  MADE,
  OPTIONS,
  openWithPasskeys,
  OWN,
  passkey,
  SIGNED,
  SIGN_IN,
} from '../testing/open-passkeys.ts';

async function comeIn(...[options, visitor]: Parameters<typeof openWithPasskeys>) {
  const opened = await openWithPasskeys(options, visitor ?? createVisitor());
  await opened.site.session.login('camille@example.com', 'good');
  const offer = await opened.site.open(passkeyOfferFeature);
  await opened.visitor.clock.settle();
  return { ...opened, offer, isOffered: () => offer.$isOffered.get() };
}

test('who has come in by other means is offered a passkey, and none after it was made', async () => {
  const { visitor, browser, offer, isOffered } = await comeIn();
  expect(isOffered()).toBe(true);
  visitor.backEnd.meet('POST', `${OWN}/options`, OPTIONS);
  visitor.backEnd.meet('POST', OWN, { body: passkey('new') });
  const making = offer.create();
  await visitor.clock.settle();
  browser.answer(MADE);
  expect((await making).kind).toBe('made');
  expect(isOffered()).toBe(false);
  expect((await comeIn({}, visitor)).isOffered()).toBe(false);
});

test('an offer is made once in a browser, whatever was said to it', async () => {
  const { visitor, offer, isOffered } = await comeIn();
  offer.shown();
  expect(isOffered()).toBe(true);
  offer.decline();
  expect(isOffered()).toBe(false);
  expect((await comeIn({}, visitor)).isOffered()).toBe(false);
});

test('an offer that was never on the screen is made at the next sign-in', async () => {
  const { visitor } = await comeIn();
  expect((await comeIn({}, visitor)).isOffered()).toBe(true);
});

test('an offer ends before coming in is no proof any more', async () => {
  const { visitor, isOffered } = await comeIn();
  await visitor.clock.advance(9 * 60_000);
  expect(isOffered()).toBe(true);
  await visitor.clock.advance(60_000);
  expect(isOffered()).toBe(false);
});

test('who says no to the device may think again', async () => {
  const { visitor, browser, offer, isOffered } = await comeIn();
  visitor.backEnd.meet('POST', `${OWN}/options`, OPTIONS);
  const making = offer.create();
  await visitor.clock.settle();
  browser.answer({ kind: 'cancelled' });
  await making;
  expect(isOffered()).toBe(true);
});

test.each([
  ['a device that keeps none', { keeps: false }],
  ['a browser that knows none', { isSupported: false }],
  ['a page of others', { origin: 'https://other.example' }],
])('%s is offered none', async (_, options) => {
  expect((await comeIn(options)).isOffered()).toBe(false);
});

test('who has come in by a passkey is offered none, and whoever leaves is asked no more', async () => {
  const { visitor, browser, site } = await openWithPasskeys();
  const signIn = await site.open(passkeySignInFeature);
  visitor.backEnd.meet('POST', `${SIGN_IN}/options`, OPTIONS);
  visitor.backEnd.meet('POST', SIGN_IN, await knownSession(visitor));
  signIn.offer();
  await visitor.clock.settle();
  browser.answer(SIGNED);
  await visitor.clock.settle();
  expect(site.session.$session.get().kind).toBe('customer');
  const offer = await site.open(passkeyOfferFeature);
  await visitor.clock.settle();
  expect(offer.$isOffered.get()).toBe(false);
  const other = await comeIn();
  other.site.session.logout();
  expect(other.isOffered()).toBe(false);
  await other.site.session.login('sacha@example.com', 'good');
  await other.visitor.clock.settle();
  expect(other.isOffered()).toBe(true);
});
