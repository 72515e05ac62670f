import { setImmediate as endOfTurn } from 'node:timers/promises';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { CompanyWire } from '#contract/company/company-wire.ts';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database.ts';
import { companies } from '../database/schema/tenants.ts';
import { refuse, type Refusal } from '../http/refusal.ts';
import type { Tenant } from './route.ts';

/** Companies whose profile a process remembers. */
const MOST = 500;

export interface RevisedTenant extends Tenant {
  /** Another number after every change of the profile or the catalogue. */
  readonly revision: number;
}

interface TenantFinder {
  readonly cached: LRUCache<string, RevisedTenant>;
  find(token: string, revision: number): Promise<readonly Found[]>;
}

interface Found {
  readonly id: string;
  readonly token: string;
  readonly revision: number;
  /** Null: as it was at the revision that was asked for. */
  readonly profile: CompanyWire | null;
}

const finders = new WeakMap<Database, TenantFinder>();

/** The company of a `company` header; the header selects, it grants nothing. */
export async function tenantOf(db: Database, token: string | undefined): Promise<RevisedTenant | Refusal> {
  if (token === undefined || token === '') return refuse('param_missing', { field: 'company' });
  if (!isWritable(token)) return refuse('company_error');
  const { cached, find } = finderOf(db);
  const before = cached.get(token);
  const [found] = await find(token, before?.revision ?? -1);
  if (found === undefined) return refuse('company_error');
  const { profile } = found;
  if (profile === null) return before ?? refuse('server');
  const tenant = { ...found, profile };
  cached.set(token, tenant);
  return tenant;
}

/** A profile is large, and read only when its company's revision is not the one that is known. */
function finderOf(db: Database): TenantFinder {
  const made = finders.get(db);
  if (made !== undefined) return made;
  const profile: SQL<CompanyWire | null> = sql`case when ${companies.revision} = ${sql.placeholder('revision')}
    then null else ${companies.profile} end`;
  const query = db
    .select({ id: companies.id, token: companies.token, revision: companies.revision, profile })
    .from(companies)
    .where(eq(companies.token, sql.placeholder('token')))
    .prepare('tenant_by_token');
  const finder: TenantFinder = {
    cached: new LRUCache<string, RevisedTenant>({ max: MOST }),
    find: shareWithinATurn((token, revision) => query.execute({ token, revision })),
  };
  finders.set(db, finder);
  return finder;
}

type Find = TenantFinder['find'];

/**
 * Asks once for all requests that arrive in one turn of the event loop. The question is put when the turn ends, after every
 * one of them arrived: none is answered with anything older than itself.
 */
function shareWithinATurn(find: Find): Find {
  const asked = new Map<string, ReturnType<Find>>();
  return (token, revision) => {
    const key = `${revision} ${token}`;
    const shared = asked.get(key);
    if (shared !== undefined) return shared;
    const answer = endOfTurn().then(() => {
      asked.delete(key);
      return find(token, revision);
    });
    asked.set(key, answer);
    return answer;
  };
}

/** A header may hold bytes that no database text can. */
function isWritable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
