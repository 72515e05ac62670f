import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { appointmentKeys, type appointments } from '../../database/schema/booking.ts';
import { tokenHash } from '../../router/identify.ts';
import { isSameSecret } from '../../secrets/same-secret.ts';

type Keyed = Pick<typeof appointments.$inferSelect, 'companyId' | 'id' | 'manageKeyHash'>;

export function newKey(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a key opens an appointment: the first one, or one of a later mail. */
export async function opensAppointment(
  db: Database,
  { companyId, id, manageKeyHash }: Keyed,
  key: string,
): Promise<boolean> {
  const hash = tokenHash(key);
  if (isSameSecret(hash, manageKeyHash)) return true;
  const [known] = await db
    .select({ hash: appointmentKeys.hash })
    .from(appointmentKeys)
    .where(
      and(
        eq(appointmentKeys.companyId, companyId),
        eq(appointmentKeys.appointmentId, id),
        eq(appointmentKeys.hash, hash),
      ),
    );
  return known !== undefined;
}

/** One more key of an appointment, as for a mail: the earlier ones open it as before. */
export async function addKey(
  tx: Database,
  { companyId, id }: Pick<Keyed, 'companyId' | 'id'>,
  key: string = newKey(),
): Promise<string> {
  await tx
    .insert(appointmentKeys)
    .values({ companyId, appointmentId: id, hash: tokenHash(key) })
    .onConflictDoNothing();
  return key;
}
