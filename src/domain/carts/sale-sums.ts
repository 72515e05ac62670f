import type { Cents } from '../prices/money.ts';

/**
 * Parts of an amount in proportion to the weights, whole cents that add up to it exactly: what rounding leaves over goes to
 * the parts that lost the most, the first of equals first. No part is more than its weight where the amount is not more
 * than their sum. All of it is nonnegative; weights that are all 0 get nothing.
 */
export function allocate(amount: Cents, weights: readonly Cents[]): Cents[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const shares = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const whole = BigInt(sum);
  const parts = shares.map((share) => Number(share / whole));
  const left = amount - parts.reduce((total, part) => total + part, 0);
  const byLoss = shares
    .map((share, index) => ({ index, loss: Number(share % whole) }))
    .toSorted((a, b) => b.loss - a.loss || a.index - b.index);
  for (const { index } of byLoss.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

/** The tax inside an amount; `rate` is per cent with at most two decimals, halves of a cent are rounded up. */
export function includedTax(amount: Cents, rate: number): Cents {
  const points = Math.round(rate * 100);
  return Math.floor((2 * amount * points + 10_000 + points) / (2 * (10_000 + points)));
}

/** Per cent of an amount, halves of a cent rounded up. */
export function percentOf(amount: Cents, percent: number): Cents {
  return Math.floor((amount * percent + 50) / 100);
}

export function sumOf(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, amount) => total + amount, 0);
}
