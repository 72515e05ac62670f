import { describe, expect, test } from 'vitest';
import { EVERY_CALL } from '#contract/every-call.ts';
import { send, startTestServer } from '../testing/test-server.ts';
import { asksAboutAccounts, untilWholeStep } from './even-times.ts';

test.each([
  ['users.login', true],
  ['users.resetPassword', true],
  ['users.v2.signIn.email', true],
  ['users.v2.signIn.createLink', true],
  ['users.register.step1', true],
  ['users.v2.register', true],
  ['profiles.phoneAvailable', true],
  ['passkeys.signIn', true],
  ['users.me', false],
  ['shops.list', false],
  ['appointments.check', false],
])('%s asks about accounts: %s', (name, expected) => {
  const call = EVERY_CALL.find((each) => each.name === name);
  expect(call && asksAboutAccounts(call)).toBe(expected);
});

describe('an answer of even time', () => {
  test.each([0, 0.4, 3.7, 9.99, 12, 31.5])('after %d ms leaves at a whole step', async (taken) => {
    const begun = performance.now();
    await untilWholeStep(taken, 10);
    const total = taken + performance.now() - begun;
    // However late a busy machine is, never early.
    expect(total).toBeGreaterThanOrEqual(Math.ceil((taken + 0.001) / 10) * 10 - 0.01);
  });

  test('waits for nothing without a step', async () => {
    const begun = performance.now();
    await untilWholeStep(3, 0);
    expect(performance.now() - begun).toBeLessThan(9);
  });
});

test('an answer about accounts takes a whole step, whatever it says', async () => {
  const server = await startTestServer({ answerStep: 400 });
  try {
    const company = await server.addCompany();
    for (const [payload, status] of [
      [{ email: 'nobody@example.com', password: 'a wrong one' }, 401],
      [{ email: 'nobody@example.com' }, 422],
    ] as const) {
      const begun = performance.now();
      const reply = await send(server, company, { method: 'POST', url: '/api/users/login', payload });
      expect(reply.status).toBe(status);
      expect(performance.now() - begun).toBeGreaterThan(395);
    }
  } finally {
    await server.close();
  }
});
