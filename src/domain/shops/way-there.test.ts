import { expect, test } from 'vitest';
import { directionsUrl, mapUrl } from './way-there.ts';

const address = { street: '1 rue de l’Été & Cie', zipcode: '75003', city: 'Paris' };
const text = encodeURIComponent('1 rue de l’Été & Cie, 75003 Paris');

test('a place is found by its position', () => {
  const place = { address, position: { latitude: 48.86, longitude: -2.36 } };
  expect(mapUrl(place)).toBe('https://www.openstreetmap.org/?mlat=48.86&mlon=-2.36#map=18/48.86/-2.36');
  expect(directionsUrl(place)).toBe('https://www.openstreetmap.org/directions?to=48.86%2C-2.36');
});

test('a place without a position is found by its address', () => {
  const place = { address, position: null };
  expect(mapUrl(place)).toBe(`https://www.openstreetmap.org/search?query=${text}`);
  expect(directionsUrl(place)).toBe(`https://www.openstreetmap.org/directions?to=${text}`);
});
