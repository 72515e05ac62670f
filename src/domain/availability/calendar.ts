import type { ExternalServiceId } from '../ids.ts';
import type { MinuteRange } from '../time/minutes.ts';

/** A practitioner, a cabin or a piece of equipment on one day: when it works, when it is taken. */
export interface ResourceDay {
  readonly id: string;
  readonly name: string;
  /** Practitioners whose selection flag is off are never offered by name, and never chosen for a visitor. */
  readonly selectable: boolean;
  readonly working: readonly MinuteRange[];
  readonly events: readonly MinuteRange[];
}

/** Whether a service needs a cabin, or equipment, at all. Absent: it does where some are listed for it. */
export interface ServiceNeeds {
  readonly needsCabin?: boolean | undefined;
  readonly needsEquipment?: boolean | undefined;
}

/** Who and what can perform one service on one day. */
export interface ServiceDay extends ServiceNeeds {
  readonly practitioners: readonly ResourceDay[];
  readonly cabins: readonly ResourceDay[];
  readonly equipment: readonly ResourceDay[];
}

/** One service of a visit as the scheduler needs it. */
export interface VisitLine {
  readonly externalServiceId: ExternalServiceId;
  readonly durationMinutes: number;
  readonly pauseMinutes: number;
  /** How many practitioners perform it together. */
  readonly practitionerCount: number;
  /** Of the chosen practitioner, who is one of them, or null where any will do. */
  readonly practitionerId: string | null;
}

/** A shop's day, with everything that limits it already in elapsed minutes of that day. */
export interface ShopDay {
  readonly date: string;
  readonly timeZone: string;
  /** 1440, or 1380 and 1500 on the days of the clock change. */
  readonly lengthMinutes: number;
  /** Opening hours after closed and open days; empty is closed. */
  readonly open: readonly MinuteRange[];
  readonly usesCabins: boolean;
  readonly checksEquipment: boolean;
  readonly services: ReadonlyMap<ExternalServiceId, ServiceDay>;
}

/** Where one service of a visit takes place. */
export interface Placement {
  readonly externalServiceId: ExternalServiceId;
  readonly start: number;
  /** End of the service itself; the pause that follows also occupies the resources. */
  readonly end: number;
  readonly practitionerId: string;
  /** Those who perform it together with the first. */
  readonly otherPractitionerIds: readonly string[];
  readonly cabinId: string | null;
  readonly equipmentId: string | null;
}

/** A moment at which the whole visit fits. `start` in elapsed minutes of the day, `instant` in epoch milliseconds. */
export interface VisitStart {
  readonly start: number;
  readonly instant: number;
  readonly placements: readonly Placement[];
}

/** Why a day offers nothing. */
export type EmptyReason =
  'closed' | 'past' | 'no-practitioner' | 'no-cabin' | 'no-equipment' | 'too-short' | 'full';

export type DayOffer =
  | { readonly kind: 'free'; readonly date: string; readonly starts: readonly VisitStart[] }
  | { readonly kind: 'empty'; readonly date: string; readonly reason: EmptyReason };
