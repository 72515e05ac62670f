import type { InstantRange } from '#domain/time/instant.ts';
import { isDateKey } from '#domain/time/date-key.ts';
import { fields, id, isoInstant, list, text } from '../read.ts';

/** When some resources of a shop are taken on a day, in full. */
export interface LiveDay {
  /** Grows: the smaller of two is the older. */
  readonly id: number;
  readonly externalShopId: string;
  /** YYYYMMDD. */
  readonly date: string;
  readonly taken: ReadonlyMap<string, readonly InstantRange[]>;
}

/** Null for what is no day, or cannot be read as a whole. */
export function parseLiveDay(eventId: unknown, value: unknown): LiveDay | null {
  const { shopid, date, resources } = fields(value);
  const number = Number(text(eventId));
  if (!id(shopid) || !isDateKey(text(date)) || !Number.isFinite(number)) return null;
  const taken = new Map<string, readonly InstantRange[]>();
  for (const each of list(resources) ?? []) {
    const ranges = rangesOf(fields(each)['events']);
    if (ranges === null || !id(fields(each)['id'])) return null;
    taken.set(id(fields(each)['id']), ranges);
  }
  return { id: number, externalShopId: id(shopid), date: text(date), taken };
}

function rangesOf(value: unknown): InstantRange[] | null {
  const ranges: InstantRange[] = [];
  for (const each of list(value) ?? []) {
    const start = isoInstant(fields(each)['start']);
    const end = isoInstant(fields(each)['end']);
    if (start === null || end === null) return null;
    ranges.push({ start, end });
  }
  return ranges;
}
