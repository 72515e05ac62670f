import type { SoldLine } from './sold-line.ts';

/** What an order has no more, and what is new in it; of a line of which there is only another number, as many. */
export interface OrderDifference {
  readonly gone: readonly SoldLine[];
  readonly added: readonly SoldLine[];
}

/** What leads from one order to another; null where both hold the same, at whatever price. */
export function orderDifference(
  before: readonly SoldLine[],
  after: readonly SoldLine[],
): OrderDifference | null {
  const gone = beside(before, after);
  const added = beside(after, before);
  return gone.length + added.length > 0 ? { gone, added } : null;
}

const isSame = (one: SoldLine, other: SoldLine) => one.kind === other.kind && one.id === other.id;

const countOf = (lines: readonly SoldLine[], wanted: SoldLine) =>
  lines.reduce((sum, line) => sum + (isSame(line, wanted) ? line.quantity : 0), 0);

/** The lines of one order as far as another does not have as many; a service for two people is two lines. */
function beside(lines: readonly SoldLine[], others: readonly SoldLine[]): readonly SoldLine[] {
  const firsts = lines.filter((line, at) => lines.findIndex((other) => isSame(other, line)) === at);
  return firsts.flatMap((line) => {
    const quantity = countOf(lines, line) - countOf(others, line);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}
