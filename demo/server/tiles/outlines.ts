import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { feature, mesh } from 'topojson-client';

type Atlas = Parameters<typeof mesh>[0];

/** A point in the square of the web's maps: both from 0 to 1, from the north-west on. */
export type TilePoint = readonly [x: number, y: number];

/** A line or the edge of a surface, with the box that it lies in. */
export interface Outline {
  readonly points: readonly TilePoint[];
  readonly box: readonly [west: number, north: number, east: number, south: number];
}

export interface Outlines {
  /** Edges of the land; a hole is an edge within another. */
  readonly land: readonly Outline[];
  readonly borders: readonly Outline[];
}

/** The maps of the web end here, so that they are square. */
const NORTHMOST = 85.0511;

/** Degrees of longitude and latitude as a point of the map. */
export function project([longitude = 0, latitude = 0]: readonly number[]): TilePoint {
  const north = Math.max(-NORTHMOST, Math.min(NORTHMOST, latitude)) * (Math.PI / 180);
  return [longitude / 360 + 0.5, 0.5 - Math.log(Math.tan(Math.PI / 4 + north / 2)) / (2 * Math.PI)];
}

function outline(positions: readonly (readonly number[])[]): Outline {
  const points = positions.map(project);
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return { points, box };
}

let reading: Promise<Outlines> | null = null;

/** Coasts and borders of the world from Natural Earth, read when the first map is looked at. */
export function outlines(): Promise<Outlines> {
  return (reading ??= read());
}

async function read(): Promise<Outlines> {
  const file = fileURLToPath(import.meta.resolve('world-atlas/countries-10m.json'));
  const atlas = JSON.parse(await readFile(file, 'utf8')) as Atlas;
  const { land, countries } = atlas.objects;
  if (land?.type !== 'GeometryCollection' || countries?.type !== 'GeometryCollection') {
    throw new Error('The atlas has no land and no countries.');
  }
  const surfaces = feature(atlas, land).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return geometry.coordinates;
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
  });
  return {
    land: surfaces.map(outline),
    borders: mesh(atlas, countries as Parameters<typeof mesh>[1], (a, b) => a !== b).coordinates.map(outline),
  };
}
