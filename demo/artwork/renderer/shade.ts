import type { View } from './camera.ts';
import { noise, slope } from './noise.ts';
import type { GeometryBuffer } from './raster.ts';
import type { Material, Scene } from './scene.ts';
import { unit, type Point } from './vector.ts';
import type { Visibility } from './visibility.ts';

/** Light that reaches the camera, three floats a pixel. */
export type Radiance = Float32Array;

/** What a surface is asked for at one pixel, kept in one object so that a picture's pixels allocate nothing. */
interface Spot {
  x: number;
  y: number;
  z: number;
  nx: number;
  ny: number;
  nz: number;
  /** Unit vector towards the camera. */
  vx: number;
  vy: number;
  vz: number;
  sun: number;
  open: number;
}

export interface Surroundings {
  readonly scene: Scene;
  readonly sunwards: Point;
}

const spot: Spot = { x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0, vx: 0, vy: 0, vz: 0, sun: 1, open: 1 };
const colour = { r: 0, g: 0, b: 0 };

export function shaded(
  scene: Scene,
  buffer: GeometryBuffer,
  view: View,
  visibility: Visibility,
  background?: Radiance,
): Radiance {
  const light = background ?? new Float32Array(buffer.width * buffer.height * 3);
  const around: Surroundings = { scene, sunwards: unit(scene.sun.direction) };
  for (let y = 0; y < buffer.height; y += 1) {
    for (let x = 0; x < buffer.width; x += 1) {
      const pixel = y * buffer.width + x;
      const object = scene.objects[buffer.objectIds[pixel]! - 1];
      if (!object) {
        if (!background) light.set(scene.behind, pixel * 3);
        continue;
      }
      look(buffer, view, visibility, x, y);
      if (object.material.glass) continue;
      shadeSpot(around, object.material);
      light[pixel * 3] = colour.r;
      light[pixel * 3 + 1] = colour.g;
      light[pixel * 3 + 2] = colour.b;
    }
  }
  return light;
}

/** Finds the point of the scene behind a pixel, and what light it gets. */
function look(buffer: GeometryBuffer, view: View, visibility: Visibility, x: number, y: number): void {
  const pixel = y * buffer.width + x;
  const distance = 1 / buffer.inverseDepth[pixel]!;
  const { eye, right, up, ahead, zoom } = view;
  const sx = ((x + 0.5 - view.width / 2) / zoom) * distance;
  const sy = ((view.height / 2 - y - 0.5) / zoom) * distance;
  const vx = -(right[0] * sx + up[0] * sy + ahead[0] * distance);
  const vy = -(right[1] * sx + up[1] * sy + ahead[1] * distance);
  const vz = -(right[2] * sx + up[2] * sy + ahead[2] * distance);
  const far = Math.sqrt(vx * vx + vy * vy + vz * vz);
  spot.x = eye[0] - vx;
  spot.y = eye[1] - vy;
  spot.z = eye[2] - vz;
  spot.vx = vx / far;
  spot.vy = vy / far;
  spot.vz = vz / far;
  const nx = buffer.normals[pixel * 3]!;
  const ny = buffer.normals[pixel * 3 + 1]!;
  const nz = buffer.normals[pixel * 3 + 2]!;
  const facing = nx * spot.vx + ny * spot.vy + nz * spot.vz;
  const turn = (facing < 0 ? -1 : 1) / Math.sqrt(nx * nx + ny * ny + nz * nz + 1e-12);
  spot.nx = nx * turn;
  spot.ny = ny * turn;
  spot.nz = nz * turn;
  readVisibility(visibility, x, y, buffer.inverseDepth[pixel]!);
}

