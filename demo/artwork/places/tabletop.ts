import { foliage, gobo, panes } from '../renderer/gobo.ts';
import type { Material, Scene, SceneObject } from '../renderer/scene.ts';
import { plane } from '../geometry/shapes.ts';
import { light, times, type Point } from '../renderer/vector.ts';

/** The colours of one picture. */
export interface Tone {
  readonly wall: Material;
  readonly table: Material;
  /** Colour of the sun and of the shade, as `#rrggbb`. */
  readonly sun: string;
  readonly shade: string;
}

export type Light = 'window' | 'arch' | 'leaves' | 'soft' | 'low' | 'dusk' | 'blinds';

export interface Tabletop {
  readonly tone: Tone;
  readonly light: Light;
  /** Where the sun stands: -1 left, 1 right. */
  readonly side?: number;
  readonly seed: string;
  readonly objects: readonly SceneObject[];
  readonly eye?: Point;
  readonly target?: Point;
  readonly fov?: number;
  /** Distance of the wall behind the table's middle. */
  readonly depth?: number;
  readonly exposure?: number;
  readonly blur?: number;
  readonly lamps?: Scene['lamps'];
}

const STRENGTH: Readonly<Record<Light, readonly [sun: number, shade: number, softness: number]>> = {
  window: [3.3, 0.46, 0.09],
  arch: [3.4, 0.42, 0.07],
  leaves: [3.2, 0.5, 0.07],
  soft: [1.7, 0.8, 0.34],
  low: [3.6, 0.36, 0.06],
  dusk: [0.8, 0.2, 0.2],
  blinds: [3.3, 0.42, 0.05],
};

/** A table before a wall, in the light of a window that is not seen. */
export async function tabletop(look: Tabletop): Promise<Scene> {
  const { tone, side = -1, depth = 1.7 } = look;
  const [sun, shade, softness] = STRENGTH[look.light];
  const eye = look.eye ?? [0, 1.7, 6];
  const target = look.target ?? [0, 0.68, 0];
  const mask = await maskFor(look.light, look.seed, target);
  const sky = times(light(tone.shade), shade * 1.25);
  return {
    camera: { eye, target, fov: look.fov ?? 36 },
    sun: {
      direction: look.light === 'low' ? [side * 1.7, 0.75, 0.75] : [side * 1.15, 1.3, 1.0],
      colour: times(light(tone.sun), sun),
      softness,
      ...(mask ? { gobo: mask } : {}),
    },
    sky,
    ground: times(sky, 0.62),
    behind: times(sky, 0.8),
    exposure: look.exposure ?? 1,
    focus: {
      distance: Math.hypot(eye[0] - target[0], eye[1] - target[1], eye[2] - target[2]) - 0.1,
      blur: look.blur ?? 0.007,
    },
    ...(look.lamps ? { lamps: look.lamps } : {}),
    objects: [
      { mesh: plane([-9, 0, -depth], [18, 0, 0], [0, 0, 12]), material: tone.table, shades: false },
      { mesh: plane([-9, -0.5, -depth], [18, 0, 0], [0, 9, 0]), material: tone.wall, shades: false },
      ...look.objects,
    ],
  };
}

function maskFor(
  kind: Light,
  seed: string,
  centre: Point,
): Promise<NonNullable<Scene['sun']['gobo']>> | undefined {
  const at: Point = [centre[0] + 0.25, centre[1] + 0.35, centre[2] - 0.5];
  switch (kind) {
    case 'window':
      return gobo(panes(2, 3, { width: 0.62, height: 0.86 }) + foliage(seed, 1, 0.05), 5.6, at, 0.011);
    case 'arch':
      return gobo(panes(2, 4, { arch: true, width: 0.5, height: 0.9 }), 5.4, at, 0.009);
    case 'leaves':
      return gobo(foliage(seed, 5, 0.085), 5.2, at, 0.013, true);
    case 'blinds':
      return gobo(panes(1, 9, { width: 0.8, height: 0.96 }), 5.2, at, 0.008);
    case 'low':
      return gobo(panes(1, 1, { width: 0.7, height: 0.62 }), 5.6, at, 0.02);
    case 'soft':
    case 'dusk':
      return undefined;
  }
}
