import type { Database } from '../database/database.ts';
import { refuse, Refusal } from '../http/refusal.ts';
import type { Caller, Tenant } from '../router/route.ts';
import { admitTry, CODE_LIMITS, trySubjects } from './tries.ts';

/** Who gives a code, where, and when. */
interface Giver {
  readonly tenant: Pick<Tenant, 'id'>;
  readonly caller: Caller | null;
  /** IP address. */
  readonly address: string;
  readonly now: number;
  /** What the code is for, as `coupon`: each has tries of its own. */
  readonly what: string;
}

/**
 * Runs work that looks at somebody's codes, as often as they may be wrong: a code that is right costs nothing and may be given
 * again with each change of a cart. Whoever has no try left is refused without a look.
 */
export async function countingWrongCodes<T>(
  db: Database,
  { tenant, caller, address, now, what }: Giver,
  work: () => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const subjects = trySubjects(address, caller);
  const admission = await admitTry(db, { companyId: tenant.id, what, subjects, limits: CODE_LIMITS, now });
  if (admission.kind === 'wait') return refuse('too_many_attempts', { retryAfter: admission.seconds });
  let isWrong = false;
  try {
    const result = await work();
    isWrong = isWrongCode(result);
    return result;
  } finally {
    // Where the work itself failed, nobody has said anything of the code.
    if (!isWrong) await admission.forgive();
  }
}

const REFUSED: ReadonlySet<string> = new Set(['coupon_refused', 'voucher_refused', 'reward_refused']);

/** What is said of a code that is real, and right for who gives it, but for nothing in this cart at this moment. */
const OF_REAL_CODES: ReadonlySet<string | undefined> = new Set([
  'code_twice',
  'coupon_early',
  'coupon_ended',
  'coupon_used_up',
  'coupon_other_goods',
  'coupon_minimum',
  'coupon_account',
  'coupon_second',
  'voucher_redeemed',
  'voucher_expired',
  'voucher_voided',
]);

function isWrongCode(result: unknown): boolean {
  return result instanceof Refusal && REFUSED.has(result.type) && !OF_REAL_CODES.has(result.facts.sentence);
}
