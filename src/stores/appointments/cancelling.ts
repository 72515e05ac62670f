import type { Problem } from '#contract/problem.ts';
import type { Cents } from '#domain/prices/money.ts';

/** Where a cancellation stands. */
export type Cancelling =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  /** What it costs is no longer what was shown: nothing happened, and the new terms are there. */
  | { readonly kind: 'changed' }
  /** Just now, by this page. */
  | { readonly kind: 'done'; readonly refund: Cents; readonly fee: Cents }
  | { readonly kind: 'failed'; readonly problem: Problem };
