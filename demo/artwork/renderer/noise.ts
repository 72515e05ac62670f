import { randomOf } from '#seed/random.ts';

const SIZE = 256;
const order = new Uint8Array(SIZE * 2);
const heights = new Float32Array(SIZE);

const random = randomOf('the studio');
for (let index = 0; index < SIZE; index += 1) {
  order[index] = index;
  heights[index] = random() * 2 - 1;
}
for (let index = SIZE - 1; index > 0; index -= 1) {
  const other = Math.floor(random() * (index + 1));
  const kept = order[index] ?? 0;
  order[index] = order[other] ?? 0;
  order[other] = kept;
}
order.copyWithin(SIZE, 0, SIZE);

/** Where `noise` leaves the slope at the point it was asked for: one object, so that a picture's pixels allocate nothing. */
export const slope = { x: 0, y: 0, z: 0 };

function corner(x: number, y: number, z: number): number {
  return heights[order[order[order[x & 255]! + (y & 255)]! + (z & 255)]!]!;
}

/** Smooth noise between -1 and 1 in space. Sets `slope`. */
export function noise(x: number, y: number, z: number): number {
  const fx = Math.floor(x);
  const fy = Math.floor(y);
  const fz = Math.floor(z);
  const u = x - fx;
  const v = y - fy;
  const w = z - fz;
  const su = u * u * u * (u * (u * 6 - 15) + 10);
  const sv = v * v * v * (v * (v * 6 - 15) + 10);
  const sw = w * w * w * (w * (w * 6 - 15) + 10);
  const a = corner(fx, fy, fz);
  const b = corner(fx + 1, fy, fz);
  const c = corner(fx, fy + 1, fz);
  const d = corner(fx + 1, fy + 1, fz);
  const e = corner(fx, fy, fz + 1);
  const f = corner(fx + 1, fy, fz + 1);
  const g = corner(fx, fy + 1, fz + 1);
  const h = corner(fx + 1, fy + 1, fz + 1);
  const k1 = b - a;
  const k2 = c - a;
  const k3 = e - a;
  const k4 = a - b - c + d;
  const k5 = a - c - e + g;
  const k6 = a - b - e + f;
  const k7 = -a + b + c - d + e - f - g + h;
  slope.x = 30 * u * u * (u * (u - 2) + 1) * (k1 + k4 * sv + k6 * sw + k7 * sv * sw);
  slope.y = 30 * v * v * (v * (v - 2) + 1) * (k2 + k5 * sw + k4 * su + k7 * sw * su);
  slope.z = 30 * w * w * (w * (w - 2) + 1) * (k3 + k6 * su + k5 * sv + k7 * su * sv);
  return a + k1 * su + k2 * sv + k3 * sw + k4 * su * sv + k5 * sv * sw + k6 * sw * su + k7 * su * sv * sw;
}

/** Several sizes of noise over one another, about -1 to 1. */
export function clouds(x: number, y: number, z: number, octaves = 3): number {
  let sum = 0;
  let weight = 0.55;
  let scale = 1;
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += weight * noise(x * scale, y * scale, z * scale);
    weight *= 0.5;
    scale *= 2.03;
  }
  return sum;
}
