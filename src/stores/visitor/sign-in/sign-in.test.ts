import { expect, test } from 'vitest';
import type { Identifier } from '#domain/people/account/identifier.ts';
import { problem } from '../../testing/back-end.ts';
import { createVisitor } from '../../testing/visitor.ts';
import { signInFeature } from './feature.ts';
import { EMAIL, NAMELESS, openSignIn as open, profile, SMS } from './testing/open-sign-in.ts';

const REGISTER = '/api/users/v2/register';
const EMPTY_USER = `${REGISTER}/phone/create-empty-user`;
const CHECK_EMAIL = `${REGISTER}/email/check`;
const CHECK_PHONE = `${REGISTER}/phone/check`;
const LINK = '/api/users/v2/signin/create-link';
const PHONE: Identifier = { kind: 'phone', value: '+33612345678' };

test('a phone is taken where the company sends SMS, and where that cannot be learnt it is not', async () => {
  expect((await open()).state().takesPhone).toBe(true);
  const visitor = createVisitor();
  const page = await visitor.open();
  const signIn = await page.site.open(signInFeature);
  visitor.backEnd.meet('GET', SMS, problem(404, 'not_found'));
  await visitor.clock.settle();
  expect(signIn.$signIn.get().takesPhone).toBe(false);
});

test('an e-mail begins a registration by nothing else, and its code signs in who has an account', async () => {
  const { signIn, bodies, state, site, events } = await open();
  signIn.type('sacha@example.com');
  await signIn.sendCode(EMAIL);
  expect(bodies(REGISTER)).toEqual([{ email: 'sacha@example.com', firstname: '', lastname: '' }]);
  expect(state()).toMatchObject({ stage: 'code', identifier: EMAIL });
  await signIn.codes.prove('123456');
  expect(bodies(CHECK_EMAIL)).toMatchObject([{ code: '123456', userId: 'r1' }]);
  expect(site.session.$session.get()).toMatchObject({ kind: 'customer', customer: { firstname: 'Sacha' } });
  expect(state()).toMatchObject({ stage: 'address', typed: '' });
  // Who had an account has not signed up.
  expect(events.map(({ name }) => name).filter((name) => /login|sign-up/.test(name))).toEqual([
    'vitrine-login',
  ]);
});

test('a phone begins an empty account, and is proven by the call for phones', async () => {
  const { signIn, visitor, bodies, site } = await open();
  visitor.backEnd.meet('POST', EMPTY_USER, { body: { userId: 'r2', missing: ['phone'] } });
  visitor.backEnd.meet('POST', CHECK_PHONE, NAMELESS);
  await signIn.sendCode(PHONE);
  await signIn.codes.prove('123456');
  expect(bodies(EMPTY_USER)).toEqual([{ phone: PHONE.value }]);
  expect(bodies(CHECK_PHONE)).toMatchObject([{ code: '123456', userId: 'r2' }]);
  expect(site.session.$session.get().kind).toBe('customer');
});

test('who has no name yet is asked for it as a customer, and has it from then on', async () => {
  const { signIn, visitor, bodies, state, site, events } = await open();
  // A session that the back end knows: it is used for more than one call.
  const { session } = (await createVisitor(visitor).open()).site;
  await session.login('sacha@example.com', 'good');
  visitor.backEnd.meet('POST', CHECK_EMAIL, { body: { ...NAMELESS.body, token: 'token-u2-0' } });
  await signIn.sendCode({ kind: 'email', value: 'new@example.com' });
  await signIn.codes.prove('123456');
  expect(state().stage).toBe('names');
  expect(site.session.$session.get().kind).toBe('customer');
  expect(events.map(({ name }) => name)).toContain('vitrine-sign-up');
  visitor.backEnd.meet('PUT', '/api/profiles', problem(422, 'invalid'), {
    body: { ...profile, firstname: 'Nova', lastname: 'Roy' },
  });
  const names = { firstname: 'Nova', lastname: 'Roy' };
  await signIn.saveNames(names);
  expect(state()).toMatchObject({ stage: 'names', refused: { type: 'invalid' }, attempt: 1 });
  await signIn.saveNames(names);
  expect(bodies('/api/profiles')).toEqual([names, names]);
  expect(state().stage).toBe('address');
  expect(site.session.$session.get()).toMatchObject({ customer: names });
});

test('a browser in which somebody came in by a password is known at the next log-in, and one in which nobody did keeps nothing', async () => {
  const LOGIN = '/api/users/login';
  const { signIn, visitor, bodies, site } = await open();
  await signIn.logIn('camille@example.com', 'bad');
  await signIn.logIn('camille@example.com', 'good');
  site.session.logout();
  await signIn.logIn('sacha@example.com', 'bad');
  const [failed, first, second] = bodies(LOGIN).map((body) => Reflect.get(Object(body), 'device') as string);
  expect(first).toMatch(/^[\w-]{32,64}$/);
  expect([second === first, failed === first]).toEqual([true, false]);
  const { signIn: later } = await open(visitor);
  await later.logIn('camille@example.com', 'bad');
  expect(bodies(LOGIN).at(-1)).toMatchObject({ device: first });
});

