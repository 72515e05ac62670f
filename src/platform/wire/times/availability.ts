import type { ResourceHours, ServiceHours } from '#domain/availability/hours/shop-day.ts';
import { externalServiceId, type ExternalServiceId, type ExternalShopId } from '#domain/catalogue/ids.ts';
import { isDateKey } from '#domain/time/date-key.ts';
import { minutesOfClock } from '#domain/time/minutes.ts';
import { each, fields, flag, id, isoInstant, isObject, list, text, type Warn } from '../read.ts';

interface TimesWish {
  readonly externalShopId: ExternalShopId;
  readonly externalServiceIds: readonly ExternalServiceId[];
  /** YYYYMMDD. */
  readonly first: string;
  /** Included. */
  readonly last: string;
  readonly visitKey: string;
}

export function timesQuery({ externalShopId, externalServiceIds, first, last, visitKey }: TimesWish) {
  return { shopid: externalShopId, serviceid: externalServiceIds.join(), start: first, end: last, visitKey };
}

type ServicesHours = ReadonlyMap<ExternalServiceId, ServiceHours>;

/** By date (YYYYMMDD). */
export type WireAvailability = ReadonlyMap<string, ServicesHours>;

/** Null for what is no availability at all. */
export function parseAvailability(value: unknown, warn: Warn): WireAvailability | null {
  const data = fields(fields(value)['appointments'])['data'];
  if (!isObject(data)) return null;
  const days = new Map<string, ServicesHours>();
  for (const [date, services] of Object.entries(fields(data))) {
    if (!isDateKey(date) || !isObject(services)) {
      warn('availability of a day');
      continue;
    }
    const entries = Object.entries(fields(services));
    days.set(
      date,
      new Map(entries.map(([service, day]) => [externalServiceId(service), parseDay(day, warn)])),
    );
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
  const hours = ranges(read['hours'], (clock) => minutesOfClock(text(clock)));
  const events = ranges(read['events'], isoInstant);
  if (!id(read['id']) || !hours || !events) return null;
  return {
    id: id(read['id']),
    name: text(read['displayname']),
    selectable: flag(read['SbSelectionActive'], true),
    hours,
    events,
  };
}

/** Null where one of them cannot be read. */
function ranges<Moment extends number>(
  value: unknown,
  read: (end: unknown) => Moment | null,
): { readonly start: Moment; readonly end: Moment }[] | null {
  const result: { readonly start: Moment; readonly end: Moment }[] = [];
  for (const item of list(value) ?? []) {
    const start = read(fields(item)['start']);
    const end = read(fields(item)['end']);
    if (start === null || end === null) return null;
    if (start < end) result.push({ start, end });
  }
  return result;
}
