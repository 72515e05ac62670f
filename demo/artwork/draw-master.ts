import sharp from 'sharp';
import { RATIOS, widestOf, type PictureKind } from '#seed/pictures/picture.ts';
import { addGrain } from './grain.ts';
import { renderScene } from './renderer/render-scene.ts';
import type { Scene } from './renderer/scene.ts';

/** Width that is rendered by the width of the master: soft pictures bear to be enlarged a little, those that fill a window less. */
const RENDER_SCALE: Readonly<Record<PictureKind, number>> = {
  service: 0.6,
  product: 0.6,
  category: 0.6,
  shop: 0.6,
  portrait: 1,
  slide: 0.8,
};

/** Draws a scene as the master of a picture: an AVIF file of its largest size. */
export async function drawMaster(kind: PictureKind, scene: Scene): Promise<Buffer> {
  const width = widestOf(kind);
  const height = Math.round(width / RATIOS[kind]);
  const rendered = await renderScene(
    scene,
    even(width * RENDER_SCALE[kind]),
    even((width * RENDER_SCALE[kind]) / RATIOS[kind]),
  );
  const raw = { width: rendered.width, height: rendered.height, channels: 3 } as const;
  const enlarged = await sharp(rendered.pixels, { raw })
    .resize(width, height, { kernel: 'cubic' })
    .raw()
    .toBuffer();
  addGrain(enlarged, width);
  return sharp(enlarged, { raw: { width, height, channels: 3 } })
    .avif({ quality: 74, effort: 4, chromaSubsampling: '4:2:0' })
    .toBuffer();
}

const even = (length: number) => Math.round(length / 2) * 2;
