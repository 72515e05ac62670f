import { MOST_SEARCHED_DAYS } from '#contract/booking/earliest.ts';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import type { Service, Shop } from '#domain/catalogue/catalogue.ts';
import { addDays } from '#domain/time/date-key.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { FeatureStore, FeatureTools } from '../../composition/store-feature.ts';
import { createShopTimes, type ShopTimesLoad } from '../shop-times.ts';

/** The next free times of a service in a shop; none within two weeks is an empty list. */
export interface NextTimesStore extends FeatureStore {
  /** `ensure` asks again for times that may have gone meanwhile. */
  of(shop: Pick<Shop, 'externalId' | 'timeZone'>, service: Pick<Service, 'externalId'>): ShopTimesLoad;
  /** The clock of the back end. */
  now(): Instant;
}

export function createNextTimes({ connection }: Pick<FeatureTools, 'connection'>): NextTimesStore {
  const { api } = connection;
  const timesOf = createShopTimes(connection);
  return {
    of({ externalId, timeZone }, service) {
      const from = dateAt(api.now(), timeZone);
      const to = addDays(from, MOST_SEARCHED_DAYS - 1);
      const services = [service.externalId];
      return timesOf({ services, shops: [externalId], around: null, from, to, part: null, near: null });
    },
    now: () => api.now(),
    dispose() {},
  };
}
