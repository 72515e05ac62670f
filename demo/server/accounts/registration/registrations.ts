import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { registrations } from '../../database/schema/people/accounts.ts';

export type RegistrationRow = typeof registrations.$inferSelect;

/** Milliseconds. */
const LIFETIME = 3_600_000;

/** What somebody says of themselves who wants an account. Empty texts: not said. */
export interface Applicant {
  readonly email: string;
  /** E.164. */
  readonly phone: string;
  readonly passwordHash: string | null;
  readonly firstname?: string;
  readonly lastname?: string;
  readonly city?: string;
  readonly country?: string;
  /** Version of the words by which letters with offers are agreed to. */
  readonly marketing?: string;
}

/** A registration as it begins; it is written down by `insertRegistration`. */
export function newRegistration(companyId: string, applicant: Applicant, now: number): RegistrationRow {
  const { firstname = '', lastname = '', city = '', country = '', marketing = '', ...rest } = applicant;
  return {
    companyId,
    id: randomUUID(),
    ...rest,
    firstname: firstname.trim(),
    lastname: lastname.trim(),
    city: city.trim(),
    country: country.toUpperCase(),
    marketing,
    emailProven: false,
    phoneProven: false,
    createdAt: new Date(now),
    expiresAt: new Date(now + LIFETIME),
  };
}

export async function insertRegistration(tx: Database, row: RegistrationRow): Promise<void> {
  await tx
    .delete(registrations)
    .where(and(eq(registrations.companyId, row.companyId), lte(registrations.expiresAt, row.createdAt)));
  await tx.insert(registrations).values(row);
}

/** Whether it was begun by an e-mail and nothing else that counts: whoever proves that has the account of it, new or not. */
export function isByEmailAlone({ email, phone, passwordHash }: Applicant): boolean {
  return email !== '' && phone === '' && passwordHash === null;
}

/** Whether whoever proves its one address has the account of it, new or not. */
export function isByOneAddress(registration: Applicant): boolean {
  return registration.email === '' || isByEmailAlone(registration);
}

/** By its id, locked until the transaction ends; null where it is unknown or too old. */
export async function findRegistration(
  tx: Database,
  companyId: string,
  id: string,
  now: number,
): Promise<RegistrationRow | null> {
  const [row] = await tx
    .select()
    .from(registrations)
    .where(and(same(companyId, id), gt(registrations.expiresAt, new Date(now))))
    .for('update');
  return row ?? null;
}

/** The newest of an address. */
export async function newestRegistration(
  db: Database,
  companyId: string,
  address: { readonly email: string } | { readonly phone: string },
  now: number,
): Promise<RegistrationRow | null> {
  const [row] = await db
    .select()
    .from(registrations)
    .where(
      and(
        eq(registrations.companyId, companyId),
        'email' in address ? eq(registrations.email, address.email) : eq(registrations.phone, address.phone),
        gt(registrations.expiresAt, new Date(now)),
      ),
    )
    .orderBy(desc(registrations.createdAt), desc(registrations.id))
    .limit(1);
  return row ?? null;
}

type Progress = Partial<Pick<RegistrationRow, 'phone' | 'emailProven' | 'phoneProven'>>;

export async function advance(
  tx: Database,
  { companyId, id }: RegistrationRow,
  progress: Progress,
): Promise<void> {
  await tx.update(registrations).set(progress).where(same(companyId, id));
}

export async function dropRegistration(tx: Database, { companyId, id }: RegistrationRow): Promise<void> {
  await tx.delete(registrations).where(same(companyId, id));
}

function same(companyId: string, id: string) {
  return and(eq(registrations.companyId, companyId), eq(registrations.id, id));
}
