import type { VisitLine } from '#domain/availability/calendar.ts';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import type { SearchLimits } from '#domain/availability/visit-search.ts';
import type { ExternalServiceId } from '#domain/catalogue/ids.ts';
import type { Cents } from '#domain/prices/money.ts';
import { instant, type Instant } from '#domain/time/instant.ts';
import type { HeldLine } from '../database/schema/booking.ts';
import { invalidField, refuse, type Refusal } from '../http/refusal.ts';
import { isClosed, type Tenant } from '../router/route.ts';
import { priceOfArticle } from './article-price.ts';
import type { ServiceFacts, ShopFacts } from './schedule/shop-facts.ts';

/** One service that a visitor asks for; no practitioner means any. */
export interface WantedLine {
  readonly externalServiceId: ExternalServiceId;
  readonly practitionerId: string | null;
  /** Of those that the service has a price for; without it the service takes its usual time. */
  readonly durationMinutes?: number | undefined;
}

/** A held line as it was asked for. */
export function wantedLine({ serviceId, wantedPractitionerId, durationMinutes }: HeldLine): WantedLine {
  return { externalServiceId: serviceId, practitionerId: wantedPractitionerId, durationMinutes };
}

export function startOfLine(line: HeldLine): Instant {
  return instant(Date.parse(line.start));
}

/** A visit that may be booked as far as the company, the shop and the services are concerned. */
export interface Visit {
  readonly tenant: Tenant;
  readonly facts: ShopFacts;
  readonly wanted: readonly WantedLine[];
  readonly lines: readonly VisitLine[];
}

/**
 * The visit, or why nobody may book it: a closed site, a company, shop or service that takes no appointments online,
 * services that the shop does not offer, add-ons without a service, a practitioner who does not perform the service, a
 * duration that the service has no price for.
 */
export function visitOf(tenant: Tenant, facts: ShopFacts, wanted: readonly WantedLine[]): Visit | Refusal {
  if (isClosed(tenant)) return refuse('maintenance');
  if (!tenant.profile.booker.appointments || !facts.shop.bookable) return refuse('booking_closed');
  const lines: VisitLine[] = [];
  for (const [index, { externalServiceId, practitionerId, durationMinutes }] of wanted.entries()) {
    const service = facts.services.get(externalServiceId);
    // It may have been offered when the visitor chose it, which is all that there is to say.
    if (!service?.isOffered || !service.article.active || service.article.duration <= 0) {
      return refuse('booking_closed', { field: `lines.${index}.serviceid` });
    }
    if (practitionerId !== null && !mayChoose(service, practitionerId)) {
      return invalidField(`lines.${index}.practitionerId`);
    }
    if (durationMinutes !== undefined && !mayTake(service, durationMinutes)) {
      return invalidField(`lines.${index}.duration`);
    }
    const { duration, pause, requiredPractitioners } = service.article;
    lines.push({
      externalServiceId,
      durationMinutes: durationMinutes ?? duration,
      pauseMinutes: pause,
      practitionerCount: requiredPractitioners,
      practitionerId,
    });
  }
  const isAddOnOnly = wanted.every(
    ({ externalServiceId }) => facts.services.get(externalServiceId)?.article.upsellOnly,
  );
  if (isAddOnOnly) return invalidField('lines.0.serviceid');
  return { tenant, facts, wanted, lines };
}

function mayChoose({ practitioners }: ServiceFacts, id: string): boolean {
  return practitioners.some((practitioner) => practitioner.id === id && practitioner.selectable);
}

/** Whether a service is offered for as many minutes: it has a price for them, or usually takes them. */
export function mayTake({ article }: ServiceFacts, minutes: number): boolean {
  return (
    minutes === article.duration || (article.priceTimes ?? []).some(({ duration }) => duration === minutes)
  );
}

/** The rules of the scheduler for a company: any time from now on, on the company's grid. */
export function limitsOf(tenant: Tenant, now: Instant): SearchLimits {
  return { now, leadMinutes: 0, intervalMinutes: tenant.profile.booker.appointment.cuttingHours };
}

/** What one service of the visit costs at its shop on the date of an instant, for as long as it was asked for. */
export function priceOfService(
  { tenant, facts }: Visit,
  { externalServiceId, durationMinutes }: Omit<WantedLine, 'practitionerId'>,
  startsAt: Instant,
): Cents {
  const service = facts.services.get(externalServiceId);
  if (service === undefined) throw new Error(`The visit has no service ${externalServiceId}.`);
  return priceOfArticle(tenant, service, { date: dateAt(startsAt, facts.shop.timeZone), durationMinutes });
}
