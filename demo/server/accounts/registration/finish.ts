import { randomUUID } from 'node:crypto';
import { lockFor } from '../../booking/schedule/placing.ts';
import type { Database } from '../../database/database.ts';
import { users } from '../../database/schema/people/people.ts';
import { findCustomer, type UserRow } from '../customer/customers.ts';
import { dropRegistration, type RegistrationRow } from './registrations.ts';

type Finished =
  | { readonly kind: 'opened'; readonly user: UserRow }
  /** Another account has an address that both have proven. */
  | { readonly kind: 'taken'; readonly field: 'email' | 'phone'; readonly holder: UserRow };

/** Opens the account of a registration whose addresses are proven as far as they can be. */
export async function finishRegistration(
  tx: Database,
  registration: RegistrationRow,
  now: number,
): Promise<Finished> {
  const { companyId, email, phone, phoneProven, passwordHash } = registration;
  await takeAddresses(tx, companyId, [email, phoneProven ? phone : '']);
  const byEmail = email === '' ? null : await findCustomer(tx, companyId, { email });
  if (byEmail !== null) return { kind: 'taken', field: 'email', holder: byEmail };
  const byPhone = phoneProven ? await findCustomer(tx, companyId, { phone }) : null;
  if (byPhone !== null) return { kind: 'taken', field: 'phone', holder: byPhone };
  const { firstname, lastname, city, country } = registration;
  const user = {
    companyId,
    id: randomUUID(),
    email,
    passwordHash,
    firstname,
    lastname,
    phone,
    phoneProven,
    city,
    country,
    noPass: false,
    createdAt: new Date(now),
  };
  await tx.insert(users).values(user);
  await dropRegistration(tx, registration);
  return { kind: 'opened', user };
}

/** One account at a time comes to an address. */
export async function takeAddresses(
  tx: Database,
  companyId: string,
  addresses: readonly string[],
): Promise<void> {
  for (const address of addresses.filter(Boolean).toSorted())
    await lockFor(tx, companyId, `account ${address}`);
}
