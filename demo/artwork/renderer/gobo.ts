import sharp from 'sharp';
import { randomOf } from '#seed/random.ts';
import type { Gobo } from './scene.ts';
import type { Point } from './vector.ts';

const SIZE = 384;

/** Panes of a window, black outside them. All in shares of the mask's side. */
export function panes(
  columns: number,
  rows: number,
  { arch = false, width = 0.5, height = 0.8 } = {},
): string {
  const [left, top] = [(1 - width) / 2, (1 - height) / 2];
  const bar = 0.02;
  const cell = [width / columns, height / rows] as const;
  const openings = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return `<rect x="${left + column * cell[0] + bar / 2}" y="${top + row * cell[1] + bar / 2}" width="${cell[0] - bar}" height="${cell[1] - bar}" fill="#fff"/>`;
  }).join('');
  if (!arch) return openings;
  const round = width / 2;
  return `<clipPath id="arch"><path d="M${left} 1V${top + round}a${round} ${round} 0 0 1 ${width} 0V1z"/></clipPath><g clip-path="url(#arch)">${openings}</g>`;
}

/** Branches with leaves across the mask, black. */
export function foliage(seed: string, branches = 3, size = 0.07): string {
  const random = randomOf(seed);
  let drawn = '';
  for (let branch = 0; branch < branches; branch += 1) {
    let x = random();
    let y = 1.05 - random() * 0.3;
    let angle = -Math.PI / 2 + (random() - 0.5) * 1.5;
    for (let knot = 0; knot < 16; knot += 1) {
      angle += (random() - 0.5) * 0.35;
      const [nx, ny] = [x + Math.cos(angle) * 0.055, y + Math.sin(angle) * 0.055];
      drawn += `<path d="M${x} ${y}L${nx} ${ny}" stroke="#000" stroke-width=".006"/>`;
      for (const side of [-1, 1]) {
        const lean = angle + side * (0.6 + random() * 0.5);
        const long = size * (0.7 + random() * 0.6);
        const [cx, cy] = [nx + Math.cos(lean) * long * 0.6, ny + Math.sin(lean) * long * 0.6];
        drawn += `<ellipse cx="${cx}" cy="${cy}" rx="${long * 0.6}" ry="${long * 0.19}" transform="rotate(${(lean * 180) / Math.PI} ${cx} ${cy})"/>`;
      }
      [x, y] = [nx, ny];
    }
  }
  return drawn;
}

/** A mask for the sun from drawings (white lets light through), blurred by `soft` shares of its side. */
export async function gobo(
  drawing: string,
  span: number,
  centre: Point,
  soft = 0.012,
  open = false,
): Promise<Gobo> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 1 1"><rect width="1" height="1" fill="${open ? '#fff' : '#000'}"/>${drawing}</svg>`;
  const mask = await sharp(Buffer.from(svg))
    .blur(Math.max(0.4, soft * SIZE))
    .toColourspace('b-w')
    .removeAlpha()
    .extractChannel(0)
    .raw()
    .toBuffer();
  return { size: SIZE, mask: new Uint8Array(mask), span, centre };
}
