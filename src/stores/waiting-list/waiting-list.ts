import type { Problem } from '#contract/problem.ts';
import { joinWaitingList } from '#contract/families/waiting-list.ts';
import { WAITING_HOURS, type WaitingHours } from '#domain/waiting-wish.ts';
import type { FeatureStore, FeatureTools } from '../composition/store-feature.ts';

/** What somebody waits for. Ids are external, dates YYYYMMDD, both included. */
export interface WaitingWish {
  readonly shopId: string;
  readonly serviceIds: readonly string[];
  readonly practitionerId: string | null;
  readonly email: string;
  readonly first: string;
  readonly last: string;
  readonly hours: WaitingHours;
}

/** The list of those who are told when a place becomes free. */
export interface WaitingList extends FeatureStore {
  /** Puts a wish on the list; null when it is there. The same wish again changes nothing. */
  join(wish: WaitingWish): Promise<Problem | null>;
}

export function createWaitingList({ connection }: Pick<FeatureTools, 'connection'>): WaitingList {
  const { api } = connection;
  return {
    async join({ shopId, serviceIds, practitionerId, email, first, last, hours }) {
      const answer = await api.send(joinWaitingList, {
        body: {
          shopid: shopId,
          serviceids: [...serviceIds],
          ...(practitionerId !== null && { practitionerId }),
          email,
          first,
          last,
          ...WAITING_HOURS[hours],
        },
      });
      return answer.kind === 'ok' ? null : answer.problem;
    },
    dispose() {},
  };
}
