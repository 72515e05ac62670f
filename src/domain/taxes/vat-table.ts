import { sumOf } from '../carts/sale-sums.ts';
import type { Cents } from '../prices/money.ts';

/** What a line of a sale costs in the end, its rate of tax (per cent) and the tax in it. */
export interface TaxedLine {
  readonly net: Cents;
  readonly vat: number;
  readonly tax: Cents;
}

/** What is taxed at one rate: `gross = base + tax`. */
export interface VatRow {
  readonly rate: number;
  readonly base: Cents;
  readonly tax: Cents;
  readonly gross: Cents;
}

/** The taxes in what was sold, by rate, the lowest first; its rows add up to the lines exactly. */
export function vatTable(lines: readonly TaxedLine[]): VatRow[] {
  const rates = [...new Set(lines.map(({ vat }) => vat))].toSorted((a, b) => a - b);
  return rates.map((rate) => {
    const taxed = lines.filter(({ vat }) => vat === rate);
    const gross = sumOf(taxed.map(({ net }) => net));
    const tax = sumOf(taxed.map((line) => line.tax));
    return { rate, base: gross - tax, tax, gross };
  });
}
