import { sql } from 'drizzle-orm';
import { salon, server } from '../../../testing/open-salons.ts';

interface Rows {
  readonly rows: readonly { readonly table_name: string }[];
}

/** The tables of the database in which a text is found, in rows of the salon. */
export async function tablesNaming(text: string): Promise<string[]> {
  const { db } = server.database;
  const { rows } = (await db.execute(
    sql`select distinct table_name from information_schema.columns where table_schema = 'public' and column_name = 'company_id'`,
  )) as Rows;
  const found: string[] = [];
  for (const { table_name: table } of rows) {
    const hit = (await db.execute(
      sql`select 1 from ${sql.identifier(table)} as t where company_id = ${salon} and position(${text} in lower(to_jsonb(t)::text)) > 0 limit 1`,
    )) as Rows;
    if (hit.rows.length > 0) found.push(table);
  }
  return found.toSorted();
}
