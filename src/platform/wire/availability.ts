import type { ResourceHours, ServiceHours } from '#domain/availability/shop-day.ts';
import { isDateKey } from '#domain/time/date-key.ts';
import { minutesOfClock, type MinuteRange } from '#domain/time/minutes.ts';
import { each, fields, flag, id, instant, isObject, list, text, type Warn } from './read.ts';

/** By date (YYYYMMDD), then by the service's external id. */
export type WireAvailability = ReadonlyMap<string, ReadonlyMap<string, ServiceHours>>;

/** Null for what is no availability at all. */
export function parseAvailability(value: unknown, warn: Warn): WireAvailability | null {
  const data = fields(fields(value)['appointments'])['data'];
  if (!isObject(data)) return null;
  const days = new Map<string, ReadonlyMap<string, ServiceHours>>();
  for (const [date, services] of Object.entries(fields(data))) {
    if (!isDateKey(date) || !isObject(services)) {
      warn('availability of a day');
      continue;
    }
    const entries = Object.entries(fields(services));
    days.set(date, new Map(entries.map(([service, day]) => [service, parseDay(day, warn)])));
  }
  return days;
}

function parseDay(value: unknown, warn: Warn): ServiceHours {
  const read = fields(value);
  return {
    practitioners: each(read['practitioners'], 'practitioner', warn, parseResource),
    cabins: each(read['cabins'], 'cabin', warn, parseResource),
    equipment: each(read['equipments'], 'equipment', warn, parseResource),
    needsCabin: isNeeded(read['needsCabin']),
    needsEquipment: isNeeded(read['needsEquipment']),
  };
}

/** A back end that does not say it lists what is needed. */
function isNeeded(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

/** Whoever has hours or an event that cannot be read is left out: nobody knows when they are free. */
function parseResource(value: unknown): ResourceHours | null {
  const read = fields(value);
  const hours = ranges(read['hours'], (end) => minutesOfClock(text(end)));
  const events = ranges(read['events'], instant);
  if (!id(read['id']) || !hours || !events) return null;
  return {
    id: id(read['id']),
    name: text(read['displayname']),
    selectable: flag(read['SbSelectionActive'], true),
    hours,
    events,
  };
}

function ranges(value: unknown, read: (end: unknown) => number | null): MinuteRange[] | null {
  const result: MinuteRange[] = [];
  for (const item of list(value) ?? []) {
    const start = read(fields(item)['start']);
    const end = read(fields(item)['end']);
    if (start === null || end === null) return null;
    if (start < end) result.push({ start, end });
  }
  return result;
}
