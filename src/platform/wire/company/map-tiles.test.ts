import { expect, test } from 'vitest';
import { parseMapTiles } from './map-tiles.ts';

const BASE = 'https://api.example';
const company = (mapTiles: unknown) => ({ booker: { mapTiles } });

test.each([
  ['/map/{z}/{x}/{y}.svg', `${BASE}/map/{z}/{x}/{y}.svg`, ''],
  ['https://tiles.example/{z}/{x}/{y}.png', 'https://tiles.example/{z}/{x}/{y}.png', 'tiles.example'],
  [`${BASE}/map/{z}/{x}/{y}.svg`, `${BASE}/map/{z}/{x}/{y}.svg`, ''],
])('map tiles at %s are asked for at %s', (url, address, host) => {
  expect(parseMapTiles(company({ url, attribution: { fr: 'OSM' } }), BASE)).toEqual({
    url: address,
    attribution: { fr: 'OSM' },
    host,
  });
});

test.each([
  undefined,
  null,
  {},
  { url: '/map.png' },
  { url: 'javascript:{z}{x}{y}' },
  { url: '//x/{z}/{x}/{y}' },
])('map tiles of %j are not read', (mapTiles) => {
  expect(parseMapTiles(company(mapTiles), BASE)).toBeNull();
});
