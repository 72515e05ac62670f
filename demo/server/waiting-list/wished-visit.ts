import { externalServiceId, type ExternalShopId } from '#domain/catalogue/ids.ts';
import { shopFacts } from '../booking/schedule/shop-facts.ts';
import { visitOf, type Visit } from '../booking/visit.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Tenant } from '../router/route.ts';
import type { Movable } from './movable.ts';
import type { WaitingRow } from './waiting-row.ts';

export interface Place {
  readonly tenant: Tenant;
  readonly externalShopId: ExternalShopId;
  readonly timeZone: string;
}

/** What somebody waits for, as long as `movable` where that is to move; null where nobody may book it any more. */
export async function wishedVisit(
  tx: Database,
  { tenant, externalShopId: at }: Pick<Place, 'tenant' | 'externalShopId'>,
  { serviceIds, durations, practitionerId }: Pick<WaitingRow, 'serviceIds' | 'durations' | 'practitionerId'>,
  movable: Movable | null,
): Promise<Visit | null> {
  const ids = serviceIds.map(externalServiceId);
  const facts = await shopFacts(tx, tenant, at, ids);
  if (facts === null) return null;
  const wanted = ids.map((id, index) => {
    const performs = facts.services.get(id)?.practitioners.some((one) => one.id === practitionerId);
    return {
      externalServiceId: id,
      practitionerId: performs ? practitionerId : null,
      durationMinutes: movable === null ? durations[id] : movable.durations[index],
    };
  });
  if (practitionerId !== null && wanted.every((line) => line.practitionerId === null)) return null;
  const visit = visitOf(tenant, facts, wanted);
  return visit instanceof Refusal ? null : visit;
}
