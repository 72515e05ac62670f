import type { DayOffer, EmptyReason } from '../availability/calendar.ts';
import { partHours } from '../availability/hours/day-part.ts';

/** Hours of a day in which a visit may begin: wall-clock minutes, the end excluded. */
export const WAITING_HOURS = {
  any: { from: 0, until: 1440 },
  morning: { from: 0, until: partHours('morning').end },
  afternoon: { from: partHours('afternoon').start, until: 1440 },
  evening: { from: partHours('evening').start, until: 1440 },
} as const;

export type WaitingHours = keyof typeof WAITING_HOURS;

/** Nobody can give back what is shut, over or too short. */
const HOPEFUL: readonly EmptyReason[] = ['full', 'no-practitioner', 'no-cabin', 'no-equipment'];

/** The days of which somebody may give something back, in order: date keys YYYYMMDD. */
export function daysToWaitFor(offers: readonly DayOffer[]): readonly string[] {
  return offers.flatMap((offer) =>
    offer.kind === 'empty' && HOPEFUL.includes(offer.reason) ? [offer.date] : [],
  );
}

/** Which of those days is meant before anything is chosen: the one that is looked at, else the only one; null: all of them. */
export function dayMeantToWaitFor(days: readonly string[], lookedAt: string): string | null {
  if (days.includes(lookedAt)) return lookedAt;
  return days.length === 1 ? (days[0] ?? null) : null;
}
