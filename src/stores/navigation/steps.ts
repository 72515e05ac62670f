import { EMPTY_QUERY } from '#domain/site/route-query.ts';
import { stepsBefore } from '#domain/reservation/reservation-progress.ts';
import type { Route } from '#domain/site/routes.ts';
import type { ReservationStep } from '#domain/reservation/reservation-step.ts';
import type { Navigation, Place } from './navigation.ts';

/** Wishes for a step of the reservation that is open, after those of the steps gone through that come before it. */
export function goToStep({ $place, $steps, show }: Navigation, step: ReservationStep): void {
  const { route, query } = $place.get();
  const steps = $steps.get();
  if (!query.page || steps.at(-1) === step) return;
  const index = stepsBefore(steps, step);
  // The first has the address that led to the reservation, unless that asked for another step.
  const named = index > 0 || query.step === step ? step : undefined;
  const place = named === query.step ? null : { route, query: { ...query, step: named } };
  show(place, [...steps.slice(0, index), step]);
}

/** Goes to a step that is settled already, to settle it otherwise: an entry more, so that Back leads to where it was asked for. */
export function addStep({ $place, $steps, show }: Navigation, step: ReservationStep): void {
  const { route, query } = $place.get();
  show({ route, query: { ...query, step } }, [...$steps.get(), step]);
}

/**
 * What was booked is begun once more: Back leads to its confirmation. Its place has steps, so what it carries is not taken from its
 * address: `fill` puts it into the cart. False where that or the host page refuses it.
 */
export function beginAgain(
  { announced, show }: Navigation,
  place: Place & { readonly route: Route },
  fill: () => boolean,
): boolean {
  return announced(place.route, () => {
    if (!fill()) return false;
    show(place, ['confirmed', 'time']);
    return true;
  });
}

/**
 * The reservation is over. Its place asks for none of what was booked, so that it is not booked again when it is loaded
 * anew, and has no steps before it.
 */
export function finishSteps({ $steps, show, scroll }: Navigation): void {
  if ($steps.get().at(-1) === 'confirmed') return;
  // Where the last step was left is no place of what comes instead of it.
  scroll.remember(0);
  show({ route: { kind: 'services' }, query: { ...EMPTY_QUERY, page: 'reserved' } }, ['confirmed']);
}
