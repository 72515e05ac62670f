import { expect, test } from 'vitest';
import { memoryStorage } from '#platform/memory/storage.ts';
import { problem } from '../../testing/back-end.ts';
import { createVisitor } from '../../testing/visitor.ts';
import { CHECK, openRegistration, REGISTER } from './testing/open-registration.ts';

const AGAIN = '/api/users/register/resend/code';
const SACHA = {
  firstname: 'Sacha',
  lastname: 'Martin',
  email: 'sacha@example.com',
  phone: '',
  password: 'a rose is a rose',
};
/** A storage that cannot keep the first registration. */
function brokenOnce() {
  const storage = memoryStorage();
  let isBroken = true;
  return {
    ...storage,
    write(key: string, value: string) {
      if (!key.endsWith('registration') || !isBroken) return storage.write(key, value);
      isBroken = false;
      throw new Error('full');
    },
  };
}

async function begun() {
  const opened = await openRegistration();
  await opened.registration.begin(SACHA);
  return opened;
}

test('a registration sends names, e-mail and password, and waits for the code', async () => {
  const { bodies, state } = await begun();
  const { phone: _, ...said } = SACHA;
  expect(bodies(REGISTER)).toEqual([said]);
  expect(state()).toMatchObject({ stage: 'proving', email: SACHA.email, isBusy: false, failure: null });
});

test('a registration that is refused says why, and can be sent again', async () => {
  const { registration, visitor, state } = await openRegistration();
  visitor.backEnd.meet('POST', REGISTER, problem(429, 'too_soon'));
  await registration.begin(SACHA);
  expect(state()).toMatchObject({
    stage: 'asking',
    failure: { of: 'sending', problem: { type: 'too_soon' } },
    attempt: 1,
  });
  await registration.begin(SACHA);
  expect(state().stage).toBe('proving');
});

test('what could not be sent is told from what could not be checked, at each step', async () => {
  const { registration, visitor, state } = await openRegistration();
  const outage = problem(503, 'sms_unavailable');
  const failed = (of: string) => ({ of, problem: { type: 'sms_unavailable' } });
  visitor.backEnd.meet('POST', REGISTER, outage);
  await registration.begin(SACHA);
  expect(state()).toMatchObject({ stage: 'asking', failure: failed('sending') });
  await registration.begin(SACHA);
  visitor.backEnd.meet('POST', AGAIN, outage);
  await registration.sendAgain();
  expect(state()).toMatchObject({ stage: 'proving', failure: failed('sending') });
  visitor.backEnd.meet('POST', CHECK, outage);
  await registration.prove('123456');
  expect(state()).toMatchObject({ stage: 'proving', failure: failed('checking') });
  registration.type('12');
  expect(state()).toMatchObject({ failure: null, code: '12' });
});

test('the right code makes a customer of the visitor, in every tab', async () => {
  const { registration, visitor, site, state, events } = await begun();
  const other = await visitor.open();
  await registration.prove('123456');
  expect(state()).toMatchObject({ stage: 'opened', failure: null });
  expect(site.session.$session.get()).toMatchObject({ kind: 'customer', customer: { firstname: 'Sacha' } });
  expect(events.map(({ name }) => name).filter((name) => /login|sign-up/.test(name))).toEqual([
    'vitrine-sign-up',
    'vitrine-login',
  ]);
  await visitor.clock.settle();
  expect([site, other.site].map(({ session }) => session.$session.get().kind)).toEqual([
    'customer',
    'customer',
  ]);
});

test('a wrong code says so and leaves the registration as it is', async () => {
  const { registration, visitor, site, state } = await begun();
  visitor.backEnd.meet('POST', CHECK, problem(422, 'code_wrong', { field: 'code' }));
  await registration.prove('000000');
  expect(state()).toMatchObject({
    stage: 'proving',
    failure: { of: 'checking', problem: { type: 'code_wrong' } },
    attempt: 1,
  });
  expect(site.session.$session.get().kind).toBe('guest');
  await registration.prove('123456');
  expect(state().stage).toBe('opened');
});

test('another code is asked for with the registration that waits', async () => {
  const { registration, visitor, bodies, state } = await begun();
  await registration.sendAgain();
  expect(bodies(AGAIN)).toEqual([{ email: SACHA.email, type: 'email', userID: 'r1' }]);
  visitor.backEnd.meet('POST', AGAIN, problem(429, 'too_soon'));
  await registration.sendAgain();
  expect(state()).toMatchObject({
    stage: 'proving',
    failure: { of: 'sending', problem: { type: 'too_soon' } },
  });
});

test('a reload of the tab goes on waiting for the code, another tab does not', async () => {
  const { visitor, tabStorage } = await begun();
  const again = await openRegistration(visitor, { tabStorage });
  expect(again.state()).toMatchObject({ stage: 'proving', email: SACHA.email });
  await again.registration.prove('123456');
  expect(again.bodies(CHECK)).toMatchObject([{ code: '123456', userId: 'r1' }]);
  expect((await openRegistration(visitor, { tabStorage })).state().stage).toBe('asking');
  expect((await openRegistration(visitor)).state().stage).toBe('asking');
});

test('what stands in the form outlasts a reload, without the password, and nobody’s login', async () => {
  const { registration, visitor, tabStorage, site } = await openRegistration();
  registration.form.type({ firstname: 'Sacha', email: 'sacha@' });
  registration.form.type({ lastname: 'Martin' });
  const again = await openRegistration(visitor, { tabStorage });
  expect(again.registration.form.read()).toEqual({
    firstname: 'Sacha',
    lastname: 'Martin',
    email: 'sacha@',
    phone: '',
  });
  await site.session.login('camille@example.com', 'good');
  site.session.logout();
  expect(registration.form.read().firstname).toBe('');
});

