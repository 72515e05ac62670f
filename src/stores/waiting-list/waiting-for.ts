import type { MovingVisit } from '../visit/calendar/visit-days.ts';

/** Who waits for a place, and what for. */
export interface WaitingFor {
  /** Where the mails go, as far as that is known. */
  readonly email: () => string;
  /** The appointment that is to move there, whose own address that is; null: a new visit is booked there. */
  readonly moving: MovingVisit | null;
}
