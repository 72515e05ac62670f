// What each layout is, at a glance: shapes on a sheet of 48 by 36. Its name stands in the texts, by kind and id.

import { t } from '../texts/texts.js';

const shape =
  (kind) =>
  (x, y, w, h = 1.5) => [kind, x, y, w, h];
const P = shape('picture');
const H = shape('heading');
const T = shape('text');
const B = shape('action');
const F = shape('frame');
const C = (x, y, d) => ['round', x, y, d, d];
/** The shapes of each place of a grid. */
const grid = (columns, rows, [x, y, w, h], cell, gap = 2) =>
  Array.from({ length: columns * rows }, (_, index) => {
    const width = (w - gap * (columns - 1)) / columns;
    const height = (h - gap * (rows - 1)) / rows;
    const left = x + (index % columns) * (width + gap);
    const top = y + Math.floor(index / columns) * (height + gap);
    return cell(left, top, width, height, index);
  }).flat();
const card = (x, y, w, h) => [P(x, y, w, h - 4), H(x, y + h - 3, w * 0.7, 1), T(x, y + h - 1.2, w * 0.5, 1)];

/** By kind of page, as the theme calls it, and id: what is drawn. */
export const PICTURES = {
  monoShop: {
    default: [H(3, 6, 17, 3), T(3, 12, 15), T(3, 15, 12), B(3, 20, 10, 4), P(24, 3, 21, 24), T(3, 31, 42)],
    grid: [H(3, 3, 24, 2), P(3, 8, 20, 25), P(25, 8, 9, 11), P(36, 8, 9, 25), F(25, 21, 9, 12)],
    rounded: [
      ['soft', 3, 3, 42, 17],
      ['card', 10, 14, 28, 10],
      H(15, 17, 18, 2),
      B(19, 20.5, 10, 2),
      ...grid(6, 1, [5, 27, 38, 6], (x, y) => [C(x, y, 5)]),
    ],
    roundedimage: [
      H(14, 2, 20, 2),
      ['arch', 16, 6, 16, 20],
      T(3, 14, 10),
      T(3, 17, 8),
      T(35, 14, 10),
      T(35, 17, 8),
      T(12, 29, 24, 1),
      T(12, 32, 24, 1),
    ],
    galaxy: [
      P(0, 0, 48, 36),
      ['light', 4, 8, 22, 4],
      ['light', 4, 14, 14, 2],
      ...grid(4, 1, [3, 26, 42, 8], (x, y, w, h) => [['card', x, y, w, h]]),
    ],
  },
  multiShop: {
    default: [F(3, 3, 42, 5), ...grid(3, 1, [3, 12, 42, 21], card)],
    grid: grid(
      4,
      2,
      [2, 3, 44, 30],
      (x, y, w, h) => [P(x, y, w, h), ['light', x + 1, y + h - 3, w * 0.7, 1.5]],
      1,
    ),
    grid2: grid(2, 3, [3, 3, 42, 30], (x, y, w, h) => [
      P(x, y, h, h),
      H(x + h + 1, y + 1, 8, 1.2),
      T(x + h + 1, y + 4, 6, 1),
    ]),
    grouped: [
      T(3, 5, 8),
      T(3, 9, 8),
      T(3, 13, 8),
      ...[3, 19].flatMap((y) => [
        H(16, y, 14, 2),
        T(16, y + 5, 29, 1),
        T(16, y + 8, 29, 1),
        T(16, y + 11, 29, 1),
      ]),
    ],
  },
  mkpShop: {
    default: [F(6, 3, 36, 30), P(6, 3, 36, 16), H(9, 22, 18, 2), T(9, 26, 24), T(9, 29, 14)],
    square: [P(9, 3, 30, 30), ['light', 12, 26, 18, 3]],
    rounded: [['pill', 2, 9, 44, 18], C(4, 11, 14), H(21, 14, 16, 2), T(21, 19, 20)],
  },
  shop: {
    default: [
      H(3, 4, 18, 3),
      T(3, 10, 15),
      T(3, 13, 15),
      T(3, 16, 11),
      P(25, 4, 20, 16),
      T(3, 25, 42),
      T(3, 29, 42),
    ],
    large: [
      P(0, 0, 48, 17),
      ['light', 4, 11, 20, 3],
      F(0, 17, 48, 5),
      ...grid(5, 1, [3, 25, 42, 8], (x, y, w, h) => [P(x, y, w, h)], 1),
    ],
  },
  servicesCateg: {
    default: grid(3, 1, [4, 3, 40, 30], card),
    square: grid(
      3,
      2,
      [0, 0, 48, 36],
      (x, y, w, h) => [P(x, y, w, h), ['light', x + 2, y + h - 5, w * 0.6, 2]],
      0.5,
    ),
    text: [H(4, 4, 26, 4), H(4, 12, 34, 4), H(4, 20, 20, 4), H(4, 28, 30, 4)],
  },
  categories: {
    default: [
      H(3, 5, 10, 2),
      ['action', 3, 8, 10, 1],
      T(17, 5, 10, 2),
      T(31, 5, 10, 2),
      T(3, 15, 42),
      T(3, 21, 42),
      T(3, 27, 42),
    ],
    cards: [
      ...grid(4, 1, [3, 3, 42, 13], (x, y, w, h) => [P(x, y, w, h)]),
      T(3, 21, 42),
      T(3, 26, 42),
      T(3, 31, 30),
    ],
  },
  services: {
    default: grid(1, 3, [3, 3, 42, 30], (x, y, w, h) => [
      H(x, y + 1, 16, 1.5),
      T(x, y + 4, 22, 1),
      B(x + 24, y + 2, 8, 4),
      P(x + w - 8, y, 8, h),
    ]),
    cards: grid(3, 1, [3, 3, 42, 30], (x, y, w, h) => [
      F(x, y, w, h),
      P(x, y, w, 13),
      H(x + 1.5, y + 16, 8, 1.5),
      T(x + 1.5, y + 20, 6, 1),
      B(x + 1.5, y + 24, w - 3, 4),
    ]),
    simply: grid(1, 5, [6, 4, 36, 29], (x, y, w) => [
      H(x, y, 12, 1.5),
      ['dots', x + 13, y + 0.5, w - 18, 1],
      H(x + w - 4, y, 4, 1.5),
    ]),
  },
  servicePresentation: {
    default: [
      H(3, 4, 18, 3),
      T(3, 10, 18),
      T(3, 13, 16),
      T(3, 16, 18),
      F(3, 21, 18, 6),
      B(3, 30, 12, 4),
      P(25, 4, 20, 28),
    ],
    whole: [
      P(0, 0, 48, 14),
      H(14, 17, 20, 2),
      T(12, 21, 24, 1),
      T(12, 23.5, 24, 1),
      T(12, 26, 18, 1),
      B(17, 30, 14, 4),
    ],
  },
  servicesStars: {
    default: [
      H(3, 4, 8, 5),
      ...[0, 1, 2, 3, 4].flatMap((row) => [
        T(3, 13 + row * 4, 12, 1.5),
        ['action', 3, 13 + row * 4, [11, 5, 2, 1, 0.5][row], 1.5],
      ]),
      ...grid(2, 2, [19, 4, 26, 28], (x, y, w) => [
        ['action', x, y, w * 0.5, 1.5],
        T(x, y + 3.5, w, 1),
        T(x, y + 6, w, 1),
        H(x, y + 9, w * 0.4, 1),
      ]),
    ],
  },
  articles: {
    default: grid(4, 2, [3, 2, 42, 32], card),
    cards: grid(3, 1, [3, 3, 42, 30], (x, y, w, h) => [
      F(x, y, w, h),
      P(x + 1, y + 1, w - 2, 13),
      H(x + 1.5, y + 16, 8, 1.5),
      T(x + 1.5, y + 19, 9, 1),
      T(x + 1.5, y + 22, 7, 1),
      B(x + 1.5, y + 25, 6, 3),
    ]),
    text: grid(1, 4, [4, 4, 40, 30], (x, y, w) => [
      H(x, y, 14, 1.5),
      T(x, y + 3, 26, 1),
      T(x + w - 5, y, 5, 1.5),
    ]),
    table: [
      ['heading', 3, 3, 42, 3],
      ...grid(
        1,
        4,
        [3, 8, 42, 26],
        (x, y, w, h) => [
          P(x, y, 5, h),
          T(x + 7, y + 1, 12),
          T(x + 22, y + 1, 5),
          T(x + 30, y + 1, 5),
          T(x + 38, y + 1, 4),
        ],
        1.5,
      ),
    ],
    simply: grid(6, 3, [2, 2, 44, 32], (x, y, w, h) => [P(x, y, w, h - 3), T(x, y + h - 2, w * 0.6, 1)], 1.5),
    lightsquare: grid(3, 2, [3, 2, 42, 32], (x, y, w, h) => [
      ['tint', x, y, w, h - 3],
      C(x + w / 2 - 3, y + 2.5, 6),
      T(x + w * 0.25, y + h - 2, w * 0.5, 1),
    ]),
    galaxy: [
      P(2, 2, 29, 14),
      P(33, 2, 13, 9),
      P(2, 18, 13.5, 16),
      P(17.5, 18, 13.5, 10),
      P(33, 13, 13, 14),
      P(17.5, 30, 13.5, 4),
      P(33, 29, 13, 5),
    ],
  },
  gift: {
    default: [
      ...[0, 1, 2, 3].map((step) => C(3 + step * 5, 4, 3)),
      H(3, 11, 16, 2),
      F(3, 16, 20, 4),
      F(3, 22, 20, 4),
      B(3, 29, 10, 4),
      P(27, 8, 18, 12),
    ],
    onePage: [
      F(3, 3, 22, 4),
      F(3, 9, 22, 4),
      F(3, 15, 22, 4),
      F(3, 21, 22, 9),
      P(28, 3, 17, 11),
      T(28, 18, 17),
      B(28, 24, 17, 5),
    ],
    cards: [
      P(1, 9, 9, 18),
      ['card', 12, 4, 24, 27],
      P(14, 6, 20, 13),
      T(15, 22, 14),
      B(15, 25.5, 10, 3),
      P(38, 9, 9, 18),
    ],
  },
  contact: {
    default: [
      H(3, 3, 18, 3),
      ...grid(3, 1, [3, 10, 42, 23], (x, y, w, h) => [
        F(x, y, w, h),
        H(x + 1.5, y + 3, 8, 1.5),
        T(x + 1.5, y + 8, 9, 1),
        T(x + 1.5, y + 11, 9, 1),
        T(x + 1.5, y + 14, 7, 1),
      ]),
    ],
    landscape: [
      ['map', 0, 0, 48, 17],
      ...grid(3, 1, [3, 21, 42, 12], (x, y, w) => [
        H(x, y, 8, 1.5),
        T(x, y + 4, w, 1),
        T(x, y + 7, w * 0.7, 1),
      ]),
    ],
    locator: [
      F(2, 3, 18, 4),
      ...grid(1, 3, [2, 10, 18, 24], (x, y, w) => [H(x, y, 10, 1.5), T(x, y + 3, w, 1)]),
      ['map', 22, 0, 26, 36],
    ],
  },
};

