import type { Look } from './look.ts';

const INK = '#2b2320';
const stroke = (path: string, colour: string, width: number) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** The colour of another one's shadow. */
export function darker(colour: string, by = 0.8): string {
  const channels = [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16));
  return `#${channels
    .map((channel) =>
      Math.round(channel * by)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function eyes({ eyes: kind, age, skin }: Look): string {
  const lids =
    age > 50 ? stroke('M40.5 48.6Q43 50 45.5 48.8M54.5 48.8Q57 50 59.5 48.6', skin.shade, 0.8) : '';
  if (kind === 'smiling')
    return stroke('M40.6 45.2Q43 42.8 45.4 45.2M54.6 45.2Q57 42.8 59.4 45.2', INK, 1.3) + lids;
  return `<ellipse cx="43" cy="44.6" rx="1.5" ry="1.85" fill="${INK}"/><ellipse cx="57" cy="44.6" rx="1.5" ry="1.85" fill="${INK}"/>${stroke('M40.4 43.4Q43 41.3 45.4 43M54.6 43Q57 41.3 59.6 43.4', INK, 0.9)}${lids}`;
}

function brows({ isMan, hair, style }: Look): string {
  const colour = style === 'scarf' ? '#3b2a22' : darker(hair, 0.72);
  const path = isMan
    ? 'M39.5 39.6Q42.5 38 46 39.4M54 39.4Q57.5 38 60.5 39.6'
    : 'M39.8 39.4Q42.5 37.2 46 38.7M54 38.7Q57.5 37.2 60.2 39.4';
  return stroke(path, colour, isMan ? 1.7 : 1.2);
}

function mouth({ mouth: kind, skin }: Look): string {
  if (kind === 'grin') {
    return `<path d="M44.5 54.5Q50 56 55.5 54.5Q54.5 59.3 50 59.3Q45.5 59.3 44.5 54.5Z" fill="#fbf6ef" stroke="${skin.lip}" stroke-width="1" stroke-linejoin="round"/>`;
  }
  return stroke(kind === 'smile' ? 'M44.8 55Q50 59 55.2 55' : 'M45.8 56Q50 57.7 54.2 56', skin.lip, 1.5);
}

function beard({ beard: kind, hair }: Look): { readonly under: string; readonly over: string } {
  const colour = darker(hair, 0.9);
  const jaw =
    'M34.6 45C35.5 51 37 53.5 40 54C44 51.5 47 52.3 50 52.8C53 52.3 56 51.5 60 54C63 53.5 64.5 51 65.4 45C66 57 60 65.5 50 65.5C40 65.5 34 57 34.6 45Z';
  const tache = stroke('M44.3 53.4Q47.5 51.5 50 52.8Q52.5 51.5 55.7 53.4', colour, 2.2);
  switch (kind) {
    case 'none':
      return { under: '', over: '' };
    case 'moustache':
      return { under: '', over: tache };
    case 'short':
      return { under: `<path d="${jaw}" fill="${colour}" opacity=".42"/>`, over: '' };
    case 'full':
      return {
        under: `<path d="${jaw.replace('65.5 50 65.5C40 65.5', '69.5 50 69.5C40 69.5')}" fill="${colour}"/>`,
        over: tache,
      };
  }
}

function glasses({ glasses: kind }: Look): string {
  if (kind === 'none') return '';
  const frame = (x: number) =>
    kind === 'round'
      ? `<circle cx="${x}" cy="44.8" r="5" />`
      : `<rect x="${x - 5.3}" y="40.8" width="10.6" height="7.8" rx="2" />`;
  return `<g fill="#ffffff" fill-opacity=".16" stroke="#3a322e" stroke-width="1.05">${frame(43)}${frame(57)}<path d="M48.1 44Q50 42.8 51.9 44M38 43.6L34.8 42.6M62 43.6L65.2 42.6" fill="none"/></g>`;
}

const FRECKLES = [
  [40, 49],
  [42.5, 50.2],
  [38.6, 50.6],
  [60, 49],
  [57.5, 50.2],
  [61.4, 50.6],
] as const;

function marks({ hasFreckles, age, skin }: Look): string {
  const freckles = hasFreckles
    ? FRECKLES.map(([x, y]) => `<circle cx="${x}" cy="${y}" r=".55" fill="${skin.shade}"/>`).join('')
    : '';
  const lines =
    age > 55 ? stroke('M42 52.5Q40.8 55 41.6 57.5M58 52.5Q59.2 55 58.4 57.5', skin.shade, 0.9) : '';
  const brow = age > 62 ? stroke('M45.5 33.8Q50 33 54.5 33.8', skin.shade, 0.8) : '';
  return freckles + lines + brow;
}

/** Head, ears and what is in the face, in a square of 100. */
export function faceOf(look: Look): string {
  const { skin, hasEarrings, style } = look;
  const { under, over } = beard(look);
  const showsEars = style !== 'scarf';
  const ears = showsEars
    ? `<ellipse cx="34.3" cy="46.5" rx="2.9" ry="4.2" fill="${skin.shade}"/><ellipse cx="65.7" cy="46.5" rx="2.9" ry="4.2" fill="${skin.shade}"/>`
    : '';
  const rings =
    hasEarrings && showsEars
      ? '<circle cx="33.6" cy="52" r="1.4" fill="#d8b25a"/><circle cx="66.4" cy="52" r="1.4" fill="#d8b25a"/>'
      : '';
  return [
    ears,
    `<path fill="${skin.base}" d="M34.5 42C34.5 30 41 23.5 50 23.5C59 23.5 65.5 30 65.5 42C65.5 55 59 65 50 65C41 65 34.5 55 34.5 42Z"/>`,
    `<ellipse cx="40.3" cy="51" rx="3.4" ry="2.2" fill="${skin.lip}" opacity=".2"/><ellipse cx="59.7" cy="51" rx="3.4" ry="2.2" fill="${skin.lip}" opacity=".2"/>`,
    under,
    marks(look),
    brows(look),
    eyes(look),
    stroke('M50.3 44.5Q51.8 48.8 50.6 50.3Q49.8 50.9 48.9 50.4', skin.shade, 1.1),
    mouth(look),
    over,
    rings,
  ].join('');
}

export function glassesOf(look: Look): string {
  return glasses(look);
}
