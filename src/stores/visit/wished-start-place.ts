import {
  wishedVisitPlace,
  type WishedVisitPlace,
  type WishedVisit,
} from '#domain/site/places/wished-visit.ts';
import type { Locale } from '#domain/locale.ts';
import { buildHref, type ServiceRoute } from '#domain/site/routes.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { VisitPlan } from './visit.ts';

/** A start of a visit that a link wishes for. */
export interface WishedStart extends Omit<WishedVisit, 'durations'> {
  readonly startsAt: Instant;
  /** Of the first service, as it is shown beside the start. */
  readonly durationMinutes: number;
}

/**
 * The reservation of a visit at a shop that takes a start at once, and goes on to the details. Where that start is gone, it
 * stands at the times of its day.
 */
export function wishedStartPlace({ startsAt, durationMinutes, ...visit }: WishedStart): WishedVisitPlace {
  const { route, query } = wishedVisitPlace({ ...visit, durations: [durationMinutes] });
  return { route, query: { ...query, start: new Date(startsAt).toISOString() } };
}

interface Storefront {
  /** Without its last slash, as `https://salon.example` or `/salon`. */
  readonly address: string;
  readonly locale: Locale;
  /** Of the company. */
  readonly shopCount: number;
}

/** The page of a storefront that takes a start for a visit as it is planned; null for a visit without services or a shop. */
export function plannedStart(
  { shop, services }: VisitPlan,
  startsAt: Instant,
  { address, locale, shopCount }: Storefront,
): { readonly route: ServiceRoute; readonly href: string } | null {
  const [first, ...others] = services.map(({ service }) => service);
  if (!first || !shop) return null;
  const { route, query } = wishedVisitPlace({
    services: [first, ...others],
    shop,
    shopCount,
    durations: services.map(({ service, durations }) =>
      durations.length > 0 ? service.durationMinutes : null,
    ),
    practitioners: services.map(({ practitionerId }) => practitionerId),
  });
  const start = new Date(startsAt).toISOString();
  return { route, href: address + buildHref(route, locale, { ...query, start }) };
}
