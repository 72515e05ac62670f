import type { ShopDay, VisitLine } from './calendar.ts';
import { nextFreeStarts, type SearchLimits } from './visit-search.ts';
import type { ExternalServiceId } from '../catalogue/ids.ts';
import type { Instant } from '../time/instant.ts';

/** By service and practitioner. */
export type FirstStarts = ReadonlyMap<ExternalServiceId, ReadonlyMap<string, Instant>>;

/** The first start of the visit in some days, by who would perform each of its services; who has none is missing. */
export function firstStarts(
  days: readonly ShopDay[],
  lines: readonly VisitLine[],
  limits: SearchLimits,
): FirstStarts {
  const byService = lines.map(({ externalServiceId }, index) => {
    const people = days.flatMap((day) => day.services.get(externalServiceId)?.practitioners ?? []);
    const ids = new Set(people.flatMap(({ id, selectable }) => (selectable ? [id] : [])));
    const firsts = [...ids].flatMap((practitionerId) => {
      const wanted = lines.map((line, at) => (at === index ? { ...line, practitionerId } : line));
      const [first] = nextFreeStarts(days, wanted, limits, 1);
      return first ? [[practitionerId, first.startsAt] as const] : [];
    });
    return [externalServiceId, new Map(firsts)] as const;
  });
  return new Map(byService);
}
