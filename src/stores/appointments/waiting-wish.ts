import type { Problem } from '#contract/problem.ts';
import { joinWaitingList } from '#contract/families/waiting-list.ts';
import type { ExternalServiceId, ExternalShopId } from '#domain/ids.ts';
import { WAITING_HOURS, type WaitingHours } from '#domain/waiting-wish.ts';
import type { Api } from '#platform/api/api.ts';

/** What somebody waits for. Dates YYYYMMDD, both included. */
export interface WaitingWish {
  readonly externalShopId: ExternalShopId;
  readonly externalServiceIds: readonly ExternalServiceId[];
  readonly practitionerId: string | null;
  readonly email: string;
  readonly first: string;
  readonly last: string;
  readonly hours: WaitingHours;
}

/** Puts a wish on the list; null when it is there. The same wish again changes nothing. */
export async function joinList(api: Api, wish: WaitingWish): Promise<Problem | null> {
  const { externalShopId, externalServiceIds, practitionerId, email, first, last, hours } = wish;
  const answer = await api.send(joinWaitingList, {
    body: {
      shopid: externalShopId,
      serviceids: [...externalServiceIds],
      ...(practitionerId !== null && { practitionerId }),
      email,
      first,
      last,
      ...WAITING_HOURS[hours],
    },
  });
  return answer.kind === 'ok' ? null : answer.problem;
}
