import { MOST_SEARCHED_DAYS } from '#contract/booking/earliest.ts';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import type { Service, Shop } from '#domain/catalogue/catalogue.ts';
import { addDays } from '#domain/time/date-key.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { FreeTime } from '#platform/wire/times/free-times.ts';
import type { FeatureStore, FeatureTools } from '../composition/store-feature.ts';
import { loadOnce, type LoadOnce } from '../load.ts';
import { FRESH } from '../fresh-times.ts';
import { askPage } from './ask-page.ts';

type ShopTimes = Pick<LoadOnce<readonly FreeTime[]>, '$load' | 'ensure'>;

/** The next free times of a service in a shop; none within two weeks is an empty list. */
export interface NextTimesStore extends FeatureStore {
  /** `ensure` asks again for times that may have gone meanwhile. */
  of(shop: Pick<Shop, 'externalId' | 'timeZone'>, service: Pick<Service, 'externalId'>): ShopTimes;
  /** The clock of the back end. */
  now(): Instant;
}

export function createNextTimes({ connection }: Pick<FeatureTools, 'connection'>): NextTimesStore {
  const { api, locale } = connection;
  const asked = new Map<string, ShopTimes>();

  const timesOf: NextTimesStore['of'] = ({ externalId, timeZone }, service) => {
    let at = 0;
    const load = loadOnce({
      async ask() {
        const from = dateAt(api.now(), timeZone);
        const to = addDays(from, MOST_SEARCHED_DAYS - 1);
        const services = [service.externalId];
        const question = { services, shops: [externalId], around: null, from, to, part: null, near: null };
        const answer = await askPage(connection, question, 0);
        at = api.now();
        return answer.kind === 'ok' ? { kind: 'ok', value: answer.value.shops[0]?.times ?? [] } : answer;
      },
      // What is asked for has no words.
      locale: () => locale.$locale.get(),
    });
    return {
      $load: load.$load,
      ensure() {
        const isOld = load.$load.get().kind === 'ready' && at < api.now() - FRESH;
        return isOld ? load.again() : load.ensure();
      },
    };
  };

  return {
    of(shop, service) {
      const key = `${shop.externalId} ${service.externalId}`;
      const times = asked.get(key) ?? timesOf(shop, service);
      asked.set(key, times);
      return times;
    },
    now: () => api.now(),
    dispose() {},
  };
}
