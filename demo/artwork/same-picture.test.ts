import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isSamePicture } from './same-picture.ts';

/** A grey sheet with a square of another grey on it. */
function sheet(square: number, quality: number): Promise<Buffer> {
  const patch = { create: { width: 40, height: 40, channels: 3, background: grey(square) } } as const;
  return sharp({ create: { width: 640, height: 480, channels: 3, background: grey(128) } })
    .composite([{ input: patch, left: 100, top: 100 }])
    .webp({ quality })
    .toBuffer();
}

const grey = (level: number) => ({ r: level, g: level, b: level });

test('a picture that was encoded otherwise looks the same', async () => {
  expect(await isSamePicture(await sheet(90, 95), await sheet(90, 80))).toBe(true);
});

test('a picture on which something small has changed looks different', async () => {
  expect(await isSamePicture(await sheet(90, 95), await sheet(100, 95))).toBe(false);
});

test('a picture of another shape looks different', async () => {
  const tall = await sharp(await sheet(90, 95))
    .resize(480, 640)
    .webp()
    .toBuffer();
  expect(await isSamePicture(await sheet(90, 95), tall)).toBe(false);
});
