import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CompanyWire } from '#contract/company/company-wire.ts';
import type { Database } from '../database/database.ts';
import { companies, hosts } from '../database/schema/tenants.ts';
import { tokenOfRole } from '../testing/people.ts';
import { send, startTestServer, type TestServer } from '../testing/test-server.ts';
import { createKnownHosts } from './known-hosts.ts';

/** Milliseconds: longer than a busy machine takes for a few requests. */
const KNOWN = 1500;

let server: TestServer;
let [salon, other] = ['', ''];

beforeAll(async () => {
  server = await startTestServer({ hostsKnownFor: KNOWN });
});
beforeEach(async () => {
  [salon, other] = [await server.addCompany(), await server.addCompany()];
  await rename(salon, 'Premier');
  await rename(other, 'Second');
});
afterAll(() => server.close());

const profileOf = async (company: string): Promise<CompanyWire> => {
  const [row] = await server.database.db.select().from(companies).where(eq(companies.id, company));
  return row!.profile;
};
const named = (profile: CompanyWire, displayName: string): CompanyWire => ({
  ...profile,
  identity: { ...profile.identity, displayName },
});

/** As another process does. */
async function rename(company: string, name: string): Promise<void> {
  const profile = named(await profileOf(company), name);
  await server.database.db.update(companies).set({ profile }).where(eq(companies.id, company));
}

const NAME = /Premier|Second|Autre|Changé/g;

/** The names of companies in a page. */
async function shownBy(company: string): Promise<readonly string[]> {
  const { body } = await server.app.inject({ url: '/', headers: { host: `${company}.localhost:4100` } });
  return [...new Set(body.match(NAME))];
}

describe('the pages of a company', () => {
  test('show within the stated time what another process has changed', async () => {
    expect(await shownBy(salon)).toEqual(['Premier']);
    await rename(salon, 'Autre');
    await pause(KNOWN);
    expect(await shownBy(salon)).toEqual(['Autre']);
  });

  test('show at once what was changed through this process', async () => {
    expect(await shownBy(salon)).toEqual(['Premier']);
    const company = named(await profileOf(salon), 'Changé');
    const { status, text } = await send(server, salon, {
      method: 'PUT',
      url: `/api/companies/${salon}`,
      headers: { authorization: `Bearer ${await tokenOfRole(server, salon, 'admin')}` },
      payload: { id: salon, company },
    });
    expect(status, text).toBe(200);
    expect(await shownBy(salon)).toEqual(['Changé']);
  });

  test('are those of the host that is asked, whoever asks at the same time', async () => {
    const asked = Array.from({ length: 40 }, (_, place) => (place % 2 === 0 ? salon : other));
    const shown = await Promise.all(asked.map(shownBy));
    expect(shown).toEqual(asked.map((company) => [company === salon ? 'Premier' : 'Second']));
  });

  test('follow a host that goes to another company', async () => {
    expect(await shownBy(salon)).toEqual(['Premier']);
    await server.database.db
      .update(hosts)
      .set({ companyId: other })
      .where(eq(hosts.host, `${salon}.localhost`));
    await pause(KNOWN);
    expect(await shownBy(salon)).toEqual(['Second']);
  });
});

describe('what is known of hosts', () => {
  /** The database, with how often it is asked. */
  function counted(): { db: Database; asked: () => number } {
    const { db } = server.database;
    const select = vi.spyOn(db, 'select');
    const before = select.mock.calls.length;
    return { db, asked: () => select.mock.calls.length - before };
  }

  test('is read once for all who ask in its time, under any way to write a host', async () => {
    const { db, asked } = counted();
    const known = createKnownHosts(db, KNOWN);
    const names = [`${salon}.localhost`, `${salon}.localhost:4100`, `${salon.toUpperCase()}.LOCALHOST.`];
    const found = await Promise.all(names.map((name) => known.companyOf(name)));
    expect(found.map((tenant) => tenant?.id)).toEqual([salon, salon, salon]);
    expect(asked()).toBe(1);
  });

  test('is read for each where no time is given', async () => {
    const { db, asked } = counted();
    const known = createKnownHosts(db, 0);
    await known.companyOf(`${salon}.localhost`);
    await known.companyOf(`${salon}.localhost`);
    expect(asked()).toBe(2);
  });

  test('is forgotten of the company that is named, and of no other', async () => {
    const { db, asked } = counted();
    const known = createKnownHosts(db, KNOWN);
    for (const company of [salon, other]) await known.companyOf(`${company}.localhost`);
    known.forget(`cmp_${salon}`);
    for (const company of [salon, other]) await known.companyOf(`${company}.localhost`);
    expect(asked()).toBe(3);
  });

  test('is not taken from a read that began before its company was forgotten', async () => {
    const { db, asked } = counted();
    const known = createKnownHosts(db, KNOWN);
    const before = known.companyOf(`${salon}.localhost`);
    known.forget(`cmp_${salon}`);
    await Promise.all([before, known.companyOf(`${salon}.localhost`)]);
    expect(asked()).toBe(2);
  });

  test('is neither a name that nobody has nor a read that failed', async () => {
    const { db, asked } = counted();
    const known = createKnownHosts(db, KNOWN);
    for (let count = 0; count < 2; count += 1) expect(await known.companyOf('nobody.localhost')).toBeNull();
    expect(asked()).toBe(2);
    vi.spyOn(db, 'select').mockImplementationOnce(() => {
      throw new Error('down');
    });
    await expect((async () => known.companyOf(`${salon}.localhost`))()).rejects.toThrow('down');
    expect((await known.companyOf(`${salon}.localhost`))?.id).toBe(salon);
  });
});
