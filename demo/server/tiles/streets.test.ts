import { expect, test } from 'vitest';
import { shopPlaces } from './shop-places.ts';
import { outlines, project, type TilePoint } from './outlines.ts';
import { drawTowns } from './streets.ts';
import { drawTile } from './tile.ts';
import { isWithin, TOWN_PLANS } from './town-plan.ts';
import type { Square } from './clip.ts';

const tileOf = ([px, py]: TilePoint, z: number) => ({
  z,
  x: Math.floor(px * 2 ** z),
  y: Math.floor(py * 2 ** z),
});
const squareOf = ({ z, x, y }: ReturnType<typeof tileOf>): Square => ({
  west: x / 2 ** z,
  north: y / 2 ** z,
  size: 2 ** -z,
});

test('each shop of the demo that a map shows stands in the streets of a town', () => {
  for (const place of shopPlaces()) expect(TOWN_PLANS.some((plan) => isWithin(plan, place))).toBe(true);
});

test.each([13, 14, 15, 16])('around each shop of the demo there are streets at zoom %i', async (z) => {
  const world = await outlines();
  for (const place of shopPlaces()) {
    const tile = tileOf(place, z);
    expect(drawTowns(squareOf(tile), z).streets.length).toBeGreaterThan(1);
    const svg = drawTile(world, { scheme: 'light', ...tile });
    expect(svg).toBe(drawTile(world, { scheme: 'light', ...tile }));
    expect(svg.length).toBeLessThan(60_000);
  }
});

test('streets lie within their town, and none where there is no town', () => {
  const paris = project([2.3522, 48.8566]);
  const { streets } = drawTowns(squareOf(tileOf(paris, 13)), 13);
  for (const point of streets.flat()) expect(TOWN_PLANS.some((plan) => isWithin(plan, point))).toBe(true);
  const field = drawTowns(squareOf(tileOf(project([3.2, 46.9]), 13)), 13);
  expect([field.built, field.streets, field.avenues]).toEqual([[], [], []]);
});

test('a street goes on in the next tile where it left the one before', () => {
  const left = tileOf(project([2.3522, 48.8566]), 14);
  const crossings = (tile: typeof left) =>
    new Set(
      drawTowns(squareOf(tile), 14)
        .streets.flat()
        .map(([x, y]) => `${x} ${y}`),
    );
  const right = crossings({ ...left, x: left.x + 1 });
  const edge = (left.x + 1) / 2 ** 14;
  const width = 2 ** -14 / 8;
  const atEdge = [...crossings(left)].filter((each) => {
    const [x = 0, y = 0] = each.split(' ').map(Number);
    return Math.abs(x - edge) < width && Math.floor(y * 2 ** 14) === left.y;
  });
  expect(atEdge.length).toBeGreaterThan(5);
  expect(atEdge.filter((each) => !right.has(each))).toEqual([]);
});
