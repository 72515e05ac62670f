import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database.ts';

const OURS = sql`'public'::regnamespace`;

/** What PostgreSQL knows of our schema, kind by kind, each as rows of text that PostgreSQL itself writes. */
const KINDS: Record<string, SQL> = {
  tables: sql`select c.relname, c.relkind::text, c.relrowsecurity, c.relforcerowsecurity, c.relacl::text
    from pg_class c where c.relnamespace = ${OURS} and c.relkind in ('r', 'p', 'v', 'm', 'S')`,
  columns: sql`select c.relname, a.attnum, a.attname, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull,
      a.attidentity::text, a.attgenerated::text, pg_get_expr(d.adbin, d.adrelid) as standard
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = ${OURS} and c.relkind in ('r', 'p')`,
  constraints: sql`select conrelid::regclass::text, conname, contype::text, pg_get_constraintdef(oid) as definition
    from pg_constraint where connamespace = ${OURS}`,
  indexes: sql`select indexname, indexdef from pg_indexes where schemaname = 'public'`,
  triggers: sql`select tgrelid::regclass::text, tgname, pg_get_triggerdef(t.oid) as definition
    from pg_trigger t join pg_class c on c.oid = tgrelid where c.relnamespace = ${OURS} and not tgisinternal`,
  functions: sql`select p.oid::regprocedure::text as name, pg_get_functiondef(p.oid) as definition
    from pg_proc p where p.pronamespace = ${OURS} and p.prokind = 'f' and p.prolang <> 13`,
  policies: sql`select tablename, policyname, permissive, roles::text, cmd, qual, with_check
    from pg_policies where schemaname = 'public'`,
  sequences: sql`select sequencename, data_type::text, start_value::text, min_value::text, max_value::text,
      increment_by::text, cycle, cache_size::text
    from pg_sequences where schemaname = 'public'`,
  extensions: sql`select extname, extversion from pg_extension`,
};

/** The whole schema of a database as sorted lines: two databases with the same lines have the same schema. */
export async function dumpSchema(db: Database): Promise<string[]> {
  const lines: string[] = [];
  for (const [kind, query] of Object.entries(KINDS)) {
    const { rows } = (await db.execute(query)) as unknown as { rows: object[] };
    lines.push(...rows.map((row) => `${kind} ${JSON.stringify(Object.values(row))}`));
  }
  return lines.toSorted();
}
