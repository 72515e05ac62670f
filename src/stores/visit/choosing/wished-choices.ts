import type { OfferedVisit } from '#domain/appointments/rebooking/offered-visit.ts';
import type { RouteQuery } from '#domain/site/route-query.ts';
import type { Service } from '#domain/catalogue/catalogue.ts';
import { choicesIn } from '#domain/site/places/wished-visit.ts';
import type { VisitPlan, VisitStage, VisitStore } from '../visit.ts';

/** How long and with whom a service is wished for; null where nothing is said of it. */
export interface WishedChoice {
  readonly service: Service;
  readonly minutes: number | null;
  readonly practitionerId: string | null;
}

/** What of it is not to be had any more. */
export interface UnmetChoice {
  readonly kind: 'duration' | 'practitioner';
  readonly service: Service;
}

/** What an address wishes for the services that it carries. */
export function wishedChoices(
  { services }: VisitPlan,
  query: Pick<RouteQuery, 'duration' | 'with'>,
): readonly WishedChoice[] {
  const { durations, practitioners } = choicesIn(query);
  return services.map(({ service }, index) => ({
    service,
    minutes: durations[index] ?? null,
    practitionerId: practitioners[index] ?? null,
  }));
}

/** What is wished for is chosen, where it is not: a choice looks for times anew. */
export function takeWishedChoices(
  visit: Pick<VisitStore, '$plan' | 'chooseDuration' | 'choosePractitioner'>,
  wishes: readonly WishedChoice[],
): void {
  for (const { service, minutes, practitionerId } of wishes) {
    const own = visit.$plan.get().services.find((each) => each.service.id === service.id);
    if (minutes !== null && minutes !== own?.service.durationMinutes)
      visit.chooseDuration(service.id, minutes);
    if (practitionerId !== null && practitionerId !== own?.practitionerId)
      visit.choosePractitioner(service.id, practitionerId);
  }
}

/** Each service is wished for as it was booked: where nobody was chosen then, whoever is free, whatever was wished since. */
export function takeBookedChoices(
  visit: Pick<VisitStore, '$plan' | 'chooseDuration' | 'choosePractitioner'>,
  { services, durations, practitioners }: Pick<OfferedVisit, 'services' | 'durations' | 'practitioners'>,
): void {
  for (const { service, practitionerId } of visit.$plan.get().services) {
    const at = services.findIndex(({ id }) => id === service.id);
    const minutes = durations[at] ?? service.durationMinutes;
    const person = practitioners[at] ?? null;
    if (minutes !== service.durationMinutes) visit.chooseDuration(service.id, minutes);
    if (person !== practitionerId) visit.choosePractitioner(service.id, person);
  }
}

/** What of the wishes a visit does not have, as far as it is known who performs its services. */
export function unmetChoices(
  { services }: VisitPlan,
  wishes: readonly WishedChoice[],
): readonly UnmetChoice[] {
  return wishes.flatMap(({ service: { id }, minutes, practitionerId }) => {
    const own = services.find(({ service }) => service.id === id);
    if (!own) return [];
    const { service, durations, practitioners } = own;
    const isOffered =
      minutes === null ||
      service.durationMinutes === minutes ||
      durations.some(({ durationMinutes }) => durationMinutes === minutes);
    const isThere =
      practitionerId === null ||
      practitioners.length === 0 ||
      practitioners.some((each) => each.id === practitionerId);
    return [
      ...(isOffered ? [] : [{ kind: 'duration', service } as const]),
      ...(isThere ? [] : [{ kind: 'practitioner', service } as const]),
    ];
  });
}

/** Without what the visitor is just being told as the reason for choosing another time: of that service alone. */
export function untoldChoices(unmet: readonly UnmetChoice[], stage: VisitStage): readonly UnmetChoice[] {
  const failure = stage.kind === 'choosing' ? stage.failure : null;
  if (failure?.kind !== 'practitioner-gone') return unmet;
  return unmet.filter(({ kind, service }) => kind !== 'practitioner' || service.id !== failure.serviceId);
}
