import type { SoldLine } from './sold-line.ts';

/** A line of which an order has more or fewer than before, and how many. */
export type ChangedLine = Pick<SoldLine, 'kind' | 'id' | 'name' | 'quantity'>;

export interface OrderDifference {
  readonly gone: readonly ChangedLine[];
  readonly added: readonly ChangedLine[];
}

/** What leads from one order to another; null where both hold the same, at whatever price. */
export function orderDifference(
  before: readonly SoldLine[],
  after: readonly SoldLine[],
): OrderDifference | null {
  const gone = surplus(before, after);
  const added = surplus(after, before);
  return gone.length + added.length > 0 ? { gone, added } : null;
}

const isSame = (one: SoldLine, other: SoldLine) => one.kind === other.kind && one.id === other.id;

const countOf = (lines: readonly SoldLine[], wanted: SoldLine) =>
  lines.reduce((sum, line) => sum + (isSame(line, wanted) ? line.quantity : 0), 0);

/** The lines of an order as far as another has fewer of them; a service for two people is two lines. */
function surplus(lines: readonly SoldLine[], others: readonly SoldLine[]): readonly ChangedLine[] {
  const firsts = lines.filter((line, at) => lines.findIndex((other) => isSame(other, line)) === at);
  return firsts.flatMap((line) => {
    const { kind, id, name } = line;
    const quantity = countOf(lines, line) - countOf(others, line);
    return quantity > 0 ? [{ kind, id, name, quantity }] : [];
  });
}