/** The half-resolution visibility at a pixel, from those of its neighbours that are about as far away. */
function readVisibility(visibility: Visibility, x: number, y: number, near: number): void {
  const u = Math.max(0, Math.min(visibility.width - 1.001, (x - 0.5) / 2));
  const v = Math.max(0, Math.min(visibility.height - 1.001, (y - 0.5) / 2));
  const column = u | 0;
  const row = v | 0;
  let sun = 0;
  let open = 0;
  let weight = 0;
  for (let corner = 0; corner < 4; corner += 1) {
    const right = corner & 1;
    const below = corner >> 1;
    const at =
      Math.min(row + below, visibility.height - 1) * visibility.width +
      Math.min(column + right, visibility.width - 1);
    const jump = Math.abs(visibility.inverseDepth[at]! / near - 1);
    const share =
      ((right ? u - column : 1 - u + column) * (below ? v - row : 1 - v + row) + 1e-4) / (0.002 + jump);
    sun += visibility.sun[at]! * share;
    open += visibility.sky[at]! * share;
    weight += share;
  }
  spot.sun = sun / weight;
  spot.open = open / weight;
}

function roughen(material: Material): void {
  const { grain, relief } = material;
  let dx = 0;
  let dy = 0;
  let dz = 0;
  if (grain) {
    // The noise stands on a lattice: asked for at a slant, its cells do not show on walls and tables.
    const [gx, gy, gz] = grain.scale;
    const x = spot.x * gx;
    const y = spot.y * gy;
    const z = spot.z * gz;
    noise(x * 0.77 + y * 0.52 - z * 0.37, -y * 0.58 - z * 0.81, -x * 0.64 + y * 0.63 - z * 0.45);
    dx = (slope.x * 0.77 - slope.z * 0.64) * gx * grain.depth;
    dy = (slope.x * 0.52 - slope.y * 0.58 + slope.z * 0.63) * gy * grain.depth;
    dz = (-slope.x * 0.37 - slope.y * 0.81 - slope.z * 0.45) * gz * grain.depth;
  }
  if (relief) {
    relief(spot.x, spot.y, spot.z);
    dx += slope.x;
    dy += slope.y;
    dz += slope.z;
  }
  const along = dx * spot.nx + dy * spot.ny + dz * spot.nz;
  const nx = spot.nx - dx + along * spot.nx;
  const ny = spot.ny - dy + along * spot.ny;
  const nz = spot.nz - dz + along * spot.nz;
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz);
  spot.nx = nx / length;
  spot.ny = ny / length;
  spot.nz = nz / length;
}

function shadeSpot(around: Surroundings, material: Material): void {
  if (material.grain || material.relief) roughen(material);
  const { scene, sunwards } = around;
  const share = material.pattern ? material.pattern(spot.x, spot.y, spot.z) : 0;
  const base = material.colour;
  const second = material.second ?? base;
  const r = base[0] + (second[0] - base[0]) * share;
  const g = base[1] + (second[1] - base[1]) * share;
  const b = base[2] + (second[2] - base[2]) * share;
  const through = material.through ?? 0;
  const faces = spot.nx * sunwards[0] + spot.ny * sunwards[1] + spot.nz * sunwards[2];
  const wrapped = (faces + through * 0.7) / (1 + through * 0.7);
  let sun = (wrapped > 0 ? wrapped : 0) * spot.sun;
  if (through > 0 && faces < 0) sun += -faces * through * 0.5 * (0.4 + 0.6 * spot.sun);
  if (material.lit) sun *= material.lit(spot.x, spot.y, spot.z);
  const level = spot.ny * 0.5 + 0.5;
  const ambient = spot.open * (0.35 + 0.65 * spot.open);
  const { sky, ground } = scene;
  const solar = scene.sun.colour;
  const dull = material.metal ? 0.15 : 1;
  colour.r = r * dull * (solar[0] * sun + (ground[0] + (sky[0] - ground[0]) * level) * ambient);
  colour.g = g * dull * (solar[1] * sun + (ground[1] + (sky[1] - ground[1]) * level) * ambient);
  colour.b = b * dull * (solar[2] * sun + (ground[2] + (sky[2] - ground[2]) * level) * ambient);
  if (scene.lamps) addLamps(scene.lamps, r, g, b, through);
  if (material.sheen) addSheen(scene, material.sheen, r, g, b, sun);
  if (material.gloss) addGloss(around, material, r, g, b);
  const { glow } = material;
  if (glow) {
    colour.r += glow[0];
    colour.g += glow[1];
    colour.b += glow[2];
  }
}

