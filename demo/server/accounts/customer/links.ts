import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { LinkWire } from '#contract/people/links.schemas.ts';
import type { Locale } from '#domain/locale.ts';
import type { Database } from '../../database/database.ts';
import { customerLinks } from '../../database/schema/people/accounts.ts';
import { invalidField, Refusal } from '../../http/refusal.ts';
import type { Tenant } from '../../router/route.ts';
import { sendsSms } from '../../sms/outbox.ts';
import { askerOf, checkCode } from '../codes/check-code.ts';
import { issueCode } from '../codes/issue-code.ts';
import { smsCode } from '../codes/send-code.ts';
import { findCustomer, linkWire, type LinkRow, type UserRow } from './customers.ts';

export async function findLink(db: Database, companyId: string, userId: string): Promise<LinkRow | null> {
  const [row] = await db.select().from(customerLinks).where(sameLink(companyId, userId));
  return row ?? null;
}

interface LinkWish {
  readonly tenant: Tenant;
  readonly user: UserRow;
  readonly requireSMSCode: boolean;
  readonly code?: string | undefined;
  readonly locale: Locale;
  /** IP address. */
  readonly address: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Links a customer to a record of the salon's file; by a code first, where one is asked for and the salon sends SMS. */
export async function linkCustomer(tx: Database, wish: LinkWish): Promise<LinkWire | Refusal> {
  const { tenant, user, now } = wish;
  const known = await findLink(tx, tenant.id, user.id);
  if (known?.confirmed) return linkWire(known);
  const needsCode = sendsSms(tenant) && (wish.requireSMSCode || !user.phoneProven);
  if (needsCode && user.phone === '') return invalidField('phone');
  if (needsCode) {
    const refusal = wish.code === undefined ? await ask(tx, wish) : await checkLinkCode(tx, wish, wish.code);
    if (refusal !== null) return refusal;
  }
  const confirmed = !needsCode || wish.code !== undefined;
  const [row] = await tx
    .insert(customerLinks)
    .values({
      companyId: tenant.id,
      userId: user.id,
      artebeauteId: String(randomInt(100_000_000_000, 999_999_999_999)),
      requireSmsCode: needsCode,
      confirmed,
      createdAt: new Date(now),
    })
    .onConflictDoUpdate({
      target: [customerLinks.companyId, customerLinks.userId],
      set: { requireSmsCode: needsCode, confirmed },
    })
    .returning();
  if (row === undefined) throw new Error('A link could not be written down.');
  return linkWire(row);
}

async function ask(tx: Database, { tenant, user, address, locale, now }: LinkWish): Promise<Refusal | null> {
  const holder = await findCustomer(tx, tenant.id, { phone: user.phone });
  const issued = await issueCode(tx, {
    companyId: tenant.id,
    purpose: 'link',
    channel: 'phone',
    destination: user.phone,
    asker: askerOf.customer(user.id),
    holder: holder?.id ?? null,
    customer: user.id,
    isReal: true,
    address,
    now,
  });
  if (issued instanceof Refusal) return issued;
  await smsCode(tx, { tenant, to: user.phone, locale, now }, issued.code);
  return null;
}

/** Whether the code is the one that was sent to link the customer; `keepsCode` leaves it good. */
export function checkLinkCode(
  tx: Database,
  { tenant, user, address, now }: Pick<LinkWish, 'tenant' | 'user' | 'address' | 'now'>,
  code: string,
  keepsCode = false,
): Promise<Refusal | null> {
  return checkCode(tx, {
    companyId: tenant.id,
    purpose: 'link',
    destination: user.phone,
    asker: askerOf.customer(user.id),
    code,
    address,
    now,
    keepsCode,
  });
}

function sameLink(companyId: string, userId: string) {
  return and(eq(customerLinks.companyId, companyId), eq(customerLinks.userId, userId));
}
