import { atom, computed, type ReadableAtom } from 'nanostores';
import type { ShopDay, VisitLine } from '#domain/availability/calendar.ts';
import type { PriceTime, Service } from '#domain/catalogue/catalogue.ts';
import type { ExternalServiceId, ServiceId } from '#domain/catalogue/ids.ts';
import type { BookingCartStore } from '../../cart/booking-cart.ts';
import { durationChoices, withMeantDuration } from '#domain/prices/pricing-durations.ts';
import type { HoldLine } from '#platform/wire/booking/visit-bodies.ts';
import type { VisitMemory, VisitRecord } from '../visit-memory.ts';
import type { VisitPlan, VisitService } from '../visit.ts';

type Practitioners = ReadonlyMap<
  ExternalServiceId,
  readonly { readonly id: string; readonly name: string }[]
>;

type Wishes = Pick<VisitRecord, 'practitioners' | 'durations'>;

export type CustomerPrices = ReadonlyMap<ExternalServiceId, readonly PriceTime[]>;

/** What is being booked, and by whom. */
export interface Planning {
  readonly $plan: ReadableAtom<VisitPlan>;
  readonly $lines: ReadableAtom<readonly VisitLine[]>;
  /** External ids of the services with prices by duration, comma-joined. */
  readonly $timed: ReadableAtom<string>;
  choosePractitioner(serviceId: ServiceId, practitionerId: string | null): void;
  /** Who was wished for the service at this place is not to be had here any more: neither wished nor offered. */
  dropPractitioner(line: number): void;
  chooseDuration(serviceId: ServiceId, minutes: number): void;
  /** Of these services what was wished in another tab; of all others what is wished here stays. */
  adopt(wishes: Wishes, serviceIds: readonly ServiceId[]): void;
  /** What is wished is that of the next visit too, over a reload as well. */
  keep(): void;
  /** The lines as a slot is asked for. */
  wanted(): readonly HoldLine[];
  /** Learns what a customer pays by duration; nothing: what everybody pays. */
  learnPrices(prices: CustomerPrices): void;
  /** Learns who performs what in these days. */
  learn(days: readonly ShopDay[]): void;
}

export function createPlanning(
  { $lines: $services, $shop }: Pick<BookingCartStore, '$lines' | '$shop'>,
  memory: VisitMemory,
): Planning {
  const { practitioners, durations } = memory.get();
  const $wishes = atom<Wishes>({ practitioners, durations });
  /** At the shop in question. */
  const $known = atom<Practitioners>(new Map());
  const $prices = atom<CustomerPrices>(new Map());
  let learntAt = '';

  const $plan = computed(
    [$shop, $services, $wishes, $known, $prices],
    (shop, services, wishes, known, prices): VisitPlan => ({
      shop,
      services: services.map((service) =>
        planned(pricedFor(service, prices), known.get(service.externalId) ?? [], wishes),
      ),
    }),
  );

  function wish(change: Partial<Wishes>): void {
    const wishes = { ...$wishes.get(), ...change };
    memory.change(wishes);
    $wishes.set(wishes);
  }

  function choosePractitioner(serviceId: ServiceId, practitionerId: string | null): void {
    const { [serviceId]: _, ...others } = $wishes.get().practitioners;
    wish({ practitioners: practitionerId === null ? others : { ...others, [serviceId]: practitionerId } });
  }

  return {
    $plan,
    $timed: computed($services, (services) =>
      services.flatMap(({ externalId, prices }) => (prices.priceTimes ? [externalId] : [])).join(),
    ),
    $lines: computed($plan, ({ services }) => services.map(visitLine)),
    choosePractitioner,
    dropPractitioner(line) {
      const dropped = $plan.get().services[line];
      if (!dropped) return;
      const { service, practitioners, practitionerId } = dropped;
      const others = practitioners.filter(({ id }) => id !== practitionerId);
      $known.set(new Map([...$known.get(), [service.externalId, others]]));
      choosePractitioner(service.id, null);
    },
    chooseDuration: (serviceId, minutes) =>
      wish({ durations: { ...$wishes.get().durations, [serviceId]: minutes } }),
    adopt: (wishes, serviceIds) => wish(adopted($wishes.get(), wishes, serviceIds)),
    keep: () => memory.change($wishes.get()),
    wanted: () => $plan.get().services.map(holdLine),
    learnPrices: (prices) => $prices.set(prices),
    learn(days) {
      const shop = $shop.get()?.id ?? '';
      const before = learntAt === shop ? $known.get() : new Map();
      learntAt = shop;
      $known.set(joined(before, days));
    },
  };
}

function adopted(own: Wishes, other: Wishes, serviceIds: readonly ServiceId[]): Wishes {
  return {
    practitioners: replaced(own.practitioners, other.practitioners, serviceIds),
    durations: replaced(own.durations, other.durations, serviceIds),
  };
}

/** The values of some services as another record has them, or has not. */
function replaced<T>(
  own: Readonly<Record<string, T>>,
  other: Readonly<Record<string, T>>,
  serviceIds: readonly ServiceId[],
): Record<string, T> {
  const isOf = (id: string) => serviceIds.some((one) => one === id);
  return Object.fromEntries([
    ...Object.entries(own).filter(([id]) => !isOf(id)),
    ...Object.entries(other).filter(([id]) => isOf(id)),
  ]);
}

function planned(
  service: Service,
  practitioners: VisitService['practitioners'],
  wishes: Wishes,
): VisitService {
  const wanted = wishes.practitioners[service.id] ?? null;
  // Somebody who does not work at this shop cannot be meant.
  const isKnown = practitioners.length === 0 || practitioners.some(({ id }) => id === wanted);
  return {
    service: withMeantDuration(service, wishes.durations[service.id]),
    durations: durationChoices(service),
    practitioners,
    practitionerId: isKnown ? wanted : null,
  };
}

function visitLine({ service, practitionerId }: VisitService): VisitLine {
  const { externalId, durationMinutes, pauseMinutes, requiredPractitioners } = service;
  return {
    externalServiceId: externalId,
    durationMinutes,
    pauseMinutes,
    practitionerCount: requiredPractitioners,
    practitionerId,
  };
}

function holdLine({ service, durations, practitionerId }: VisitService): HoldLine {
  return {
    externalServiceId: service.externalId,
    practitionerId,
    durationMinutes: durations.length > 0 ? service.durationMinutes : null,
  };
}

function pricedFor(service: Service, prices: CustomerPrices): Service {
  const own = prices.get(service.externalId);
  const { priceTimes } = service.prices;
  if (!own || own.length === 0 || !priceTimes) return service;
  return { ...service, prices: { ...service.prices, priceTimes: { ...priceTimes, list: own } } };
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
