import type { Problem } from '#contract/problem.ts';

/**
 * What became of a call. `refused`: the server answered and did nothing. `unavailable`: no answer that can be
 * trusted (network, time-out, 5xx, not JSON); a call that changes something may have been carried out.
 */
export type Answer<T> =
  | { readonly kind: 'ok'; readonly value: T }
  | { readonly kind: 'refused'; readonly problem: Problem }
  | { readonly kind: 'unavailable'; readonly problem: Problem };
