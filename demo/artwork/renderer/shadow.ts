import type { Mesh } from '../geometry/mesh.ts';
import type { Scene } from './scene.ts';
import { cross, dot, unit, type Point } from './vector.ts';

const SIZE = 1024;
const SEARCH = 9;
const TAPS = 15;
const SIDE = SIZE - 1;
const search = spiral(SEARCH);
const taps = spiral(TAPS);

/** Points spread evenly over a disc of radius one, as x and y in turns. */
function spiral(count: number): Float32Array {
  const points = new Float32Array(count * 2);
  for (let tap = 0; tap < count; tap += 1) {
    const radius = Math.sqrt((tap + 0.5) / count);
    points[tap * 2] = Math.cos(tap * 2.399963) * radius;
    points[tap * 2 + 1] = Math.sin(tap * 2.399963) * radius;
  }
  return points;
}

/** The scene as the sun sees it: how near to the sun its surfaces are, and how much light they stop. */
export interface ShadowMap {
  readonly right: Point;
  readonly up: Point;
  readonly towards: Point;
  readonly centre: Point;
  readonly span: number;
  readonly depth: Float32Array;
  readonly opacity: Float32Array;
}

export function shadowMapOf(scene: Scene): ShadowMap {
  const towards = unit(scene.sun.direction);
  const right = unit(cross(towards, [0, 1, 0.001]));
  const up = cross(right, towards);
  const map: ShadowMap = {
    towards,
    right,
    up,
    centre: scene.camera.target,
    span: scene.shadowSpan ?? 8,
    depth: new Float32Array(SIZE * SIZE).fill(-1e9),
    opacity: new Float32Array(SIZE * SIZE),
  };
  for (const { mesh, material, shades = true } of scene.objects)
    if (shades) stamp(map, mesh, material.glass ? 0.45 : material.through ? 1 - material.through * 0.35 : 1);
  return map;
}

function stamp(map: ShadowMap, { positions, triangles }: Mesh, opacity: number): void {
  const seen = new Float32Array(positions.length);
  const scale = SIZE / map.span;
  const { right, up, towards, centre } = map;
  for (let i = 0; i < positions.length; i += 3) {
    const x = positions[i]! - centre[0];
    const y = positions[i + 1]! - centre[1];
    const z = positions[i + 2]! - centre[2];
    seen[i] = SIZE / 2 + (x * right[0] + y * right[1] + z * right[2]) * scale;
    seen[i + 1] = SIZE / 2 + (x * up[0] + y * up[1] + z * up[2]) * scale;
    seen[i + 2] = x * towards[0] + y * towards[1] + z * towards[2];
  }
  for (let i = 0; i < triangles.length; i += 3)
    stampTriangle(map, seen, triangles[i]! * 3, triangles[i + 1]! * 3, triangles[i + 2]! * 3, opacity);
}

function stampTriangle(
  map: ShadowMap,
  seen: Float32Array,
  a: number,
  b: number,
  c: number,
  opacity: number,
): void {
  const ax = seen[a]!;
  const ay = seen[a + 1]!;
  const bx = seen[b]!;
  const by = seen[b + 1]!;
  const cx = seen[c]!;
  const cy = seen[c + 1]!;
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  if (Math.abs(area) < 1e-9) return;
  const left = Math.max(0, Math.floor(Math.min(ax, bx, cx)));
  const right = Math.min(SIZE - 1, Math.ceil(Math.max(ax, bx, cx)));
  const bottom = Math.max(0, Math.floor(Math.min(ay, by, cy)));
  const top = Math.min(SIZE - 1, Math.ceil(Math.max(ay, by, cy)));
  for (let y = bottom; y <= top; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const wa = ((bx - x) * (cy - y) - (by - y) * (cx - x)) / area;
      const wb = ((cx - x) * (ay - y) - (cy - y) * (ax - x)) / area;
      const wc = 1 - wa - wb;
      if (wa < 0 || wb < 0 || wc < 0) continue;
      const depth = wa * seen[a + 2]! + wb * seen[b + 2]! + wc * seen[c + 2]!;
      const pixel = y * SIZE + x;
      if (depth <= map.depth[pixel]!) continue;
      map.depth[pixel] = depth;
      map.opacity[pixel] = opacity;
    }
  }
}

/** The share of the sun, 0 to 1, that reaches the point `at`: soft where what stops the light is far from it. */
export function sunAt(map: ShadowMap, at: Float64Array, softness: number, spin: number): number {
  const px = at[0]! - map.centre[0];
  const py = at[1]! - map.centre[1];
  const pz = at[2]! - map.centre[2];
  const scale = SIZE / map.span;
  const u = SIZE / 2 + (px * map.right[0] + py * map.right[1] + pz * map.right[2]) * scale;
  const v = SIZE / 2 + (px * map.up[0] + py * map.up[1] + pz * map.up[2]) * scale;
  const depth = px * map.towards[0] + py * map.towards[1] + pz * map.towards[2] + 0.012;
  if (u < 2 || v < 2 || u > SIZE - 3 || v > SIZE - 3) return 1;
  const reach = Math.min(90, softness * 1.4 * scale) + 2;
  const cos = Math.cos(spin);
  const sin = Math.sin(spin);
  let blockers = 0;
  let distance = 0;
  for (let tap = 0; tap < SEARCH * 2; tap += 2) {
    const x = search[tap]! * reach;
    const y = search[tap + 1]! * reach;
    const stands = map.depth[pixelAt(u + x * cos - y * sin, v + x * sin + y * cos)]! - depth;
    if (stands <= 0) continue;
    blockers += 1;
    distance += stands;
  }
  if (blockers === 0) return 1;
  const penumbra = Math.min(90, Math.max(1.6, (distance / blockers) * softness * scale));
  let stopped = 0;
  for (let tap = 0; tap < TAPS * 2; tap += 2) {
    const x = taps[tap]! * penumbra;
    const y = taps[tap + 1]! * penumbra;
    const pixel = pixelAt(u + x * cos - y * sin, v + x * sin + y * cos);
    if (map.depth[pixel]! > depth) stopped += map.opacity[pixel]!;
  }
  return 1 - stopped / TAPS;
}

function pixelAt(u: number, v: number): number {
  const x = u < 0 ? 0 : u > SIDE ? SIDE : u | 0;
  const y = v < 0 ? 0 : v > SIDE ? SIDE : v | 0;
  return y * SIZE + x;
}

/** What the mask before the sun lets through at a point. */
export function goboAt(scene: Scene, map: ShadowMap, x: number, y: number, z: number): number {
  const { gobo } = scene.sun;
  if (!gobo) return 1;
  const point: Point = [x - gobo.centre[0], y - gobo.centre[1], z - gobo.centre[2]];
  const u = (dot(point, map.right) / gobo.span + 0.5) * gobo.size;
  const v = (0.5 - dot(point, map.up) / gobo.span) * gobo.size;
  const last = gobo.size - 2;
  const fu = u < 0 ? 0 : u > last ? last : u;
  const fv = v < 0 ? 0 : v > last ? last : v;
  const column = fu | 0;
  const row = fv | 0;
  const at = row * gobo.size + column;
  const s = fu - column;
  const t = fv - row;
  const { mask, size } = gobo;
  const above = mask[at]! * (1 - s) + mask[at + 1]! * s;
  const below = mask[at + size]! * (1 - s) + mask[at + size + 1]! * s;
  return (above * (1 - t) + below * t) / 255;
}
