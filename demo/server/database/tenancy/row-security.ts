import { readFile } from 'node:fs/promises';

const TENANT_ROLE = 'vitrine_tenant';

/** Row-level security for each table of companies, where it is missing: SQL. Runs after the migrations, by the tables' owner. */
export function rowSecuritySql(): Promise<string> {
  return readFile(new URL('./row-security.sql', import.meta.url), 'utf8');
}

/** Sets whom a connection works for in one round trip: a company, or null for whoever opened it, who sees all of them. */
export function switchTo(companyId: string | null): { text: string; values: string[] } {
  return {
    text: `select set_config('role', $1, false), set_config('app.company', $2, false)`,
    values: companyId === null ? ['none', ''] : [TENANT_ROLE, companyId],
  };
}
