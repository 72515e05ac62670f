import type { Shop } from '#domain/catalogue/catalogue.ts';

/** A shop with its town, unless its name has that. */
export const shopName = ({ name, address: { city } }: Pick<Shop, 'name' | 'address'>): string =>
  name.includes(city) ? name : `${name}, ${city}`;