const SVG = 'http://www.w3.org/2000/svg';
const RADIUS = { soft: 6, pill: 9, card: 2, action: 1, frame: 1, picture: 0.8, tint: 0.8 };

const part = (name, attributes) => {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
};

function drawn([kind, x, y, width, height]) {
  if (kind === 'round')
    return part('circle', { class: kind, cx: x + width / 2, cy: y + width / 2, r: width / 2 });
  if (kind === 'arch') {
    const r = width / 2;
    return part('path', {
      class: 'picture',
      d: `M${x} ${y + height}V${y + r}a${r} ${r} 0 0 1 ${width} 0V${y + height}Z`,
    });
  }
  if (kind === 'dots') return part('line', { class: kind, x1: x, x2: x + width, y1: y + 0.5, y2: y + 0.5 });
  return part('rect', { class: kind, x, y, width, height, rx: RADIUS[kind] ?? 0.4 });
}

/** The picture of a layout; those who cannot see it have its name beside. */
export function pictureOf(kind, id) {
  const sheet = part('svg', { viewBox: '0 0 48 36', 'aria-hidden': 'true' });
  sheet.append(...(PICTURES[kind]?.[id] ?? []).map(drawn));
  return sheet;
}

export const nameOfLayout = (kind, id) => (PICTURES[kind]?.[id] ? t(`layouts.${kind}.${id}`) : id);
