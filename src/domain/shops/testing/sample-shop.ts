import type { Shop } from '../../catalogue/catalogue.ts';
import { externalShopId, shopId } from '../../catalogue/ids.ts';

/** A shop of which only what is given matters. */
export function sampleShop(
  id: string,
  address: Partial<Shop['address']> = {},
  position: Shop['position'] = null,
  rest: Partial<Shop> = {},
): Shop {
  return {
    id: shopId(id),
    externalId: externalShopId(id),
    slug: id,
    order: 0,
    name: `Shop ${id}`,
    address: { street: '', city: '', zipcode: '', country: 'FR', ...address },
    phone: '',
    email: '',
    position,
    timeZone: 'Europe/Paris',
    pictures: [],
    bookable: true,
    usesCabins: false,
    serviceIds: new Set(),
    weekHours: [],
    group: { id: -1, name: '', order: 0 },
    ...rest,
  };
}
