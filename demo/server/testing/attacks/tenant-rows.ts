import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';

/** Tables in which rows come and go with every look: who is logged in, who tried, which keys were used. */
const PASSING = ['sessions', 'login_attempts', 'idempotency_keys'];
/** Columns whose values lead to a row. */
const LEADING = /^(id|slug|code|token|reference|key|external_id|email|phone|.*_(id|key|code|slug|token))$/;

type Row = Readonly<Record<string, unknown>>;

/** Every row of a company by table. */
export async function rowsOf(db: Database, companyId: string): Promise<ReadonlyMap<string, readonly Row[]>> {
  const tables = namesIn(
    await db.execute(
      sql`select table_name as name from information_schema.columns
          where table_schema = 'public' and column_name = 'company_id' order by 1`,
    ),
  );
  const found = new Map<string, readonly Row[]>();
  for (const name of tables) {
    if (PASSING.includes(name)) continue;
    const result = await db.execute(
      sql`select to_jsonb(t) as row from ${sql.identifier(name)} t where company_id = ${companyId} order by to_jsonb(t)::text`,
    );
    found.set(
      name,
      listOf(result).map((each) => Reflect.get(each, 'row') as Row),
    );
  }
  return found;
}

/** Values that lead to a row of one company and to none of the other, one of each column, so that they mean nothing to it. */
export function valuesOnlyOf(
  theirs: ReadonlyMap<string, readonly Row[]>,
  ours: ReadonlyMap<string, readonly Row[]>,
): string[] {
  const known = new Set([...ours.values()].flat().flatMap((row) => Object.values(row).map(String)));
  const found = new Map<string, string>();
  for (const [table, rows] of theirs) {
    for (const row of rows) {
      for (const [column, value] of Object.entries(row)) {
        if (column === 'company_id' || !LEADING.test(column)) continue;
        if ((typeof value !== 'string' && typeof value !== 'number') || known.has(String(value))) continue;
        found.set(`${table}.${column}`, String(value));
      }
    }
  }
  return [...new Set(found.values())];
}

function namesIn(result: unknown): string[] {
  return listOf(result).map((row) => String(Reflect.get(row, 'name')));
}

function listOf(result: unknown): readonly object[] {
  const rows: unknown = typeof result === 'object' && result !== null ? Reflect.get(result, 'rows') : null;
  return Array.isArray(rows) ? rows.filter((row) => typeof row === 'object' && row !== null) : [];
}
