import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { eraseUser } from '#contract/account/own-account.ts';
import { login } from '#contract/people/users.ts';
import { knownDevices } from '../../database/schema/people/people.ts';
import { clientOf } from '../../testing/client.ts';
import { later, openSalons, salon, server } from '../../testing/open-salons.ts';
import { PASSWORD } from '../../testing/test-server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const CAMILLE = 'camille@example.com';
const NOBODY = 'nobody@example.com';

openSalons();

interface Try {
  readonly email?: string;
  readonly password?: string;
  readonly address?: string;
  readonly device?: string;
}

/** The type of the refusal, and the seconds to wait; null where somebody came in. */
async function attempt({ email = CAMILLE, password = 'wrong', address = '10.0.0.1', device }: Try) {
  const client = clientOf(server, salon, { address });
  const body = { email, password, ...(device !== undefined && { device }) };
  return client.get(login, { body }).then(
    () => null,
    (error: Error) => {
      const problem: unknown = JSON.parse(error.message.replace(/^[^{]*/, ''));
      const { type, retryAfter } = problem as { type: string; retryAfter?: number };
      return type === 'credentials' ? type : `${type} ${retryAfter}`;
    },
  );
}

/** Guesses from addresses of an own network each, until one of them has to wait. */
async function guessFromEverywhere(email: string): Promise<{ looked: number; wait: string | null }> {
  for (let looked = 0; ; looked += 1) {
    const answered = await attempt({ email, address: `203.0.${Math.floor(looked / 5)}.7` });
    if (answered !== 'credentials') return { looked, wait: answered };
  }
}

describe('a stranger who guesses', () => {
  test('a stranger who guesses at a password does not keep its owner, at another address, from coming in', async () => {
    for (let round = 0; round < 5; round += 1) await attempt({ address: '203.0.113.7' });
    expect(await attempt({ address: '203.0.113.7' })).toBe('too_many_attempts 30');
    expect(await attempt({ password: PASSWORD })).toBeNull();
    // Nor do they begin anew, since the owner came in.
    expect(await attempt({ address: '203.0.113.7' })).toBe('too_many_attempts 30');
  });

  test('strangers at many addresses guess at one account thirty times, then once an hour: fewer than sixty in a day, whether it exists or not', async () => {
    for (const email of [CAMILLE, NOBODY]) {
      expect(await guessFromEverywhere(email)).toEqual({ looked: 30, wait: 'too_many_attempts 3600' });
    }
    let looked = 0;
    for (let hour = 1; hour < 24; hour += 1) {
      later(HOUR);
      for (let round = 0; round < 3; round += 1) {
        const answer = await attempt({ address: `198.51.${hour}.${round}` });
        if (answer === 'credentials') looked += 1;
      }
    }
    expect(looked).toBe(23);
  });

  test('a device from which the owner has come in is not kept waiting by strangers, even at its own address', async () => {
    const device = randomUUID();
    expect(await attempt({ password: PASSWORD, device })).toBeNull();
    for (let round = 0; round < 5; round += 1) await attempt({});
    await guessFromEverywhere(CAMILLE);
    expect(await attempt({ password: PASSWORD })).toMatch(/^too_many_attempts/);
    expect(await attempt({ password: PASSWORD, device: randomUUID() })).toMatch(/^too_many_attempts/);
    expect(await attempt({ password: PASSWORD, device })).toBeNull();
  });

  test('a known device guesses no faster, and no longer than it is remembered', async () => {
    const device = randomUUID();
    await attempt({ password: PASSWORD, device });
    for (let round = 0; round < 5; round += 1) expect(await attempt({ device })).toBe('credentials');
    expect(await attempt({ device })).toBe('too_many_attempts 30');
    later(90 * DAY);
    await guessFromEverywhere(CAMILLE);
    expect(await attempt({ password: PASSWORD, device, address: '10.0.0.2' })).toMatch(/^too_many_attempts/);
  });

  test('a device is known to one account alone', async () => {
    const device = randomUUID();
    await attempt({ password: PASSWORD, device });
    await guessFromEverywhere(NOBODY);
    expect(await attempt({ email: NOBODY, device })).toBe('too_many_attempts 3600');
  });
});

test('the owner’s own mistakes are forgiven, and none of a stranger’s', async () => {
  for (let round = 0; round < 29; round += 1) await attempt({ address: `203.0.${round}.7` });
  expect(await attempt({ password: PASSWORD })).toBeNull();
  expect(await attempt({ address: '198.51.100.1' })).toBe('credentials');
  expect(await attempt({ address: '198.51.100.2' })).toBe('too_many_attempts 3600');
});

test('of a device is kept what tells nobody which it is, until its customer is erased', async () => {
  const device = randomUUID();
  const client = clientOf(server, salon);
  const { token } = await client.get(login, { body: { email: CAMILLE, password: PASSWORD, device } });
  const kept = () => server.database.db.select().from(knownDevices).where(eq(knownDevices.companyId, salon));
  expect(await kept()).toHaveLength(1);
  expect(JSON.stringify(await kept())).not.toContain(device);
  await clientOf(server, salon, { token }).get(eraseUser, { body: { password: PASSWORD } });
  expect(await kept()).toEqual([]);
});
