import type { verifyCode } from '#contract/people/users-registration.ts';
import type { EnteredWire } from '#contract/people/users.schemas.ts';
import type { Database } from '../../database/database.ts';
import { missingField, refuse, Refusal } from '../../http/refusal.ts';
import type { Incoming } from '../../router/route.ts';
import { enterCompany } from '../customer/customers.ts';
import { missingOf, prove } from './check.ts';
import { finishRegistration } from './finish.ts';
import { findRegistration } from './registrations.ts';

/** Ends a registration of the first kind by its codes. A right one counts even where the other is wrong. */
export async function verifyRegistration(
  tx: Database,
  { tenant, body, address, now }: Incoming<typeof verifyCode>,
): Promise<EnteredWire | Refusal> {
  const registration = await findRegistration(tx, tenant.id, body.userID, now);
  if (registration === null) return refuse('code_expired');
  const proving = { tenant, address, now };
  const byMail = await prove(tx, { ...proving, registration, channel: 'email', code: body.code });
  if (byMail instanceof Refusal) return byMail;
  const needsSms = missingOf(tenant, byMail).includes('phone');
  if (needsSms && body.smsCode === undefined) return missingField('smsCode');
  const proven = needsSms
    ? await prove(tx, { ...proving, registration: byMail, channel: 'phone', code: body.smsCode ?? '' })
    : byMail;
  if (proven instanceof Refusal) {
    return new Refusal(proven.type, { ...proven.facts, field: 'smsCode' });
  }
  const finished = await finishRegistration(tx, proven, now);
  return finished.kind === 'opened'
    ? enterCompany(tx, finished.user, now, body.device)
    : refuse('conflict', { field: finished.field });
}
