import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDistance, metresBetween, middleOf, type Position } from './distance.ts';

const PARIS = { latitude: 48.8566, longitude: 2.3522 };
const LYON = { latitude: 45.764, longitude: 4.8357 };
const SYDNEY = { latitude: -33.8688, longitude: 151.2093 };

const anywhere = fc.record<Position>({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

/** The angle between two points by their vectors: another way to the same length. */
function byVectors(a: Position, b: Position): number {
  const vector = ({ latitude, longitude }: Position) => {
    const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
    return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)] as const;
  };
  const [[ax, ay, az], [bx, by, bz]] = [vector(a), vector(b)];
  const cross = Math.hypot(ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx);
  return 6_371_000 * Math.atan2(cross, ax * bx + ay * by + az * bz);
}

test.each([
  [PARIS, LYON, 391_500],
  [PARIS, SYDNEY, 16_960_000],
  [PARIS, PARIS, 0],
])('the distance from %j to %j is %i m', (a, b, metres) => {
  expect(Math.abs(metresBetween(a, b) - metres)).toBeLessThan(metres * 0.002 + 1);
});

test('two points are as far apart as their vectors say, whichever comes first', () => {
  fc.assert(
    fc.property(anywhere, anywhere, (a, b) => {
      expect(metresBetween(a, b)).toBeCloseTo(byVectors(a, b), -1);
      expect(metresBetween(a, b)).toBeCloseTo(metresBetween(b, a), 3);
    }),
  );
});

test.each([
  ['fr', 0, '0 m'],
  ['fr', 849.6, '850 m'],
  ['fr', 1000, '1000 m'],
  ['fr', 1000.6, '1 km'],
  ['fr', 1240, '1,2 km'],
  ['de', 12_400, '12,4 km'],
  ['en', 12_400, '12.4 km'],
  ['es', 240_400, '240 km'],
  ['it', 99_960, '100 km'],
] as const)('in %s a distance of %d m is «%s»', (locale, metres, text) => {
  expect(
    formatDistance(locale, metres)
      .replaceAll(/[\u00a0\u202f]/g, ' ')
      .replace('1 000', '1000')
      .replace('1,000', '1000'),
  ).toBe(text);
});

test('the middle of a town lies between its shops', () => {
  expect(middleOf([])).toBeNull();
  expect(middleOf([PARIS])).toEqual(PARIS);
  expect(middleOf([PARIS, LYON])?.latitude).toBeCloseTo(47.3103);
});
