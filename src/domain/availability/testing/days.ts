import { instant } from '../../time/instant.ts';
import { elapsedMinute } from '../../time/minutes-of-day.ts';
import type { DayOffer, ResourceDay, ShopDay, VisitLine } from '../calendar.ts';
import { externalServiceId } from '../../catalogue/ids.ts';
import { elapsed } from '../../testing/ranges.ts';
import { dayFrame, instantAt } from '../hours/clock-change.ts';
import type { SearchLimits } from '../visit-search.ts';

export const PARIS = 'Europe/Paris';
export const TUESDAY = '20261124';
/** The service of each sample. */
export const FACIAL = externalServiceId('facial');
export const LONG_AGO: SearchLimits = { now: instant(0), leadMinutes: 0, intervalMinutes: 30 };

export function resource(id: string, change: Partial<ResourceDay> = {}): ResourceDay {
  return { id, name: id, selectable: true, working: [elapsed(540, 1140)], events: [], ...change };
}

export function line(change: Partial<VisitLine> = {}): VisitLine {
  return {
    externalServiceId: FACIAL,
    durationMinutes: 60,
    pauseMinutes: 0,
    practitionerCount: 1,
    practitionerId: null,
    ...change,
  };
}

interface DayChange extends Partial<Omit<ShopDay, 'services'>> {
  readonly practitioners?: readonly ResourceDay[];
  readonly cabins?: readonly ResourceDay[];
  readonly equipment?: readonly ResourceDay[];
}

export function shopDay({ practitioners, cabins, equipment, ...change }: DayChange = {}): ShopDay {
  const date = change.date ?? TUESDAY;
  const timeZone = change.timeZone ?? PARIS;
  const service = {
    practitioners: practitioners ?? [resource('ana')],
    cabins: cabins ?? [],
    equipment: equipment ?? [],
  };
  return {
    date,
    timeZone,
    lengthMinutes: dayFrame(date, timeZone).lengthMinutes,
    open: [elapsed(540, 1140)],
    usesCabins: true,
    checksEquipment: true,
    services: new Map([[FACIAL, service]]),
    ...change,
  };
}

export function startsOf(offer: DayOffer): readonly number[] {
  return offer.kind === 'free' ? offer.starts.map(({ startMinute }) => startMinute) : [];
}

export function at(date: string, minute: number): number {
  return instantAt(dayFrame(date, PARIS), elapsedMinute(minute));
}

/** Times that take a whole day. */
export const WHOLE = [elapsed(0, 1440)];
