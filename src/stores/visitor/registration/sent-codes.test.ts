import { expect, test } from 'vitest';
import { problem } from '../../testing/back-end.ts';
import { signInFeature } from '../sign-in/feature.ts';
import { NAMELESS } from '../sign-in/testing/open-sign-in.ts';
import { CHECK, openRegistration, REGISTER } from './testing/open-registration.ts';

const AGAIN = '/api/users/register/resend/code';
const ALONE = { firstname: '', lastname: '', email: 'sacha@example.com', phone: '', password: '' };

test('a code that is on its way to an address is entered wherever it is asked for again, with the names that are known there', async () => {
  const { registration, visitor, state, site, bodies } = await openRegistration();
  const signIn = await site.open(signInFeature);
  await signIn.sendCode({ kind: 'email', value: ALONE.email });
  visitor.backEnd.meet('POST', REGISTER, problem(429, 'too_soon', { retryAfter: 39 }));
  await registration.begin({ ...ALONE, firstname: 'Sacha', lastname: 'Martin' });
  expect(state()).toMatchObject({ stage: 'proving', email: ALONE.email, failure: null });
  expect(registration.secondsLeft()).toBe(39);
  visitor.backEnd.meet('POST', CHECK, NAMELESS);
  await registration.prove('123456');
  await visitor.clock.settle();
  expect(bodies(CHECK)).toMatchObject([{ userId: 'r1', code: '123456' }]);
  expect(bodies('/api/profiles')).toMatchObject([{ firstname: 'Sacha', lastname: 'Martin' }]);
});

test('no code is on its way to an address for ten minutes after, nor to any that another customer had', async () => {
  for (const wait of [599_000, 601_000]) {
    const { registration, visitor, state } = await openRegistration();
    await registration.begin(ALONE);
    visitor.backEnd.meet('POST', REGISTER, problem(429, 'too_soon'));
    registration.startOver();
    await visitor.clock.advance(wait);
    await registration.begin(ALONE);
    expect(state().stage).toBe(wait < 600_000 ? 'proving' : 'asking');
  }
  const { registration, visitor, state, site } = await openRegistration();
  await registration.begin(ALONE);
  visitor.backEnd.meet('POST', REGISTER, problem(429, 'too_soon'));
  await site.session.login('camille@example.com', 'good');
  site.session.logout();
  registration.startOver();
  await registration.begin(ALONE);
  expect(state()).toMatchObject({ stage: 'asking', failure: { problem: { type: 'too_soon' } } });
});

test('a code that has run out leaves those that are on their way to other addresses', async () => {
  const { registration, visitor, state } = await openRegistration();
  await registration.begin(ALONE);
  registration.startOver();
  await registration.begin({ ...ALONE, email: 'camille@example.com' });
  visitor.backEnd.meet('POST', CHECK, problem(410, 'code_expired'));
  await registration.prove('123456');
  const tooSoon = problem(429, 'too_soon', { retryAfter: 39 });
  visitor.backEnd.meet('POST', REGISTER, tooSoon, tooSoon);
  registration.startOver();
  await registration.begin({ ...ALONE, email: 'camille@example.com' });
  expect(state().stage).toBe('asking');
  await registration.begin(ALONE);
  expect(state().stage).toBe('proving');
});

test('after the last code of a day none is offered before its time, over a reload as well', async () => {
  for (const account of [
    ALONE,
    { ...ALONE, firstname: 'Sacha', lastname: 'Martin', password: 'good enough' },
  ]) {
    const { registration, visitor, state, tabStorage } = await openRegistration();
    await registration.begin(account);
    await visitor.clock.advance(60_000);
    const spent = problem(429, 'too_soon', { retryAfter: 7200 });
    visitor.backEnd.meet('POST', account.password ? AGAIN : REGISTER, spent);
    await registration.sendAgain();
    expect(state()).toMatchObject({ stage: 'proving', failure: { of: 'sending' } });
    expect(registration.secondsLeft()).toBe(7200);
    expect((await openRegistration(visitor, { tabStorage })).registration.secondsLeft()).toBe(7200);
  }
});
