import type { registerStep2, resendCode } from '#contract/people/users-registration.ts';
import { inTransaction } from '../../database/database.ts';
import type { ServerContext } from '../../context.ts';
import { invalidField, refuse, Refusal } from '../../http/refusal.ts';
import type { Incoming } from '../../router/route.ts';
import { sendsSms } from '../../sms/outbox.ts';
import { admitAttempt } from '../attempts.ts';
import { emailOf, phoneOf } from '../contact.ts';
import { verifyPassword } from '../passwords.ts';
import {
  advance,
  findRegistration,
  newestRegistration,
  newRegistration,
  type RegistrationRow,
} from './registrations.ts';
import { sendRegistrationCode } from './send.ts';

/** The phone of a registration, and its code. Whose registration it is, the password says. */
export async function secondStep(context: ServerContext, incoming: Incoming<typeof registerStep2>) {
  const { db } = context;
  const { tenant, body, locale, address, now } = incoming;
  const email = emailOf(body.email);
  if (email instanceof Refusal) return email;
  const phone = phoneOf(body.phone);
  if (phone instanceof Refusal) return phone;
  const admission = await admitAttempt(db, {
    companyId: tenant.id,
    account: `registration ${email}`,
    address,
    now,
  });
  if (admission.kind === 'wait') return refuse('too_many_attempts', { retryAfter: admission.seconds });
  const found =
    body.userID === undefined
      ? await newestRegistration(db, tenant.id, { email }, now)
      : await findRegistration(db, tenant.id, body.userID, now);
  const ours = found?.email === email ? found : null;
  if (!(await verifyPassword(ours?.passwordHash ?? null, body.password)) || ours === null) {
    return refuse('credentials');
  }
  await admission.forgive();
  const registration = { ...ours, phone, phoneProven: ours.phoneProven && ours.phone === phone };
  const refusal = await inTransaction(db, async (tx) => {
    const { phoneProven } = registration;
    const sending = {
      tenant,
      registration,
      channel: 'phone',
      locale,
      address,
      device: body.device,
      now,
    } as const;
    const refused =
      sendsSms(tenant) && !phoneProven ? await sendRegistrationCode(context, tx, sending) : null;
    if (refused === null) await advance(tx, registration, { phone, phoneProven });
    return refused;
  });
  return refusal ?? { userID: registration.id, requireSMSCode: sendsSms(tenant) };
}

/** Another code for a registration; where there is none, nobody gets one, and the answer is the same. */
export async function resend(context: ServerContext, incoming: Incoming<typeof resendCode>) {
  const { tenant, body, locale, address, now } = incoming;
  const channel = body.type;
  const destination = destinationOf(body);
  if (destination instanceof Refusal) return destination;
  if (channel === 'phone' && !sendsSms(tenant)) return refuse('forbidden');
  const refusal = await inTransaction(context.db, async (tx) => {
    const found =
      body.userID === undefined
        ? await newestRegistration(
            tx,
            tenant.id,
            channel === 'email' ? { email: destination } : { phone: destination },
            now,
          )
        : await findRegistration(tx, tenant.id, body.userID, now);
    const known = found?.[channel] === destination ? found : null;
    const registration = known ?? nobodys(tenant.id, channel, destination, now);
    const sending = { tenant, registration, channel, locale, address, device: body.device, now };
    return sendRegistrationCode(context, tx, { ...sending, isKnown: known !== null });
  });
  return refusal ?? {};
}

function destinationOf(body: Incoming<typeof resendCode>['body']): string | Refusal {
  const { type, email, phone } = body;
  if (type === 'email') return email === undefined ? invalidField('email') : emailOf(email);
  return phone === undefined ? invalidField('phone') : phoneOf(phone);
}

/** A registration that nobody began: what is sent for it cannot be proven. */
function nobodys(
  companyId: string,
  channel: 'email' | 'phone',
  destination: string,
  now: number,
): RegistrationRow {
  const applicant = { email: '', phone: '', passwordHash: null, [channel]: destination };
  return newRegistration(companyId, applicant, now);
}
