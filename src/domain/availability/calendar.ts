import type { ExternalServiceId } from '../catalogue/ids.ts';
import type { Instant } from '../time/instant.ts';
import type { ElapsedMinute } from '../time/minutes-of-day.ts';
import type { ElapsedRange } from '../time/minutes.ts';

/** A practitioner, a cabin or a piece of equipment on one day: when it works, when it is taken. */
export interface ResourceDay {
  readonly id: string;
  readonly name: string;
  /** Practitioners whose selection flag is off are never offered by name, and never chosen for a visitor. */
  readonly selectable: boolean;
  readonly working: readonly ElapsedRange[];
  readonly events: readonly ElapsedRange[];
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

/** A shop's day, with everything that limits it in elapsed minutes of that day. */
export interface ShopDay {
  readonly date: string;
  readonly timeZone: string;
  /** 1440, or 1380 and 1500 on the days of the clock change. */
  readonly lengthMinutes: number;
  /** Opening hours after closed and open days; empty is closed. */
  readonly open: readonly ElapsedRange[];
  readonly usesCabins: boolean;
  readonly checksEquipment: boolean;
  readonly services: ReadonlyMap<ExternalServiceId, ServiceDay>;
}

/** Where one service of a visit takes place. */
export interface Placement {
  readonly externalServiceId: ExternalServiceId;
  readonly startMinute: ElapsedMinute;
  /** End of the service itself; the pause that follows also occupies the resources. */
  readonly endMinute: ElapsedMinute;
  readonly practitionerId: string;
  /** Those who perform it together with the first. */
  readonly otherPractitionerIds: readonly string[];
  readonly cabinId: string | null;
  readonly equipmentId: string | null;
}

/** A moment at which the whole visit fits. */
export interface VisitStart {
  readonly startMinute: ElapsedMinute;
  readonly startsAt: Instant;
  readonly placements: readonly Placement[];
}

/** Why a day offers nothing. */
export type EmptyReason =
  'closed' | 'past' | 'no-practitioner' | 'no-cabin' | 'no-equipment' | 'too-short' | 'full';

export type DayOffer =
  | { readonly kind: 'free'; readonly date: string; readonly starts: readonly VisitStart[] }
  | { readonly kind: 'empty'; readonly date: string; readonly reason: EmptyReason };
