import { randomOf } from '#seed/random.ts';
import { silk, stone, water } from '../objects/materials.ts';
import { drape } from '../objects/textiles.ts';
import { placed } from '../geometry/mesh.ts';
import { clouds, slope } from '../renderer/noise.ts';
import type { Material, Scene, SceneObject } from '../renderer/scene.ts';
import { pebble, plane } from '../geometry/shapes.ts';
import { light, times, type Point } from '../renderer/vector.ts';

export interface FoldsLook {
  readonly seed: number;
  readonly cloth: Material;
  readonly count?: number;
  readonly depth?: number;
  readonly sway?: number;
  readonly sun?: Point;
}

/** Nothing but cloth, in folds. */
export function folds({
  seed,
  cloth,
  count = 2.6,
  depth = 0.5,
  sway = 1.6,
  sun = [-1.2, 0.7, 0.9],
}: FoldsLook): Scene {
  return {
    camera: { eye: [0, 0, 6], target: [0, 0, 0], fov: 38 },
    sun: { direction: sun, colour: times(light('#fff1de'), 4), softness: 0.12 },
    sky: [0.52, 0.56, 0.64],
    ground: [0.34, 0.36, 0.4],
    behind: [0.2, 0.2, 0.2],
    closeness: 0.4,
    focus: { distance: 5.8, blur: 0.008 },
    objects: [drape([0, 0, 0], 7.5, 6, { seed, count, depth, sway }, cloth)],
  };
}

export function silkFolds(seed: number, hex: string, look: Partial<FoldsLook> = {}): Scene {
  return folds({ seed, cloth: silk(hex), ...look });
}

const WAVES = Array.from({ length: 7 }, (_, index) => {
  const angle = index * 2.4 + 0.3;
  const size = 1.5 + index * 0.8;
  return [Math.cos(angle) * size, Math.sin(angle) * size, index * 1.7, 0.1 / (1 + index * 0.45)] as const;
});

/** Leaves the slope of running water at a point. */
function ripple(x: number, _y: number, z: number): void {
  slope.x = 0;
  slope.y = 0;
  slope.z = 0;
  const warp = 0.55 * Math.sin(x * 0.9 + z * 1.3);
  for (const [kx, kz, phase, steep] of WAVES) {
    const rise = Math.cos(x * kx + z * kz + phase + warp) * steep;
    slope.x += (kx * rise) / 4;
    slope.z += (kz * rise) / 4;
  }
}

/** Bright threads that the sun draws on the ground of shallow water. */
function caustic(scale: number): (x: number, y: number, z: number) => number {
  return (x, _y, z) => {
    const a = Math.abs(clouds(x * scale * 0.9, 1.5, z * scale * 0.9, 2));
    const b = Math.abs(clouds(x * scale * 0.9 + 9, 4.5, z * scale * 0.9 - 3, 2));
    const threads = Math.max(0, 1 - a * 5.5) ** 2 + Math.max(0, 1 - b * 5.5) ** 2;
    return 0.55 + threads * 1.5;
  };
}

export interface StreamLook {
  readonly seed: string;
  readonly water: string;
  readonly bed: string;
  readonly stones: readonly string[];
  readonly count?: number;
  readonly objects?: readonly SceneObject[];
}

/** Shallow water from above, over pebbles. */
export function stream({ seed, water: hex, bed, stones, count = 46, objects = [] }: StreamLook): Scene {
  const random = randomOf(seed);
  const lit = caustic(1.25);
  const pebbles = Array.from({ length: count }, (_, index): SceneObject => {
    const size = 0.2 + random() ** 2 * 0.62;
    const at: Point = [(random() - 0.5) * 6.4, size * 0.1, (random() - 0.5) * 5.2 - 0.4];
    const colour = stones[Math.floor(random() * stones.length)] ?? bed;
    return {
      mesh: placed(pebble(index + 1, [size, size * 0.36, size * 0.8]), at, { y: random() * 6 }),
      material: { ...stone(colour, '#b9c2bf', 0.4), lit },
    };
  });
  const surface: Material = { ...water(hex, () => [0, 0], 1.1), rough: 0.55, relief: ripple };
  return {
    camera: { eye: [0, 5.6, 3.1], target: [0, 0, -0.1], fov: 36 },
    sun: { direction: [-0.8, 1.5, -0.35], colour: times(light('#fff2dc'), 2.7), softness: 0.05 },
    sky: [0.42, 0.5, 0.56],
    ground: [0.2, 0.25, 0.26],
    behind: [0.3, 0.4, 0.4],
    closeness: 0.5,
    objects: [
      {
        mesh: plane([-8, 0, -8], [16, 0, 0], [0, 0, 16]),
        material: { ...stone(bed, '#d5dbd6'), lit },
        shades: false,
      },
      ...pebbles,
      { mesh: plane([-8, 0.8, -8], [16, 0, 0], [0, 0, 16]), material: surface, shades: false },
      ...objects,
    ],
  };
}
