import sharp from 'sharp';
import { widestOf } from '#seed/pictures/picture.ts';
import { darker, faceOf, glassesOf } from './face.ts';
import { hairOf } from './hair.ts';
import type { Look } from './look.ts';

const SHOULDERS = 'M6 104C8 86 24 79.5 41 75.5Q50 80.5 59 75.5C76 79.5 92 86 94 104Z';

/** What is worn, over the neck. */
function garmentOf({ neckline, garment, skin }: Look): string {
  const shade = darker(garment, 0.82);
  const cloth = `<path fill="${garment}" d="${SHOULDERS}"/>`;
  const line = (path: string) =>
    `<path d="${path}" fill="none" stroke="${shade}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/>`;
  switch (neckline) {
    case 'round':
      return `${cloth}<path fill="${skin.base}" d="M41 75Q50 88 59 75L58 72L42 72Z"/>${line('M40.6 75.6Q50 89 59.4 75.6')}`;
    case 'v':
      return `${cloth}<path fill="${skin.base}" d="M41.5 75L50 90L58.5 75L57 72L43 72Z"/>${line('M41 75.5L50 90.5L59 75.5')}`;
    case 'collar':
      return `${cloth}<path fill="${shade}" d="M40 71.5L41 77Q50 83 59 77L60 71.5Q50 78.5 40 71.5Z"/>${line('M50 81L50 104')}`;
    case 'apron':
      return `${cloth}<path fill="${skin.base}" d="M41.5 75Q50 84 58.5 75L57 72L43 72Z"/><path fill="${shade}" d="M33 104L33 90Q50 94.5 67 90L67 104Z"/>${line('M35 91L39 77M65 91L61 77')}`;
    case 'wrap':
      return `${cloth}<path fill="${skin.base}" d="M41.5 75L49 89L58.5 75L57 72L43 72Z"/>${line('M59 75.5L43 104M41 75.5L49.2 89.5')}`;
  }
}

/** A portrait as SVG, in a square of 100. */
export function portraitSvg(look: Look): string {
  const { skin, ground, disc, width, hair } = look;
  const dark = darker(hair, 0.84);
  const { behind, over } = hairOf(look, dark);
  const head = `translate(${50 - 50 * width} 0) scale(${width} 1)`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="960" height="960"><rect width="100" height="100" fill="${ground}"/><circle cx="50" cy="47" r="37" fill="${disc}"/><g transform="translate(50 57) scale(1.2) translate(-50 -50)"><g transform="${head}">${behind}</g><path fill="${skin.shade}" d="M43 56L43 74Q50 80 57 74L57 56Z"/>${garmentOf(look)}<g transform="${head}">${faceOf(look)}${over}${glassesOf(look)}</g></g></svg>`;
}

/** Draws somebody's portrait as the master of a picture: a small AVIF file of its largest size. */
export function drawPortrait(look: Look): Promise<Buffer> {
  const width = widestOf('portrait');
  return sharp(Buffer.from(portraitSvg(look)))
    .resize(width, width)
    .avif({ quality: 62, effort: 6, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
