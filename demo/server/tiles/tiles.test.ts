import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openSalons, server } from '../testing/open-salons.ts';
import { clipLine, clipSurface, type Square } from './clip.ts';
import type { TilePoint } from './outlines.ts';
import { tileAddress } from './tile.ts';

openSalons();

const UNIT: Square = { west: 0, north: 0, size: 1 };
const anyPoint = fc.tuple(
  fc.double({ min: -2, max: 3, noNaN: true }),
  fc.double({ min: -2, max: 3, noNaN: true }),
);

/** Whether a point lies in a closed edge: how often a ray from it crosses the edge. */
function contains(points: readonly TilePoint[], [x, y]: TilePoint): boolean {
  return points.reduce((is, [ax, ay], index) => {
    const [bx, by] = points[(index + 1) % points.length]!;
    const crosses = ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax);
    return crosses ? !is : is;
  }, false);
}

/** Twice the area of a triangle, below zero the other way round. */
const areaOf = (a: TilePoint, b: TilePoint, c: TilePoint) =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

describe('a surface cut to a square', () => {
  test('a surface cut to a square covers within it what it covered before, and nothing outside', () => {
    const inner = fc.double({ min: 0.01, max: 0.99, noNaN: true });
    fc.assert(
      fc.property(anyPoint, anyPoint, anyPoint, inner, inner, (a, b, c, x, y) => {
        fc.pre(Math.abs(areaOf(a, b, c)) > 0.01);
        // On which side of an edge it lies cannot be told of a point upon it.
        const inside: TilePoint = [x, y];
        fc.pre(
          [areaOf(a, b, inside), areaOf(b, c, inside), areaOf(c, a, inside)].every(
            (area) => Math.abs(area) > 1e-9,
          ),
        );
        const cut = clipSurface([a, b, c], UNIT);
        for (const point of cut)
          for (const each of point) expect(each >= -1e-9 && each <= 1 + 1e-9).toBe(true);
        expect(contains(cut, [x, y])).toBe(contains([a, b, c], [x, y]));
      }),
    );
  });

  test('a surface cut to a square is nothing where it lies beside it', () => {
    expect(
      clipSurface(
        [
          [2, 2],
          [3, 2],
          [3, 3],
        ],
        UNIT,
      ),
    ).toEqual([]);
  });
});

test('a line comes near a square in stretches, each with its neighbours outside', () => {
  const line: TilePoint[] = [
    [-1, 0.5],
    [0.5, 0.5],
    [2, 0.5],
    [2, 2],
    [2, 3],
    [2, 0.2],
    [0.5, 0.2],
  ];
  expect(clipLine(line, UNIT)).toEqual([
    [
      [-1, 0.5],
      [0.5, 0.5],
      [2, 0.5],
    ],
    [
      [2, 0.2],
      [0.5, 0.2],
    ],
  ]);
});

test.each([
  ['light/0/0/0.svg', true],
  ['dark/11/2047/2047.svg', true],
  ['dark/11/2048/0.svg', false],
  ['dark/16/65535/65535.svg', true],
  ['dark/17/0/0.svg', false],
  ['blue/0/0/0.svg', false],
  ['light/0/0/0.png', false],
  ['light/-1/0/0.svg', false],
  ['light/1/../0.svg', false],
])('%s is a tile: %s', (path, isTile) => {
  expect(tileAddress(path) !== null).toBe(isTile);
});

test('a tile is a picture with land, coast and border that any page may show', async () => {
  const get = (path: string) =>
    server.app.inject({ url: `/medias/map/${path}`, headers: { host: 'localhost:4100' } });
  // Where France, Germany and Switzerland meet, far from any coast.
  const inland = await get('light/7/66/44.svg');
  expect(inland.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cross-origin-resource-policy': 'cross-origin',
  });
  const paths = [...inland.body.matchAll(/ d="([^"]*)"/g)].map(([, path = '']) => path);
  expect(paths.map((path) => path !== '')).toEqual([true, false, true]);
  const sea = await get('dark/7/50/50.svg');
  expect([...sea.body.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path)).toEqual(['', '', '']);
  expect((await get('light/99/0/0.svg')).statusCode).toBe(404);
});

test('a town is named on every tile that its name reaches, from its zoom on', async () => {
  const get = (path: string) =>
    server.app.inject({ url: `/medias/map/${path}`, headers: { host: 'localhost:4100' } });
  // Paris is near the edge of two tiles at this zoom.
  const tiles = await Promise.all(['light/7/64/44.svg', 'light/7/65/44.svg', 'light/7/62/44.svg'].map(get));
  expect(tiles.map(({ body }) => body.includes('>Paris<'))).toEqual([true, true, false]);
  expect((await get('light/3/4/2.svg')).body).not.toContain('>Paris<');
});

test.each([
  // A shop lies a kilometre south of the middle of Lyon, and none is near Givors.
  ['Lyon', true],
  ['Givors', false],
])('the name of %s stands above it: %s, as no pin is to lie upon it', async (name, isAbove) => {
  const { body } = await server.app.inject({
    url: '/medias/map/light/9/262/182.svg',
    headers: { host: 'localhost:4100' },
  });
  const [, dot, foot] =
    new RegExp(`cy="([\\d.-]+)" r="1.5"/><text x="[\\d.-]+" y="([\\d.-]+)">${name}<`).exec(body) ?? [];
  expect(Math.sign(Number(foot) - Number(dot))).toBe(isAbove ? -1 : 1);
});
