import { placed, type Mesh } from '../geometry/mesh.ts';
import type { Material, SceneObject } from '../renderer/scene.ts';
import { ball, turned } from '../geometry/shapes.ts';
import type { Point } from '../renderer/vector.ts';
import { matt, water } from './materials.ts';

type Profile = readonly (readonly [number, number])[];

function sharp(...points: Profile): Profile {
  return points.flatMap((point) => [point, point]);
}

/** A thrown bowl with a wall: `wide` across, `high`, standing on a narrow foot. */
export function bowlMesh(wide: number, high: number, open = 0.5, uneven = 0.015): Mesh {
  const r = wide / 2;
  const foot = r * 0.45;
  const belly = r * (0.72 + 0.2 * (1 - open));
  return turned(
    [
      [0, 0],
      [foot, 0],
      [foot, 0],
      [foot + 0.02, high * 0.06],
      [belly, high * 0.38],
      [r * 0.97, high * 0.86],
      [r, high],
      [r * 0.975, high * 1.015],
      [r * 0.94, high * 0.97],
      [belly * 0.9, high * 0.42],
      [foot, high * 0.16],
      [0, high * 0.13],
    ],
    84,
    uneven,
  );
}

export function bowl(at: Point, wide: number, high: number, material: Material, open = 0.5): SceneObject {
  return { mesh: placed(bowlMesh(wide, high, open), at), material };
}

/** What fills a bowl to a share of its height: a flat or, with `heap`, a domed surface. */
export function filling(
  at: Point,
  wide: number,
  high: number,
  material: Material,
  level = 0.75,
  heap = 0,
): SceneObject {
  const r = (wide / 2) * (0.62 + 0.33 * level);
  const profile: Profile = [
    [0, heap],
    [r * 0.4, heap * 0.86],
    [r * 0.75, heap * 0.42],
    [r, 0],
  ];
  return {
    mesh: placed(turned(profile, 72, heap > 0 ? 0.05 : 0), [at[0], at[1] + high * level, at[2]]),
    material,
    shades: heap > 0,
  };
}

export interface BottleLook {
  readonly glass: Material;
  readonly cap: Material;
  readonly label?: string;
}

/** A pharmacy bottle; `slim` below 1 makes it taller for its width. */
export function bottle(
  at: Point,
  wide: number,
  high: number,
  { glass, cap, label }: BottleLook,
): SceneObject[] {
  const r = wide / 2;
  const neck = r * 0.34;
  const body = turned(
    [
      [0, 0.01],
      [r * 0.93, 0.01],
      [r, 0.04],
      [r, 0.04],
      [r, high * 0.62],
      [r * 0.93, high * 0.7],
      [neck * 1.25, high * 0.8],
      [neck, high * 0.84],
      [neck, high * 0.84],
      [neck, high * 0.93],
    ],
    72,
  );
  const objects: SceneObject[] = [
    { mesh: placed(body, at), material: glass },
    {
      mesh: placed(
        turned(sharp([0, high * 0.86], [neck * 1.35, high * 0.86], [neck * 1.35, high], [0, high])),
        at,
      ),
      material: cap,
    },
  ];
  if (label) {
    const band = turned(sharp([r * 1.006, high * 0.18], [r * 1.006, high * 0.5]), 72);
    objects.push({ mesh: placed(band, at), material: matt(label) });
  }
  return objects;
}

/** A round pot with a lid: cream, balm, pigment. */
export function jar(at: Point, wide: number, high: number, body: Material, lid?: Material): SceneObject[] {
  const r = wide / 2;
  const wall: Profile = [
    ...sharp([0, 0], [r, 0], [r, high * 0.98], [r * 0.98, high], [r * 0.86, high], [r * 0.86, high * 0.6]),
    [0, high * 0.6],
  ];
  const objects: SceneObject[] = [{ mesh: placed(turned(wall), at), material: body }];
  if (lid) {
    const top = turned(
      sharp([r * 1.03, high], [r * 1.03, high * 1.3], [r * 0.99, high * 1.33], [0, high * 1.33]),
    );
    objects.push({ mesh: placed(top, at), material: lid });
  }
  return objects;
}

/** Cream with the trace of a finger in it. */
export function cream(at: Point, wide: number, material: Material): SceneObject {
  const r = wide / 2;
  const swirl = turned(
    [
      [r, 0],
      [r * 0.85, wide * 0.05],
      [r * 0.6, wide * 0.03],
      [r * 0.42, wide * 0.11],
      [r * 0.18, wide * 0.1],
      [0, wide * 0.2],
    ],
    72,
    0.09,
  );
  return { mesh: placed(swirl, at), material };
}

/** A vase whose shape goes from slender (0) to full (1). */
export function vase(at: Point, wide: number, high: number, full: number, material: Material): SceneObject {
  const r = wide / 2;
  const neck = r * (0.32 + 0.1 * full);
  const mesh = turned(
    [
      [0, 0],
      [r * 0.55, 0],
      [r * 0.6, 0.01],
      [r * (0.8 + 0.2 * full), high * 0.22],
      [r, high * 0.45],
      [r * (0.6 + 0.3 * full), high * 0.7],
      [neck, high * 0.84],
      [neck * 1.05, high * 0.95],
      [neck * 1.35, high],
      [neck * 1.2, high],
      [neck * 0.85, high * 0.9],
      [neck * 0.8, high * 0.7],
    ],
    84,
    0.02,
  );
  return { mesh: placed(mesh, at), material };
}

export function disc(at: Point, wide: number, thick: number, material: Material): SceneObject {
  const r = wide / 2;
  const mesh = turned(
    [
      [0, 0],
      [r * 0.97, 0],
      [r, thick * 0.3],
      [r, thick * 0.7],
      [r * 0.985, thick],
      [r * 0.985, thick],
      [0, thick],
    ],
    96,
  );
  return { mesh: placed(mesh, at), material };
}

/** Flat water in a bowl, with rings around a drop. */
export function stillWater(at: Point, wide: number, hex: string, rings = 0.05): SceneObject {
  const [cx, , cz] = [at[0] + wide * 0.08, 0, at[2] + wide * 0.05];
  const material = water(hex, (x, z) => {
    const far = Math.hypot(x - cx, z - cz) + 1e-4;
    const wave = (Math.cos(far * 46) * rings * 1.6) / (1 + far * 9);
    return [((x - cx) / far) * wave, ((z - cz) / far) * wave];
  });
  return {
    mesh: placed(
      turned(
        [
          [0, 0],
          [wide / 2, 0],
        ],
        72,
      ),
      at,
    ),
    material,
    shades: false,
  };
}

export function globe(at: Point, radius: number, material: Material): SceneObject {
  return { mesh: placed(ball(radius), at), material };
}

export interface CandleLook {
  readonly body: Material;
  readonly flame: Material;
}

export function candle(at: Point, wide: number, high: number, { body, flame }: CandleLook): SceneObject[] {
  const r = wide / 2;
  const wall = turned(
    [
      [0, 0],
      [r, 0],
      [r, 0],
      [r, high],
      [r * 0.97, high * 1.01],
      [r * 0.8, high * 0.985],
      [0, high * 0.97],
    ],
    60,
    0.01,
  );
  const glow = turned(
    [
      [0, 0],
      [0.028, 0.03],
      [0.034, 0.06],
      [0.016, 0.13],
      [0, 0.18],
    ],
    24,
  );
  return [
    { mesh: placed(wall, at), material: body },
    { mesh: placed(glow, [at[0], at[1] + high + 0.035, at[2]]), material: flame, shades: false },
  ];
}
