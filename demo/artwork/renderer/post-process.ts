import sharp from 'sharp';
import type { Scene } from './scene.ts';
import type { Radiance } from './shade.ts';
import type { GeometryBuffer } from './raster.ts';

/** How much of a colour's difference from grey is kept. */
const SATURATION = 0.8;

/** Light as pixels: eight bits a channel, three channels. */
export function toneMapped(scene: Scene, { width, height }: GeometryBuffer, light: Radiance): Uint8Array {
  const pixels = new Uint8Array(width * height * 3);
  const exposure = (scene.exposure ?? 1) * 0.72;
  for (let y = 0; y < height; y += 1) {
    const v = y / height - 0.5;
    for (let x = 0; x < width; x += 1) {
      const u = x / width - 0.5;
      const at = (y * width + x) * 3;
      const falloff = 1 - 0.42 * (u * u + v * v);
      const bright = 0.25 * light[at]! + 0.6 * light[at + 1]! + 0.15 * light[at + 2]!;
      const r = mapped((light[at]! * SATURATION + bright * (1 - SATURATION)) * exposure * falloff);
      const g = mapped((light[at + 1]! * SATURATION + bright * (1 - SATURATION)) * exposure * falloff);
      const b = mapped((light[at + 2]! * SATURATION + bright * (1 - SATURATION)) * exposure * falloff);
      const grey = 0.3 * r + 0.59 * g + 0.11 * b;
      const low = (1 - grey) ** 3;
      pixels[at] = 255 * (r * 0.975 + 0.012 - 0.006 * low);
      pixels[at + 1] = 255 * (g * 0.975 + 0.013);
      pixels[at + 2] = 255 * (b * 0.965 + 0.012 + 0.016 * low);
    }
  }
  return pixels;
}

const STEPS = 4096;
const BRIGHTEST = 8;

/** The curve by the square root of the light, so that its dark end is finely cut. */
const curve = Float32Array.from({ length: STEPS + 1 }, (_, step) =>
  toneCurve((step / STEPS) ** 2 * BRIGHTEST),
);

/** Shadows that stay open, highlights that roll off; then the display's gamma. */
function toneCurve(light: number): number {
  const rolled = (light * (2.2 * light + 0.12)) / (light * (2.05 * light + 0.74) + 0.13);
  return Math.min(1, rolled) ** (1 / 2.2);
}

function mapped(light: number): number {
  return curve[(Math.sqrt(light < 0 ? 0 : light > BRIGHTEST ? 1 : light / BRIGHTEST) * STEPS) | 0]!;
}

/** Smooths the edges of objects, which rasterizing leaves jagged. */
export function antialiased(
  { width, height, objectIds, inverseDepth }: GeometryBuffer,
  light: Radiance,
): Radiance {
  const result = light.slice();
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      if (!isEdge(objectIds, inverseDepth, at, width)) continue;
      for (let axis = 0; axis < 3; axis += 1) {
        let sum = 0;
        for (let dy = -1; dy <= 1; dy += 1)
          for (let dx = -1; dx <= 1; dx += 1) {
            const share = (2 - Math.abs(dx)) * (2 - Math.abs(dy));
            sum += share * Math.min(1.6, light[(at + dy * width + dx) * 3 + axis]!);
          }
        result[at * 3 + axis] = sum / 16;
      }
    }
  }
  return result;
}

function isEdge(objectIds: Uint16Array, inverseDepth: Float32Array, at: number, width: number): boolean {
  const object = objectIds[at];
  if (objectIds[at - 1] !== object || objectIds[at + 1] !== object) return true;
  if (objectIds[at - width] !== object || objectIds[at + width] !== object) return true;
  const near = inverseDepth[at]!;
  const most = near * 0.03;
  return (
    Math.abs(inverseDepth[at - 1]! - near) > most ||
    Math.abs(inverseDepth[at + 1]! - near) > most ||
    Math.abs(inverseDepth[at - width]! - near) > most ||
    Math.abs(inverseDepth[at + width]! - near) > most
  );
}

/** Blurs what is nearer or farther than the distance that the camera is focused on. */
export async function withDepthOfField(
  scene: Scene,
  buffer: GeometryBuffer,
  pixels: Uint8Array,
): Promise<Uint8Array> {
  const { focus } = scene;
  if (!focus) return pixels;
  const { width, height } = buffer;
  const raw = { raw: { width, height, channels: 3 } } as const;
  const widest = focus.blur * width;
  const soften = (sigma: number) =>
    sharp(pixels, raw)
      .blur({ sigma: Math.max(0.9, sigma), precision: 'approximate' })
      .raw()
      .toBuffer();
  const [little, much] = await Promise.all([soften(widest * 0.35), soften(widest)]);
  const result = new Uint8Array(pixels.length);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const near = buffer.inverseDepth[pixel]!;
    const off = Math.min(1, Math.abs(1 - focus.distance * near) * 2);
    const first = off < 0.5 ? off * 2 : 1;
    const second = off < 0.5 ? 0 : off * 2 - 1;
    for (let at = pixel * 3; at < pixel * 3 + 3; at += 1) {
      const half = pixels[at]! + (little[at]! - pixels[at]!) * first;
      result[at] = half + (much[at]! - half) * second;
    }
  }
  return result;
}
