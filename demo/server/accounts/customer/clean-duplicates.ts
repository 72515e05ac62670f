import type { CheckedWire } from '#contract/people/users-registration.schemas.ts';
import type { Locale } from '#domain/locale.ts';
import type { ServerContext } from '../../context.ts';
import type { Database } from '../../database/database.ts';
import { invalidField, refuse, type Refusal } from '../../http/refusal.ts';
import type { Tenant } from '../../router/route.ts';
import { askerOf, isProven } from '../codes/check-code.ts';
import { progress } from '../registration/check.ts';
import { advance, findRegistration } from '../registration/registrations.ts';
import { customerWire, findCustomer } from './customers.ts';
import { othersWithPhone, phoneOwners, takePhone } from './phone-owners.ts';

/** Who asks, and by what they have proven a phone. */
interface Claimant {
  readonly tenant: Tenant;
  /** Signed-in customer. */
  readonly customerId: string | null;
  /** Registration under way. */
  readonly registrationId: string | null;
  /** The word of the browser. */
  readonly device?: string | undefined;
  readonly locale: Locale;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Whether a phone was proven by the claimant within the last half hour, or is their way in anyway. */
export async function ownsPhone(
  db: Database,
  { tenant, customerId, registrationId, now }: Claimant,
  phone: string,
): Promise<boolean> {
  if (phone === '') return false;
  if (customerId !== null) {
    const holder = await findCustomer(db, tenant.id, { phone });
    if (holder?.id === customerId) return true;
  }
  const askers = [
    ...(customerId === null ? [] : [askerOf.customer(customerId)]),
    ...(registrationId === null ? [] : [askerOf.registration(registrationId)]),
  ];
  return isProven(db, { companyId: tenant.id, destination: phone, askers, now });
}

/** A phone that nobody can have. */
const NOBODYS = '+0';

interface Cleaning {
  readonly profileIds: readonly string[];
  /** Of whom the phone stays with. */
  readonly email: string;
}

/** Takes the claimant's phone from profiles of others; a profile that is none of those is not found, whatever else it is. */
export async function mergeDuplicates(
  tx: Database,
  claimant: Claimant & Pick<ServerContext, 'originOf'>,
  { profileIds, email }: Cleaning,
): Promise<CheckedWire | Refusal> {
  if (profileIds.length === 0) return goWithoutPhone(tx, claimant);
  const { tenant, customerId, registrationId, device, now } = claimant;
  const named = [...new Set(profileIds)];
  const owners = await phoneOwners(tx, tenant.id, named);
  const phone = owners[0]?.phone ?? '';
  // As much is looked up where nobody has such a profile.
  const isOwn = await ownsPhone(tx, claimant, phone || NOBODYS);
  const isTheirs =
    isOwn &&
    owners.length === named.length &&
    owners.every((owner) => owner.phone === phone && owner.userId !== customerId);
  if (!isTheirs) return refuse('not_found');
  if (owners.some((owner) => owner.email !== '' && owner.email === email.trim().toLowerCase())) {
    return invalidField('email');
  }
  await takePhone(tx, claimant, owners);
  const registration =
    registrationId === null ? null : await findRegistration(tx, tenant.id, registrationId, now);
  if (registration !== null) return progress(tx, tenant, registration, now, device);
  const user = customerId === null ? null : await findCustomer(tx, tenant.id, { id: customerId });
  return {
    userId: customerId ?? registrationId ?? '',
    missing: [],
    duplicates: await othersWithPhone(tx, tenant.id, phone, customerId),
    exist: user !== null,
    token: null,
    passwordToken: null,
    user: user === null ? null : await customerWire(tx, user),
  };
}

/** The registration goes on by its e-mail: the phone stays with those who have it. */
async function goWithoutPhone(
  tx: Database,
  { tenant, registrationId, device, now }: Claimant,
): Promise<CheckedWire | Refusal> {
  const registration =
    registrationId === null ? null : await findRegistration(tx, tenant.id, registrationId, now);
  if (registration === null || registration.email === '') return refuse('not_found');
  const without = { phone: '', phoneProven: false };
  await advance(tx, registration, without);
  return progress(tx, tenant, { ...registration, ...without }, now, device);
}
