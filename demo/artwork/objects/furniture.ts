import { joined, placed, surface } from '../geometry/mesh.ts';
import { noise } from '../renderer/noise.ts';
import type { Material, SceneObject } from '../renderer/scene.ts';
import { ball, block, tube, turned } from '../geometry/shapes.ts';
import { light, times, type Point } from '../renderer/vector.ts';
import { brass, glass, matt } from './materials.ts';
import { cushion, rolledTowel, towels } from './textiles.ts';
import { bottle, vase } from './vessels.ts';

/** A treatment bed along x, dressed in linen. */
export function bed(at: Point, cloth: Material, legs: Material, towel: Material): SceneObject[] {
  const [x, y, z] = at;
  const top = surface(70, 40, (u, v) => {
    const across = (v - 0.5) * 2;
    const over = Math.max(0, Math.abs(across) - 0.62) / 0.38;
    const fold = 0.03 * noise(u * 14, v * 3, 2) * over;
    return [
      x + (u - 0.5) * 2.5,
      y + 0.86 - over * 0.5 - 0.02 * Math.abs(noise(u * 3, v * 3, 1)),
      z + Math.sign(across) * (Math.min(0.62, Math.abs(across)) * 0.72 + over * 0.03 + fold),
    ];
  });
  const posts = [-1, 1].flatMap((side) =>
    [-1, 1].map((end) =>
      tube(
        (share) => [x + end * (1.02 + 0.06 * share), y + 0.75 * (1 - share), z + side * 0.32],
        () => 0.035,
        10,
        8,
      ),
    ),
  );
  return [
    { mesh: placed(block([2.46, 0.16, 0.88], 9), [x, y + 0.77, z]), material: cloth },
    { mesh: top, material: cloth },
    { mesh: joined(posts), material: legs },
    cushion([x - 0.9, y + 0.95, z], [0.55, 0.16, 0.62], cloth),
    rolledTowel([x + 0.85, y + 0.88, z], 0.1, 0.55, towel),
  ];
}

/** A low armchair, round in the back. */
export function armchair(at: Point, cloth: Material, legs: Material, turn = 0): SceneObject[] {
  const seat = placed(block([0.9, 0.26, 0.82], 5), [0, 0.43, 0]);
  const back = surface(60, 30, (u, v) => {
    const angle = Math.PI * (0.92 + 1.16 * u);
    const thick = 0.07 * Math.sin(v * 6.2832);
    const radius = 0.5 + 0.085 * Math.cos(v * 6.2832);
    const high = 0.42 + 0.22 * Math.sin(u * Math.PI);
    const lift = Math.cos(v * 6.2832 - 1.57) > 0 ? 1 : 0;
    return [Math.cos(angle) * radius, 0.36 + lift * high + thick, Math.sin(angle) * radius * 0.92];
  });
  const feet = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      tube(
        (share) => [x * (0.3 + share * 0.05), 0.32 * (1 - share), z * (0.28 + share * 0.05)],
        () => 0.025,
        8,
        6,
      ),
    ),
  );
  return [
    { mesh: placed(joined([seat, back]), at, { y: turn }), material: cloth },
    { mesh: placed(joined(feet), at, { y: turn }), material: legs },
  ];
}

/** A round stool or side table. */
export function stool(at: Point, radius: number, high: number, top: Material, legs: Material): SceneObject[] {
  const seat = turned(
    [
      [0, high - 0.07],
      [radius, high - 0.07],
      [radius, high - 0.07],
      [radius * 1.02, high - 0.03],
      [radius, high],
      [radius, high],
      [0, high],
    ],
    48,
  );
  const feet = Array.from({ length: 3 }, (_, leg) => {
    const angle = leg * 2.094 + 0.5;
    return tube(
      (share) => [
        Math.cos(angle) * radius * (0.6 + 0.35 * share),
        (high - 0.05) * (1 - share),
        Math.sin(angle) * radius * (0.6 + 0.35 * share),
      ],
      () => 0.022,
      8,
      6,
    );
  });
  return [
    { mesh: placed(seat, at), material: top },
    { mesh: placed(joined(feet), at), material: legs },
  ];
}

