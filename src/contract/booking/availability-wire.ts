import { Type, type Static } from 'typebox';
import { entity } from '../entity.ts';

/** ISO 8601 with an offset. */
const Instant = Type.String({ format: 'date-time' });

/** `hours` are wall-clock HH:MM; `events` are instants, so that a repeated hour is never ambiguous. */
export const ResourceDayWire = entity('ResourceDay', {
  id: Type.String(),
  displayname: Type.String(),
  hours: Type.Array(Type.Object({ start: Type.String(), end: Type.String() })),
  events: Type.Array(Type.Object({ start: Instant, end: Instant })),
  SbSelectionActive: Type.Boolean(),
});

/** What can perform one service on one day. */
export const ServiceDayWire = entity('ServiceDay', {
  practitioners: Type.Array(ResourceDayWire),
  cabins: Type.Array(ResourceDayWire),
  equipments: Type.Array(ResourceDayWire),
  /** Whether it takes place only in a cabin, or with equipment, be there none that fits. */
  needsCabin: Type.Optional(Type.Boolean()),
  needsEquipment: Type.Optional(Type.Boolean()),
});

/** By date (YYYYMMDD), then by the service's external id. */
export const AvailabilityWire = entity('Availability', {
  appointments: Type.Object({ data: Type.Record(Type.String(), Type.Record(Type.String(), ServiceDayWire)) }),
});
export type AvailabilityWire = Static<typeof AvailabilityWire>;
