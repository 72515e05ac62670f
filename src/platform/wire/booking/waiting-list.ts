import type { joinWaitingList } from '#contract/booking/waiting-list.ts';
import type { ExternalServiceId, ExternalShopId } from '#domain/catalogue/ids.ts';
import { WAITING_HOURS, type WaitingHours } from '#domain/appointments/waiting-wish.ts';
import type { BodyOf } from '../write.ts';

/** What somebody waits for. Dates YYYYMMDD, both included. */
export interface WaitingWish {
  readonly externalShopId: ExternalShopId;
  readonly externalServiceIds: readonly ExternalServiceId[];
  /** The chosen minutes by external id of a service; others take their usual time. */
  readonly durations: ReadonlyMap<ExternalServiceId, number>;
  readonly practitionerId: string | null;
  readonly email: string;
  readonly first: string;
  readonly last: string;
  readonly hours: WaitingHours;
  /** The appointment that is to move to the place; its account needs no key. */
  readonly moving?: { readonly id: string; readonly key?: string } | undefined;
}

export function waitingBody(wish: WaitingWish): BodyOf<typeof joinWaitingList> {
  const { externalShopId, externalServiceIds, durations, practitionerId, email, first, last, hours, moving } =
    wish;
  return {
    shopid: externalShopId,
    serviceids: [...externalServiceIds],
    ...(durations.size > 0 && { durations: Object.fromEntries(durations) }),
    ...(practitionerId !== null && { practitionerId }),
    email,
    first,
    last,
    ...WAITING_HOURS[hours],
    ...(moving && { moving }),
  };
}
