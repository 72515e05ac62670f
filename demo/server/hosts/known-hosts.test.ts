import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CompanyWire } from '#contract/company/company-wire.ts';
import type { Database } from '../database/database.ts';
import { definitionOf, renderElement } from '#server/render/engine/render-element.tsx';
import { textsIn } from '#server/render/renderer.ts';
import { companies, hosts } from '../database/schema/tenants.ts';
import { tokenOfRole } from '../testing/people.ts';
import { send, startTestServer, type TestServer } from '../testing/test-server.ts';
import { createKnownHosts } from './known-hosts.ts';

/** Milliseconds: longer than a busy machine takes for a few requests. */
const KNOWN = 1500;

let server: TestServer;
let [salon, other] = ['', ''];

beforeAll(async () => {
  server = await startTestServer({
    hostsKnownFor: KNOWN,
    renderer: { render: renderElement, definitionOf, texts: textsIn('locales') },
  });
});
beforeEach(async () => {
  [salon, other] = [await server.addCompany(), await server.addCompany()];
  await rename(salon, 'Azur');
  await rename(other, 'Basalte');
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

const NAME = /Azur|Basalte|Corail|Obsidienne/g;

const visit = (company: string, url = '/') =>
  server.app.inject({ url, headers: { host: `${company}.localhost:4100` } });

/** The names of companies in a page, once it is rendered, which a busy machine may not do at once. */
function shownBy(company: string): Promise<readonly string[]> {
  return vi.waitFor(
    async () => {
      const { body } = await visit(company);
      expect(body).toContain('<template shadowrootmode="open">');
      return [...new Set(body.match(NAME))];
    },
    { timeout: 30_000, interval: 500 },
  );
}

describe('the pages of a company', () => {
  test('show within the stated time what another process has changed', async () => {
    expect(await shownBy(salon)).toEqual(['Azur']);
    await rename(salon, 'Corail');
    await pause(KNOWN);
    expect(await shownBy(salon)).toEqual(['Corail']);
  });

  test('show at once what was changed through this process', async () => {
    expect(await shownBy(salon)).toEqual(['Azur']);
    const company = named(await profileOf(salon), 'Obsidienne');
    const { status, text } = await send(server, salon, {
      method: 'PUT',
      url: `/api/companies/${salon}`,
      headers: { authorization: `Bearer ${await tokenOfRole(server, salon, 'admin')}` },
      payload: { id: salon, company },
    });
    expect(status, text).toBe(200);
    expect(await shownBy(salon)).toEqual(['Obsidienne']);
  });

  test('are those of the host that is asked, whoever asks at the same time', async () => {
    const asked = Array.from({ length: 40 }, (_, place) => (place % 2 === 0 ? salon : other));
    const shown = await Promise.all(asked.map(shownBy));
    expect(shown).toEqual(asked.map((company) => [company === salon ? 'Azur' : 'Basalte']));
  });

  test('are told from what only one visitor is shown under the same path', async () => {
    for (let count = 0; count < 2; count += 1) await shownBy(salon);
    const [everybodys, own] = [await visit(salon), await visit(salon, '/?page=reserved')];
    expect(everybodys.headers['cache-control']).toContain('public');
    expect(own.headers['cache-control']).toContain('private');
  });

  test('follow a host that goes to another company', async () => {
    expect(await shownBy(salon)).toEqual(['Azur']);
    await server.database.db
      .update(hosts)
      .set({ companyId: other })
      .where(eq(hosts.host, `${salon}.localhost`));
    await pause(KNOWN);
    expect(await shownBy(salon)).toEqual(['Basalte']);
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
