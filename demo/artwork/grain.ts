import { randomOf } from '#seed/random.ts';

const SIDE = 256;
const tile = grainTile();

/** A square of noise about zero, each value the mean of a few: near a bell curve. */
function grainTile(): Int8Array {
  const random = randomOf('grain');
  return Int8Array.from({ length: SIDE * SIDE }, () => (random() + random() + random() - 1.5) * 5.2);
}

/** Adds film grain to pixels of three channels, the same in all of them: it hides the banding of soft gradients. */
export function addGrain(buffer: Buffer, width: number): void {
  const pixels = new Uint8ClampedArray(buffer.buffer, buffer.byteOffset, buffer.length);
  const height = pixels.length / 3 / width;
  let at = 0;
  for (let y = 0; y < height; y += 1) {
    const row = ((y * 167 + (y >> 8) * 31) & 255) * SIDE;
    const start = y * 71;
    for (let x = 0; x < width; x += 1, at += 3) {
      const value = tile[row + ((x + start) & 255)]!;
      pixels[at] = pixels[at]! + value;
      pixels[at + 1] = pixels[at + 1]! + value;
      pixels[at + 2] = pixels[at + 2]! + value;
    }
  }
}
