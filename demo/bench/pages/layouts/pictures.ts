import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Layout } from './layouts.ts';
import { MOST_BYTES, PICTURES, pictureName } from './picture-files.ts';

/** Of the page, from its top. */
const SEEN = { x: 0, y: 0, width: 1280, height: 1280 };
const WIDTH = 480;
const BEST = 80;
const WORST = 10;

/** Writes how the page is now, as well as it may be without growing too large. */
export async function writePicture(page: Page, layout: Layout): Promise<void> {
  const shot = await page.screenshot({ clip: SEEN, fullPage: true, animations: 'disabled' });
  const small = await sharp(shot).resize(WIDTH).png().toBuffer();
  let quality = BEST;
  let picture = await compressed(small, quality);
  while (picture.length > MOST_BYTES && quality > WORST) {
    quality -= 5;
    picture = await compressed(small, quality);
  }
  mkdirSync(PICTURES, { recursive: true });
  writeFileSync(new URL(pictureName(layout), PICTURES), picture);
}

const compressed = (picture: Buffer, quality: number) =>
  sharp(picture).webp({ quality, effort: 6 }).toBuffer();
