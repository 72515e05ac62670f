import {
  changePassword,
  choosePassword,
  readUserToken,
  resetPassword,
  setPassword,
} from '#contract/account/passwords.ts';
import { currentUser, listUsers, login, logout } from '#contract/people/users.ts';
import { readAccountLink, readRegistrationLink } from '../../accounts/account-links.ts';
import { admitAttempt } from '../../accounts/attempts.ts';
import { replacePassword, type PasswordChange } from '../../accounts/change-password.ts';
import { chooseByLink } from '../../accounts/choose-password.ts';
import { emailOf } from '../../accounts/contact.ts';
import { customerOf } from '../../accounts/customer/caller.ts';
import {
  customerWire,
  enterCompany,
  findCustomer,
  listCustomers,
} from '../../accounts/customer/customers.ts';
import { knownDevice } from '../../accounts/known-devices.ts';
import { verifyPassword, hashChosen } from '../../accounts/passwords.ts';
import { hasProvenNow } from '../../accounts/proof/proven-now.ts';
import { refusedPassword } from '../../accounts/proof/refused-password.ts';
import { endSession, knownDeviceOfSession, startSession } from '../../accounts/sessions.ts';
import { sendResetLink } from '../../accounts/sign-in.ts';
import { inTransaction } from '../../database/database.ts';
import type { ServerContext } from '../../context.ts';
import { answerIdempotent } from '../../http/idempotency/idempotent-route.ts';
import { refuse, Refusal } from '../../http/refusal.ts';
import { answer, type Incoming, type ServerRoute } from '../../router/route.ts';

export function userRoutes(context: ServerContext): ServerRoute[] {
  const { db } = context;
  return [
    answer(login, (incoming) => logIn(context, incoming)),
    answer(logout, async ({ caller }) => {
      if (caller !== null) await endSession(db, caller.tokenHash);
      return {};
    }),
    answer(currentUser, async (incoming) => {
      const user = await customerOf(db, incoming);
      return user instanceof Refusal ? user : customerWire(db, user);
    }),
    answer(listUsers, async ({ tenant, query: { page = 1, itemPerPage = 20 } }) => {
      const range = { offset: (page - 1) * itemPerPage, limit: itemPerPage };
      return { ...(await listCustomers(db, tenant.id, range)), page, itemPerPage };
    }),
    ...passwordRoutes(context),
  ];
}

/** The same answer, after the same work, whether the account is unknown, not a customer's, or the password is wrong. */
async function logIn({ db }: ServerContext, { tenant, body, address, now }: Incoming<typeof login>) {
  const account = body.email.trim().toLowerCase();
  const user = await findCustomer(db, tenant.id, { email: account });
  const word = body.device ?? '';
  const known = await knownDevice(db, { companyId: tenant.id, account: user?.id ?? account, word, now });
  const admission = await admitAttempt(db, { companyId: tenant.id, account, address, device: known, now });
  if (admission.kind === 'wait') return refuse('too_many_attempts', { retryAfter: admission.seconds });
  const isRight = await verifyPassword(user?.passwordHash ?? null, body.password);
  if (user === null || !isRight) return refuse('credentials');
  await admission.forgive();
  return enterCompany(db, user, now, word);
}

function passwordRoutes(context: ServerContext): ServerRoute[] {
  const { db, originOf } = context;
  return [
    answer(readUserToken, async ({ tenant, params, now }) => {
      const link = await readAccountLink(db, tenant.id, params.token, now);
      if (link === null) {
        const begun = await readRegistrationLink(db, tenant.id, params.token, now);
        if (begun === null) return refuse('not_found');
        const address = { email: '', phone: '', [begun.channel]: begun.registration[begun.channel] };
        return { purpose: 'sign-in' as const, firstname: '', ...address };
      }
      const { firstname, email, phone } = link.user;
      return { purpose: link.purpose, firstname, email, phone };
    }),
    answer(choosePassword, (incoming) => chooseByLink(context, incoming)),
    answer(changePassword, (incoming) => change(context, incoming)),
    answer(setPassword, async (incoming) => {
      const { tenant, body, locale, now } = incoming;
      const user = await customerOf(db, incoming);
      if (user instanceof Refusal) return user;
      if (user.passwordHash !== null) return refuse('conflict');
      // First, so that nobody proves anything for a password that may not be kept.
      const passwordHash = await hashChosen(tenant, body.password, user.email);
      if (passwordHash instanceof Refusal) return passwordHash;
      if (!(await hasProvenNow(db, incoming))) return refuse('proof_missing');
      return { token: await renew(context, incoming, { tenant, user, passwordHash, locale, now, originOf }) };
    }),
    answerIdempotent(context, resetPassword, async (tx, { tenant, body, locale, address, now }) => {
      const destination = emailOf(body.email);
      if (destination instanceof Refusal) return destination;
      const visitor = { tenant, channel: 'email', destination, locale, address, device: '', now } as const;
      return (await sendResetLink(context, tx, visitor)) ?? {};
    }),
  ];
}

/** A session that somebody took over must not be enough: the password before is asked for, and guesses are slowed down. */
async function change(context: ServerContext, incoming: Incoming<typeof changePassword>) {
  const { db, originOf } = context;
  const { tenant, body, locale, address, now } = incoming;
  const user = await customerOf(db, incoming);
  if (user instanceof Refusal) return user;
  const attempt = { tenant, user, password: body.oldPassword, field: 'oldPassword', address, now };
  const refusal = await refusedPassword(db, attempt);
  if (refusal !== null) return refusal;
  const passwordHash = await hashChosen(tenant, body.password, user.email);
  if (passwordHash instanceof Refusal) return passwordHash;
  return { token: await renew(context, incoming, { tenant, user, passwordHash, locale, now, originOf }) };
}

/** Another password ends every session; whoever gives it goes on by another token, in a browser that is known as before. */
async function renew(
  { db }: ServerContext,
  { caller }: Pick<Incoming<typeof changePassword>, 'caller'>,
  change: PasswordChange,
): Promise<string> {
  const { companyId, id: userId } = change.user;
  const deviceHash = await knownDeviceOfSession(db, caller?.tokenHash ?? '');
  await inTransaction(db, (tx) => replacePassword(tx, { ...change, deviceHash }));
  return startSession(db, { companyId, realm: 'customer', userId, deviceHash, now: change.now });
}
