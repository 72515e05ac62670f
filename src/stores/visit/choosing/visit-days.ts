import { findAvailability } from '#contract/booking/appointments.ts';
import { moveTimes } from '#contract/booking/own-appointments.ts';
import type { ShopDay } from '#domain/availability/calendar.ts';
import { openingHours, type SpecialDays } from '#domain/availability/hours/opening-hours.ts';
import { shopDay, type ServiceHours } from '#domain/availability/hours/shop-day.ts';
import type { Service, Shop } from '#domain/catalogue/catalogue.ts';
import type { ExternalServiceId } from '#domain/catalogue/ids.ts';
import { daysBetween, daysFrom } from '#domain/time/date-key.ts';
import type { Api } from '#platform/api/api.ts';
import type { Answer } from '#platform/api/answer.ts';
import type { Clock } from '#platform/ports.ts';
import { parseAvailability, timesQuery } from '#platform/wire/times/availability.ts';
import type { Warn } from '#platform/wire/read.ts';
import { askSpecialDays } from '../../opening-hours/ask-special-days.ts';

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
  /** What was loaded is no longer true. */
  forget(): void;
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

/** Longer than that, and somebody else may have taken a time that is shown as free. */
const FRESH = 60_000;

export function createVisitDays({ api, clock, warn, visitKey, moving }: DaysTools): VisitDays {
  const loaded = new Map<string, { readonly at: number; readonly day: ShopDay }>();
  const special = new Map<string, Promise<Answer<SpecialDays>>>();
  const askTimes = createTimes({ api, warn, moving });

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

  return {
    async load({ shop, services, first, last }) {
      const dates = daysFrom(first, daysBetween(first, last) + 1);
      const externalServiceIds = services.map(({ externalId }) => externalId);
      const keyOf = (date: string) => `${shop.id} ${externalServiceIds.join()} ${date}`;
      const known = remembered(dates.map(keyOf));
      if (known) return { kind: 'ok', value: known };

      const wish = { externalShopId: shop.externalId, externalServiceIds, first, last, visitKey: visitKey() };
      const query = timesQuery(wish);
      const [special, available] = await Promise.all([specialDays(shop), askTimes(query)]);
      if (special.kind !== 'ok') return special;
      if (available.kind !== 'ok') return available;
      const days = dates.map((date) =>
        dayOf(shop, date, special.value, available.value.get(date) ?? new Map()),
      );
      const at = clock.now();
      for (const day of days) loaded.set(keyOf(day.date), { at, day });
      return { kind: 'ok', value: days };
    },
    forget() {
      loaded.clear();
      special.clear();
    },
  };
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
