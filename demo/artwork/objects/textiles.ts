import { joined, placed, surface } from '../geometry/mesh.ts';
import { clouds, noise } from '../renderer/noise.ts';
import type { Material, SceneObject } from '../renderer/scene.ts';
import { block } from '../geometry/shapes.ts';
import type { Point } from '../renderer/vector.ts';

/** Folded towels on one another, the fold to the front. */
export function towels(
  at: Point,
  [width, height, depth]: Point,
  colours: readonly Material[],
  seed = 1,
): SceneObject[] {
  let base = at[1];
  return colours.map((material, index) => {
    const high = height * (1 + 0.1 * noise(seed, index * 3.1, 0));
    const layers = [0, 1].map((layer) =>
      placed(
        block(
          [width, high * 0.56, depth],
          9,
          (x, y, z) => 1 + 0.02 * noise(x * 2 + seed, y + layer * 4, z * 2 + index * 7),
        ),
        [at[0] + 0.03 * noise(seed, index, 5), base + high * (0.27 + layer * 0.46), at[2]],
        { y: 0.06 * noise(seed, index, 9) },
      ),
    );
    const spine = placed(
      surface(28, 40, (u, v) => {
        const angle = (u - 0.5) * Math.PI;
        return [(v - 0.5) * width * 0.985, Math.sin(angle) * high * 0.47, Math.cos(angle) * high * 0.2];
      }),
      [at[0] + 0.03 * noise(seed, index, 5), base + high * 0.5, at[2] + depth / 2 - high * 0.1],
      { y: 0.06 * noise(seed, index, 9) },
    );
    base += high * 0.97;
    return { mesh: joined([...layers, spine]), material };
  });
}

/** A rolled towel lying along z, its spiral seen from the front. */
export function rolledTowel(
  at: Point,
  radius: number,
  length: number,
  material: Material,
  turn = 0,
): SceneObject {
  const rounds = 4.2;
  const spiral = surface(170, 14, (u, v) => {
    const angle = u * rounds * Math.PI * 2;
    const r = radius * (0.14 + 0.86 * u) + 0.006 * noise(u * 30, v * 3, 1);
    const bulge = 0.018 * Math.cos(angle * 0.5);
    const inset = (1 - u) * 0.05 * (v > 0.5 ? 1 : -1) * Math.abs(v * 2 - 1) ** 8;
    return [Math.cos(angle) * r, Math.sin(angle) * r, (v - 0.5) * length + bulge - inset];
  });
  const ends = [-1, 1].map((side) =>
    surface(170, 6, (u, v) => {
      const angle = u * rounds * Math.PI * 2;
      const wall = (radius * 0.86) / rounds;
      const r = radius * (0.14 + 0.86 * u) - v * wall * 0.95;
      const round = Math.sin(v * Math.PI) * 0.03;
      return [Math.cos(angle) * r, Math.sin(angle) * r, side * (length / 2 + round - 0.004)];
    }),
  );
  return { mesh: placed(joined([spiral, ...ends]), [at[0], at[1] + radius, at[2]], { y: turn }), material };
}

export interface Folds {
  readonly seed: number;
  /** Folds to the width. */
  readonly count: number;
  readonly depth: number;
  /** How far folds lean and wander. */
  readonly sway: number;
}

/** The height of hanging cloth over its plane, x and y in units. */
export function foldHeight({ seed, count, depth, sway }: Folds, x: number, y: number): number {
  const wander = sway * clouds(x * 0.22 + seed, y * 0.3, seed * 1.7, 2) + y * sway * 0.25;
  const phase = (x + wander) * count;
  const crease = Math.sin(phase + 0.9 * Math.sin(phase * 0.37 + seed + y * 0.4));
  const broad = crease * (1.35 - 0.35 * crease * crease);
  return (
    depth *
    (broad * (0.6 + 0.4 * noise(x * 0.5 + seed, y * 0.35, 4)) +
      0.2 * Math.sin(phase * 2.3 + y * 1.1 + seed) +
      0.07 * Math.sin(phase * 5.1 - y * 2.3 + 3 * wander))
  );
}

/** Cloth that hangs in folds, as a sheet of `width` by `height` before the viewer. */
export function drape(
  at: Point,
  width: number,
  height: number,
  folds: Folds,
  material: Material,
): SceneObject {
  const mesh = surface(260, 120, (u, v) => {
    const x = (u - 0.5) * width;
    const y = (0.5 - v) * height;
    return [x, y, foldHeight(folds, x, y)];
  });
  return { mesh: placed(mesh, at), material };
}

/** A cloth thrown over an edge: lies from the back, bends at the front, and hangs. */
export function runner(
  at: Point,
  width: number,
  lying: number,
  hanging: number,
  material: Material,
  seed = 1,
): SceneObject {
  const mesh = surface(90, 90, (u, v) => {
    const far = v * (lying + hanging);
    const x = (u - 0.5) * width * (1 + 0.03 * noise(u, v * 4, seed));
    const wave = 0.035 * noise(x * 3.2 + seed, far * 0.9, 2) + 0.02 * noise(x * 7, far * 2, seed);
    if (far < lying) return [x, 0.015 + Math.abs(wave) * 0.6, far - lying];
    const drop = far - lying;
    return [x, 0.015 - drop, 0.03 + wave * Math.min(1, drop * 3) * 1.6];
  });
  return { mesh: placed(mesh, at), material };
}

/** A cushion, or a folded pillow on a bed. */
export function cushion(at: Point, [width, height, depth]: Point, material: Material, turn = 0): SceneObject {
  const mesh = block(
    [width, height, depth],
    3.4,
    (x, _y, z) => 1 - 0.08 * (Math.abs(x) * Math.abs(z)) + 0.02 * noise(x * 3, 1, z * 3),
  );
  return { mesh: placed(mesh, at, { y: turn }), material };
}
