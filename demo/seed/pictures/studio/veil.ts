import type { View } from './camera.ts';
import type { Sight } from './raster.ts';
import type { Scene } from './scene.ts';
import { goboAt, sunAt, type ShadowMap } from './shadow.ts';

const AO_TAPS = 10;
const TURNS = 32;
const sky = new Float32Array(TURNS * AO_TAPS * 4);
for (let turn = 0; turn < TURNS; turn += 1) {
  for (let tap = 0; tap < AO_TAPS; tap += 1) {
    const share = (tap + 0.5) / AO_TAPS;
    const rise = 1 - 2 * ((tap * 0.61803 + turn / TURNS) % 1);
    const ring = Math.sqrt(1 - rise * rise);
    const angle = tap * 2.399963 + (turn * 6.2831853) / TURNS;
    const far = 0.12 + 0.88 * share * share;
    sky.set(
      [Math.cos(angle) * ring * 0.96, rise * 0.96, Math.sin(angle) * ring * 0.96, far],
      (turn * AO_TAPS + tap) * 4,
    );
  }
}
/** How far a point is lifted off its surface before it looks at the sun, so that no surface shades itself. */
const LIFT = 0.02;

const point = new Float64Array(3);
const normal = new Float64Array(3);

/** How much sun and how much open sky reach what is seen, at half the picture's resolution. */
export interface Veil {
  readonly width: number;
  readonly height: number;
  readonly sun: Float32Array;
  readonly open: Float32Array;
  readonly nearness: Float32Array;
}

export function veilOf(scene: Scene, sight: Sight, view: View, map: ShadowMap): Veil {
  const width = sight.width >> 1;
  const height = sight.height >> 1;
  const count = width * height;
  const veil: Veil = {
    width,
    height,
    sun: new Float32Array(count).fill(1),
    open: new Float32Array(count).fill(1),
    nearness: new Float32Array(count),
  };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) veilPixel(scene, sight, view, map, veil, x, y);
  return softened(veil);
}

function veilPixel(
  scene: Scene,
  sight: Sight,
  view: View,
  map: ShadowMap,
  veil: Veil,
  x: number,
  y: number,
): void {
  const pixel = y * 2 * sight.width + x * 2;
  const near = sight.nearness[pixel]!;
  if (near === 0) return;
  const at = y * veil.width + x;
  veil.nearness[at] = near;
  const { eye, right, up, ahead, zoom } = view;
  const distance = 1 / near;
  const sx = ((x * 2 + 0.5 - view.width / 2) / zoom) * distance;
  const sy = ((view.height / 2 - y * 2 - 0.5) / zoom) * distance;
  let nx = sight.normals[pixel * 3]!;
  let ny = sight.normals[pixel * 3 + 1]!;
  let nz = sight.normals[pixel * 3 + 2]!;
  const px = eye[0] + right[0] * sx + up[0] * sy + ahead[0] * distance;
  const py = eye[1] + right[1] * sx + up[1] * sy + ahead[1] * distance;
  const pz = eye[2] + right[2] * sx + up[2] * sy + ahead[2] * distance;
  if (nx * (eye[0] - px) + ny * (eye[1] - py) + nz * (eye[2] - pz) < 0) {
    nx = -nx;
    ny = -ny;
    nz = -nz;
  }
  const turn = (52.9829189 * ((0.06711056 * x + 0.00583715 * y) % 1)) % 1;
  const faces = nx * map.towards[0] + ny * map.towards[1] + nz * map.towards[2];
  normal[0] = nx;
  normal[1] = ny;
  normal[2] = nz;
  point[0] = px;
  point[1] = py;
  point[2] = pz;
  veil.open[at] = openness(sight, view, scene.closeness ?? 0.5, (turn * TURNS) | 0);
  if (faces < -0.3) {
    veil.sun[at] = 0;
    return;
  }
  point[0] += nx * LIFT;
  point[1] += ny * LIFT;
  point[2] += nz * LIFT;
  veil.sun[at] = sunAt(map, point, scene.sun.softness, turn * 6.2831853) * goboAt(scene, map, px, py, pz);
}

/** The share of the half space above `point` that nothing seen covers. */
function openness(sight: Sight, view: View, reach: number, turn: number): number {
  const { eye, right, up, ahead, zoom, width, height } = view;
  let covered = 0;
  const first = turn * AO_TAPS * 4;
  for (let tap = first; tap < first + AO_TAPS * 4; tap += 4) {
    const far = reach * sky[tap + 3]!;
    const x = point[0]! + (normal[0]! + sky[tap]!) * far - eye[0];
    const y = point[1]! + (normal[1]! + sky[tap + 1]!) * far - eye[1];
    const z = point[2]! + (normal[2]! + sky[tap + 2]!) * far - eye[2];
    const depth = x * ahead[0] + y * ahead[1] + z * ahead[2];
    if (depth < 0.05) continue;
    const scale = zoom / depth;
    const column = (width / 2 + (x * right[0] + y * right[1] + z * right[2]) * scale) | 0;
    const row = (height / 2 - (x * up[0] + y * up[1] + z * up[2]) * scale) | 0;
    if (column < 0 || row < 0 || column >= width || row >= height) continue;
    const near = sight.nearness[row * width + column]!;
    if (near === 0) continue;
    const gap = depth - 1 / near;
    if (gap > 0.012) covered += gap < reach * 1.5 ? 1 : Math.max(0, 1 - (gap - reach * 1.5) / reach);
  }
  return 1 - covered / AO_TAPS;
}

/** A blur that stops where the distance jumps: along the rows, then along the columns. */
function softened(veil: Veil): Veil {
  return pass(pass(veil, 1), veil.width);
}

function pass(veil: Veil, step: number): Veil {
  const { width, height, nearness } = veil;
  const sun = new Float32Array(veil.sun.length);
  const open = new Float32Array(veil.sun.length);
  const last = (step === 1 ? width : height) - 1;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const near = nearness[at]!;
      const line = step === 1 ? x : y;
      const most = near * 0.04 + 1e-6;
      let [sunSum, openSum, weight] = [0, 0, 0];
      const end = Math.min(3, last - line);
      for (let offset = Math.max(-3, -line); offset <= end; offset += 1) {
        const other = at + offset * step;
        if (Math.abs(nearness[other]! - near) > most) continue;
        const share = 4 - Math.abs(offset);
        sunSum += veil.sun[other]! * share;
        openSum += veil.open[other]! * share;
        weight += share;
      }
      sun[at] = sunSum / weight;
      open[at] = openSum / weight;
    }
  }
  return { ...veil, sun, open };
}
