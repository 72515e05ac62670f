import type { Square } from './clip.ts';
import type { TilePoint } from './outlines.ts';
import { apart, crossing, drawn, isWithin, reachOf, TOWN_PLANS, type TownPlan } from './town-plan.ts';

type Line = readonly TilePoint[];

/** What is drawn of the towns in a part of the map: invented, and the same each time. */
export interface TownDrawing {
  /** Built-up land and parks, as closed edges. */
  readonly built: readonly Line[];
  readonly parks: readonly Line[];
  readonly streets: readonly Line[];
  readonly avenues: readonly Line[];
  /** Around a town, out of it, and from one to the next. */
  readonly roads: readonly Line[];
}

/** Every so many streets one is an avenue. */
const AVENUE = 6;
const AROUND = 48;
const PARKS = 5;
/** Roads lead to so many neighbours, at most so far: 80 km in the middle of the map's countries. */
const NEIGHBOURS = 3;
const FARTHEST = 0.003;

const ring = (points: number, at: (angle: number) => TilePoint): Line =>
  Array.from({ length: points + 1 }, (_, index) => at((index / points) * 2 * Math.PI));

const from = ([x, y]: TilePoint, angle: number, length: number): TilePoint => [
  x + Math.cos(angle) * length,
  y + Math.sin(angle) * length,
];

const edgeOf = (plan: TownPlan, share: number): Line =>
  ring(AROUND, (angle) => from(plan.centre, angle, reachOf(plan, angle) * share));

function parksOf(plan: TownPlan): readonly Line[] {
  return Array.from({ length: PARKS }, (_, index) => {
    const way = drawn(plan.seed, index, 50) * 2 * Math.PI;
    const middle = from(plan.centre, way, plan.radius * (0.15 + 0.55 * drawn(plan.seed, index, 51)));
    const size = plan.block * (1.2 + 2 * drawn(plan.seed, index, 52));
    return ring(14, (angle) => from(middle, angle, size * (0.8 + 0.25 * Math.sin(2 * angle + way))));
  });
}

/** The road between two towns, a little bent. */
function roadBetween(a: TownPlan, b: TownPlan): Line {
  const bend = (drawn(a.seed, b.seed % 1000, 60) - 0.5) * 0.3;
  const [[ax, ay], [bx, by]] = [a.centre, b.centre];
  return Array.from({ length: 25 }, (_, index) => {
    const share = index / 24;
    const aside = bend * Math.sin(share * Math.PI) + 0.015 * Math.sin(share * 19);
    return [ax + (bx - ax) * share - (by - ay) * aside, ay + (by - ay) * share + (bx - ax) * aside];
  });
}

const COUNTRY_ROADS: readonly Line[] = TOWN_PLANS.flatMap((plan, index) =>
  TOWN_PLANS.filter((other) => other !== plan && apart(other.centre, plan.centre) < FARTHEST)
    .toSorted((a, b) => apart(a.centre, plan.centre) - apart(b.centre, plan.centre))
    .slice(0, NEIGHBOURS)
    .filter((other) => TOWN_PLANS.indexOf(other) > index || !isNeighbour(other, plan))
    .map((other) => roadBetween(plan, other)),
);

function isNeighbour(plan: TownPlan, wanted: TownPlan): boolean {
  const limit = apart(plan.centre, wanted.centre);
  return (
    TOWN_PLANS.filter((each) => each !== plan && apart(each.centre, plan.centre) < limit).length < NEIGHBOURS
  );
}

/** The streets of a town that run one way, those cut off that lie outside a square or the town. */
function streetsOf(plan: TownPlan, square: Square, isAcross: boolean, isWanted: (street: number) => boolean) {
  const { centre, block, turn } = plan;
  const middle: TilePoint = [
    square.west + square.size / 2 - centre[0],
    square.north + square.size / 2 - centre[1],
  ];
  const along = (middle[0] * Math.cos(turn) + middle[1] * Math.sin(turn)) / block;
  const aside = (middle[1] * Math.cos(turn) - middle[0] * Math.sin(turn)) / block;
  const reach = Math.ceil((square.size * Math.SQRT1_2) / block) + 2;
  const [first, last] = [isAcross ? aside : along, isAcross ? along : aside].map(Math.round);
  const lines: TilePoint[][] = [];
  for (let street = first! - reach; street <= first! + reach; street += 1) {
    if (!isWanted(street)) continue;
    let open: TilePoint[] = [];
    for (let step = last! - reach; step <= last! + reach; step += 1) {
      const point = isAcross ? crossing(plan, step, street) : crossing(plan, street, step);
      const isInside = isWithin(plan, point);
      if (isInside) open.push(point);
      // Not every street goes through.
      const isEnd = street % AVENUE !== 0 && drawn(plan.seed, street * 2 + Number(isAcross), step) < 0.12;
      if (isInside && !isEnd) continue;
      if (open.length > 1) lines.push(open);
      open = [];
    }
    if (open.length > 1) lines.push(open);
  }
  return lines;
}

/** What of the towns is drawn in a square at a zoom: streets come with the space that they need. */
export function drawTowns(square: Square, zoom: number): TownDrawing {
  const middle: TilePoint = [square.west + square.size / 2, square.north + square.size / 2];
  const near = TOWN_PLANS.filter(
    ({ centre, radius }) => apart(centre, middle) < radius + square.size * Math.SQRT1_2,
  );
  const both = (isWanted: (street: number) => boolean) =>
    near.flatMap((plan) => [
      ...streetsOf(plan, square, true, isWanted),
      ...streetsOf(plan, square, false, isWanted),
    ]);
  return {
    built: near.map((plan) => edgeOf(plan, 1)),
    parks: zoom < 12 ? [] : near.flatMap(parksOf),
    streets: zoom < 13 ? [] : both((street) => street % AVENUE !== 0),
    avenues: zoom < 11 ? [] : both((street) => street % AVENUE === 0),
    roads: [...COUNTRY_ROADS, ...(zoom < 10 ? [] : near.map((plan) => edgeOf(plan, 0.5)))],
  };
}
