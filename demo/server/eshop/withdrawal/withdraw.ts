import type { Locale } from '#domain/locale.ts';
import { checkEmail } from '#domain/people/contact-details.ts';
import { instantOf, type Instant } from '#domain/time/instant.ts';
import { mayWithdrawProducts, mayWithdrawVoucher } from '#domain/withdrawal/withdrawal-period.ts';
import { refuseIfSpent, type Allowance } from '../../accounts/allowances.ts';
import { inTransaction, type Database } from '../../database/database.ts';
import type { ServerContext } from '../../context.ts';
import { voidVouchersOf } from '../../gifts/issue.ts';
import { addressGroup } from '../../http/requests/client-address.ts';
import { invalidField, type Refusal } from '../../http/refusal.ts';
import { tellShopOfOrder } from '../../mail/salon/tell-order.ts';
import { sumOfMeans } from '../../orders/money/by-means.ts';
import { owedForWithdrawal } from '../../orders/money/owed-for-withdrawal.ts';
import { NOTHING_RETURNED } from '../../orders/money/withdrawal.ts';
import { changeOrder, type OrderRow } from '../../orders/order-rows.ts';
import type { Tenant } from '../../router/route.ts';
import { findPurchase, type Purchase } from './find-purchase.ts';
import { tellWithdrawal } from './tell-withdrawal.ts';

interface Withdrawal {
  readonly number: string;
  readonly name: string;
  readonly email: string;
  readonly locale: Locale;
  /** IP address of whoever says so. */
  readonly address: string;
  readonly now: Instant;
}

/**
 * Takes down that a buyer withdraws from what they bought, and confirms it by mail at once. Whether there is such an order is told
 * to its address alone: the reply is the same. It comes later where there is one, since what it says has to be written down by then;
 * only whoever names its number and its address together could learn that, in the few tries that they have.
 */
export async function withdraw(
  { db }: ServerContext,
  tenant: Tenant,
  withdrawal: Withdrawal,
): Promise<{ receivedAt: string } | Refusal> {
  const { now } = withdrawal;
  const checked = checkEmail(withdrawal.email);
  if (checked.kind !== 'ok') return invalidField('email');
  const said = { ...withdrawal, email: checked.value.toLowerCase() };
  return inTransaction(db, async (tx) => {
    const spent = await refuseIfSpent(tx, { companyId: tenant.id, now }, allowancesOf(said));
    if (spent !== null) return spent;
    await takeDown(tx, tenant, said);
    return { receivedAt: new Date(now).toISOString() };
  });
}

const HOUR = 3_600_000;

function allowancesOf({ email, address }: Withdrawal): Allowance[] {
  const group = addressGroup(address);
  return [
    { subject: `withdrawal email ${email} from ${group}`, limit: 10, window: 24 * HOUR },
    { subject: `withdrawal address ${group}`, limit: 20, window: HOUR },
    { subject: 'mail company', limit: 5000, window: 24 * HOUR },
  ];
}

async function takeDown(tx: Database, tenant: Tenant, said: Withdrawal): Promise<void> {
  const { now } = said;
  const purchase = await findPurchase(tx, tenant.id, said);
  if (purchase === null) return tellWithdrawal(tx, tenant, { kind: 'unknown', ...said });
  const { order } = purchase;
  if (order.withdrawnAt !== null)
    return tellWithdrawal(tx, tenant, { kind: 'known', at: instantOf(order.withdrawnAt), order, ...said });
  const lines = withdrawn(purchase, now);
  if (lines.length === 0) return tellWithdrawal(tx, tenant, { kind: 'late', order, ...said });
  const kinds = [...new Set(lines.flatMap(({ kind }) => (kind === 'service' ? [] : [kind])))];
  const withdrawal = { kinds, returned: NOTHING_RETURNED };
  await changeOrder(tx, order, { withdrawnAt: new Date(now), withdrawal });
  if (lines.some(({ kind }) => kind === 'gift')) await voidVouchersOf(tx, tenant.id, order.id, now);
  const owed = await owedForWithdrawal(tx, { ...order, withdrawal });
  await tellWithdrawal(tx, tenant, { kind: 'received', order, lines, owed, ...said });
  const news = { kind: 'withdrawn', at: now, refund: sumOfMeans(owed) } as const;
  await tellShopOfOrder(tx, tenant, order, { news, now });
}

/** The lines that may still be given back. */
function withdrawn({ order, products, vouchers }: Purchase, now: Instant): OrderRow['lines'] {
  const ofProducts =
    products !== null &&
    mayWithdrawProducts({ status: products.status, withdrawUntil: instantOf(products.withdrawUntil) }, now);
  const boughtAt = instantOf(order.createdAt);
  const ofVouchers =
    vouchers.length > 0 &&
    vouchers.every(
      ({ balance, initial, voidedAt }) =>
        voidedAt === null && mayWithdrawVoucher({ boughtAt, isUsed: balance < initial }, now),
    );
  return order.lines.filter(
    // Who withdraws gets back what the delivery cost as well.
    ({ kind }) =>
      ((kind === 'product' || kind === 'delivery') && ofProducts) || (kind === 'gift' && ofVouchers),
  );
}
