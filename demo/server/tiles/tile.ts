import { clipLine, clipSurface, type Square } from './clip.ts';
import { project, type Outline, type Outlines, type TilePoint } from './outlines.ts';
import { shopPlaces } from './shop-places.ts';
import { drawTowns } from './streets.ts';
import { TILE_TOWNS, type MapTown } from './towns.ts';

export type TileScheme = 'light' | 'dark';

export interface TileAddress {
  readonly scheme: TileScheme;
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** Nearer than that, streets have nothing more to tell. */
export const DEEPEST = 16;
/** From here on towns are more than a dot. */
const TOWNS_FROM = 9;
const PIXELS = 256;
/** Pixels around a tile that are drawn as well, so that no line ends at its edge. */
const MARGIN = 4;

const COLOURS = {
  light: {
    sea: '#e6ebec',
    land: '#faf8f4',
    coast: '#c3cccd',
    border: '#d6cfc4',
    town: '#6b675f',
    built: '#f0ebe2',
    park: '#dfe7d3',
    street: '#ffffff',
    road: '#e3d9c8',
  },
  dark: {
    sea: '#14191b',
    land: '#23272a',
    coast: '#3b4448',
    border: '#454a4e',
    town: '#aab2b5',
    built: '#2c3235',
    park: '#263229',
    street: '#3a4145',
    road: '#4a5358',
  },
} as const;

/** `light/6/32/22.svg`; null for what is no tile of the world. */
export function tileAddress(path: string): TileAddress | null {
  const found = /^(light|dark)\/(\d{1,2})\/(\d{1,5})\/(\d{1,5})\.svg$/.exec(path);
  if (!found) return null;
  const [z = 0, x = 0, y = 0] = found.slice(2).map(Number);
  const scheme: TileScheme = found[1] === 'dark' ? 'dark' : 'light';
  return z <= DEEPEST && x < 2 ** z && y < 2 ** z ? { scheme, z, x, y } : null;
}

const meets = ({ box }: Outline, { west, north, size }: Square) =>
  box[0] <= west + size && box[2] >= west && box[1] <= north + size && box[3] >= north;

/** A quiet map of land and sea: one tile of it as a picture that stays sharp. */
export function drawTile({ land, borders }: Outlines, { scheme, z, x, y }: TileAddress): string {
  const size = 2 ** -z;
  const margin = (MARGIN / PIXELS) * size;
  const square: Square = { west: x * size - margin, north: y * size - margin, size: size + 2 * margin };
  const scale = PIXELS / size;
  const inPixels = ([px, py]: TilePoint): TilePoint => [(px - x * size) * scale, (py - y * size) * scale];
  const { sea, land: landColour, coast, border, town } = COLOURS[scheme];
  const pins = shopPlaces().map(inPixels);
  const near = land.filter((outline) => meets(outline, square));
  const surface = near.map(({ points }) => pathOf(clipSurface(points, square).map(inPixels), 'Z')).join('');
  const lines = (all: readonly Outline[]) =>
    all
      .flatMap(({ points }) => clipLine(points, square))
      .map((points) => pathOf(points.map(inPixels), ''))
      .join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PIXELS}" height="${PIXELS}" viewBox="0 0 ${PIXELS} ${PIXELS}">`,
    `<rect width="${PIXELS}" height="${PIXELS}" fill="${sea}"/>`,
    `<path d="${surface}" fill="${landColour}" fill-rule="evenodd"/>`,
    z < TOWNS_FROM ? '' : townsIn(square, inPixels, { scheme, z, land: surface }),
    `<path d="${lines(near)}" fill="none" stroke="${coast}" stroke-linejoin="round"/>`,
    `<path d="${lines(borders.filter((outline) => meets(outline, square)))}" fill="none" stroke="${border}" stroke-linejoin="round"/>`,
    `<g fill="${town}" font-family="system-ui,sans-serif" font-size="11" text-anchor="middle">`,
    ...TILE_TOWNS.filter(({ from }) => from <= z).map((each) => nameOf(each, inPixels, pins)),
    '</g></svg>',
  ].join('');
}

