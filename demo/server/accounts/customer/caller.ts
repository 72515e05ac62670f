import type { Database } from '../../database/database.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import type { Caller, Tenant } from '../../router/route.ts';
import { findCustomer, type UserRow } from './customers.ts';

/** The signed-in customer of a call. */
export async function customerOf(
  db: Database,
  { tenant, caller }: { readonly tenant: Tenant; readonly caller: Caller | null },
): Promise<UserRow | Refusal> {
  const user = await findCustomer(db, tenant.id, { id: caller?.userId ?? '' });
  return user ?? refuse('unauthorized');
}
