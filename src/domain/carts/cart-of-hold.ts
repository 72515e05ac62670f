import type { Hold } from '../appointments/appointment.ts';
import type { Service, Shop } from '../catalogue/catalogue.ts';
import type { BookingCart } from './booking-cart.ts';

/** What a time is held for, as far as the company has it. */
export function cartOfHold(
  { externalShopId, lines }: Pick<Hold, 'externalShopId' | 'lines'>,
  services: Iterable<Service>,
  shops: readonly Shop[],
): BookingCart {
  const known = [...services];
  const ids = lines.flatMap(
    (line) => known.find(({ externalId }) => externalId === line.externalServiceId)?.id ?? [],
  );
  return {
    serviceIds: ids,
    shopId: shops.find(({ externalId }) => externalId === externalShopId)?.id ?? null,
  };
}