test('two presses send one registration', async () => {
  const { registration, bodies } = await openRegistration();
  await Promise.all([registration.begin(SACHA), registration.begin(SACHA)]);
  expect(bodies(REGISTER)).toHaveLength(1);
});

test('a registration that breaks off is no longer under way, and can be sent again', async () => {
  const { registration, state } = await openRegistration(createVisitor(), {
    ports: { tabStorage: brokenOnce() },
  });
  await expect(registration.begin(SACHA)).rejects.toThrow('full');
  expect(state()).toMatchObject({ stage: 'asking', isBusy: false });
  await registration.begin(SACHA);
  expect(state().stage).toBe('proving');
});

test('whoever leaves the account finds the offer as it was at first', async () => {
  const { registration, site, state } = await begun();
  await registration.prove('123456');
  site.session.logout();
  expect(state()).toMatchObject({ stage: 'asking', email: '' });
});

const PHONE = '+33612345678';
const CHECK_PHONE = `${REGISTER}/phone/check`;
const SHARED = `${REGISTER}/phone/duplicates`;
const WAITING = { userId: 'r1', missing: [], duplicates: [], exist: false, token: null, passwordToken: null };

/** A registration by both addresses, whose phone somebody else has as well. */
async function shared() {
  const opened = await openRegistration();
  const { visitor, registration } = opened;
  visitor.backEnd.meet('POST', REGISTER, { body: { userId: 'r1', missing: ['email', 'phone'] } });
  visitor.backEnd.meet('POST', CHECK, { body: { ...WAITING, user: null, missing: ['phone'] } });
  const other = { profileId: 'p9', firstname: 'C.', email: 'c•••@example.com' };
  visitor.backEnd.meet('POST', CHECK_PHONE, { body: { ...WAITING, user: null, duplicates: [other] } });
  await registration.begin({ ...SACHA, phone: PHONE });
  return { ...opened, other };
}

test('a browser that is known says so when it asks for another code', async () => {
  const { visitor, registration, bodies, site } = await begun();
  await registration.prove('123456');
  const { device } = bodies(CHECK)[0] as { device: string };
  site.session.logout();
  const next = await openRegistration(visitor);
  await next.registration.begin(SACHA);
  await next.registration.sendAgain();
  expect(next.bodies(AGAIN)).toEqual([{ email: SACHA.email, type: 'email', userID: 'r1', device }]);
});

test('two tabs of a browser keep one word: that by which somebody came in first', async () => {
  const { visitor, registration, bodies, site } = await begun();
  const other = await openRegistration(visitor);
  await other.registration.begin(SACHA);
  const answers = [registration.prove('123456'), other.registration.prove('123456')];
  await Promise.all(answers);
  const words = bodies(CHECK).map((body) => (body as { device: string }).device);
  expect(new Set(words).size).toBe(2);
  site.session.logout();
  const next = await openRegistration(visitor);
  await next.registration.begin(SACHA);
  expect(next.bodies(REGISTER).at(-1)).toMatchObject({ device: words[0] });
});

test('what is missing is proven by one code after the other, over a reload as well', async () => {
  const { registration, state, visitor, tabStorage, bodies } = await shared();
  expect(bodies(REGISTER)).toEqual([{ ...SACHA, phone: PHONE }]);
  expect(state()).toMatchObject({ stage: 'proving', channel: 'email' });
  await registration.prove('111111');
  expect(state()).toMatchObject({ stage: 'proving', channel: 'phone', phone: PHONE });
  const again = await openRegistration(visitor, { tabStorage });
  expect(again.state()).toMatchObject({ stage: 'proving', channel: 'phone' });
  await again.registration.sendAgain();
  expect(again.bodies(AGAIN)).toEqual([{ phone: PHONE, type: 'phone', userID: 'r1' }]);
  expect([...tabStorage.values()].join()).not.toContain(SACHA.password);
});

test.each([
  ['take', ['p9']],
  ['without', []],
] as const)('a phone that others have is settled by a word: %s', async (choice, duplicatesProfiles) => {
  const { registration, state, visitor, bodies, other, site } = await shared();
  await registration.prove('111111');
  await registration.prove('222222');
  expect(state()).toMatchObject({ stage: 'shared', sharers: [other] });
  expect(site.session.$session.get().kind).toBe('guest');
  visitor.backEnd.meet('POST', SHARED, problem(404, 'not_found'));
  await registration.settlePhone(choice);
  expect(state()).toMatchObject({
    stage: 'shared',
    failure: { of: 'checking', problem: { type: 'not_found' } },
  });
  const user = {
    id: 'u2',
    email: SACHA.email,
    profiles: [{ profileId: 'p1', firstname: 'Sacha', lastname: 'Martin' }],
  };
  visitor.backEnd.meet('POST', SHARED, { body: { ...WAITING, exist: true, token: 't1', user } });
  await registration.settlePhone(choice);
  const body = { duplicatesProfiles: [...duplicatesProfiles], email: SACHA.email, userId: 'r1' };
  const device = expect.stringMatching(/^[\w-]{32,64}$/) as string;
  expect(bodies(SHARED)).toEqual([
    { ...body, device },
    { ...body, device },
  ]);
  expect(state().stage).toBe('opened');
});

test('what an older version has kept of a registration goes on by its e-mail', async () => {
  const tabStorage = new Map([['vitrine:cmp_x:registration', '{"userId":"r1","email":"sacha@example.com"}']]);
  const { registration, state, bodies } = await openRegistration(createVisitor(), { tabStorage });
  expect(state()).toMatchObject({ stage: 'proving', channel: 'email', email: SACHA.email });
  await registration.sendAgain();
  expect(bodies(AGAIN)).toEqual([{ email: SACHA.email, type: 'email', userID: 'r1' }]);
});
