import type { View } from './camera.ts';
import { slope } from './noise.ts';
import type { GeometryBuffer } from './raster.ts';
import type { Scene } from './scene.ts';
import { reflected, type Radiance, type Surroundings } from './shade.ts';
import { unit } from './vector.ts';

/** Lays what is seen through over what stands behind it: bent, tinted, and with what the glass reflects. */
export function drawGlass(
  scene: Scene,
  glass: GeometryBuffer,
  solid: GeometryBuffer,
  view: View,
  light: Radiance,
): void {
  const before = light.slice();
  const around: Surroundings = { scene, sunwards: unit(scene.sun.direction) };
  for (let y = 0; y < glass.height; y += 1)
    for (let x = 0; x < glass.width; x += 1) {
      const pixel = y * glass.width + x;
      if (glass.objectIds[pixel] && glass.inverseDepth[pixel]! > solid.inverseDepth[pixel]!)
        drawGlassPixel(around, glass, view, before, light, x, y);
    }
}

function drawGlassPixel(
  around: Surroundings,
  glass: GeometryBuffer,
  view: View,
  before: Radiance,
  light: Radiance,
  x: number,
  y: number,
): void {
  const pixel = y * glass.width + x;
  const material = around.scene.objects[glass.objectIds[pixel]! - 1]!.material;
  const { bend, depth } = material.glass!;
  const { right, up, ahead, zoom, eye } = view;
  const sx = (x + 0.5 - view.width / 2) / zoom;
  const sy = (view.height / 2 - y - 0.5) / zoom;
  const distance = 1 / glass.inverseDepth[pixel]!;
  const toEye = unit([
    -(right[0] * sx + up[0] * sy + ahead[0]),
    -(right[1] * sx + up[1] * sy + ahead[1]),
    -(right[2] * sx + up[2] * sy + ahead[2]),
  ]);
  let n = unit([glass.normals[pixel * 3]!, glass.normals[pixel * 3 + 1]!, glass.normals[pixel * 3 + 2]!]);
  if (n[0] * toEye[0] + n[1] * toEye[1] + n[2] * toEye[2] < 0) n = [-n[0], -n[1], -n[2]];
  if (material.relief) {
    material.relief(
      eye[0] + (right[0] * sx + up[0] * sy + ahead[0]) * distance,
      eye[1] + (right[1] * sx + up[1] * sy + ahead[1]) * distance,
      eye[2] + (right[2] * sx + up[2] * sy + ahead[2]) * distance,
    );
    n = unit([n[0] - slope.x, n[1] - slope.y, n[2] - slope.z]);
  }
  const facing = Math.max(0.02, n[0] * toEye[0] + n[1] * toEye[1] + n[2] * toEye[2]);
  const shift = (bend * zoom) / distance;
  const u = x - (n[0] * right[0] + n[1] * right[1] + n[2] * right[2]) * shift;
  const v = y + (n[0] * up[0] + n[1] * up[1] + n[2] * up[2]) * shift;
  const column = Math.min(glass.width - 1, Math.max(0, Math.round(u)));
  const row = Math.min(glass.height - 1, Math.max(0, Math.round(v)));
  const from = (row * glass.width + column) * 3;
  const r = [
    2 * facing * n[0] - toEye[0],
    2 * facing * n[1] - toEye[1],
    2 * facing * n[2] - toEye[2],
  ] as const;
  const shown = reflected(around, r[0], r[1], r[2], material.rough ?? 0.05, 1, 1);
  const mirror = 0.04 + 0.96 * (1 - facing) ** 4.2;
  const rim = 1 - 0.45 * (1 - facing) ** 2.5;
  const { colour } = material;
  const glow = (1 - facing) * 0.12 + 0.05;
  for (let axis = 0; axis < 3; axis += 1) {
    const tint = Math.max(0.004, colour[axis]!) ** (depth * (0.35 + 0.65 * facing));
    const inside = around.scene.sun.colour[axis]! * colour[axis]! * glow * Math.min(1, depth);
    light[pixel * 3 + axis] =
      (before[from + axis]! * tint * rim + inside) * (1 - mirror) + shown[axis]! * mirror;
  }
}
