import { shopTeam } from '#contract/shop/resources.ts';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { ShopId } from '#domain/catalogue/ids.ts';
import type { TeamMember } from '#domain/catalogue/team.ts';
import { parseTeam } from '#platform/wire/catalogue/team.ts';
import type { FeatureStore, FeatureTools } from '../composition/store-feature.ts';
import { loadOnce, type LoadOnce } from '../load.ts';

/** The people of shops whom a visitor may choose. */
export interface TeamsStore extends FeatureStore {
  /** Asked for once a shop and language. */
  of(shop: Pick<Shop, 'id'>): Pick<LoadOnce<readonly TeamMember[]>, '$load' | 'ensure'>;
}

export function createTeams({ connection }: Pick<FeatureTools, 'connection'>): TeamsStore {
  const { api, locale, warn } = connection;
  const asked = new Map<ShopId, LoadOnce<readonly TeamMember[]>>();
  return {
    of({ id }) {
      const there = asked.get(id);
      if (there) return there;
      const load = loadOnce({
        ask: () => api.ask(shopTeam, (value) => parseTeam(value, api.base, warn), { params: { id } }),
        locale: () => locale.$locale.get(),
      });
      asked.set(id, load);
      return load;
    },
    dispose() {},
  };
}
