import { and, eq } from 'drizzle-orm';
import type { Locale } from '#domain/locale.ts';
import type { ServerContext } from '../context.ts';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema/people/people.ts';
import { mailNotice } from '../mail/templates/account-notices.ts';
import type { Tenant } from '../router/route.ts';
import { endAccountLinks } from './account-links.ts';
import { forgetAttempts } from './attempts.ts';
import { removeCalendar } from './calendar/calendar-address.ts';
import type { UserRow } from './customer/customers.ts';
import { languageOfLetters } from './customer/letters.ts';
import { forgetDevices } from './known-devices.ts';
import { endSessionsOf } from './sessions.ts';

export interface PasswordChange extends Pick<ServerContext, 'originOf'> {
  readonly tenant: Tenant;
  readonly user: UserRow;
  readonly passwordHash: string;
  readonly locale: Locale;
  /** Epoch milliseconds. */
  readonly now: number;
  /** The known device in which it is changed; null: by a link, or in none. */
  readonly deviceHash?: string | null;
}

/**
 * Another password: every session, link, known device but the one in which it is changed, and the calendar address of the customer end,
 * and a mail says so.
 */
export async function replacePassword(tx: Database, change: PasswordChange): Promise<void> {
  const { tenant, user, passwordHash, locale, now, deviceHash = null, originOf } = change;
  const { companyId, id: userId, email, firstname } = user;
  await tx
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.companyId, companyId), eq(users.id, userId)));
  await endSessionsOf(tx, { companyId, realm: 'customer', userId });
  await endAccountLinks(tx, companyId, userId);
  await forgetDevices(tx, { companyId, userId }, deviceHash);
  // Whoever had come in may have made one, and would go on reading.
  await removeCalendar(tx, { companyId, userId });
  if (email === '') return;
  await forgetAttempts(tx, companyId, email);
  await mailNotice(
    tx,
    { tenant, to: email, firstname, locale: languageOfLetters(user, locale), now, originOf },
    'passwordChanged',
  );
}
