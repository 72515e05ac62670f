import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { EVERY_CALL } from '#contract/every-call.ts';
import { startSession } from '../../accounts/sessions.ts';
import { typeOf } from '../../testing/expect-problem.ts';
import { tokenOfRole } from '../../testing/people.ts';
import { sampleRequest } from '../../testing/calls/sample.ts';
import { callsWithKeys, probeKeys } from '../../testing/attacks/keyed-probe.ts';
import { probeTenants } from '../../testing/attacks/tenant-probe.ts';
import { send, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { bearer } from '../../testing/visits.ts';
import { mayCall, ROLES, tokenOfCall } from '../who-may-call.ts';

const MONTH = 31 * 86_400_000;
let server: TestServer;
let salon: string;
let other: string;

beforeAll(async () => {
  server = await startTestServer();
  salon = await server.addCompany();
  other = await server.addCompany();
});
afterAll(() => server.close());

/** What the router answers before a call is looked at any closer. */
const REFUSED = new Set(['unauthorized', 'forbidden']);

/** What the contract says of a token in front of a call. */
function expectedOf(call: Call, holder: string): 'unauthorized' | 'forbidden' | 'admitted' {
  const token = tokenOfCall(call);
  if (token === 'ignored') return 'admitted';
  if (holder === 'nobody') return token === 'needed' ? 'unauthorized' : 'admitted';
  if (holder === 'expired') return 'unauthorized';
  if (holder.startsWith('other')) return 'forbidden';
  const role = ROLES.find((each) => each === holder);
  return role !== undefined && mayCall(role, call) ? 'admitted' : 'forbidden';
}

async function tokenFor(holder: string): Promise<string | undefined> {
  if (holder === 'nobody') return undefined;
  if (holder === 'expired') {
    const long = server.clock.now() - MONTH;
    return startSession(server.database.db, {
      companyId: salon,
      realm: 'customer',
      userId: 'user-1',
      now: long,
    });
  }
  if (holder === 'other customer') return tokenOfRole(server, other, 'customer');
  if (holder === 'other admin') return tokenOfRole(server, other, 'admin');
  const role = ROLES.find((each) => each === holder);
  return tokenOfRole(server, salon, role ?? 'customer');
}

const tokens = new Map<string, string | undefined>();

async function knownToken(holder: string): Promise<string | undefined> {
  if (!tokens.has(holder)) tokens.set(holder, await tokenFor(holder));
  return tokens.get(holder);
}

const HOLDERS = ['nobody', ...ROLES, 'expired', 'other customer', 'other admin'];

describe('every call, in front of everybody', () => {
  test.each(EVERY_CALL.map((call) => [call.name, call] as const))(
    'the call %s answers each role as its policy says',
    async (_, call) => {
      for (const holder of HOLDERS) {
        // Writes may end sessions, of this person or of all.
        if (call.method !== 'GET') tokens.clear();
        const reply = await send(
          server,
          salon,
          sampleRequest(call, { headers: bearer(await knownToken(holder)) }),
        );
        const type = reply.status === 401 || reply.status === 403 ? typeOf(reply.body) : 'admitted';
        const expected = expectedOf(call, holder);
        // A call may refuse by itself whom the router let through: somebody else's shop, a wrong password.
        if (expected === 'admitted') {
          if (tokenOfCall(call) === 'ignored') expect(type, holder).not.toBe('unauthorized');
          else if (type === 'unauthorized') expect.fail(`${call.name} refuses ${holder}: ${reply.text}`);
        } else {
          expect([reply.status, type], holder).toEqual([expected === 'unauthorized' ? 401 : 403, expected]);
          expect(REFUSED).toContain(type);
        }
      }
    },
  );
});

test.each([
  ['customer', { role: 'customer', audience: 'customer' }, ['customer']],
  ['provider', { role: 'provider', audience: 'back-office' }, ['provider', 'staff', 'manager', 'admin']],
  ['staff', { role: 'staff', audience: 'back-office' }, ['staff', 'manager', 'admin']],
  ['manager', { role: 'manager', audience: 'back-office' }, ['manager', 'admin']],
  ['admin', { role: 'admin', audience: 'back-office' }, ['admin']],
  ['access', { role: 'access', audience: 'back-office' }, ['access', 'manager', 'admin']],
  [
    'customer, and managers too',
    { role: 'customer', audience: 'customer', staffToo: 'manager' },
    ['customer', 'manager', 'admin'],
  ],
] as const)('what is open to %s is open to these alone', (_, call, roles) => {
  expect(ROLES.filter((role) => mayCall(role, call))).toEqual(roles);
});

test(
  'a row of another company is answered like one that does not exist, and stays as it was',
  { timeout: 240_000 },
  async () => {
    const { asked, values, leaks, changed } = await probeTenants(server, ['admin', 'customer'], 6);
    expect(leaks).toEqual([]);
    expect(changed).toEqual([]);
    expect(values).toBeGreaterThan(4);
    expect(asked).toBeGreaterThan(1000);
  },
);

test('a key of one company opens nothing under the header of another, and at home what it is for', async () => {
  const { names, leaks, untried } = await probeKeys(server);
  expect(leaks).toEqual([]);
  expect(untried).toEqual([]);
  expect(
    callsWithKeys()
      .map(({ name }) => name)
      .filter((name) => !names.includes(name)),
  ).toEqual([]);
});
