import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RecordCalls } from '#contract/records.ts';
import { consentements, needles, pigments, prestations } from '#contract/back-office/treatments.ts';
import { listDatabases, servers } from '#contract/back-office/machines.ts';
import { createDossier, listDossiers, readDossier, updateDossier } from '#contract/back-office/dossiers.ts';
import { recordAudit } from '../../database/schema/collections.ts';
import { staffMembers } from '../../database/schema/people/people.ts';
import type { Client } from '../../testing/client.ts';
import { later, openSalons, salon, server, visitor } from '../../testing/open-salons.ts';
import { clientAs, tokenOfRole } from '../../testing/people.ts';
import { TEST_MONDAY, send } from '../../testing/test-server.ts';

let staff: Client;
let admin: Client;

openSalons();
beforeEach(async () => {
  staff = await clientAs(server, salon, 'staff');
  admin = await clientAs(server, salon, 'admin');
});

const FAMILIES: readonly (readonly [string, RecordCalls])[] = [
  ['servers', servers],
  ['pigments', pigments],
  ['needles', needles],
  ['prestations', prestations],
  ['consentements', consentements],
];

describe.each(FAMILIES)('%s', (_, calls) => {
  test('are kept as they are written, and changed and deleted whole', async () => {
    const fields = { name: 'Un', lot: 'A-17', tags: ['x', { y: null }], note: '<b>x</b>' };
    const made = await admin.get(calls.create, { body: fields });
    expect(made).toEqual({
      ...fields,
      id: expect.any(String),
      createdAt: '2026-01-12T07:00:00.000Z',
      changedAt: '2026-01-12T07:00:00.000Z',
    });
    const params = { id: made.id };
    server.clock.set(TEST_MONDAY + 60_000);
    expect(await staff.get(calls.read, { params })).toEqual(made);
    const changed = await admin.get(calls.update, {
      params,
      body: { ...made, name: 'Deux', lot: undefined },
    });
    const { lot: _gone, ...kept } = made;
    expect(changed).toEqual({ ...kept, name: 'Deux', changedAt: '2026-01-12T07:01:00.000Z' });
    const second = await admin.get(calls.create, { body: { name: 'Trois' } });
    const page = await staff.get(calls.list, { query: { itemPerPage: 1, page: 2 } });
    expect(page).toEqual({ data: [changed], total: 2, page: 2, itemPerPage: 1 });
    await admin.get(calls.remove, { params });
    expect((await staff.get(calls.list)).data).toEqual([second]);
    expect((await admin.refusal(calls.remove, { params })).code).toBe(404);
    expect((await admin.refusal(calls.update, { params, body: fields })).code).toBe(404);
  });

  test('are nobody’s but the back office’s of their company', async () => {
    const made = await admin.get(calls.create, { body: { name: 'Un' } });
    const params = { id: made.id };
    const provider = await clientAs(server, salon, 'provider');
    for (const call of [calls.list, calls.read]) {
      const input = call === calls.read ? { params } : {};
      expect((await visitor.refusal(call, input)).code).toBe(401);
      expect((await provider.refusal(call, input)).code).toBe(403);
    }
    const stranger = await clientAs(server, await server.addCompany(), 'admin');
    expect((await stranger.get(calls.list)).total).toBe(0);
    expect((await stranger.refusal(calls.read, { params })).code).toBe(404);
    expect((await stranger.refusal(calls.update, { params, body: { name: 'x' } })).code).toBe(404);
    expect((await stranger.refusal(calls.remove, { params })).code).toBe(404);
    expect((await staff.get(calls.read, { params })).name).toBe('Un');
  });
});

test('servers are changed by admins alone, databases by nobody', async () => {
  expect((await staff.refusal(servers.create, { body: { name: 'x' } })).code).toBe(403);
  expect(await staff.get(listDatabases)).toEqual({ data: [], total: 0, page: 1, itemPerPage: 20 });
  const token = await tokenOfRole(server, salon, 'admin');
  const reply = await send(server, salon, {
    method: 'POST',
    url: '/api/databases',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
    payload: { name: 'x' },
  });
  expect(reply.status).toBe(405);
});

