import sharp from 'sharp';
import type { Scene } from './scene.ts';
import type { Exposed } from './shade.ts';
import type { Sight } from './raster.ts';

/** How much of a colour's difference from grey the film keeps. */
const DYE = 0.8;

/** Light as a print: eight bits a channel, three channels. */
export function developed(scene: Scene, { width, height }: Sight, light: Exposed): Uint8Array {
  const print = new Uint8Array(width * height * 3);
  const exposure = (scene.exposure ?? 1) * 0.72;
  for (let y = 0; y < height; y += 1) {
    const v = y / height - 0.5;
    for (let x = 0; x < width; x += 1) {
      const u = x / width - 0.5;
      const at = (y * width + x) * 3;
      const falloff = 1 - 0.42 * (u * u + v * v);
      const bright = 0.25 * light[at]! + 0.6 * light[at + 1]! + 0.15 * light[at + 2]!;
      const r = toned((light[at]! * DYE + bright * (1 - DYE)) * exposure * falloff);
      const g = toned((light[at + 1]! * DYE + bright * (1 - DYE)) * exposure * falloff);
      const b = toned((light[at + 2]! * DYE + bright * (1 - DYE)) * exposure * falloff);
      const grey = 0.3 * r + 0.59 * g + 0.11 * b;
      const low = (1 - grey) ** 3;
      print[at] = 255 * (r * 0.975 + 0.012 - 0.006 * low);
      print[at + 1] = 255 * (g * 0.975 + 0.013);
      print[at + 2] = 255 * (b * 0.965 + 0.012 + 0.016 * low);
    }
  }
  return print;
}

const STEPS = 4096;
const BRIGHTEST = 8;

/** The curve by the square root of the light, so that its dark end is finely cut. */
const curve = Float32Array.from({ length: STEPS + 1 }, (_, step) => filmed((step / STEPS) ** 2 * BRIGHTEST));

/** A film's curve: shadows that stay open, highlights that roll off. Then the display's gamma. */
function filmed(light: number): number {
  const rolled = (light * (2.2 * light + 0.12)) / (light * (2.05 * light + 0.74) + 0.13);
  return Math.min(1, rolled) ** (1 / 2.2);
}

function toned(light: number): number {
  return curve[(Math.sqrt(light < 0 ? 0 : light > BRIGHTEST ? 1 : light / BRIGHTEST) * STEPS) | 0]!;
}

/** Smooths the edges of things, which the drawing leaves jagged. */
export function smoothed({ width, height, things, nearness }: Sight, light: Exposed): Exposed {
  const result = light.slice();
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      if (!isEdge(things, nearness, at, width)) continue;
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

function isEdge(things: Uint16Array, nearness: Float32Array, at: number, width: number): boolean {
  const thing = things[at];
  if (things[at - 1] !== thing || things[at + 1] !== thing) return true;
  if (things[at - width] !== thing || things[at + width] !== thing) return true;
  const near = nearness[at]!;
  const most = near * 0.03;
  return (
    Math.abs(nearness[at - 1]! - near) > most ||
    Math.abs(nearness[at + 1]! - near) > most ||
    Math.abs(nearness[at - width]! - near) > most ||
    Math.abs(nearness[at + width]! - near) > most
  );
}

/** Out of focus away from the distance that the lens is set to. */
export async function focused(scene: Scene, sight: Sight, print: Uint8Array): Promise<Uint8Array> {
  const { focus } = scene;
  if (!focus) return print;
  const { width, height } = sight;
  const raw = { raw: { width, height, channels: 3 } } as const;
  const widest = focus.blur * width;
  const soften = (sigma: number) =>
    sharp(print, raw)
      .blur({ sigma: Math.max(0.9, sigma), precision: 'approximate' })
      .raw()
      .toBuffer();
  const [little, much] = await Promise.all([soften(widest * 0.35), soften(widest)]);
  const result = new Uint8Array(print.length);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const near = sight.nearness[pixel]!;
    const off = Math.min(1, Math.abs(1 - focus.distance * near) * 2);
    const first = off < 0.5 ? off * 2 : 1;
    const second = off < 0.5 ? 0 : off * 2 - 1;
    for (let at = pixel * 3; at < pixel * 3 + 3; at += 1) {
      const half = print[at]! + (little[at]! - print[at]!) * first;
      result[at] = half + (much[at]! - half) * second;
    }
  }
  return result;
}
