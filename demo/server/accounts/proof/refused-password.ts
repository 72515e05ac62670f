import type { Database } from '../../database/database.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import type { Tenant } from '../../router/route.ts';
import { admitAttempt } from '../attempts.ts';
import type { UserRow } from '../customer/customers.ts';
import { verifyPassword } from '../passwords.ts';

interface Attempt {
  readonly tenant: Tenant;
  readonly user: UserRow;
  readonly password: string;
  /** Of the call, in which the password was given. */
  readonly field: string;
  /** IP address. */
  readonly address: string;
  readonly now: number;
}

/** Why a customer who is logged in may not go on by this password; null where it is theirs. Slower with each wrong one. */
export async function refusedPassword(db: Database, attempt: Attempt): Promise<Refusal | null> {
  const { tenant, user, password, field, address, now } = attempt;
  const account = `password of ${user.id}`;
  const admission = await admitAttempt(db, { companyId: tenant.id, account, address, now });
  if (admission.kind === 'wait') return refuse('too_many_attempts', { retryAfter: admission.seconds });
  if (!(await verifyPassword(user.passwordHash, password))) {
    return refuse('credentials', { status: 422, sentence: 'old_password', field });
  }
  await admission.forgive();
  return null;
}
