import type { SpecialDays } from '#domain/availability/hours/opening-hours.ts';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { ShopId } from '#domain/catalogue/ids.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Answer } from '#platform/api/answer.ts';
import { loadOnce, type LoadOnce } from '../load.ts';
import type { FeatureStore, FeatureTools } from '../composition/store-feature.ts';
import { askSpecialDays, askSpecialDaysOf } from './ask-special-days.ts';

/** What the hours of a shop depend on besides its week. */
export interface OpeningHoursStore extends FeatureStore {
  /** Asked for once a shop and language. */
  specialDays(shop: Pick<Shop, 'id'>): Pick<LoadOnce<SpecialDays>, '$load' | 'ensure'>;
  /** Asks for the special days of those shops that are not known, at once. */
  ensureAll(shops: readonly Pick<Shop, 'id'>[]): Promise<void>;
  /** The clock of the back end. */
  now(): Instant;
}

export function createOpeningHours({ connection }: Pick<FeatureTools, 'connection'>): OpeningHoursStore {
  const { api, locale } = connection;
  const asked = new Map<ShopId, LoadOnce<SpecialDays>>();
  /** What is asked for together, by shop. */
  const together = new Map<ShopId, Promise<Answer<ReadonlyMap<ShopId, SpecialDays>>>>();

  async function ask(id: ShopId): Promise<Answer<SpecialDays>> {
    // Whoever shows several asks for all of them in the same turn.
    await Promise.resolve();
    const answer = await together.get(id);
    if (!answer) return askSpecialDays(connection, id);
    if (answer.kind !== 'ok') return answer;
    return { kind: 'ok', value: answer.value.get(id) ?? { closed: [], open: [] } };
  }

  function specialDays({ id }: Pick<Shop, 'id'>): LoadOnce<SpecialDays> {
    const load = asked.get(id) ?? loadOnce({ ask: () => ask(id), locale: () => locale.$locale.get() });
    asked.set(id, load);
    return load;
  }

  return {
    specialDays,
    async ensureAll(shops) {
      const unknown = shops.filter((shop) => specialDays(shop).$load.get().kind !== 'ready');
      const ids = unknown.map(({ id }) => id);
      if (ids.length === 0) return;
      const answer = askSpecialDaysOf(connection, ids);
      for (const id of ids) together.set(id, answer);
      await Promise.all(unknown.map((shop) => specialDays(shop).ensure()));
      for (const id of ids) together.delete(id);
    },
    now: () => api.now(),
    dispose() {},
  };
}
