import { joined, surface, type Mesh } from './mesh.ts';
import { clouds, noise } from '../renderer/noise.ts';
import { add, cross, minus, times, unit, type Point } from '../renderer/vector.ts';

const TURN = Math.PI * 2;

/** A flat rectangle from one corner along two edges; finely cut, so that what stands behind the camera can be left out. */
export function plane(corner: Point, along: Point, up: Point, cuts = 24): Mesh {
  return surface(cuts, cuts, (u, v) => add(add(corner, times(along, u)), times(up, v)));
}

/** A point of a smooth line through points (Catmull-Rom); a point given twice makes a sharp corner. */
export function along(
  points: readonly (readonly [number, number])[],
  share: number,
): readonly [number, number] {
  const last = points.length - 1;
  const place = Math.min(last - 1e-6, Math.max(0, share * last));
  const index = Math.floor(place);
  const t = place - index;
  const at = (offset: number) => points[Math.min(last, Math.max(0, index + offset))]!;
  const [a, b, c, d] = [at(-1), at(0), at(1), at(2)];
  const blend = (p: number, q: number, r: number, s: number) =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
  return [blend(a[0], b[0], c[0], d[0]), blend(a[1], b[1], c[1], d[1])];
}

/** A surface of revolution: a profile of [radius, height] about the y axis. `uneven` makes it look hand-made. */
export function turned(profile: readonly (readonly [number, number])[], columns = 56, uneven = 0): Mesh {
  return surface(columns, Math.max(20, profile.length * 6), (u, v) => {
    const [radius, height] = along(profile, v);
    const angle = u * TURN;
    const wobble = 1 + uneven * noise(Math.cos(angle) * 1.3, height * 1.7, Math.sin(angle) * 1.3);
    return [
      Math.cos(angle) * Math.max(0, radius) * wobble,
      height,
      Math.sin(angle) * Math.max(0, radius) * wobble,
    ];
  });
}

export function ball(radius = 1, detail = 48): Mesh {
  return surface(detail, detail / 2, (u, v) => {
    const ring = Math.sin(v * Math.PI) * radius;
    return [Math.cos(u * TURN) * ring, Math.cos(v * Math.PI) * radius, Math.sin(u * TURN) * ring];
  });
}

/** A stone that water has rounded: flat, a little lopsided. */
export function pebble(seed: number, [width, height, depth]: Point, rough = 0.16): Mesh {
  return surface(52, 32, (u, v) => {
    const ring = Math.sin(v * Math.PI);
    const x = Math.cos(u * TURN) * ring;
    const y = Math.cos(v * Math.PI);
    const z = Math.sin(u * TURN) * ring;
    const swell = 1 + rough * clouds(x * 0.9 + seed * 7.3, y * 0.9 + seed, z * 0.9 - seed * 3.1, 2);
    const flat = Math.sign(y) * Math.abs(y) ** 0.92;
    return [x * width * swell, flat * height * swell, z * depth * swell];
  });
}

/** A block with rounded edges, as a pillow is for a low `square` and a brick for a high one. */
export function block(
  [width, height, depth]: Point,
  square = 6,
  bulge?: (x: number, y: number, z: number) => number,
): Mesh {
  const bend = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / square);
  return surface(64, 32, (u, v) => {
    const ring = bend(Math.sin(v * Math.PI));
    const x = bend(Math.cos(u * TURN)) * ring;
    const y = bend(Math.cos(v * Math.PI));
    const z = bend(Math.sin(u * TURN)) * ring;
    const swell = bulge ? bulge(x, y, z) : 1;
    return [(x * width * swell) / 2, (y * height * swell) / 2, (z * depth * swell) / 2];
  });
}

/** A round bar along a line of points, with a radius for each share of its length. The line must never run along `across`. */
export function tube(
  line: (share: number) => Point,
  radius: (share: number) => number,
  columns = 20,
  rows = 48,
  across: Point = [0.08, 0.25, 0.96],
): Mesh {
  return surface(columns, rows, (u, v) => {
    const here = line(v);
    const ahead = unit(minus(line(Math.min(1, v + 0.01)), line(Math.max(0, v - 0.01))));
    const side = unit(cross(ahead, across));
    const up = cross(side, ahead);
    const r = radius(v);
    return add(here, add(times(side, Math.cos(u * TURN) * r), times(up, Math.sin(u * TURN) * r)));
  });
}

export interface Leaf {
  readonly length: number;
  readonly width: number;
  /** How far the tip bends down, in shares of the length. */
  readonly droop?: number;
  /** How far the halves fold up. */
  readonly fold?: number;
}

/** A leaf or a petal from the origin along x. */
export function leaf({ length, width, droop = 0.2, fold = 0.15 }: Leaf, cuts = 14): Mesh {
  return surface(cuts, Math.ceil(cuts / 4) * 2, (u, v) => {
    const side = v * 2 - 1;
    const inside = Math.min(1, Math.max(0, u));
    const half = (width / 2) * Math.max(0, Math.sin(Math.PI * inside ** 0.8)) ** 0.9 + 0.004;
    return [u * length, -droop * length * u * u + side * side * half * fold, side * half];
  });
}

/** A stem with leaves that stand in turns to both sides. */
export function sprig(
  from: Point,
  to: Point,
  leaves: number,
  size: Leaf,
  seed = 1,
): { stem: Mesh; leaves: Mesh; anchors: Point[] } {
  const bow = times(unit([noise(seed, 1, 1), 0.2, noise(seed, 5, 2)]), 0.12 * Math.hypot(...minus(to, from)));
  const line = (share: number) =>
    add(add(from, times(minus(to, from), share)), times(bow, Math.sin(share * Math.PI)));
  const anchors: Point[] = [];
  const blades = Array.from({ length: leaves }, (_, index) => {
    const share = 0.25 + (0.75 * (index + 0.5)) / leaves;
    const anchor = line(share);
    anchors.push(anchor);
    const ahead = unit(minus(line(Math.min(1, share + 0.02)), line(share)));
    const spin = index * 2.4 + seed;
    const side = unit([Math.cos(spin), 0.25 + 0.5 * ahead[1], Math.sin(spin)]);
    const out = unit(add(side, times(ahead, 0.9)));
    const wide = unit(cross(out, ahead));
    const scale = 1 - 0.45 * share + 0.15 * noise(seed, index, 3);
    return oriented(leaf(size), anchor, out, wide, scale);
  });
  return { stem: tube(line, (share) => 0.012 * (1.3 - share), 8, 24), leaves: joined(blades), anchors };
}

/** A mesh made along x turned so that x becomes `ahead` and z becomes `wide`. */
export function oriented(mesh: Mesh, at: Point, ahead: Point, wide: Point, scale = 1): Mesh {
  const up = unit(cross(wide, ahead));
  const turn = (source: Float32Array, factor: number, offset: Point) => {
    const result = new Float32Array(source.length);
    for (let i = 0; i < source.length; i += 3) {
      const [x, y, z] = [source[i]! * factor, source[i + 1]! * factor, source[i + 2]! * factor];
      for (let axis = 0; axis < 3; axis += 1)
        result[i + axis] = ahead[axis]! * x + up[axis]! * y + wide[axis]! * z + offset[axis]!;
    }
    return result;
  };
  return {
    positions: turn(mesh.positions, scale, at),
    normals: turn(mesh.normals, 1, [0, 0, 0]),
    triangles: mesh.triangles,
  };
}