/** A reception desk with a fluted front. */
export function desk(at: Point, width: number, front: Material, top: Material): SceneObject[] {
  const flutes = Array.from({ length: Math.round(width / 0.11) }, (_, index) =>
    tube(
      (share) => [-width / 2 + 0.055 + index * 0.11, share * 0.98, 0.3],
      () => 0.055,
      12,
      4,
    ),
  );
  return [
    {
      mesh: placed(joined([...flutes, placed(block([width, 0.98, 0.58], 20), [0, 0.49, 0])]), at),
      material: front,
    },
    {
      mesh: placed(block([width + 0.12, 0.07, 0.78], 16), [at[0], at[1] + 1.02, at[2] + 0.02]),
      material: top,
    },
  ];
}

/** Shelves on a wall with bottles, towels and a vase on them. */
export function shelves(
  at: Point,
  width: number,
  count: number,
  board: Material,
  towel: Material,
  glassHex: string,
): SceneObject[] {
  const boards = Array.from({ length: count }, (_, index) =>
    placed(block([width, 0.045, 0.3], 16), [at[0], at[1] + index * 0.52, at[2] + 0.15]),
  );
  const objects: SceneObject[] = [{ mesh: joined(boards), material: board }];
  for (let shelf = 0; shelf < count; shelf += 1) {
    const base = at[1] + shelf * 0.52 + 0.022;
    const flip = shelf % 2 === 0 ? 1 : -1;
    const z = at[2] + 0.16;
    objects.push(
      ...towels(
        [at[0] - flip * width * 0.27, base, z],
        [width * 0.3, 0.085, 0.24],
        [towel, towel, towel],
        shelf + 2,
      ),
    );
    for (let index = 0; index < 3; index += 1) {
      const place: Point = [at[0] + flip * width * (0.1 + index * 0.11), base, z];
      objects.push(
        ...bottle(place, 0.1, 0.24 + 0.06 * (index % 2), {
          glass: glass(glassHex, 1.2, 0.03),
          cap: matt('#20262a'),
          label: '#eceae3',
        }),
      );
    }
    if (shelf === 0)
      objects.push(vase([at[0] + flip * width * 0.44, base, z], 0.15, 0.26, 0.7, matt('#d8d7d0')));
  }
  return objects;
}

/** A lamp that hangs: a glowing globe, or a bowl of metal over a light. */
export function pendant(
  at: Point,
  radius: number,
  ceiling: number,
  shade: 'globe' | 'dome',
  warm = 1.8,
): SceneObject[] {
  const glow: Material = { colour: light('#fff1d8'), glow: times(light('#ffe0ad'), warm) };
  const cord = tube(
    (share) => [at[0], at[1] + radius + (ceiling - at[1] - radius) * share, at[2]],
    () => 0.012,
    6,
    6,
  );
  const lamp: SceneObject[] =
    shade === 'globe'
      ? [{ mesh: placed(ball(radius, 36), at), material: glow, shades: false }]
      : [
          {
            mesh: placed(
              turned(
                [
                  [radius * 0.12, radius],
                  [radius * 0.5, radius * 0.85],
                  [radius * 0.9, radius * 0.3],
                  [radius, -radius * 0.2],
                ],
                48,
              ),
              at,
            ),
            material: brass('#e3c694', 0.35),
            shades: false,
          },
          { mesh: placed(ball(radius * 0.42, 24), at), material: glow, shades: false },
        ];
  return [{ mesh: cord, material: matt('#2c2a28'), shades: false }, ...lamp];
}

/** A mirror on a wall. */
export function wallMirror(at: Point, radius: number, rim: Material): SceneObject[] {
  const ring = tube(
    (share) => [Math.cos(share * 6.2832) * radius, Math.sin(share * 6.2832) * radius, 0],
    () => radius * 0.04,
    12,
    90,
  );
  const face = surface(64, 3, (u, v) => [
    Math.cos(u * 6.2832) * radius * v,
    Math.sin(u * 6.2832) * radius * v,
    0,
  ]);
  return [
    { mesh: placed(ring, [at[0], at[1], at[2] + 0.03]), material: rim },
    {
      mesh: placed(face, [at[0], at[1], at[2] + 0.02]),
      material: { colour: light('#c9ced3'), gloss: 0.65, rough: 0.1 },
    },
  ];
}

/** A large pot for a plant. */
export function pot(at: Point, wide: number, high: number, material: Material): SceneObject {
  const r = wide / 2;
  const mesh = turned(
    [
      [0, 0],
      [r * 0.7, 0],
      [r * 0.7, 0],
      [r * 0.95, high * 0.5],
      [r, high],
      [r, high],
      [r * 0.9, high],
      [r * 0.85, high * 0.85],
      [0, high * 0.85],
    ],
    48,
  );
  return { mesh: placed(mesh, at), material };
}