test('a browser in which somebody came in by a code is known when the next code is asked for, by e-mail and by phone', async () => {
  const { signIn, visitor, bodies, site } = await open();
  visitor.backEnd.meet('POST', CHECK_EMAIL, problem(422, 'code_wrong'), NAMELESS);
  await signIn.sendCode(EMAIL);
  await signIn.codes.prove('000000');
  await signIn.codes.prove('123456');
  const [asked] = bodies(REGISTER);
  const [failed, came] = bodies(CHECK_EMAIL).map((body) => Reflect.get(Object(body), 'device') as string);
  expect(asked).not.toHaveProperty('device');
  expect([failed === came, came]).toEqual([false, expect.stringMatching(/^[\w-]{32,64}$/)]);
  site.session.logout();
  const { signIn: later } = await open(visitor);
  await later.sendCode({ kind: 'email', value: 'sacha@example.com' });
  await later.sendCode(PHONE);
  expect(bodies(REGISTER).at(-1)).toMatchObject({ device: came });
  expect(bodies(EMPTY_USER).at(-1)).toEqual({ phone: PHONE.value, device: came });
});

test('going back and on again to the same address sends no second code; another address gets one', async () => {
  const { signIn, bodies, state } = await open();
  await signIn.sendCode(EMAIL);
  signIn.back();
  expect(state().stage).toBe('address');
  await signIn.sendCode({ kind: 'email', value: 'Sacha@Example.com' });
  expect(state().stage).toBe('code');
  expect(bodies(REGISTER)).toHaveLength(1);
  signIn.back();
  await signIn.sendCode({ kind: 'email', value: 'other@example.com' });
  expect(bodies(REGISTER)).toHaveLength(2);
});

test('why a code was refused is told no more once its stage was left, and what was typed stands there', async () => {
  const { signIn, visitor } = await open();
  await signIn.sendCode(EMAIL);
  visitor.backEnd.meet('POST', `${REGISTER}/email/check`, problem(422, 'code_wrong'));
  signIn.codes.type('123456');
  await signIn.codes.prove('123456');
  expect(signIn.codes.$registration.get().failure).not.toBeNull();
  signIn.back();
  await signIn.sendCode(EMAIL);
  expect(signIn.codes.$registration.get()).toMatchObject({ code: '123456', failure: null });
});

test('forward leads to what was left with what was typed there, as long as it is under way', async () => {
  const { signIn, visitor, state } = await open();
  expect(signIn.forward('code')).toBe(false);
  visitor.backEnd.meet('POST', LINK, { body: {} });
  await signIn.sendCode(EMAIL);
  signIn.codes.type('12');
  signIn.back();
  expect(signIn.forward('code')).toBe(true);
  expect([state().stage, signIn.codes.$registration.get().code]).toEqual(['code', '12']);
  await signIn.sendLink();
  signIn.back();
  signIn.back();
  expect(signIn.forward('link')).toBe(true);
  expect(state().stage).toBe('link');
  signIn.back();
  await signIn.codes.prove('123456');
  expect([signIn.forward('code'), signIn.forward('link'), state().stage]).toEqual([false, false, 'address']);
});

test('a code is asked for again after a minute by a registration of its own, so that one that is over is no end', async () => {
  const { signIn, visitor, bodies } = await open();
  await signIn.sendCode(EMAIL);
  expect(signIn.codes.secondsLeft()).toBe(60);
  await visitor.clock.advance(60_000);
  expect(signIn.codes.secondsLeft()).toBe(0);
  await signIn.codes.sendAgain();
  expect(bodies(REGISTER)).toHaveLength(2);
  expect(signIn.codes.secondsLeft()).toBe(60);
});

test('a code that cannot be sent is told where the address is, which stays as it was typed', async () => {
  const { signIn, visitor, state } = await open();
  signIn.type('06 12 34 56 78');
  visitor.backEnd.meet('POST', EMPTY_USER, problem(429, 'too_soon', { retryAfter: 900 }));
  await signIn.sendCode(PHONE);
  expect(state()).toMatchObject({
    stage: 'address',
    typed: '06 12 34 56 78',
    isForPhone: true,
    attempt: 1,
    refused: { type: 'too_soon', retryAfter: 900 },
  });
  signIn.type('sacha@example.com');
  expect(state().refused).toBe(null);
});

