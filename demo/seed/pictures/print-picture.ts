import { join } from 'node:path';
import sharp from 'sharp';
import { randomOf } from '../random.ts';
import { writeWhole } from '../files/write-whole.ts';
import { RATIOS, WIDTHS, type Picture } from './picture.ts';
import { photograph, type Photograph } from './studio/photograph.ts';

/** Width of the photograph by the widest print that is made of it: soft pictures bear to be enlarged a little. */
const NEGATIVE = 0.6;

/** Takes a picture and writes it in all its widths, as `<name>.<width>.<format>`. */
export async function printPicture(picture: Picture, directory: string): Promise<void> {
  const widths = WIDTHS[picture.kind];
  const widest = Math.max(...widths);
  const ratio = RATIOS[picture.kind];
  const shot = await photographed(picture, Math.round((widest * NEGATIVE) / 2) * 2);
  const height = Math.round(widest / ratio);
  const enlarged = await sharp(shot.print, { raw: { width: shot.width, height: shot.height, channels: 3 } })
    .resize(widest, height, { kernel: 'cubic' })
    .raw()
    .toBuffer();
  addGrain(enlarged, widest);
  for (const width of widths) {
    const sized =
      width === widest
        ? enlarged
        : await sharp(enlarged, { raw: { width: widest, height, channels: 3 } })
            .resize(width)
            .raw()
            .toBuffer();
    const raw = { raw: { width, height: sized.length / 3 / width, channels: 3 } } as const;
    const file = join(directory, `${picture.name}.${width}`);
    const [webp, avif] = await Promise.all([
      sharp(sized, raw).webp({ quality: 74, effort: 1 }).toBuffer(),
      sharp(sized, raw).avif({ quality: 52, effort: 0, chromaSubsampling: '4:2:0' }).toBuffer(),
    ]);
    await Promise.all([writeWhole(`${file}.webp`, webp), writeWhole(`${file}.avif`, avif)]);
  }
}

/** The mean colour of a picture as `#rrggbb`, from a small print. */
export async function dominantColour(picture: Picture): Promise<string> {
  const { print } = await photographed(picture, 240);
  const sums = [0, 0, 0];
  print.forEach((value, index) => (sums[index % 3] = (sums[index % 3] ?? 0) + value));
  const mean = (sum: number) => Math.round(sum / (print.length / 3));
  return `#${sums.map((sum) => mean(sum).toString(16).padStart(2, '0')).join('')}`;
}

async function photographed(picture: Picture, width: number): Promise<Photograph> {
  return photograph(await picture.scene(), width, Math.round(width / RATIOS[picture.kind] / 2) * 2);
}

const GRAIN_SIDE = 256;
const grain = grainTile();

/** A tile of noise about zero, each value the mean of a few: near a bell curve. */
function grainTile(): Int8Array {
  const random = randomOf('grain');
  return Int8Array.from(
    { length: GRAIN_SIDE * GRAIN_SIDE },
    () => (random() + random() + random() - 1.5) * 5.2,
  );
}

/** Film grain, the same in all channels: it hides the banding of soft gradients. */
function addGrain(buffer: Buffer, width: number): void {
  const pixels = new Uint8ClampedArray(buffer.buffer, buffer.byteOffset, buffer.length);
  const height = pixels.length / 3 / width;
  let at = 0;
  for (let y = 0; y < height; y += 1) {
    const row = ((y * 167 + (y >> 8) * 31) & 255) * GRAIN_SIDE;
    const start = y * 71;
    for (let x = 0; x < width; x += 1, at += 3) {
      const value = grain[row + ((x + start) & 255)]!;
      pixels[at] = pixels[at]! + value;
      pixels[at + 1] = pixels[at + 1]! + value;
      pixels[at + 2] = pixels[at + 2]! + value;
    }
  }
}
