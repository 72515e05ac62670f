import type { View } from './camera.ts';
import type { GeometryBuffer } from './raster.ts';
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
export interface Visibility {
  readonly width: number;
  readonly height: number;
  readonly sun: Float32Array;
  readonly sky: Float32Array;
  readonly inverseDepth: Float32Array;
}

export function visibilityOf(scene: Scene, buffer: GeometryBuffer, view: View, map: ShadowMap): Visibility {
  const width = buffer.width >> 1;
  const height = buffer.height >> 1;
  const count = width * height;
  const visibility: Visibility = {
    width,
    height,
    sun: new Float32Array(count).fill(1),
    sky: new Float32Array(count).fill(1),
    inverseDepth: new Float32Array(count),
  };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) computePixel(scene, buffer, view, map, visibility, x, y);
  return blurred(visibility);
}

function computePixel(
  scene: Scene,
  buffer: GeometryBuffer,
  view: View,
  map: ShadowMap,
  visibility: Visibility,
  x: number,
  y: number,
): void {
  const pixel = y * 2 * buffer.width + x * 2;
  const near = buffer.inverseDepth[pixel]!;
  if (near === 0) return;
  const at = y * visibility.width + x;
  visibility.inverseDepth[at] = near;
  const { eye, right, up, ahead, zoom } = view;
  const distance = 1 / near;
  const sx = ((x * 2 + 0.5 - view.width / 2) / zoom) * distance;
  const sy = ((view.height / 2 - y * 2 - 0.5) / zoom) * distance;
  let nx = buffer.normals[pixel * 3]!;
  let ny = buffer.normals[pixel * 3 + 1]!;
  let nz = buffer.normals[pixel * 3 + 2]!;
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
  visibility.sky[at] = openness(buffer, view, scene.closeness ?? 0.5, (turn * TURNS) | 0);
  if (faces < -0.3) {
    visibility.sun[at] = 0;
    return;
  }
  point[0] += nx * LIFT;
  point[1] += ny * LIFT;
  point[2] += nz * LIFT;
  visibility.sun[at] =
    sunAt(map, point, scene.sun.softness, turn * 6.2831853) * goboAt(scene, map, px, py, pz);
}

/** The share of the half space above `point` that nothing seen covers. */
function openness(buffer: GeometryBuffer, view: View, reach: number, turn: number): number {
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
    const near = buffer.inverseDepth[row * width + column]!;
    if (near === 0) continue;
    const gap = depth - 1 / near;
    if (gap > 0.012) covered += gap < reach * 1.5 ? 1 : Math.max(0, 1 - (gap - reach * 1.5) / reach);
  }
  return 1 - covered / AO_TAPS;
}

/** A blur that stops where the distance jumps: along the rows, then along the columns. */
function blurred(visibility: Visibility): Visibility {
  return pass(pass(visibility, 1), visibility.width);
}

function pass(visibility: Visibility, step: number): Visibility {
  const { width, height, inverseDepth } = visibility;
  const sun = new Float32Array(visibility.sun.length);
  const open = new Float32Array(visibility.sun.length);
  const last = (step === 1 ? width : height) - 1;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const near = inverseDepth[at]!;
      const line = step === 1 ? x : y;
      const most = near * 0.04 + 1e-6;
      let [sunSum, openSum, weight] = [0, 0, 0];
      const end = Math.min(3, last - line);
      for (let offset = Math.max(-3, -line); offset <= end; offset += 1) {
        const other = at + offset * step;
        if (Math.abs(inverseDepth[other]! - near) > most) continue;
        const share = 4 - Math.abs(offset);
        sunSum += visibility.sun[other]! * share;
        openSum += visibility.sky[other]! * share;
        weight += share;
      }
      sun[at] = sunSum / weight;
      open[at] = openSum / weight;
    }
  }
  return { ...visibility, sun, sky: open };
}
