import { and, count, eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../../accounts/passwords.ts';
import { seedCompany } from '../../seeding/seed.ts';
import { testCompany, testPicture } from '../../testing/companies.ts';
import { openEmbeddedTest } from '../../testing/databases/template.ts';
import { startThrowawayServer, type ThrowawayServer } from '../../testing/databases/throwaway-server.ts';
import { databaseCode, type OpenDatabase } from '../database.ts';
import { openServer } from '../open.ts';
import { shops } from '../schema/catalogue.ts';
import { users } from '../schema/people/people.ts';
import { companies, hosts, settings } from '../schema/tenants.ts';
import { inTenant } from './tenant-scope.ts';

const server: ThrowawayServer | null = await startThrowawayServer();
/** Few connections, so that each of them works for one company after the other. */
const kinds = [
  ['PGlite', () => openEmbeddedTest()],
  ...(server === null ? [] : ([[server.title, () => openServer(server.url, 3)]] as const)),
] as const;
const NAMES = ['first', 'second', 'third'] as const;
const FORBIDDEN = '42501';

afterAll(() => server?.stop());

/** The rows of a raw query. */
async function rowsOf(database: OpenDatabase, query: ReturnType<typeof sql>): Promise<unknown[]> {
  const result: unknown = await database.db.execute(query);
  const rows: unknown = typeof result === 'object' && result !== null ? Reflect.get(result, 'rows') : null;
  return Array.isArray(rows) ? rows : [];
}

describe.each(kinds)('on %s', (_, open) => {
  let database: OpenDatabase;

  beforeAll(async () => {
    database = await open();
    const password = await hashPassword('x');
    for (const name of NAMES) await seedCompany(database.db, testCompany(name), testPicture, password);
  });
  afterAll(() => database.close());

  /** Whose customers a query without any condition finds. */
  const seen = async () => {
    const rows = await database.db.select({ company: users.companyId }).from(users);
    return [...new Set(rows.map(({ company }) => company))].toSorted();
  };

  test('every table of companies has forced row-level security, and no other table is open to their role', async () => {
    const tables = await rowsOf(
      database,
      sql`select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced,
            array(select polname::text from pg_policy where polrelid = c.oid order by 1) as policies,
            has_table_privilege('vitrine_tenant', c.oid, 'select') as granted,
            exists (select from pg_attribute where attrelid = c.oid and attname = 'company_id') as tenants
          from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`,
    );
    expect(tables.length).toBeGreaterThan(20);
    for (const table of tables) {
      const name = String(Reflect.get(table as object, 'name'));
      const isCompanies = name === 'companies';
      expect(table).toEqual(
        name === 'settings'
          ? { name, forced: false, policies: [], granted: false, tenants: false }
          : {
              name,
              forced: true,
              policies: ['every_company', 'own_company'],
              granted: true,
              tenants: !isCompanies,
            },
      );
    }
  });

  test('a query that forgot to name a company sees one, and outside of any scope all', async () => {
    expect(await seen()).toEqual(NAMES.toSorted());
    expect(await inTenant('second', seen)).toEqual(['second']);
    expect(await inTenant('nobody', seen)).toEqual([]);
    expect(await inTenant('', seen)).toEqual([]);
    const own = await inTenant('first', () => database.db.select({ id: companies.id }).from(companies));
    expect(own).toEqual([{ id: 'first' }]);
    expect(await seen()).toEqual(NAMES.toSorted());
  });

  test('a company can neither read, write, change nor delete what is another’s', async () => {
    const { db } = database;
    await inTenant('first', async () => {
      const theirs = await db.select().from(shops).where(eq(shops.companyId, 'second'));
      expect(theirs).toEqual([]);
      const renamed = await db
        .update(shops)
        .set({ name: 'taken' })
        .where(ne(shops.companyId, 'first'))
        .returning();
      expect(renamed).toEqual([]);
      expect(await db.delete(users).where(eq(users.companyId, 'second')).returning()).toEqual([]);
      expect(await db.delete(companies).where(eq(companies.id, 'second')).returning()).toEqual([]);
      const user = {
        id: 'new',
        email: 'new@example.com',
        passwordHash: '',
        firstname: '',
        lastname: '',
        phone: '',
      };
      expect(
        await db
          .insert(users)
          .values({ ...user, companyId: 'second' })
          .then(() => 'kept', databaseCode),
      ).toBe(FORBIDDEN);
      expect(
        await db
          .update(users)
          .set({ companyId: 'second' })
          .where(eq(users.companyId, 'first'))
          .then(() => 'kept', databaseCode),
      ).toBe(FORBIDDEN);
      expect(
        await db
          .insert(hosts)
          .values({ host: 'theirs.localhost', companyId: 'second' })
          .then(() => 'kept', databaseCode),
      ).toBe(FORBIDDEN);
      expect(
        await db
          .select()
          .from(settings)
          .then(() => 'read', databaseCode),
      ).toBe(FORBIDDEN);
      expect(await db.execute(sql`drop table users`).then(() => 'dropped', databaseCode)).toBe(FORBIDDEN);
    });
    const [left] = await db.select({ count: count() }).from(users).where(eq(users.companyId, 'second'));
    expect(left).toEqual({ count: 2 });
  });

  test('transactions are of one company, those that fail too, and nothing of them is left for the next', async () => {
    const { db } = database;
    const work = (company: string, fails: boolean) =>
      inTenant(company, () =>
        db.transaction(async (tx) => {
          const rows = await tx.select({ company: shops.companyId }).from(shops);
          expect(new Set(rows.map((row) => row.company))).toEqual(new Set([company]));
          await tx
            .update(shops)
            .set({ position: 7 })
            .where(and(eq(shops.companyId, company), eq(shops.slug, 'one')));
          if (fails) await tx.execute(sql`select 1 / 0`);
        }),
      );
    for (let round = 0; round < 10; round += 1) {
      const outcomes = await Promise.allSettled(
        NAMES.flatMap((company) => [work(company, false), work(company, true)]),
      );
      expect(outcomes.map(({ status }) => status)).toEqual(NAMES.flatMap(() => ['fulfilled', 'rejected']));
      expect(await Promise.all(NAMES.map((name) => inTenant(name, seen)))).toEqual(
        NAMES.map((name) => [name]),
      );
      expect(await seen()).toEqual(NAMES.toSorted());
    }
  });

  test('two hundred questions at once, of three companies and of none, are each answered for their own', async () => {
    const asked = Array.from(
      { length: 200 },
      (_each, index) => ([...NAMES, null] as const)[index % 4] ?? null,
    );
    const answers = await Promise.all(
      asked.map((company) => (company === null ? seen() : inTenant(company, seen))),
    );
    expect(answers).toEqual(asked.map((company) => (company === null ? NAMES.toSorted() : [company])));
  });

  test('what a scope starts and does not wait for stays in it', async () => {
    const { promise, resolve } = Promise.withResolvers<string[]>();
    await inTenant('third', () => void setTimeout(() => void seen().then(resolve), 5));
    expect(await seen()).toEqual(NAMES.toSorted());
    expect(await promise).toEqual(['third']);
  });
});

test.skipIf(server === null)(
  'a connection that the server ends takes no process and no other request with it',
  async () => {
    const database = await openServer(server?.url ?? '', 2);
    const { db } = database;
    const killed = inTenant('first', () =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
      }),
    ).then(
      () => 'done',
      () => 'failed',
    );
    expect(await killed).toBe('failed');
    const rows = await inTenant('second', () => db.select({ company: shops.companyId }).from(shops));
    expect(new Set(rows.map(({ company }) => company))).toEqual(new Set(['second']));
    await database.close();
  },
);

