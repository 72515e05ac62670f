import { and, eq, inArray } from 'drizzle-orm';
import { instant } from '#domain/time/instant.ts';
import type { Database } from '../database/database.ts';
import { resources, type HeldLine } from '../database/schema/booking.ts';
import type { Claimed } from '../database/schema/waiting-list.ts';
import type { Visit } from './visit.ts';

type Peopled = Pick<HeldLine, 'practitionerId' | 'otherPractitionerIds'>;

/** As the wire tells of a practitioner. */
interface NamedPractitioner {
  readonly id: string;
  readonly displayname: string;
}

interface PlacedPeople {
  readonly practitioner: NamedPractitioner;
  /** Only where several perform the line together. */
  readonly otherPractitioners?: NamedPractitioner[];
}

/** Ids of all who perform a line, the first of them first. */
export function practitionersOf({ practitionerId, otherPractitionerIds = [] }: Peopled): string[] {
  return [practitionerId, ...otherPractitionerIds];
}

/** Ids of everyone and everything that a line takes. */
export function resourcesOf(line: Peopled & Pick<HeldLine, 'cabinId' | 'equipmentId'>): string[] {
  return [...practitionersOf(line), line.cabinId, line.equipmentId].filter((id) => id !== null);
}

/** What a held line takes, its pause included. */
export function claimedBy(line: HeldLine): Claimed[] {
  const start = instant(Date.parse(line.start));
  const end = instant(Date.parse(line.end) + (line.pauseMinutes ?? 0) * 60_000);
  return resourcesOf(line).map((resourceId) => ({ resourceId, start, end }));
}

export function namesIn({ facts }: Visit, line: HeldLine): ReadonlyMap<string, string> {
  const able = facts.services.get(line.serviceId)?.practitioners ?? [];
  return new Map(able.map(({ id, name }) => [id, name]));
}

/** By id the names of those who perform lines of a company, as they are called now. */
export async function practitionerNames(
  db: Database,
  companyId: string,
  lines: readonly Peopled[],
): Promise<ReadonlyMap<string, string>> {
  const ids = lines.flatMap(practitionersOf);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: resources.id, name: resources.name })
    .from(resources)
    .where(and(eq(resources.companyId, companyId), inArray(resources.id, ids)));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The people of a line as the wire names them. */
export function peopleWire(line: Peopled, names: ReadonlyMap<string, string>): PlacedPeople {
  const named = (id: string) => ({ id, displayname: names.get(id) ?? '' });
  const { practitionerId, otherPractitionerIds = [] } = line;
  return {
    practitioner: named(practitionerId),
    ...(otherPractitionerIds.length > 0 && { otherPractitioners: otherPractitionerIds.map(named) }),
  };
}

/** What the people of a line are called; those without a name left out. */
export function spokenNames(line: Peopled, names: ReadonlyMap<string, string>): string[] {
  return practitionersOf(line).flatMap((id) => names.get(id) || []);
}
