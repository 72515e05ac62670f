import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { users } from '../../database/schema/people/people.ts';

interface Given {
  readonly companyId: string;
  readonly userId: string;
  /** As it was given for a booking; the phone is E.164. */
  readonly email: string;
  readonly phone: string;
}

/**
 * Keeps the phone that a customer gave for a booking of their own, where their profile has none: they are not asked again. Nothing
 * proves it: it is no way in, and a code proves it like every other one.
 */
export async function keepPhone(tx: Database, { companyId, userId, email, phone }: Given): Promise<void> {
  if (phone === '') return;
  await tx
    .update(users)
    .set({ phone, phoneProven: false })
    .where(
      and(
        eq(users.companyId, companyId),
        eq(users.id, userId),
        eq(users.phone, ''),
        // Whoever books for somebody else may give the number of that person.
        eq(users.email, email.toLowerCase()),
      ),
    );
}
