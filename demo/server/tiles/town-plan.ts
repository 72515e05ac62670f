import { project, type TilePoint } from './outlines.ts';
import { TILE_TOWNS, type MapTown } from './towns.ts';

/** A town whose streets are drawn. Lengths are in the plane of the points. */
export interface TownPlan {
  readonly centre: TilePoint;
  readonly radius: number;
  /** From one street to the next. */
  readonly block: number;
  /** Radians by which its streets are turned. */
  readonly turn: number;
  /** Another town draws other numbers. */
  readonly seed: number;
}

/** Metres around the earth at the equator, which is what the width of the map is there. */
const EQUATOR = 40_075_017;
const BLOCK = 120;
/** Metres from the middle of a town to its edge, by the zoom from which it is named. */
const RADII: readonly (readonly [from: number, metres: number])[] = [
  [4, 7000],
  [5, 5500],
  [6, 4500],
  [7, 3500],
  [8, 2800],
];
const SMALL = 2200;

/** A number from 0 to 1 that is always the same for the same three. */
export function drawn(seed: number, a: number, b: number): number {
  let mixed = Math.imul(seed ^ Math.imul(a + 7, 374_761_393), 668_265_263) ^ Math.imul(b + 13, 1_274_126_177);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 2_246_822_519);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
}

function planOf({ name, longitude, latitude, from }: MapTown): TownPlan {
  const metre = 1 / (EQUATOR * Math.cos((latitude * Math.PI) / 180));
  const metres = RADII.find(([least]) => from <= least)?.[1] ?? SMALL;
  const seed = [...name].reduce((sum, letter) => Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0), 7);
  return {
    centre: project([longitude, latitude]),
    radius: metres * metre,
    block: BLOCK * metre,
    turn: drawn(seed, 1, 1) * (Math.PI / 2),
    seed,
  };
}

export const apart = (a: TilePoint, b: TilePoint) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The towns of the map, but for those that a larger one has grown around. */
export const TOWN_PLANS: readonly TownPlan[] = TILE_TOWNS.toSorted((a, b) => a.from - b.from)
  .map(planOf)
  .reduce<TownPlan[]>((kept, plan) => {
    const isFree = kept.every((other) => apart(other.centre, plan.centre) > other.radius + plan.radius * 0.7);
    return isFree ? [...kept, plan] : kept;
  }, []);

/** How far a town reaches in a direction (radians): no town is round. */
export function reachOf({ radius, seed }: TownPlan, angle: number): number {
  const phase = drawn(seed, 2, 2) * 7;
  return radius * (0.82 + 0.1 * Math.sin(3 * angle + phase) + 0.08 * Math.sin(5 * angle - phase));
}

/** The crossing of two streets of a town, by their numbers from the middle on. */
export function crossing({ centre, block, turn, seed }: TownPlan, column: number, row: number): TilePoint {
  const bend = drawn(seed, 3, 3) * 7;
  const x = column + 0.9 * Math.sin(row * 0.21 + bend) + 0.3 * (drawn(seed, column, row) - 0.5);
  const y = row + 0.9 * Math.sin(column * 0.18 - bend) + 0.3 * (drawn(seed, row, column + 99) - 0.5);
  const [cos, sin] = [Math.cos(turn) * block, Math.sin(turn) * block];
  return [centre[0] + x * cos - y * sin, centre[1] + x * sin + y * cos];
}

/** Whether a point lies within a town. */
export function isWithin(plan: TownPlan, [x, y]: TilePoint): boolean {
  const [east, south] = [x - plan.centre[0], y - plan.centre[1]];
  return Math.hypot(east, south) < reachOf(plan, Math.atan2(south, east));
}
