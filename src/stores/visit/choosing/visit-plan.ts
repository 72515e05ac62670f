import { atom, computed, type ReadableAtom } from 'nanostores';
import type { ShopDay, VisitLine } from '#domain/availability/calendar.ts';
import type { BookingCartStore } from '../../cart/booking-cart.ts';
import type { VisitMemory } from '../visit-record.ts';
import type { VisitPlan } from '../visit.ts';

type Practitioners = ReadonlyMap<string, readonly { readonly id: string; readonly name: string }[]>;

/** What is being booked, and by whom. */
export interface Planning {
  readonly $plan: ReadableAtom<VisitPlan>;
  readonly $lines: ReadableAtom<readonly VisitLine[]>;
  choosePractitioner(serviceId: string, practitionerId: string | null): void;
  /** Learns who performs what in these days. */
  learn(days: readonly ShopDay[]): void;
}

export function createPlanning(
  { $lines: $services, $shop }: Pick<BookingCartStore, '$lines' | '$shop'>,
  memory: VisitMemory,
): Planning {
  const $chosen = atom(memory.get().practitioners);
  /** By the service's external id, at the shop in question. */
  const $known = atom<Practitioners>(new Map());
  let learntAt = '';

  const $plan = computed([$shop, $services, $chosen, $known], (shop, services, chosen, known): VisitPlan => ({
    shop,
    services: services.map((service) => {
      const practitioners = known.get(service.externalId) ?? [];
      const wanted = chosen[service.id] ?? null;
      // Somebody who does not work at this shop cannot be meant.
      const isKnown = practitioners.length === 0 || practitioners.some(({ id }) => id === wanted);
      return { service, practitioners, practitionerId: isKnown ? wanted : null };
    }),
  }));

  return {
    $plan,
    $lines: computed($plan, ({ services }) =>
      services.map(({ service, practitionerId }) => ({
        serviceId: service.externalId,
        durationMinutes: service.durationMinutes,
        pauseMinutes: service.pauseMinutes,
        practitionerId,
      })),
    ),
    choosePractitioner(serviceId, practitionerId) {
      const { [serviceId]: _, ...others } = $chosen.get();
      const chosen = practitionerId === null ? others : { ...others, [serviceId]: practitionerId };
      memory.change({ practitioners: chosen });
      $chosen.set(chosen);
    },
    learn(days) {
      const shop = $shop.get()?.id ?? '';
      const before = learntAt === shop ? $known.get() : new Map();
      learntAt = shop;
      $known.set(joined(before, days));
    },
  };
}

function joined(before: Practitioners, days: readonly ShopDay[]): Practitioners {
  const names = new Map(
    [...before].map(([service, people]) => [service, new Map(people.map((each) => [each.id, each]))]),
  );
  for (const { services } of days) {
    for (const [service, { practitioners }] of services) {
      const people = names.get(service) ?? new Map<string, { readonly id: string; readonly name: string }>();
      for (const { id, name, selectable } of practitioners) if (selectable) people.set(id, { id, name });
      names.set(service, people);
    }
  }
  return new Map(
    [...names].map(([service, people]) => [
      service,
      [...people.values()].sort((a, b) => a.name.localeCompare(b.name)),
    ]),
  );
}