function addLamps(
  lamps: NonNullable<Scene['lamps']>,
  r: number,
  g: number,
  b: number,
  through: number,
): void {
  for (const lamp of lamps) {
    const x = lamp.at[0] - spot.x;
    const y = lamp.at[1] - spot.y;
    const z = lamp.at[2] - spot.z;
    const square = x * x + y * y + z * z + 0.02;
    const faces = (x * spot.nx + y * spot.ny + z * spot.nz) / Math.sqrt(square);
    const share = (Math.max(0, (faces + 0.2 + through) / (1.2 + through)) * spot.open) / square;
    colour.r += r * lamp.colour[0] * share;
    colour.g += g * lamp.colour[1] * share;
    colour.b += b * lamp.colour[2] * share;
  }
}

function addSheen(scene: Scene, sheen: number, r: number, g: number, b: number, sun: number): void {
  const facing = Math.max(0, spot.nx * spot.vx + spot.ny * spot.vy + spot.nz * spot.vz);
  const rim = (1 - facing) ** 3 * sheen * spot.open;
  const level = (scene.sky[0] + scene.sky[1] + scene.sky[2]) / 3 + sun * 0.5;
  colour.r += rim * level * (0.4 + 0.6 * r);
  colour.g += rim * level * (0.4 + 0.6 * g);
  colour.b += rim * level * (0.4 + 0.6 * b);
}

function addGloss(around: Surroundings, material: Material, r: number, g: number, b: number): void {
  const rough = material.rough ?? 0.4;
  const facing = Math.max(0, spot.nx * spot.vx + spot.ny * spot.vy + spot.nz * spot.vz);
  const base = material.gloss ?? 0;
  const share = base + (1 - base) * (1 - facing) ** 5 * (1 - rough * 0.8);
  const rx = 2 * facing * spot.nx - spot.vx;
  const ry = 2 * facing * spot.ny - spot.vy;
  const rz = 2 * facing * spot.nz - spot.vz;
  const [er, eg, eb] = reflected(around, rx, ry, rz, rough, spot.sun, spot.open);
  const tint = material.metal === true;
  const polish = tint ? 2.4 : 1;
  colour.r = colour.r * (1 - share) + er * share * polish * (tint ? r : 1);
  colour.g = colour.g * (1 - share) + eg * share * polish * (tint ? g : 1);
  colour.b = colour.b * (1 - share) + eb * share * polish * (tint ? b : 1);
}

/** What stands around the scene: a pale ceiling, a darker floor, and a bright window where the sun is. */
export function reflected(
  { scene, sunwards }: Surroundings,
  x: number,
  y: number,
  z: number,
  rough: number,
  sun: number,
  open: number,
): Point {
  const level = Math.min(1, Math.max(0, y * (0.9 - rough * 0.4) + 0.5));
  const towards = x * sunwards[0] + y * sunwards[1] + z * sunwards[2];
  const edge = 0.8 - rough * 0.5;
  const width = 0.02 + rough * 0.5;
  const step = Math.min(1, Math.max(0, (towards - edge) / width));
  const pane = step * step * (3 - 2 * step) * (5.5 - rough * 4.6) * (0.25 + 0.75 * sun);
  const side =
    Math.min(1, Math.max(0, (-x * sunwards[0] - z * sunwards[2] - 0.45) / (0.1 + rough * 0.4))) * 0.35;
  const { sky, ground } = scene;
  const solar = scene.sun.colour;
  const lit = (0.35 + 0.65 * open) * (1 + side);
  return [
    (ground[0] + (sky[0] - ground[0]) * level) * lit + solar[0] * pane * 0.45,
    (ground[1] + (sky[1] - ground[1]) * level) * lit + solar[1] * pane * 0.45,
    (ground[2] + (sky[2] - ground[2]) * level) * lit + solar[2] * pane * 0.45,
  ];
}
