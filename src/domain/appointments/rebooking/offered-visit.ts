import type { Category, Service } from '../../catalogue/catalogue.ts';
import type { LocalizedText } from '../../locale.ts';
import type { PlacedService } from '../appointment.ts';

/** The services of an appointment as they are offered now, to be booked once more. */
export interface OfferedVisit {
  readonly services: readonly Service[];
  /** As it was booked, by the places of the services: minutes, and whom the visitor chose. */
  readonly durations: readonly number[];
  readonly practitioners: readonly (string | null)[];
  /** Names of those that are not booked online. */
  readonly missing: readonly LocalizedText[];
}

/** What of an appointment is offered now, and what is no longer booked online, or never was by itself. */
export function offeredVisit(lines: readonly PlacedService[], categories: readonly Category[]): OfferedVisit {
  const all = categories.flatMap(({ services }) => services).filter(({ bookable }) => bookable);
  const serviceOf = (line: PlacedService) =>
    all.find(({ externalId }) => externalId === line.externalServiceId);
  const offered = lines.filter((line) => serviceOf(line));
  return {
    services: offered.flatMap((line) => serviceOf(line) ?? []),
    durations: offered.map(({ startsAt, endsAt }) => (endsAt - startsAt) / 60_000),
    // Whoever is not named is nobody's to choose.
    practitioners: offered.map(({ practitioner: { id, name }, isPractitionerChosen }) =>
      isPractitionerChosen && name ? id : null,
    ),
    missing: lines.filter((line) => !serviceOf(line)).map(({ name }) => name),
  };
}
