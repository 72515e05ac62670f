import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../database.ts';
import { openEmbeddedTest } from '../../testing/databases/template.ts';

interface Key {
  readonly of: string;
  readonly name: string;
  readonly columns: readonly string[];
}

let database: OpenDatabase;
let references: readonly string[];

beforeAll(async () => {
  database = await openEmbeddedTest();
  const page = await readFile(new URL('../../../../docs/deploy.md', import.meta.url), 'utf8');
  const names = /\*\*Sharding\.\*\* Every table but (.+?) has/s.exec(page)?.[1] ?? '';
  references = [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name ?? '');
});
afterAll(() => database.close());

/** Primary keys, unique indexes (those of constraints too), exclusion constraints; and what else the database holds to be whole. */
async function keysOf(): Promise<Key[]> {
  const { rows } = (await database.db.execute(sql`
    select t.relname as "of", i.relname as name,
      (select array_agg(a.attname::text) from pg_attribute a where a.attrelid = t.oid and a.attnum = any (x.indkey::int2[])) as columns
    from pg_index x join pg_class t on t.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
    where t.relnamespace = 'public'::regnamespace and (x.indisunique or x.indisexclusion)
    union all
    select t.relname, c.conname,
      (select array_agg(a.attname::text) from pg_attribute a where a.attrelid = t.oid and a.attnum = any (c.conkey))
    from pg_constraint c join pg_class t on t.oid = c.conrelid
    where t.relnamespace = 'public'::regnamespace and c.contype = 'f'`)) as unknown as { rows: Key[] };
  return rows;
}

test('the page on running it names the tables that are no part of a company', () => {
  expect(references).toEqual(['companies', 'hosts', 'sessions', 'settings']);
});

test('every key of every other table holds the company, so that the table can be distributed by it', async () => {
  const keys = await keysOf();
  const others = keys.filter((key) => !references.includes(key.of));
  expect(others.length).toBeGreaterThan(80);
  expect(others.filter(({ columns }) => !columns.includes('company_id'))).toEqual([]);
});

test('every table has a primary key, and those that the page names are there', async () => {
  const { rows } = (await database.db.execute(sql`
    select c.relname as name, exists (select from pg_index x where x.indrelid = c.oid and x.indisprimary) as has
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`)) as unknown as {
    rows: { name: string; has: boolean }[];
  };
  expect(rows.filter(({ has }) => !has)).toEqual([]);
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining([...references]));
});
