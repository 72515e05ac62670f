import { allocate, includedTax, sumOf } from '../carts/sale-sums.ts';
import type { Cents } from '../prices/money.ts';
import type { TaxedLine } from './vat-table.ts';

/** A line of an invoice, with what earlier credit notes have given back of it. */
export interface CreditableLine extends TaxedLine {
  readonly credited: Cents;
  /** Whether the amount is meant for it; the others are credited with what it cannot take. */
  readonly isMeant: boolean;
}

/** What of a line is given back. */
export interface CreditedLine {
  readonly index: number;
  readonly net: Cents;
  readonly tax: Cents;
}

/**
 * An amount that goes back as parts of the lines, each in proportion to what is left of it and never more. Notes that together
 * give back all of a line give back its tax to the cent. An amount beyond all lines is cut.
 */
export function creditLines(lines: readonly CreditableLine[], amount: Cents): CreditedLine[] {
  const left = lines.map(({ net, credited }) => net - credited);
  const meant = left.map((cents, index) => (lines[index]?.isMeant ? cents : 0));
  const others = left.map((cents, index) => cents - (meant[index] ?? 0));
  const toMeant = Math.min(amount, sumOf(meant));
  const toOthers = Math.min(amount - toMeant, sumOf(others));
  const first = allocate(toMeant, meant);
  const second = allocate(toOthers, others);
  return lines.flatMap(({ credited, vat }, index) => {
    const net = (first[index] ?? 0) + (second[index] ?? 0);
    const tax = includedTax(credited + net, vat) - includedTax(credited, vat);
    return net === 0 ? [] : [{ index, net, tax }];
  });
}

/**
 * What of an amount that goes back is to be credited. `open`: what an invoice has left; `paid`: what is still paid afterwards
 * for what is on it.
 */
export function creditableAmount(
  amount: Cents,
  { open, paid }: { readonly open: Cents; readonly paid: Cents },
): Cents {
  return Math.max(0, Math.min(amount, open - paid));
}
