import type { ExternalServiceId, ExternalShopId } from '../catalogue/ids.ts';
import type { Hold } from './appointment.ts';
import type { WishTimes } from './wish-times.ts';

/** A place on the waiting list, as far as its link tells. */
export interface WaitingPlace {
  /** `waiting`, `offered`, `taken`, `missed`, `left`, or a word that we do not know. */
  readonly status: string;
  readonly externalShopId: ExternalShopId;
  readonly externalServiceIds: readonly ExternalServiceId[];
  /** When it is waited for; null where that is not told. */
  readonly times: WishTimes | null;
  /** The appointment that moves there; null: it is booked there. */
  readonly appointmentId: string | null;
  /** Null where nothing is kept. */
  readonly hold: Hold | null;
}
