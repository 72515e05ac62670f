import type { SpecialDays } from '#domain/availability/hours/opening-hours.ts';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { ShopId } from '#domain/catalogue/ids.ts';
import type { Instant } from '#domain/time/instant.ts';
import { loadOnce, type LoadOnce } from '../load.ts';
import type { FeatureStore, FeatureTools } from '../composition/store-feature.ts';
import { askSpecialDays } from './ask-special-days.ts';

/** What the hours of a shop depend on besides its week. */
export interface OpeningHoursStore extends FeatureStore {
  /** Asked for once a shop and language. */
  specialDays(shop: Pick<Shop, 'id'>): Pick<LoadOnce<SpecialDays>, '$load' | 'ensure'>;
  /** The clock of the back end. */
  now(): Instant;
}

export function createOpeningHours({ connection }: Pick<FeatureTools, 'connection'>): OpeningHoursStore {
  const { api, locale } = connection;
  const asked = new Map<ShopId, LoadOnce<SpecialDays>>();
  return {
    specialDays({ id }) {
      const there = asked.get(id);
      if (there) return there;
      const load = loadOnce({
        ask: () => askSpecialDays(connection, id),
        locale: () => locale.$locale.get(),
      });
      asked.set(id, load);
      return load;
    },
    now: () => api.now(),
    dispose() {},
  };
}
