import type { Static } from 'typebox';
import type {
  AvailabilityWire,
  ResourceDayWire,
  ServiceDayWire,
} from '#contract/booking/availability-wire.ts';
import { zonedDayOf, endOfDay } from '#domain/availability/hours/clock-change.ts';
import type { ExternalServiceId, ExternalShopId } from '#domain/catalogue/ids.ts';
import { addDays, daysBetween, type DateKey } from '#domain/time/date-key.ts';
import type { WallRange } from '#domain/time/minutes.ts';
import type { Database } from '../../database/database.ts';
import type { Tenant } from '../../router/route.ts';
import { spanOfDays, workingHours } from './shop-days.ts';
import { shopFacts, type ResourceRow, type ServiceFacts } from './shop-facts.ts';
import { resourceIdsOf, takenTimes, type Seen, type TakenTimes } from './taken-times.ts';

export interface AvailabilityQuery extends Seen {
  readonly externalShopId: ExternalShopId;
  readonly externalServiceIds: readonly ExternalServiceId[];
  readonly first: DateKey;
  /** Included. */
  readonly last: DateKey;
  readonly checksEquipment: boolean;
}

type Found =
  | { readonly kind: 'found'; readonly availability: AvailabilityWire }
  | { readonly kind: 'unknown'; readonly field: 'shopid' | 'serviceid' };

/** Who and what can perform services of a shop on each date, and when they are taken. */
export async function findAvailabilityOf(
  db: Database,
  tenant: Tenant,
  query: AvailabilityQuery,
): Promise<Found> {
  const facts = await shopFacts(db, tenant, query.externalShopId, query.externalServiceIds);
  if (facts === null) return { kind: 'unknown', field: 'shopid' };
  if (query.externalServiceIds.some((id) => !facts.services.has(id)))
    return { kind: 'unknown', field: 'serviceid' };
  const { timeZone } = facts.shop;
  const taken = await takenTimes(db, {
    companyId: tenant.id,
    resourceIds: resourceIdsOf(facts.services.values()),
    within: spanOfDays(timeZone, query.first, query.last),
    now: query.now,
    visitKey: query.visitKey,
    moving: query.moving ?? null,
  });
  const dates = Array.from({ length: daysBetween(query.first, query.last) + 1 }, (_, index) =>
    addDays(query.first, index),
  );
  const data = dates.map((date) => [date, dayWire(date, timeZone, facts.services, taken, query)] as const);
  return { kind: 'found', availability: { appointments: { data: Object.fromEntries(data) } } };
}

function dayWire(
  date: DateKey,
  timeZone: string,
  services: ReadonlyMap<ExternalServiceId, ServiceFacts>,
  taken: TakenTimes,
  { checksEquipment }: AvailabilityQuery,
): Record<string, Static<typeof ServiceDayWire>> {
  const zonedDay = zonedDayOf(date, timeZone);
  const from = zonedDay.startsAt;
  const until = endOfDay(zonedDay);
  const resourceWire = (resource: ResourceRow): Static<typeof ResourceDayWire> => ({
    id: resource.id,
    displayname: resource.name,
    hours: workingHours(resource, date).map(clockRange),
    events: (taken.get(resource.id) ?? [])
      .filter(({ start, end }) => start < until && end > from)
      .map(({ start, end }) => ({
        start: new Date(start).toISOString(),
        end: new Date(end).toISOString(),
      })),
    SbSelectionActive: resource.selectable,
  });
  const serviceWire = (service: ServiceFacts): Static<typeof ServiceDayWire> => ({
    practitioners: service.practitioners.map(resourceWire),
    cabins: service.cabins.map(resourceWire),
    equipments: checksEquipment ? service.equipment.map(resourceWire) : [],
    needsCabin: service.needsCabin,
    needsEquipment: checksEquipment && service.needsEquipment,
  });
  return Object.fromEntries([...services].map(([id, service]) => [id, serviceWire(service)]));
}

function clockRange({ start, end }: WallRange): { start: string; end: string } {
  return { start: clock(start), end: clock(end) };
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
