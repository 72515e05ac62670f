import { noise, slope } from '../renderer/noise.ts';
import type { Material } from '../renderer/scene.ts';
import { light, smoothstep } from '../renderer/vector.ts';

function fraction(value: number): number {
  return value - Math.floor(value);
}

/** How far a point of a tile is from the joint, 0 on it; `wide` is the joint's share of the tile. */
function joint(u: number, v: number, wide: number): number {
  const du = Math.min(fraction(u), 1 - fraction(u));
  const dv = Math.min(fraction(v), 1 - fraction(v));
  return smoothstep(wide * 0.4, wide, Math.min(du, dv));
}

function flutter(u: number, v: number, salt: number): number {
  return noise(Math.floor(u) * 7.31 + salt, Math.floor(v) * 3.77, salt * 1.9);
}

/** Glazed hand-made wall tiles, each a little tilted. */
export function zellige(hex: string, pale: string, size: number): Material {
  const grout = 0.045;
  return {
    colour: light(hex),
    second: light(pale),
    pattern: (x, y, z) => {
      const [u, v] = [(x + z) / size, y / size];
      const tile = 0.5 + 0.75 * flutter(u, v, 2.3);
      return joint(u, v, grout) < 0.5 ? 0.9 : Math.max(0, Math.min(1, tile));
    },
    relief: (x, y, z) => {
      const [u, v] = [(x + z) / size, y / size];
      const lean = 0.1 * flutter(u, v, 5.1) + 0.015 * noise(x * 3, y * 3, 1);
      const nod = 0.1 * flutter(u, v, 8.7) + 0.015 * noise(x * 3, y * 3, 4);
      slope.x = lean;
      slope.y = nod;
      slope.z = 0;
    },
    gloss: 0.07,
    rough: 0.3,
  };
}

export type FloorPattern = 'chequer' | 'hexagon' | 'plank' | 'herringbone' | 'diamond' | 'stripe' | 'plain';

/** A floor in two colours: tiles of stone or boards of wood. */
export function floor(kind: FloorPattern, hex: string, other: string, size = 0.8): Material {
  const base = {
    colour: light(hex),
    second: light(other),
    gloss: 0.05,
    rough: 0.28,
    grain: { scale: [9, 9, 9], depth: 0.0016 },
  } as const;
  switch (kind) {
    case 'chequer':
      return { ...base, pattern: (x, _y, z) => checks(x / size, z / size) };
    case 'diamond':
      return { ...base, pattern: (x, _y, z) => checks((x + z) / size / 1.414, (x - z) / size / 1.414) };
    case 'stripe':
      return { ...base, pattern: (x, _y, z) => band(x / size, z / size) };
    case 'hexagon':
      return { ...base, pattern: (x, _y, z) => hexagon(x / size, z / size) };
    case 'plank':
      return { ...base, rough: 0.42, pattern: (x, _y, z) => plank(z, x, size * 0.35) };
    case 'herringbone':
      return { ...base, rough: 0.42, pattern: (x, _y, z) => herringbone(x, z, size * 0.3) };
    case 'plain':
      return { ...base, pattern: (x, _y, z) => 0.5 + 0.5 * noise(x * 1.4, 0, z * 1.4) };
  }
}

function checks(u: number, v: number): number {
  const odd = (Math.floor(u) + Math.floor(v)) & 1;
  const wear = 0.12 * flutter(u, v, 1.7);
  return (
    Math.max(0, Math.min(1, (odd ? 0.95 : 0.05) + wear)) * joint(u, v, 0.02) + (1 - joint(u, v, 0.02)) * 0.5
  );
}

function band(u: number, v: number): number {
  const wide = fraction(u * 0.5);
  return (wide < 0.5 ? 0.1 : 0.9) + 0.1 * flutter(u, v, 3.1) - (1 - joint(u, v, 0.02)) * 0.2;
}

function hexagon(u: number, v: number): number {
  const row = v / 0.866;
  const odd = Math.floor(row) & 1;
  const column = u + odd * 0.5;
  const tone = 0.5 + 0.6 * flutter(column, row, 4.4);
  const [a, b] = [fraction(column) - 0.5, fraction(row) - 0.5];
  const edge = Math.max(Math.abs(a) * 1.73 + Math.abs(b) * 0.4, Math.abs(b) * 1.6);
  return edge > 0.77 ? 0.9 : Math.max(0, Math.min(0.8, tone));
}

function plank(along: number, across: number, wide: number): number {
  const v = across / wide;
  const u = along * 0.45 + 0.37 * Math.floor(v);
  const grainOf = noise(along * 1.4, across * 16, Math.floor(v) * 3.3);
  const tone = 0.4 + 0.55 * flutter(u, v, 6.1) + 0.2 * grainOf;
  return Math.max(0, Math.min(1, joint(u, v, 0.03) * tone + (1 - joint(u, v, 0.03)) * 1.1));
}

function herringbone(x: number, z: number, wide: number): number {
  const [a, b] = [(x + z) * 0.7071, (x - z) * 0.7071];
  const lane = Math.floor(a / (wide * 4));
  return lane & 1 ? plank(a, b, wide) : plank(b, a, wide);
}
