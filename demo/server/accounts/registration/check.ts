import type { CheckedWire } from '#contract/people/users-registration.schemas.ts';
import type { checkEmailCode, checkPhoneCode } from '#contract/people/users-registration.ts';
import type { Database } from '../../database/database.ts';
import { invalidField, refuse, Refusal } from '../../http/refusal.ts';
import type { Incoming, Tenant } from '../../router/route.ts';
import { sendsSms } from '../../sms/outbox.ts';
import { createAccountLink } from '../account-links.ts';
import { askerOf, checkCode } from '../codes/check-code.ts';
import type { Channel } from '../codes/message-allowances.ts';
import { emailOf, phoneOf } from '../contact.ts';
import { enterCompany } from '../customer/customers.ts';
import { othersWithPhone } from '../customer/phone-owners.ts';
import { finishRegistration, takeGuestOrders } from './finish.ts';
import {
  advance,
  dropRegistration,
  findRegistration,
  isByOneAddress,
  type RegistrationRow,
} from './registrations.ts';

interface Proving {
  readonly tenant: Tenant;
  readonly registration: RegistrationRow;
  readonly channel: Channel;
  readonly code: string;
  /** IP address. */
  readonly address: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The registration with an address proven by its code; one that is proven already needs none. */
export async function prove(
  tx: Database,
  { tenant, registration, channel, code, address, now }: Proving,
): Promise<RegistrationRow | Refusal> {
  const proof = channel === 'email' ? 'emailProven' : 'phoneProven';
  if (registration[proof]) return registration;
  const refusal = await checkCode(tx, {
    companyId: tenant.id,
    purpose: 'register',
    destination: registration[channel],
    asker: askerOf.registration(registration.id),
    code,
    address,
    now,
  });
  if (refusal !== null) return refusal;
  await advance(tx, registration, { [proof]: true });
  return { ...registration, [proof]: true };
}

/** The check of a registration of the second kind: one address by its code. */
export async function proveAddress(
  tx: Database,
  { tenant, body, address, now }: Incoming<typeof checkEmailCode | typeof checkPhoneCode>,
  channel: Channel,
): Promise<CheckedWire | Refusal> {
  const registration = await findRegistration(tx, tenant.id, body.userId, now);
  if (registration === null) return refuse('code_expired');
  const said = body[channel];
  const read =
    said === undefined ? null : channel === 'email' ? emailOf(said) : phoneOf(said, registration.country);
  if (read instanceof Refusal) return read;
  if (registration[channel] === '' || (read !== null && read !== registration[channel]))
    return invalidField(channel);
  const proven = await prove(tx, { tenant, registration, channel, code: body.code, address, now });
  return proven instanceof Refusal ? proven : progress(tx, tenant, proven, now, body.device);
}

/** What is still to be proven: a phone only where the company sends SMS. */
export function missingOf(tenant: Tenant, row: RegistrationRow): Channel[] {
  const missing: Channel[] = [];
  if (row.email !== '' && !row.emailProven) missing.push('email');
  if (row.phone !== '' && !row.phoneProven && sendsSms(tenant)) missing.push('phone');
  return missing;
}

/** How far a registration of the second kind is: its account is opened as soon as nothing is missing. `device`: the word of the browser. */
export async function progress(
  tx: Database,
  tenant: Tenant,
  registration: RegistrationRow,
  now: number,
  device = '',
): Promise<CheckedWire | Refusal> {
  const { companyId, id: userId, phone, phoneProven } = registration;
  const state: CheckedWire = {
    userId,
    missing: missingOf(tenant, registration),
    duplicates: phoneProven ? await othersWithPhone(tx, companyId, phone, null) : [],
    exist: false,
    token: null,
    passwordToken: null,
    user: null,
  };
  if (state.missing.length > 0) return state;
  const finished = await finishRegistration(tx, registration, now);
  if (finished.kind === 'opened') {
    const { user } = finished;
    const passwordToken =
      user.passwordHash === null
        ? await createAccountLink(tx, { companyId, purpose: 'password', userId: user.id, now })
        : null;
    return { ...state, ...(await enterCompany(tx, user, now, device)), passwordToken };
  }
  const { field, holder } = finished;
  // Where an e-mail or a phone is all that there is, whoever has it has the account.
  const isEntering = isByOneAddress(registration);
  if (!isEntering) return field === 'email' ? refuse('conflict', { field }) : state;
  await dropRegistration(tx, registration);
  const user = field === 'email' ? await takeGuestOrders(tx, holder) : holder;
  return { ...state, duplicates: [], ...(await enterCompany(tx, user, now, device)) };
}
