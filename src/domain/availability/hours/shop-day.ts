import type { ExternalServiceId } from '../../catalogue/ids.ts';
import type { DateKey } from '../../time/date-key.ts';
import type { InstantRange } from '../../time/instant.ts';
import type { WallRange } from '../../time/minutes.ts';
import type { ResourceDay, ServiceDay, ServiceNeeds, ShopDay } from '../calendar.ts';
import { zonedDayOf, elapsedRanges, elapsedSpan, type ZonedDay } from './clock-change.ts';

/** A resource as a back end tells it: hours on the shop's clock, events as instants. */
export interface ResourceHours {
  readonly id: string;
  readonly name: string;
  readonly selectable: boolean;
  readonly hours: readonly WallRange[];
  readonly events: readonly InstantRange[];
}

export interface ServiceHours extends ServiceNeeds {
  readonly practitioners: readonly ResourceHours[];
  readonly cabins: readonly ResourceHours[];
  readonly equipment: readonly ResourceHours[];
}

export interface ShopDayHours {
  readonly date: DateKey;
  readonly timeZone: string;
  /** Opening hours on the shop's clock, as `openingHours` gives them. */
  readonly opening: readonly WallRange[];
  readonly usesCabins: boolean;
  readonly checksEquipment: boolean;
  readonly services: ReadonlyMap<ExternalServiceId, ServiceHours>;
}

/** The day in elapsed minutes, the only time that the search knows. */
export function shopDay(hours: ShopDayHours): ShopDay {
  const { date, timeZone, usesCabins, checksEquipment } = hours;
  const zonedDay = zonedDayOf(date, timeZone);
  // The same practitioner is told for each service: it is turned once.
  const cached = new Map<ResourceHours, ResourceDay>();
  const turned = (resource: ResourceHours): ResourceDay => {
    const day = cached.get(resource) ?? resourceDay(zonedDay, resource);
    cached.set(resource, day);
    return day;
  };
  const services = new Map<ExternalServiceId, ServiceDay>();
  for (const [id, service] of hours.services) {
    services.set(id, {
      ...service,
      practitioners: service.practitioners.map(turned),
      cabins: service.cabins.map(turned),
      equipment: service.equipment.map(turned),
    });
  }
  return {
    date,
    timeZone,
    lengthMinutes: zonedDay.lengthMinutes,
    open: elapsedRanges(zonedDay, hours.opening),
    usesCabins,
    checksEquipment,
    services,
  };
}

function resourceDay(
  zonedDay: ZonedDay,
  { id, name, selectable, hours, events }: ResourceHours,
): ResourceDay {
  return {
    id,
    name,
    selectable,
    working: elapsedRanges(zonedDay, hours),
    events: events.flatMap((event) => elapsedSpan(zonedDay, event) ?? []),
  };
}

/** The same day, with some of its resources taken at other times. */
export function withTaken(day: ShopDay, taken: ReadonlyMap<string, readonly InstantRange[]>): ShopDay {
  const zonedDay = zonedDayOf(day.date, day.timeZone);
  const cached = new Map<ResourceDay, ResourceDay>();
  const changed = (resource: ResourceDay): ResourceDay => {
    const events = taken.get(resource.id);
    if (events === undefined) return resource;
    const known = cached.get(resource) ?? {
      ...resource,
      events: events.flatMap((event) => elapsedSpan(zonedDay, event) ?? []),
    };
    cached.set(resource, known);
    return known;
  };
  const services = new Map<ExternalServiceId, ServiceDay>();
  for (const [id, service] of day.services) {
    services.set(id, {
      ...service,
      practitioners: service.practitioners.map(changed),
      cabins: service.cabins.map(changed),
      equipment: service.equipment.map(changed),
    });
  }
  return { ...day, services };
}
