import type { DayOffer, VisitStart } from '../availability/calendar.ts';
import type { PlacedService } from './appointment.ts';

/** Whole minutes that a visitor waits before each service of a visit; the first one begins it. */
export function waitsBefore(lines: readonly Pick<PlacedService, 'startsAt' | 'endsAt'>[]): readonly number[] {
  return lines.map(({ startsAt }, index) => {
    const before = lines[index - 1];
    return before ? Math.max(0, Math.round((startsAt - before.endsAt) / 60_000)) : 0;
  });
}

/** The same in all of a start that is offered. */
export function waitOfStart({ placements }: Pick<VisitStart, 'placements'>): number {
  return placements.reduce((sum, { startMinute }, index) => {
    const before = placements[index - 1];
    return before ? sum + Math.max(0, startMinute - before.endMinute) : sum;
  }, 0);
}

/** The shortest and the longest wait among the starts of some days; null where none is offered. */
export function waitsAmong(offers: readonly DayOffer[]): { least: number; most: number } | null {
  const waits = offers.flatMap((offer) => (offer.kind === 'free' ? offer.starts.map(waitOfStart) : []));
  return waits.length > 0 ? { least: Math.min(...waits), most: Math.max(...waits) } : null;
}
