import {
  checkEmailCode,
  checkPhoneCode,
  cleanPhoneDuplicates,
  createEmptyUser,
  register,
  registerStep1,
  registerStep2,
  resendCode,
  verifyCode,
} from '#contract/people/users-registration.ts';
import { emailOf, phoneOf } from '../../accounts/contact.ts';
import { mergeDuplicates } from '../../accounts/customer/clean-duplicates.ts';
import { hashChosen } from '../../accounts/passwords.ts';
import { proveAddress } from '../../accounts/registration/check.ts';
import { beginRegistration } from '../../accounts/registration/begin.ts';
import { resend, secondStep } from '../../accounts/registration/steps.ts';
import { verifyRegistration } from '../../accounts/registration/verify.ts';
import { inTransaction } from '../../database/database.ts';
import type { ServerContext } from '../../context.ts';
import { invalidField, refuse, Refusal } from '../../http/refusal.ts';
import { answer, type Incoming, type ServerRoute } from '../../router/route.ts';
import { sendsSms } from '../../sms/outbox.ts';

export function usersRegistrationRoutes(context: ServerContext): ServerRoute[] {
  const { db, originOf } = context;
  return [
    answer(registerStep1, (incoming) => firstStep(context, incoming)),
    answer(registerStep2, (incoming) => secondStep(context, incoming)),
    answer(resendCode, (incoming) => resend(context, incoming)),
    answer(verifyCode, (incoming) => inTransaction(db, (tx) => verifyRegistration(tx, incoming))),
    answer(register, (incoming) => registerAny(context, incoming)),
    answer(checkEmailCode, (incoming) => inTransaction(db, (tx) => proveAddress(tx, incoming, 'email'))),
    answer(checkPhoneCode, (incoming) => inTransaction(db, (tx) => proveAddress(tx, incoming, 'phone'))),
    answer(cleanPhoneDuplicates, ({ tenant, caller, body, locale, now }) => {
      const claimant = {
        tenant,
        customerId: caller?.userId ?? null,
        registrationId: body.userId ?? null,
        device: body.device,
        locale,
        now,
        originOf,
      };
      const cleaning = { profileIds: body.duplicatesProfiles, email: body.email };
      return inTransaction(db, (tx) => mergeDuplicates(tx, claimant, cleaning));
    }),
    answer(createEmptyUser, async (incoming) => {
      const phone = phoneOf(incoming.body.phone);
      if (phone instanceof Refusal) return phone;
      if (!sendsSms(incoming.tenant)) return refuse('forbidden');
      const applicant = { email: '', phone, passwordHash: null };
      const begun = await beginRegistration(context, incoming, applicant, ['phone'], incoming.body.device);
      return begun instanceof Refusal ? begun : { userId: begun.id, missing: ['phone' as const] };
    }),
  ];
}

async function firstStep(context: ServerContext, incoming: Incoming<typeof registerStep1>) {
  const { tenant, body } = incoming;
  const email = emailOf(body.email);
  if (email instanceof Refusal) return email;
  const phone = phoneOf(body.phone);
  if (phone instanceof Refusal) return phone;
  const passwordHash = await hashChosen(tenant, body.password, email);
  if (passwordHash instanceof Refusal) return passwordHash;
  const begun = await beginRegistration(context, incoming, { email, phone, passwordHash }, ['email']);
  return begun instanceof Refusal ? begun : { userID: begun.id, requireSMSCode: sendsSms(tenant) };
}

async function registerAny(context: ServerContext, incoming: Incoming<typeof register>) {
  const { tenant, body } = incoming;
  const email = body.email === undefined ? '' : emailOf(body.email);
  if (email instanceof Refusal) return email;
  const phone = body.phone === undefined ? '' : phoneOf(body.phone, body.country);
  if (phone instanceof Refusal) return phone;
  const channels = [
    ...(email === '' ? [] : ['email' as const]),
    ...(phone === '' || !sendsSms(tenant) ? [] : ['phone' as const]),
  ];
  if (channels.length === 0) return invalidField('email');
  const passwordHash = body.password === undefined ? null : await hashChosen(tenant, body.password, email);
  if (passwordHash instanceof Refusal) return passwordHash;
  const { firstname, lastname, city = '', country = '', marketing = '' } = body;
  const applicant = { email, phone, passwordHash, firstname, lastname, city, country, marketing };
  const begun = await beginRegistration(context, incoming, applicant, channels, body.device);
  return begun instanceof Refusal ? begun : { userId: begun.id, missing: channels };
}
