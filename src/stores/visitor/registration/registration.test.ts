import { expect, test } from 'vitest';
import { memoryStorage } from '#platform/memory/storage.ts';
import { problem } from '../../testing/back-end.ts';
import { createVisitor, type OpenOptions, type Visitor } from '../../testing/visitor.ts';
import { registrationFeature } from './feature.ts';

const REGISTER = '/api/users/v2/register';
const CHECK = `${REGISTER}/email/check`;
const AGAIN = '/api/users/register/resend/code';
const SACHA = {
  firstname: 'Sacha',
  lastname: 'Martin',
  email: 'sacha@example.com',
  password: 'a rose is a rose',
};
async function open(visitor: Visitor = createVisitor(), options: OpenOptions = {}) {
  const page = await visitor.open(options);
  const registration = await page.site.open(registrationFeature);
  const bodies = (wanted: string) =>
    visitor.sent.filter(({ path }) => path === wanted).map(({ body }) => body);
  return { ...page, visitor, registration, bodies, state: () => registration.$registration.get() };
}

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
  const opened = await open();
  await opened.registration.begin(SACHA);
  return opened;
}

test('a registration sends names, e-mail and password, and waits for the code', async () => {
  const { bodies, state } = await begun();
  expect(bodies(REGISTER)).toEqual([SACHA]);
  expect(state()).toMatchObject({ stage: 'proving', email: SACHA.email, isBusy: false, refused: null });
});

test('a registration that is refused says why, and can be sent again', async () => {
  const { registration, visitor, state } = await open();
  visitor.backEnd.meet('POST', REGISTER, problem(429, 'too_soon'));
  await registration.begin(SACHA);
  expect(state()).toMatchObject({ stage: 'asking', refused: { type: 'too_soon' }, attempt: 1 });
  await registration.begin(SACHA);
  expect(state().stage).toBe('proving');
});

test('the right code makes a customer of the visitor, in every tab', async () => {
  const { registration, visitor, site, state, events } = await begun();
  const other = await visitor.open();
  await registration.prove('123456');
  expect(state()).toMatchObject({ stage: 'opened', refused: null });
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
  expect(state()).toMatchObject({ stage: 'proving', refused: { type: 'code_wrong' }, attempt: 1 });
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
  expect(state()).toMatchObject({ stage: 'proving', refused: { type: 'too_soon' } });
});

test('a reload of the tab goes on waiting for the code, another tab does not', async () => {
  const { visitor, tabStorage } = await begun();
  const again = await open(visitor, { tabStorage });
  expect(again.state()).toMatchObject({ stage: 'proving', email: SACHA.email });
  await again.registration.prove('123456');
  expect(again.bodies(CHECK)).toEqual([{ code: '123456', userId: 'r1' }]);
  expect((await open(visitor, { tabStorage })).state().stage).toBe('asking');
  expect((await open(visitor)).state().stage).toBe('asking');
});

test('two presses send one registration', async () => {
  const { registration, bodies } = await open();
  await Promise.all([registration.begin(SACHA), registration.begin(SACHA)]);
  expect(bodies(REGISTER)).toHaveLength(1);
});

test('a registration that breaks off is no longer under way, and can be sent again', async () => {
  const { registration, state } = await open(createVisitor(), { ports: { tabStorage: brokenOnce() } });
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
