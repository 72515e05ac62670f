/** The steps of a reservation, in the order in which they are gone through. */
export const RESERVATION_STEPS = ['shop', 'time', 'details', 'review', 'confirmed'] as const;

export type ReservationStep = (typeof RESERVATION_STEPS)[number];

/** The step of a word; undefined where it means none. */
export function reservationStepOf(word: unknown): ReservationStep | undefined {
  return RESERVATION_STEPS.find((step) => step === word);
}
