import type { Database } from '../../database/database.ts';
import type { Channel } from '../codes/message-allowances.ts';
import type { UserRow } from '../customer/customers.ts';
import { finishRegistration } from './finish.ts';
import type { RegistrationRow } from './registrations.ts';

/**
 * The account of an address of a registration, once a link has proven it. Nothing else of the registration comes with it: whoever has
 * the address may not be who began it, and must not get an account with the password of another.
 */
export async function openByLink(
  tx: Database,
  registration: RegistrationRow,
  channel: Channel,
  now: number,
): Promise<UserRow> {
  const alone = {
    ...registration,
    ...(channel === 'email' ? { phone: '', phoneProven: false } : { email: '', phoneProven: true }),
    passwordHash: null,
    firstname: '',
    lastname: '',
    city: '',
    country: '',
    marketing: '',
  };
  const finished = await finishRegistration(tx, alone, now);
  return finished.kind === 'opened' ? finished.user : finished.holder;
}
