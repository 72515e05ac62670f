import type { Column, Sale } from './sale.ts';

/** What may happen to a sale while nobody knows whether it is paid. */
export interface Meanwhile {
  pass(sale: Sale): Promise<void>;
  /** What becomes of a payment that is heard of then. */
  readonly ends: 'paid' | 'refunded';
}

/** One way in which paying is interrupted. */
export interface Script {
  readonly name: string;
  /** For each kind of payment that has no such moment: why. */
  readonly missing?: Partial<Record<Column['kind'], string>>;
  /** Without one where it would be the voucher that keeps a second sale from being made. */
  readonly hasVoucher?: false;
  /** Plays it; how many sales there have to be then. */
  play(sale: Sale, meanwhile: Meanwhile): Promise<0 | 1>;
  /** Shows of a kind of payment that has no such moment that it has none; leaves one sale. */
  refute?(sale: Sale): Promise<void>;
}

export const nothingHappens: Meanwhile = { pass: async () => undefined, ends: 'paid' };