test('what is nested a hundred thousand times is refused like anything else that is not valid', async () => {
  const token = await tokenOfRole(server, salon, 'staff');
  const reply = await send(server, salon, {
    method: 'POST',
    url: '/api/prestations',
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': crypto.randomUUID(),
      'content-type': 'application/json',
    },
    payload: `{"name":"x","a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
  });
  expect([reply.status, reply.body]).toMatchObject([422, { type: 'invalid' }]);
});

describe('files on customers', () => {
  test('files on customers are found by their type, and never deleted', async () => {
    const file = 'radio.pdf';
    const one = await staff.get(createDossier, { body: { file, type: 'radio' } });
    const two = await staff.get(createDossier, { body: { file, customer: 'user-1' } });
    const ids = async (type?: string) =>
      (await staff.get(listDossiers, { query: type === undefined ? {} : { type } })).data.map(({ id }) => id);
    expect((await ids()).toSorted()).toEqual([one.id, two.id].toSorted());
    expect(await ids('radio')).toEqual([one.id]);
    expect(await ids('photo')).toEqual([]);
    await staff.get(updateDossier, { params: { id: two.id }, body: { file, type: 'photo' } });
    expect(await ids('photo')).toEqual([two.id]);
    expect((await staff.get(readDossier, { params: { id: two.id } }))['customer']).toBeUndefined();
    expect((await staff.refusal(createDossier, { body: { type: 'radio' } })).field).toBe('file');
  });
});

describe('what tells of health', () => {
  async function traces() {
    const rows = await server.database.db
      .select()
      .from(recordAudit)
      .where(eq(recordAudit.companyId, salon))
      .orderBy(asc(recordAudit.at));
    return rows.map(({ userId, at, action, family, records }) => ({ userId, at, action, family, records }));
  }
  const by = async (role: 'staff' | 'admin') => {
    const rows = await server.database.db
      .select()
      .from(staffMembers)
      .where(eq(staffMembers.companyId, salon));
    return rows.find((row) => row.role === role)?.id;
  };

  test.each([
    ['pigments', pigments],
    ['needles', needles],
    ['consentements', consentements],
  ] as const)('what tells of health leaves a trace of each look and change: %s', async (family, calls) => {
    const { id } = await staff.get(calls.create, { body: { name: 'Secret', note: 'allergie' } });
    later(1000);
    await admin.get(calls.list);
    later(1000);
    await staff.get(calls.read, { params: { id } });
    later(1000);
    await staff.get(calls.update, { params: { id }, body: { name: 'Secret' } });
    later(1000);
    await staff.get(calls.remove, { params: { id } });
    await staff.refusal(calls.read, { params: { id } });
    const [ours, theirs] = [await by('staff'), await by('admin')];
    const left = await traces();
    expect(left.map(({ userId, action, records }) => [userId, action, records])).toEqual([
      [ours, 'create', [id]],
      [theirs, 'list', [id]],
      [ours, 'read', [id]],
      [ours, 'change', [id]],
      [ours, 'delete', [id]],
    ]);
    expect(left.map(({ at }) => at.getTime() - TEST_MONDAY)).toEqual([0, 1000, 2000, 3000, 4000]);
    expect(new Set(left.map((trace) => trace.family))).toEqual(new Set([family]));
    expect(JSON.stringify(left)).not.toMatch(/Secret|allergie/);
  });

  test('a change that is refused, and records that do not tell of health, leave no audit entry', async () => {
    await staff.refusal(consentements.create, {
      body: { name: 'x', deep: { __nothing: { constructor: 1 } } },
    });
    await staff.get(prestations.create, { body: { name: 'Soin' } });
    await staff.get(prestations.list);
    await staff.refusal(readDossier, { params: { id: 'nothing' } });
    expect(await traces()).toEqual([]);
    await staff.get(listDossiers);
    expect(await traces()).toHaveLength(1);
  });
});
