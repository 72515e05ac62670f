import type { Problem } from '#contract/problem.ts';
import { joinWaitingList } from '#contract/families/waiting-list.ts';
import type { Api } from '#platform/api/api.ts';
import { waitingBody, type WaitingWish } from '#platform/wire/waiting-list.ts';

/** Puts a wish on the list; null when it is there. The same wish again changes nothing. */
export async function joinList(api: Api, wish: WaitingWish): Promise<Problem | null> {
  const answer = await api.send(joinWaitingList, { body: waitingBody(wish) });
  return answer.kind === 'ok' ? null : answer.problem;
}
