import type { InjectOptions } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { EVERY_CALL } from '#contract/every-call.ts';
import { demoCompanies } from '#seed/companies.ts';
import { pictureOf } from '#seed/pictures/picture-of.ts';
import { seedCompany } from '../seeding/seed.ts';
import { openSharedSalon, server } from '../testing/open-salons.ts';
import { tokenOfRole } from '../testing/people.ts';
import { send } from '../testing/test-server.ts';
import { bearer } from '../testing/visits.ts';

openSharedSalon();

let admin: Record<string, string>;

beforeAll(async () => {
  const maison = demoCompanies('20260112').find(({ company }) => company.nickname === 'maison');
  if (maison === undefined) throw new Error('there is no maison');
  await server.database.db.transaction((tx) => seedCompany(tx, maison, pictureOf, ''));
  admin = bearer(await tokenOfRole(server, 'maison', 'admin'));
});

/** What the back office changes as a whole: the addresses that one of them is under. */
const addresses = EVERY_CALL.filter(
  ({ method, audience, path }) => method === 'PUT' && audience === 'back-office' && path.endsWith('/{id}'),
).map(({ path }) => path.replace('/{id}', ''));

/** Where they are listed, where that is not their own address. */
const LISTS: Readonly<Record<string, string>> = {
  '/api/access/u/register': '/api/access',
  '/api/alerts': '/api/alerts/all',
  '/api/articles': '/api/articles/artebeaute',
  '/api/events': '/api/events/all',
  '/api/posts': '/api/posts/all',
};

/** Written where the seed has none. */
const NEW = {
  name: 'Neuf',
  file: 'neuf.pdf',
  type: 'thing',
  fields: [{ name: 'size', kind: 'text', required: false }],
  values: { size: 'large' },
  email: 'comptable@example.com',
  firstname: 'Ada',
  lastname: 'Lefort',
};

const ask = (options: InjectOptions) =>
  send(server, 'maison', { ...options, headers: { ...admin, 'idempotency-key': crypto.randomUUID() } });

async function listed(address: string): Promise<readonly Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  for (let page = 1; ; page += 1) {
    const url = `${LISTS[address] ?? address}?page=${page}&itemPerPage=100`;
    const { body } = (await ask({ method: 'GET', url })) as { body: { data?: typeof items } & typeof items };
    items.push(...(body.data ?? body));
    if (body.data === undefined || body.data.length < 100) return items;
  }
}

/** Every one of an address as it is read. */
async function everyOne(address: string): Promise<readonly (readonly [string, unknown])[]> {
  let items = await listed(address);
  if (items.length === 0) {
    const made = await ask({ method: 'POST', url: address, payload: NEW });
    expect(made.status, made.text).toBe(200);
    items = await listed(address);
  }
  const isRead = EVERY_CALL.some(({ method, path }) => method === 'GET' && path === `${address}/{id}`);
  return Promise.all(
    items.map(async (item) => {
      const id = String(item.webId ?? item.id);
      return [id, isRead ? (await ask({ method: 'GET', url: `${address}/${id}` })).body : item] as const;
    }),
  );
}

/** All but when it was changed last. */
function withoutChange(read: unknown): unknown {
  return { ...(read as object), changedAt: undefined };
}

test.each(addresses)('each of %s is written back as it was read, and stays as it is', async (address) => {
  const before = await everyOne(address);
  expect(before.length).toBeGreaterThan(0);
  for (const [id, read] of before) {
    const reply = await ask({ method: 'PUT', url: `${address}/${id}`, payload: read as object });
    expect(reply.status, `${id}: ${reply.text}`).toBe(200);
    expect(withoutChange(reply.body)).toEqual(withoutChange(read));
  }
  const after = new Map(await everyOne(address));
  for (const [id, read] of before) expect(withoutChange(after.get(id))).toEqual(withoutChange(read));
});

/** They keep whatever they are told. */
const isOpen = (address: string) => {
  const call = EVERY_CALL.find(({ method, path }) => method === 'PUT' && path === `${address}/{id}`);
  return call?.body !== undefined && 'additionalProperties' in call.body;
};

test.each(addresses.filter((address) => !isOpen(address)))(
  'what is written back to %s is refused with a field that nobody knows',
  async (address) => {
    const [first] = await everyOne(address);
    if (first === undefined) throw new Error(`${address} has none`);
    const [id, read] = first;
    const payload = { ...(read as object), colourOfTheDoor: 'blue' };
    const reply = await ask({ method: 'PUT', url: `${address}/${id}`, payload });
    expect([reply.status, reply.body]).toMatchObject([422, { type: 'invalid', field: 'colourOfTheDoor' }]);
  },
);