test('a link goes to where the code went, and Back leads to the code', async () => {
  const { signIn, visitor, bodies, state } = await open();
  await signIn.sendCode(EMAIL);
  visitor.backEnd.meet('POST', LINK, problem(429, 'too_soon'), { body: {} });
  await signIn.sendLink();
  expect(state()).toMatchObject({ stage: 'code', refused: { type: 'too_soon' } });
  await signIn.sendLink();
  expect(bodies(LINK)).toEqual([{ email: EMAIL.value }, { email: EMAIL.value }]);
  expect(state().stage).toBe('link');
  signIn.back();
  expect(state().stage).toBe('code');
  await signIn.codes.prove('123456');
  expect(state().stage).toBe('address');
});

test('a password is tried by what was typed, and a wrong one keeps the stage', async () => {
  const { signIn, state, site } = await open();
  signIn.askPassword('sacha@example.com');
  expect(state()).toMatchObject({ stage: 'password', typed: 'sacha@example.com' });
  await signIn.logIn('sacha@example.com', 'bad');
  expect(state()).toMatchObject({ stage: 'password', refused: { type: 'credentials' }, attempt: 1 });
  await signIn.logIn('sacha@example.com', 'good');
  expect(site.session.$session.get().kind).toBe('customer');
  expect(state()).toMatchObject({ stage: 'address', typed: '' });
});

test('a reload keeps the stage and the address, and no code, token or password', async () => {
  const { signIn, visitor, tabStorage } = await open();
  signIn.type('sacha@example.com');
  await signIn.sendCode(EMAIL);
  visitor.backEnd.meet('POST', CHECK_EMAIL, problem(422, 'code_wrong', { field: 'code' }));
  await signIn.codes.prove('987654');
  const again = await open(visitor, { tabStorage });
  expect(again.state()).toMatchObject({ stage: 'code', typed: 'sacha@example.com', identifier: EMAIL });
  expect(again.signIn.codes.$registration.get()).toMatchObject({ stage: 'proving', email: EMAIL.value });
  signIn.askPassword('sacha@example.com');
  await signIn.logIn('sacha@example.com', 'secret-word');
  expect([...tabStorage.values()].join()).not.toMatch(/987654|secret-word/);
  expect((await open(visitor)).state()).toMatchObject({ stage: 'address', typed: '' });
});

test('a reload keeps that a password was forgotten, and Back leads to it', async () => {
  const { signIn, visitor, tabStorage } = await open();
  signIn.askPassword('06 12 34 56 78');
  signIn.type('sacha@example.com');
  signIn.askForgotten();
  const again = await open(visitor, { tabStorage });
  expect(again.state()).toMatchObject({ stage: 'forgotten', typed: 'sacha@example.com' });
  again.signIn.back();
  expect(again.state().stage).toBe('password');
  expect(again.signIn.forward('forgotten')).toBe(true);
  expect(again.state().stage).toBe('forgotten');
});

test('names that are asked after a code outlast a reload, for their own customer alone, and no end of their asking', async () => {
  const visitor = createVisitor();
  const { signIn, tabStorage } = await open(visitor);
  // A session that the back end knows: it is used for more than one call.
  await (await createVisitor(visitor).open()).site.session.login('sacha@example.com', 'good');
  const user = { ...NAMELESS.body.user, id: 'u2' };
  visitor.backEnd.meet('POST', CHECK_EMAIL, { body: { ...NAMELESS.body, token: 'token-u2-0', user } });
  await signIn.sendCode(EMAIL);
  await signIn.codes.prove('123456');
  signIn.typeNames({ firstname: 'Nova' });
  signIn.typeNames({ lastname: 'Ro' });
  const again = await open(visitor, { tabStorage });
  const typed = { customerId: 'u2', firstname: 'Nova', lastname: 'Ro' };
  expect(again.state()).toMatchObject({ stage: 'names', names: typed });
  again.signIn.skipNames();
  expect(again.state().names).toBe(null);
  expect([...tabStorage.values()].join()).not.toContain('Nova');
});

test('a storage that is refused changes nothing but a reload', async () => {
  const tabStorage = { read: () => null, write: () => false, remove() {}, keys: () => [] };
  const { signIn, state, site } = await open(createVisitor(), { ports: { tabStorage } });
  await signIn.sendCode(EMAIL);
  expect(state().stage).toBe('code');
  await signIn.codes.prove('123456');
  expect(site.session.$session.get().kind).toBe('customer');
});

test('who signs in in another tab has signed in here, and what was under way is over', async () => {
  const { signIn, visitor, state, site } = await open();
  await signIn.sendCode(EMAIL);
  const other = await visitor.open();
  await other.site.session.login('camille@example.com', 'good');
  await visitor.clock.settle();
  expect(site.session.$session.get().kind).toBe('customer');
  expect(state()).toMatchObject({ stage: 'address', typed: '', identifier: null });
  expect(signIn.codes.$registration.get().stage).toBe('asking');
});
