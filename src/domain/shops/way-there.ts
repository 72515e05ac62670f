import type { Shop } from '../catalogue/catalogue.ts';

/** Where something is, as far as a map has to know. */
export type MapPlace = Pick<Shop, 'position'> & {
  readonly address: Pick<Shop['address'], 'street' | 'zipcode' | 'city'>;
};

const MAP = 'https://www.openstreetmap.org';

/** A page of the web that shows the place on a map. */
export function mapUrl({ position, address }: MapPlace): string {
  if (position === null) return `${MAP}/search?query=${encodeURIComponent(addressLine(address))}`;
  const { latitude, longitude } = position;
  return `${MAP}/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`;
}

/** A page of the web that tells the way to the place, from where the visitor says. */
export function directionsUrl({ position, address }: MapPlace): string {
  const to = position === null ? addressLine(address) : `${position.latitude},${position.longitude}`;
  return `${MAP}/directions?to=${encodeURIComponent(to)}`;
}

export function addressLine({ street, zipcode, city }: MapPlace['address']): string {
  return `${street}, ${zipcode} ${city}`;
}
