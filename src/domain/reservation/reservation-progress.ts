import { RESERVATION_STEPS, type ReservationStep } from './reservation-step.ts';

/**
 * How many of the steps gone through come before another one, and so stay when it is gone to. The confirmation after which a visit was
 * begun again comes before all steps of that visit.
 */
export function stepsBefore(steps: readonly ReservationStep[], next: ReservationStep): number {
  const order = RESERVATION_STEPS.indexOf(next);
  const isAhead = (step: ReservationStep, at: number) =>
    RESERVATION_STEPS.indexOf(step) >= order && !(step === 'confirmed' && at < steps.length - 1);
  const index = next === 'confirmed' ? 0 : steps.findIndex(isAhead);
  return index < 0 ? steps.length : index;
}

/** What of a visit is settled. */
export interface ReachedVisit {
  /** There is more than one shop to choose from. */
  readonly hasShopChoice: boolean;
  readonly hasShop: boolean;
  /** A time is kept. */
  readonly isHeld: boolean;
  /** Who comes is told, as far as it must be. */
  readonly isComplete: boolean;
  /** The booking was sent, and has no answer yet. */
  readonly isSent: boolean;
}

/**
 * The step to show: the one that is wished where the visit has come so far, else the last one before it that makes sense.
 * Without a wish, the step that is to be done next.
 */
export function reservationStep(
  wished: ReservationStep | undefined,
  { hasShopChoice, hasShop, isHeld, isComplete, isSent }: ReachedVisit,
): ReservationStep {
  if (isSent) return wished === 'details' ? 'details' : 'review';
  if (!hasShop || (wished === 'shop' && hasShopChoice)) return 'shop';
  if (!isHeld || wished === 'shop' || wished === 'time') return 'time';
  return wished === 'details' || !isComplete ? 'details' : 'review';
}
