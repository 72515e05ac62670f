import type { Cents } from '#domain/prices/money.ts';

/** An amount by what it was paid with. */
export interface ByMeans {
  readonly byCard: Cents;
  /** By vouchers and credit. */
  readonly otherwise: Cents;
}

export function sumOfMeans({ byCard, otherwise }: ByMeans): Cents {
  return byCard + otherwise;
}
