import { reservationStepOf, type ReservationStep } from '#domain/reservation/reservation-step.ts';
import { fields, list } from '#platform/wire/read.ts';

/** The steps in a note of the history, which anybody on the page may have changed. */
export function stepsIn(note: unknown): readonly ReservationStep[] {
  return (list(fields(note)['steps']) ?? []).flatMap((step) => reservationStepOf(step) ?? []);
}
