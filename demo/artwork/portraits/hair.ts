import type { Look, ManStyle, WomanStyle } from './look.ts';

/** Hair in a square of 100: what lies behind the head, and what lies over it. */
export interface Hair {
  readonly behind: string;
  readonly over: string;
}

type Draw = (hair: string, dark: string) => Hair;

const shape = (colour: string, path: string) => `<path fill="${colour}" d="${path}"/>`;
const dots = (colour: string, places: readonly (readonly [x: number, y: number, r: number])[]) =>
  places.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`).join('');

/** Parted in the middle, off the face at both sides. */
const CURTAINS =
  'M50 23.5C46 31 40 35 34.6 40.5C33.6 44 33.6 46 33 48C30.5 38 32 20 50 20C68 20 69.5 38 67 48C66.4 46 66.4 44 65.4 40.5C60 35 54 31 50 23.5Z';
/** Swept to one side from a parting. */
const SWEPT =
  'M42 22.5C47 30 57 33 65.6 38.5C66.2 42 66.4 44 66.8 47C70 36 67.5 19.5 51 19.5C34 18.5 30.5 34 33.2 47C33.6 44 34 41.5 35 39C38.5 34 41 29 42 22.5Z';
const FRINGE =
  'M33.2 47C30 33 34 19.5 50 19.5C66 19.5 70 33 66.8 47C66.4 43 66 40 65 37.5C56 39.5 44 39.5 35 37.5C34 40 33.6 43 33.2 47Z';
const COMBED_BACK =
  'M33.4 45C31 31 36 19.5 50 19.5C64 19.5 69 31 66.6 45C65.8 38 63.5 33 59.5 30.5C53 28 47 28 40.5 30.5C36.5 33 34.2 38 33.4 45Z';

const WOMEN: Readonly<Record<WomanStyle, Draw>> = {
  long: (hair, dark) => ({
    behind: shape(
      dark,
      'M31 44C29 24 38 18.5 50 18.5C62 18.5 71 24 69 44C68.5 60 73 74 71.5 88C60 92 40 92 28.5 88C27 74 31.5 60 31 44Z',
    ),
    over: shape(hair, CURTAINS),
  }),
  'fringe-long': (hair, dark) => ({
    behind: shape(
      dark,
      'M30.5 44C28.5 24 38 18 50 18C62 18 71.5 24 69.5 44C69.5 62 71 72 70 84C58 87 42 87 30 84C29 72 30.5 62 30.5 44Z',
    ),
    over: shape(hair, FRINGE),
  }),
  bob: (hair, dark) => ({
    behind: shape(
      dark,
      'M29.5 46C27.5 26 37 18 50 18C63 18 72.5 26 70.5 46C70.5 54 71.5 60 69 65.5C61 68.5 39 68.5 31 65.5C28.5 60 29.5 54 29.5 46Z',
    ),
    over: shape(hair, FRINGE),
  }),
  shoulder: (hair, dark) => ({
    behind: shape(
      dark,
      'M30 46C28 26 37 18 50 18C63 18 72 26 70 46C69.5 58 74.5 66 75 74C62 79 38 79 25 74C25.5 66 30.5 58 30 46Z',
    ),
    over: shape(hair, SWEPT),
  }),
  'top-bun': (hair, dark) => ({
    behind: dots(dark, [[50, 14.5, 8.5]]),
    over: `${shape(hair, COMBED_BACK)}<path d="M45 19.5Q50 22 55 19.5" fill="none" stroke="${dark}" stroke-width="1.4" stroke-linecap="round"/>`,
  }),
  afro: (hair, dark) => ({
    behind: dots(dark, [
      [50, 25, 19],
      [34, 33, 12.5],
      [66, 33, 12.5],
      [31.5, 45, 9],
      [68.5, 45, 9],
    ]),
    over: dots(hair, [
      [38, 29, 6.5],
      [45, 26, 6.5],
      [52, 25.5, 6.5],
      [59, 27.5, 6.5],
      [64, 33, 4.5],
      [35.5, 34, 4.5],
    ]),
  }),
  'side-wave': (hair, dark) => ({
    behind: shape(
      dark,
      'M31 42C29 24 38 18 50 18C62 18 71.5 24 69.5 42C71 50 78 54 75 62C72.5 69 78 74 73.5 82C66 86 60 84 58 78L42 70C33 70 29 66 30.5 60C32 54 30 50 31 42Z',
    ),
    over: shape(hair, SWEPT),
  }),
  pixie: (hair, dark) => ({
    behind: shape(dark, 'M32 44C29.5 26 38 18 50 18C62 18 70.5 26 68 44L66 51L34 51Z'),
    over: shape(
      hair,
      'M33.4 46C29.5 32 35 17.5 51 17.5C66 17.5 70 31 66.7 45C66 41 65 38 63.5 35.5C58 37 52 35 47.5 31.5C44.5 36 38 37 35.5 39C34.5 41 33.8 43.5 33.4 46Z',
    ),
  }),
  braid: (hair, dark) => ({
    behind: `${shape(dark, 'M31.5 44C29 25 38 18 50 18C62 18 71 25 68.5 44L66 58L34 58Z')}`,
    over: `${shape(hair, SWEPT)}${dots(hair, [
      [68, 56, 4.2],
      [69.5, 63, 4.4],
      [69, 70, 4.3],
      [68, 77, 4],
      [67.3, 83.5, 3.4],
    ])}<path d="M65 59.5L72 60M65.5 66.5L73 66.5M65 73.5L72.5 73.5M64.5 80.2L71 80.2" stroke="${dark}" stroke-width="1.1" stroke-linecap="round"/>`,
  }),
  'low-bun': (hair, dark) => ({
    behind: `${dots(dark, [[67, 60, 7.5]])}${shape(dark, 'M32 44C30 26 38 18.5 50 18.5C62 18.5 70 26 68 44L66 57L34 55Z')}`,
    over: shape(hair, CURTAINS),
  }),
  ponytail: (hair, dark) => ({
    behind: shape(
      dark,
      'M60 17C74 12 82 24 79 40C77.5 50 80 56 76.5 64C71 60 71.5 48 71 40C70 30 66 24 58 22Z',
    ),
    over: shape(hair, COMBED_BACK),
  }),
  curls: (hair, dark) => ({
    behind: dots(dark, [
      [38, 24, 9],
      [50, 20.5, 9.5],
      [62, 24, 9],
      [31.5, 34, 8.5],
      [68.5, 34, 8.5],
      [29, 46, 8.5],
      [71, 46, 8.5],
      [29, 58, 8.5],
      [71, 58, 8.5],
      [32, 68, 7.5],
      [68, 68, 7.5],
    ]),
    over: dots(hair, [
      [41, 26.5, 5.5],
      [49, 24.5, 5.5],
      [57, 25.5, 5.5],
      [63, 31, 5],
      [36.5, 32, 5],
      [34, 39, 3.8],
      [66, 38.5, 3.8],
    ]),
  }),
  scarf: (hair, dark) => ({
    behind: shape(
      hair,
      'M31 44C28 24 38 17 50 17C62 17 72 24 69 44C69.5 56 70.5 64 66 72C58 78 42 78 34 72C29.5 64 30.5 56 31 44Z',
    ),
    over: `${shape(hair, 'M33 50C30 32 36 17.5 50 17.5C64 17.5 70 32 67 50C66.5 40 62 31.5 50 29.5C38 31.5 33.5 40 33 50Z')}<path d="M36 36C40 28 60 28 64 36" fill="none" stroke="${dark}" stroke-width="1"/>`,
  }),
};

const MEN: Readonly<Record<ManStyle, Draw>> = {
  'side-part': (hair) => ({
    behind: '',
    over: shape(
      hair,
      'M33.5 43C31.5 27 38 19.5 52 19.5C65 19.5 68.5 30 66.5 43C65.8 39.5 65 37 64 34.5C57 34.5 48 33.5 42.5 28.5C40.5 33 36.5 35 35.2 37C34.3 39 33.8 41 33.5 43Z',
    ),
  }),
  buzz: (hair) => ({
    behind: '',
    over: `<g opacity=".82">${shape(hair, 'M34 42C32.5 28 39 22 50 22C61 22 67.5 28 66 42C65 37 63.5 33.5 60 31.5C54 29.5 46 29.5 40 31.5C36.5 33.5 35 37 34 42Z')}</g>`,
  }),
  quiff: (hair, dark) => ({
    behind: '',
    over: `${shape(dark, 'M33.6 43C32 32 36 24 50 24C64 24 68 32 66.4 43C65.5 38 64 34 61 32L39 32C36 34 34.5 38 33.6 43Z')}${shape(hair, 'M37.5 33C35 24 40 15.5 52 16C63 15.5 68 24 63.5 33C56 30.5 46 29.5 37.5 33Z')}`,
  }),
  'curly-top': (hair, dark) => ({
    behind: '',
    over: `${shape(dark, 'M33.6 43C32 32 36 24 50 24C64 24 68 32 66.4 43C65.5 38 64 34 61 32L39 32C36 34 34.5 38 33.6 43Z')}${dots(
      hair,
      [
        [39, 28, 5.2],
        [45, 23.5, 5.6],
        [52.5, 22, 5.8],
        [59.5, 25, 5.4],
        [62.5, 30, 4.4],
        [50, 28, 4.6],
        [43.5, 29.5, 4.2],
        [56.5, 29.5, 4.2],
      ],
    )}`,
  }),
  bald: () => ({ behind: '', over: '' }),
  swept: (hair, dark) => ({
    behind: shape(
      dark,
      'M32.5 40C31 25 39 18.5 50 18.5C61 18.5 69 25 67.5 40L67.5 51Q64 53 50 53Q36 53 32.5 51Z',
    ),
    over: shape(
      hair,
      'M33.5 45C30.5 29 36.5 17 51 17C66 17 69.8 30 66.6 45C66 40 64.8 36 62 33C56 34 47 32 43 27C41.5 32 37 35 35.4 38C34.4 40.5 33.9 43 33.5 45Z',
    ),
  }),
  crop: (hair) => ({
    behind: '',
    over: shape(
      hair,
      'M33.6 43C31.5 28 37 20 50 20C63 20 68.5 28 66.4 43C65.6 38.5 65 36 63.8 33.5L59 35L54.5 33L50 35L45.5 33L41 35L36.2 33.5C35 36 34.4 38.5 33.6 43Z',
    ),
  }),
  tied: (hair, dark) => ({
    behind: dots(dark, [[50, 16.5, 6]]),
    over: shape(hair, COMBED_BACK),
  }),
  receding: (hair) => ({
    behind: '',
    over: `${shape(hair, 'M33.8 46C31 38 32 30.5 38.5 26.5C38.2 30 37.6 33 36.4 35.5C35 38.5 34.6 42 33.8 46Z')}${shape(hair, 'M66.2 46C69 38 68 30.5 61.5 26.5C61.8 30 62.4 33 63.6 35.5C65 38.5 65.4 42 66.2 46Z')}${shape(hair, 'M38 27.5C41 19.5 59 19.5 62 27.5C59.5 27.5 57 25.6 50 25.6C43 25.6 40.5 27.5 38 27.5Z')}`,
  }),
};

const STYLES = { ...WOMEN, ...MEN };

/** What a scarf is made of. */
const CLOTHS = [
  ['#b5654a', '#94452f'],
  ['#c49a4e', '#a57d35'],
  ['#7d6a80', '#655368'],
] as const;

export function hairOf({ style, hair, skin }: Look, dark: string): Hair {
  const draw = STYLES[style];
  const cloth = CLOTHS[skin.depth % CLOTHS.length];
  return style === 'scarf' && cloth ? draw(cloth[0], cloth[1]) : draw(hair, dark);
}
