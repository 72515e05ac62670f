import type { Cents } from '#domain/prices/money.ts';
import type { RefundRow } from './refund-row.ts';

/**
 * How money that is not earned goes back: what was taken is given back, what is kept on a card is let go but for a fee, and what nobody
 * has paid is called off.
 */
export function reversalOf({
  captured,
  fee = 0,
}: {
  readonly captured: Cents;
  readonly fee?: Cents;
}): Pick<RefundRow, 'kind' | 'amount'> {
  if (captured > 0) return { kind: 'refund', amount: captured };
  return fee > 0 ? { kind: 'fee', amount: fee } : { kind: 'release', amount: 0 };
}
