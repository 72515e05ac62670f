import type { TilePoint } from './outlines.ts';

/** A square in the plane of the points. */
export interface Square {
  readonly west: number;
  readonly north: number;
  readonly size: number;
}

type Side = readonly [axis: 0 | 1, limit: number, keeps: 1 | -1];

const sidesOf = ({ west, north, size }: Square): readonly Side[] => [
  [0, west, 1],
  [0, west + size, -1],
  [1, north, 1],
  [1, north + size, -1],
];

function crossing(a: TilePoint, b: TilePoint, axis: 0 | 1, limit: number): TilePoint {
  const share = (limit - a[axis]) / (b[axis] - a[axis]);
  const other = a[1 - axis]! + share * (b[1 - axis]! - a[1 - axis]!);
  return axis === 0 ? [limit, other] : [other, limit];
}

/** What of a closed edge lies within a square, closed along its sides; one side after another. */
export function clipSurface(points: readonly TilePoint[], square: Square): readonly TilePoint[] {
  let kept = points;
  for (const [axis, limit, keeps] of sidesOf(square)) {
    const isInside = (point: TilePoint) => (point[axis] - limit) * keeps >= 0;
    const next: TilePoint[] = [];
    for (const [index, point] of kept.entries()) {
      const before = kept[(index + kept.length - 1) % kept.length] ?? point;
      if (isInside(point) !== isInside(before)) next.push(crossing(before, point, axis, limit));
      if (isInside(point)) next.push(point);
    }
    kept = next;
  }
  return kept;
}

/** The stretches of a line that come near a square: those of which one end lies within it. */
export function clipLine(points: readonly TilePoint[], square: Square): readonly (readonly TilePoint[])[] {
  const sides = sidesOf(square);
  const isInside = (point: TilePoint) =>
    sides.every(([axis, limit, keeps]) => (point[axis] - limit) * keeps >= 0);
  const inside = points.map(isInside);
  const stretches: TilePoint[][] = [];
  let open: TilePoint[] | null = null;
  for (const [index, point] of points.entries()) {
    const isNear = inside[index] || inside[index - 1] || inside[index + 1];
    if (!isNear) {
      open = null;
      continue;
    }
    // Two that only touch the square from outside, one before and one after, are no stretch of one line.
    if (open && !inside[index] && !inside[index - 1]) open = null;
    if (!open) stretches.push((open = []));
    open.push(point);
  }
  return stretches.filter(({ length }) => length > 1);
}
