import { eq } from 'drizzle-orm';
import type { Locale } from '#domain/locale.ts';
import type { Cents } from '#domain/prices/money.ts';
import type { Database } from '../../database/database.ts';
import { companies } from '../../database/schema/tenants.ts';
import { linkedDocument, type DocumentRow } from '../../documents/issue.ts';
import { sendMail } from '../../mail/outbox.ts';
import { givenBackMail, refundMail } from '../../mail/templates/money-back.ts';
import { isOfEnding } from '../../orders/ending/ending-wish.ts';
import { NOTHING_RETURNED } from '../../orders/money/withdrawal.ts';
import { findOrder } from '../../orders/order-rows.ts';
import { shownNumber } from '../../orders/shown-number.ts';
import type { Tenant } from '../../router/route.ts';
import { translate } from '../../texts.ts';
import { cartLocale, type CartRecord } from '../carts.ts';
import type { RefundRow } from './refund-row.ts';

interface Telling {
  readonly note: DocumentRow | null;
  /** Where the company's site is. */
  readonly origin: string;
  readonly now: number;
}

/**
 * Tells the buyer that the provider has given money of their order back. Where the order came to nothing, the mail of its
 * cancellation has said so.
 */
export async function tellRefund(
  tx: Database,
  refund: RefundRow,
  { note, origin, now }: Telling,
): Promise<void> {
  const { companyId, orderId, id, amount, withdrawn, reason } = refund;
  if (orderId === null || refund.kind !== 'refund') return;
  const order = await findOrder(tx, companyId, orderId);
  if (order === null || order.email === '') return;
  if (isOfEnding(refund, order)) return;
  const [company] = await tx.select().from(companies).where(eq(companies.id, companyId));
  if (company === undefined) return;
  const locale = cartLocale(order);
  const { toVouchers, toCredit } = order.withdrawal?.returned ?? NOTHING_RETURNED;
  await sendMail(
    tx,
    {
      companyId,
      from: company.profile.identity.email,
      to: order.email,
      locale,
      event: `buyer refund ${id}`,
      now,
    },
    refundMail({
      company: company.profile,
      locale,
      firstname: order.firstname,
      number: await shownNumber(tx, order),
      byCard: amount,
      otherwise: withdrawn.otherwise,
      soFar: order.refunded + toVouchers + toCredit,
      paid: order.captured,
      note: linkedDocument(origin, note),
      reason: reason === 'moved' ? translate(locale, 'mail:money.refund.moved') : reason,
    }),
  );
}

interface GivenBack {
  readonly tenant: Tenant;
  readonly cart: CartRecord;
  readonly paymentId: string;
  readonly amount: Cents;
  /** False: the card was only kept for it. */
  readonly isTaken: boolean;
  /** Word of the problem for which it could not be sold. */
  readonly problem: string;
  readonly now: number;
}

/** Tells whoever paid too late that nothing was sold and that their money goes back, once for each payment. */
export async function tellGivenBack(
  tx: Database,
  { tenant, cart, paymentId, amount, isTaken, problem, now }: GivenBack,
): Promise<void> {
  const { email: to, firstname } = cart.buyer;
  if (to === '') return;
  const { profile: company } = tenant;
  const locale = cartLocale(cart);
  await sendMail(
    tx,
    {
      companyId: tenant.id,
      from: company.identity.email,
      to,
      locale,
      event: `buyer given back ${paymentId}`,
      now,
    },
    givenBackMail({ company, locale, firstname, amount, isTaken, reason: sentenceOf(locale, problem) }),
  );
}

/** What came in between, of all that may; empty where the word says nothing to a buyer. */
function sentenceOf(locale: Locale, problem: string): string {
  const known = SAID.find((each) => each === problem);
  return known === undefined ? '' : translate(locale, `mail:money.why.${known}`);
}

const SAID = [
  'out_of_stock',
  'price_changed',
  'hold_expired',
  'slot_taken',
  'already_booked',
  'coupon_refused',
  'voucher_refused',
  'reward_refused',
  'conflict',
] as const;
