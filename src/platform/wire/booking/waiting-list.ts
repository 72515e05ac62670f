import type { joinWaitingList } from '#contract/booking/waiting-list.ts';
import type { ExternalServiceId, ExternalShopId } from '#domain/catalogue/ids.ts';
import { WAITING_HOURS, type WaitingHours } from '#domain/appointments/waiting-wish.ts';
import type { BodyOf } from '../write.ts';

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

export function waitingBody(wish: WaitingWish): BodyOf<typeof joinWaitingList> {
  const { externalShopId, externalServiceIds, practitionerId, email, first, last, hours } = wish;
  return {
    shopid: externalShopId,
    serviceids: [...externalServiceIds],
    ...(practitionerId !== null && { practitionerId }),
    email,
    first,
    last,
    ...WAITING_HOURS[hours],
  };
}