test.skipIf(server === null)(
  'a database user without special rights gets row-level security that holds, once the tenants’ role is granted',
  async () => {
    const admin = await openServer(server?.url ?? '');
    const run = (statement: ReturnType<typeof sql>) => admin.db.execute(statement);
    await run(sql`create role plain login nosuperuser nocreaterole`);
    await run(sql`create database owned owner plain`);
    await admin.close();
    const url = Object.assign(new URL(server?.url ?? ''), { username: 'plain', pathname: '/owned' }).href;
    const refused = await openServer(url).then(
      () => 'opened',
      (error: unknown) => String(error),
    );
    expect(refused).toContain(
      'The user plain is no member of the role vitrine_tenant: grant it to this user.',
    );

    const granting = await openServer(server?.url ?? '');
    await granting.db.execute(sql`grant vitrine_tenant to plain`);
    await granting.close();
    const database = await openServer(url);
    for (const name of NAMES) await seedCompany(database.db, testCompany(name), testPicture, 'x');
    const companiesSeen = async () =>
      (await database.db.select().from(companies)).map(({ id }) => id).toSorted();
    expect(await companiesSeen()).toEqual(NAMES.toSorted());
    expect(await inTenant('second', companiesSeen)).toEqual(['second']);
    await database.close();
  },
);
