import type { Problem } from '#contract/problem.ts';
import type { Cents } from '#domain/prices/money.ts';

/** Where the last button stands. */
export type CheckoutStage =
  | { readonly kind: 'editing' }
  | { readonly kind: 'paying' }
  /** Nothing was taken. `problem` is the back end's; `message` the provider's of a card; neither: something else failed. */
  | { readonly kind: 'refused'; readonly problem: Problem | null; readonly message: string | null }
  | { readonly kind: 'price-changed'; readonly before: Cents; readonly now: Cents }
  /** Sent, but nobody knows what became of it. */
  | { readonly kind: 'unknown' }
  /** The browser goes to the provider. */
  | { readonly kind: 'leaving' }
  /** Another tab is paying the same cart. `mayPayHere`: on a page of a provider, which may be closed: the next press pays here instead. */
  | { readonly kind: 'elsewhere'; readonly mayPayHere: boolean }
  /** The visitor was at the provider's, and left without paying. */
  | { readonly kind: 'left' }
  /** The provider takes its time: nothing else is paid meanwhile. */
  | { readonly kind: 'pending' }
  | { readonly kind: 'paid' }
  /** What was taken goes back. */
  | { readonly kind: 'given-back'; readonly problem: string };

const MAY_PAY: ReadonlySet<CheckoutStage['kind']> = new Set([
  'editing',
  'refused',
  'price-changed',
  'left',
  'elsewhere',
  'given-back',
]);

/** Otherwise a payment is under way, or may be. */
export const mayPay = ({ kind }: CheckoutStage): boolean => MAY_PAY.has(kind);

const UNDER_WAY: ReadonlySet<CheckoutStage['kind']> = new Set(['paying', 'unknown', 'leaving', 'pending']);

/** Whether something was sent, or is being sent, whose end is not known. */
export const isUnderWay = ({ kind }: CheckoutStage): boolean => UNDER_WAY.has(kind);