interface TownTile {
  readonly scheme: TileScheme;
  readonly z: number;
  /** The path of what is no water. */
  readonly land: string;
}

/** The towns of a tile with their streets, on land alone. */
function townsIn(
  square: Square,
  inPixels: (point: TilePoint) => TilePoint,
  { scheme, z, land }: TownTile,
): string {
  const { built, park, street, road } = COLOURS[scheme];
  const towns = drawTowns(square, z);
  const path = (all: readonly (readonly TilePoint[])[], end: string) =>
    all.map((points) => pathOf(points.map(inPixels), end)).join('');
  const surface = (all: readonly (readonly TilePoint[])[], colour: string) =>
    `<path d="${path(
      all.map((points) => clipSurface(points, square)),
      'Z',
    )}" fill="${colour}"/>`;
  const line = (all: readonly (readonly TilePoint[])[], colour: string, width: number) =>
    `<path d="${path(all, '')}" stroke="${colour}" stroke-width="${width}"/>`;
  // A street of twelve metres is as wide as its zoom shows it, and never too thin to be seen.
  const width = Math.max(1, 2 ** (z - 14) * 2);
  const roads = towns.roads.flatMap((points) => clipLine(points, square));
  return [
    `<clipPath id="land"><path d="${land}" clip-rule="evenodd"/></clipPath>`,
    '<g clip-path="url(#land)" fill="none" stroke-linecap="round" stroke-linejoin="round">',
    surface(towns.built, built),
    line(towns.streets, street, width),
    surface(towns.parks, park),
    line(towns.avenues, z < 12 ? road : street, width * (z < 13 ? 1 : 1.8)),
    line(roads, road, Math.max(1.2, width * 2)),
    '</g>',
  ].join('');
}

/** Pixels on either side of a town that its name may take. */
const NAME = 80;
/** Pixels from a town to the middle of its name: a shop's pin has room between them. */
const NAME_AWAY = 18;
/** Pixels from the middle of a name to its foot, half the height of a pin and a name, and half a letter. */
const FOOT = 4;
const PIN_AND_NAME = 19;
const PIN = 15;
const HALF_LETTER = 3;

/**
 * A town's dot and name, also where a part of it lies in the next tile; nothing where all of it does. The name stands below
 * the dot, and above it where a pin would lie upon it.
 */
function nameOf(
  { name, longitude, latitude }: MapTown,
  inPixels: (point: TilePoint) => TilePoint,
  pins: readonly TilePoint[],
): string {
  const [x, y] = inPixels(project([longitude, latitude]));
  const isNear = x > -NAME && x < PIXELS + NAME && y > -NAME && y < PIXELS + NAME;
  if (!isNear) return '';
  const width = PIN + HALF_LETTER * name.length;
  const isCovered = (middle: number) =>
    pins.some(([px, py]) => Math.abs(px - x) < width && Math.abs(py - middle) < PIN_AND_NAME);
  const isAbove = isCovered(y + NAME_AWAY) && !isCovered(y - NAME_AWAY);
  const foot = y + (isAbove ? -NAME_AWAY : NAME_AWAY) + FOOT;
  const [left, top] = [x.toFixed(1), y.toFixed(1)];
  return `<circle cx="${left}" cy="${top}" r="1.5"/><text x="${left}" y="${foot.toFixed(1)}">${name}</text>`;
}

/** Points as a path, those left out that nobody could tell from the one before. */
function pathOf(points: readonly TilePoint[], end: string): string {
  let last: TilePoint | null = null;
  let path = '';
  for (const [index, point] of points.entries()) {
    const isEnd = index === points.length - 1;
    if (last && !isEnd && Math.hypot(point[0] - last[0], point[1] - last[1]) < 0.7) continue;
    path += `${last ? 'L' : 'M'}${point[0].toFixed(1)} ${point[1].toFixed(1)}`;
    last = point;
  }
  return path === '' ? '' : path + end;
}
