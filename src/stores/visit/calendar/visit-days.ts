import { findAvailability } from '#contract/booking/appointments.ts';
import { moveTimes } from '#contract/booking/own-appointments.ts';
import type { ShopDay } from '#domain/availability/calendar.ts';
import { openingHours, type SpecialDays } from '#domain/availability/hours/opening-hours.ts';
import { shopDay, withTaken, type ServiceHours } from '#domain/availability/hours/shop-day.ts';
import type { Service, Shop } from '#domain/catalogue/catalogue.ts';
import type { ExternalServiceId } from '#domain/catalogue/ids.ts';
import { daysBetween, daysFrom } from '#domain/time/date-key.ts';
import type { Api } from '#platform/api/api.ts';
import type { Answer } from '#platform/api/answer.ts';
import type { Clock } from '#platform/ports.ts';
import { parseAvailability, timesQuery } from '#platform/wire/times/availability.ts';
import type { LiveDay } from '#platform/wire/times/live-day.ts';
import type { Warn } from '#platform/wire/read.ts';
import { askSpecialDays } from '../../opening-hours/ask-special-days.ts';
import { FRESH } from '../../fresh-times.ts';

/** What a day's availability is asked for. */
export interface DaysWanted {
  readonly shop: Shop;
  readonly services: readonly Service[];
  readonly first: string;
  /** Included. */
  readonly last: string;
}

/** Days of a shop as the slot search needs them. */
export interface VisitDays {
  /** From what was loaded in the last minute, else from the back end: one day for each date, in order. */
  load(wanted: DaysWanted): Promise<Answer<readonly ShopDay[]>>;
  /** What was loaded is no longer true, nor is what is being loaded: it is waited for before the next question is sent. */
  forget(): void;
  /** Some of it is known to be another way by now, as is what is still on its way. */
  put(changes: readonly LiveDay[]): void;
}

export interface DaysTools {
  readonly api: Api;
  readonly clock: Clock;
  readonly warn: Warn;
  readonly visitKey: () => string;
  /** The appointment that looks for another time: its own times do not count as taken. */
  readonly moving?: MovingVisit | undefined;
}

/** An appointment on its way to another time; the account that it belongs to needs no key. */
export interface MovingVisit {
  readonly id: string;
  readonly key?: string;
}

export function createVisitDays({ api, clock, warn, visitKey, moving }: DaysTools): VisitDays {
  const loaded = new Map<string, { readonly at: number; readonly day: ShopDay; readonly shop: Shop }>();
  const special = new Map<string, Promise<Answer<SpecialDays>>>();
  const askTimes = createTimes({ api, warn, moving });
  /** What was told while each question was under way. */
  const told = new Set<LiveDay[]>();
  const outdating = createOutdating();

  function specialDays(shop: Shop): Promise<Answer<SpecialDays>> {
    const asked = special.get(shop.id) ?? askSpecialDays({ api, warn }, shop.id);
    special.set(shop.id, asked);
    void asked.then((answer) => answer.kind !== 'ok' && special.delete(shop.id));
    return asked;
  }

  function remembered(keys: readonly string[]): readonly ShopDay[] | null {
    const oldest = clock.now() - FRESH;
    const days = keys.map((key) => loaded.get(key)).filter((each) => each !== undefined && each.at >= oldest);
    return days.length === keys.length ? days.flatMap((each) => each?.day ?? []) : null;
  }

  async function askDays({ shop, services, first, last }: DaysWanted, keyOf: (date: string) => string) {
    const externalServiceIds = services.map(({ externalId }) => externalId);
    const wish = { externalShopId: shop.externalId, externalServiceIds, first, last, visitKey: visitKey() };
    const since: LiveDay[] = [];
    told.add(since);
    const isLatest = outdating.soFar();
    const [special, available] = await Promise.all([specialDays(shop), askTimes(timesQuery(wish))]);
    told.delete(since);
    if (special.kind !== 'ok') return special;
    if (available.kind !== 'ok') return available;
    const value = daysFrom(first, daysBetween(first, last) + 1).map((date) =>
      withChanges(dayOf(shop, date, special.value, available.value.get(date) ?? new Map()), shop, since),
    );
    const at = clock.now();
    if (isLatest()) for (const day of value) loaded.set(keyOf(day.date), { at, day, shop });
    return { kind: 'ok', value } as const;
  }

  return {
    load(wanted) {
      const { shop, services, first, last } = wanted;
      const serviceIds = services.map(({ externalId }) => externalId).join();
      const keyOf = (date: string) => `${shop.id} ${serviceIds} ${date}`;
      const known = remembered(daysFrom(first, daysBetween(first, last) + 1).map(keyOf));
      if (known) return Promise.resolve({ kind: 'ok', value: known });
      return outdating.run(() => askDays(wanted, keyOf));
    },
    forget() {
      loaded.clear();
      special.clear();
      outdating.outdate();
    },
    put(changes) {
      for (const since of told) since.push(...changes);
      for (const [key, { at, day, shop }] of loaded) {
        loaded.set(key, { at, day: withChanges(day, shop, changes), shop });
      }
    },
  };
}

/**
 * Keeps apart what is asked before and after a moment: identical reads under way are one request, so that a question sent at once
 * would get the answer from before.
 */
function createOutdating() {
  const running = new Set<Promise<unknown>>();
  let outdated: Promise<unknown> | null = null;
  let count = 0;
  return {
    outdate() {
      count += 1;
      outdated = running.size > 0 ? Promise.all(running) : null;
    },
    /** Whether the moment has not come since. */
    soFar() {
      const own = count;
      return () => own === count;
    },
    run<T>(work: () => Promise<T>): Promise<T> {
      const asked = (outdated?.then(work) ?? work()).finally(() => running.delete(asked));
      running.add(asked);
      return asked;
    },
  };
}

/** The day with what was told of it; the same where nothing was. */
export function withChanges(day: ShopDay, shop: Shop, changes: readonly LiveDay[]): ShopDay {
  return changes
    .filter(({ externalShopId, date }) => externalShopId === shop.externalId && date === day.date)
    .reduce((changed, { taken }) => withTaken(changed, taken), day);
}

type TimesQuery = ReturnType<typeof timesQuery>;

/** Asks for the times of a new visit, or of an appointment that moves. */
function createTimes({ api, warn, moving }: Pick<DaysTools, 'api' | 'warn' | 'moving'>) {
  const parse = (reply: unknown) => parseAvailability(reply, warn);
  return (query: TimesQuery) => {
    if (moving === undefined) {
      const modes = { mode: 1, checkGiftLimit: 0, checkEquipments: 1 };
      return api.ask(findAvailability, parse, { query: { ...query, ...modes } });
    }
    const { id, ...key } = moving;
    return api.ask(moveTimes, parse, { params: { id }, query: { ...query, ...key } });
  };
}

function dayOf(
  shop: Shop,
  date: string,
  { closed, open }: SpecialDays,
  services: ReadonlyMap<ExternalServiceId, ServiceHours>,
): ShopDay {
  return shopDay({
    date,
    timeZone: shop.timeZone,
    opening: openingHours(date, shop.weekHours, closed, open),
    usesCabins: shop.usesCabins,
    checksEquipment: true,
    services,
  });
}
