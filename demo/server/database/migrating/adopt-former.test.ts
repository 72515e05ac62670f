import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, describe, expect, test } from 'vitest';
import { companyRows } from '../../seeding/rows/company-rows.ts';
import { testCompany, testPicture } from '../../testing/companies.ts';
import { administer, urlOf } from '../../testing/databases/throwaway-database.ts';
import { startThrowawayServer } from '../../testing/databases/throwaway-server.ts';
import type { Database, OpenDatabase } from '../database.ts';
import { openEmbedded, openServer } from '../open.ts';
import { claims } from '../schema/booking.ts';
import { shops } from '../schema/catalogue.ts';
import { companies } from '../schema/tenants.ts';
import { makeFormerDatabase, makeFormerFolder } from './testing/former-database.ts';
import { dumpSchema } from './testing/schema-dump.ts';
import journal from '../migrations/meta/_journal.json' with { type: 'json' };

/** A place that a database can be made in by the version before, and opened by this one. */
interface Place {
  make(count: number, work?: (db: Database) => Promise<unknown>): Promise<void>;
  open(): Promise<OpenDatabase>;
  remove(): Promise<void>;
}

const ALL = 9;
/** Those of this version. */
const OWN = journal.entries.length;
const server = await startThrowawayServer();

async function folderPlace(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-adopt-'));
  return {
    make: (count, work = () => Promise.resolve()) => makeFormerFolder(folder, count, work),
    open: () => openEmbedded({ folder }),
    remove: () => rm(folder, { recursive: true }),
  };
}

let places = 0;
async function serverPlace(url: string): Promise<Place> {
  const name = `adopted_${++places}`;
  await administer(url, `create database ${name}`);
  return {
    make: (count, work = () => Promise.resolve()) => makeFormerDatabase(urlOf(url, name), count, work),
    open: () => openServer(urlOf(url, name), 2),
    remove: () => administer(url, `drop database ${name} with (force)`),
  };
}

const kinds = [
  ['PGlite', folderPlace],
  ...(server === null ? [] : ([[server.title, () => serverPlace(server.url)]] as const)),
] as const;

afterAll(() => server?.stop());

/** Inserts a row with the columns that it says alone, and no defaults of others. */
async function insertSaid<T extends PgTable>(db: Database, table: T, row: T['$inferInsert']): Promise<void> {
  const said = Object.entries(getTableColumns(table)).filter(([key]) => Reflect.get(row, key) !== undefined);
  const names = said.map(([, { name }]) => sql.identifier(name));
  const values = said.map(([key, column]) => sql.param(Reflect.get(row, key), column));
  const comma = sql`, `;
  await db.execute(sql`insert into ${table} (${sql.join(names, comma)}) values (${sql.join(values, comma)})`);
}

/** Rows that both versions can have. */
async function seed(db: Database): Promise<void> {
  const { company } = testCompany('first');
  const rows = companyRows(testCompany('first'), testPicture);
  await db.insert(companies).values({ id: 'first', token: company.token, profile: company });
  // The version before knows fewer columns than the tables have by now.
  for (const shop of rows.shops) await insertSaid(db, shops, shop);
  for (const { id, shopId, kind, name, position, selectable } of rows.resources)
    await db.execute(
      sql`insert into resources (company_id, id, shop_id, kind, name, position, selectable) values ('first', ${id}, ${shopId}, ${kind}, ${name}, ${position}, ${selectable})`,
    );
  const resourceId = rows.resources[0]?.id ?? '';
  const during = '[2026-01-13T09:00:00Z,2026-01-13T10:00:00Z)';
  await db
    .insert(claims)
    .values({ companyId: 'first', resourceId, kind: 'appointment', ownerId: 'any', during });
}
const shopNames = async ({ db }: OpenDatabase) =>
  (await db.select({ name: shops.name }).from(shops).where(eq(shops.companyId, 'first'))).map(
    ({ name }) => name,
  );
const journalLength = async ({ db }: OpenDatabase) => {
  const rows = await db.select({ hash: sql<string>`hash` }).from(sql`drizzle.__drizzle_migrations`);
  return rows.length;
};
const sentence = (place: Place) =>
  place.open().then(
    () => 'opened',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );

describe.each(kinds)('on %s', (_, makePlace) => {
  test('a database of the version before is adopted with its rows and has the schema of a new one', async () => {
    const [former, empty] = [await makePlace(), await makePlace()];
    await former.make(ALL, seed);
    const [adopted, fresh] = [await former.open(), await empty.open()];
    const names = await shopNames(adopted);
    const kept = await adopted.db.$count(claims);
    const [of, as] = [await dumpSchema(adopted.db), await dumpSchema(fresh.db)];
    await Promise.all([adopted.close(), fresh.close()]);

    expect(names).toEqual(expect.arrayContaining(testCompany('first').shops.map(({ name }) => name)));
    expect(kept).toBe(1);
    expect(as.length).toBeGreaterThan(1000);
    expect(of).toEqual(as);

    const again = await former.open();
    expect(await shopNames(again)).toEqual(names);
    expect(await journalLength(again)).toBe(ALL + OWN);
    await again.close();
    await Promise.all([former.remove(), empty.remove()]);
  });
});

// Neither engine matters to what is compared: the faster one is asked.
const refusedPlace = server === null ? folderPlace : () => serverPlace(server.url);

test('a database with half of the migrations of the version before is refused and left as it is', async () => {
  const place = await refusedPlace();
  await place.make(5);
  const told =
    'The database has 5 of the 9 migrations of the version before: start that version on it once, which completes them, and then this one.';
  expect(await sentence(place)).toBe(told);
  expect(await sentence(place)).toBe(told);
  await place.make(ALL, seed);
  const adopted = await place.open();
  expect(await shopNames(adopted)).not.toEqual([]);
  await adopted.close();
  await place.remove();
});

test('a database of the version before that lacks a column is refused by the name of the column', async () => {
  const place = await refusedPlace();
  await place.make(ALL, (db) => db.execute(sql`alter table orders drop column discount_name`));
  expect(await sentence(place)).toBe(
    'The database lacks orders.discount_name, which the version before had made: add it again as it was, or restore a copy of the database.',
  );
  await place.remove();
});

test('a database with the migrations of an unknown version is refused', async () => {
  const place = await refusedPlace();
  await place.make(ALL, (db) => db.execute(sql`update drizzle.__drizzle_migrations set hash = 'x' || hash`));
  expect(await sentence(place)).toBe(
    'The tables of the database were made by another version than this one and the one before: start the version that made them, or use another database.',
  );
  await place.remove();
});
