import type { Problem } from '#contract/problem.ts';
import { joinWaitingList } from '#contract/booking/waiting-list.ts';
import { waitingBody, type WaitingWish } from '#platform/wire/booking/waiting-list.ts';
import type { FeatureStore, FeatureTools } from '../composition/store-feature.ts';

/** The list of those who are told when a place becomes free. */
export interface WaitingList extends FeatureStore {
  /** Puts a wish on the list; null when it is there. The same wish again changes nothing. */
  join(wish: WaitingWish): Promise<Problem | null>;
}

export function createWaitingList({ connection }: Pick<FeatureTools, 'connection'>): WaitingList {
  const { api } = connection;
  return {
    async join(wish) {
      const answer = await api.send(joinWaitingList, { body: waitingBody(wish) });
      return answer.kind === 'ok' ? null : answer.problem;
    },
    dispose() {},
  };
}
