import type { Cents } from '#domain/prices/money.ts';

/** What has gone back for a withdrawal, by where it went. */
interface Returned {
  readonly byCard: Cents;
  readonly toVouchers: Cents;
  readonly toCredit: Cents;
}

/** What the buyer of an order withdrew from. */
export interface Withdrawal {
  readonly kinds: readonly ('product' | 'delivery' | 'gift')[];
  readonly returned: Returned;
}

export const NOTHING_RETURNED: Returned = { byCard: 0, toVouchers: 0, toCredit: 0 };

export function sumReturned(withdrawal: Withdrawal | null): Cents {
  const { byCard, toVouchers, toCredit } = withdrawal?.returned ?? NOTHING_RETURNED;
  return byCard + toVouchers + toCredit;
}

/** The withdrawal once more has gone back for it; less, where a refund is taken back. */
export function withReturned(withdrawal: Withdrawal | null, part: Partial<Returned>): Withdrawal | null {
  if (withdrawal === null) return null;
  const { byCard, toVouchers, toCredit } = withdrawal.returned;
  const returned = {
    byCard: byCard + (part.byCard ?? 0),
    toVouchers: toVouchers + (part.toVouchers ?? 0),
    toCredit: toCredit + (part.toCredit ?? 0),
  };
  return { ...withdrawal, returned };
}
