import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';

const CHUNK = 2000;

/** Inserts rows that all have the same fields, each chunk as one parameter: a parameter for each field would take ten times as long. */
export async function insertMany<T extends PgTable>(
  db: Database,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const columns = getTableColumns(table);
  const names = Object.keys(rows[0] ?? {}).map((field) => ({ field, name: columns[field]?.name ?? field }));
  const list = commaSeparated(names.map(({ name }) => sql.identifier(name)));
  for (let from = 0; from < rows.length; from += CHUNK) {
    const chunk = rows
      .slice(from, from + CHUNK)
      .map((row) => Object.fromEntries(names.map(({ field, name }) => [name, Reflect.get(row, field)])));
    await db.execute(
      sql`insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, ${JSON.stringify(chunk)}::json)`,
    );
  }
}

function commaSeparated(parts: readonly (SQL | ReturnType<typeof sql.identifier>)[]): SQL {
  return sql.join([...parts], sql`, `);
}
