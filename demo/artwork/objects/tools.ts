import { randomOf } from '#seed/random.ts';
import { joined, placed, surface, type Mesh } from '../geometry/mesh.ts';
import type { Material, SceneObject } from '../renderer/scene.ts';
import { ball, block, tube, turned } from '../geometry/shapes.ts';
import type { Point } from '../renderer/vector.ts';

/** A flat comb lying on a surface. */
export function comb(at: Point, length: number, material: Material, turn = 0): SceneObject {
  const teeth = Math.round(length * 26);
  const parts: Mesh[] = [placed(block([length, 0.035, 0.12], 8), [0, 0.02, -0.13])];
  for (let tooth = 0; tooth <= teeth; tooth += 1) {
    const x = (tooth / teeth - 0.5) * length * 0.96;
    parts.push(placed(surface(6, 8, barOf(0.007, 0.26)), [x, 0.02, 0]));
  }
  return { mesh: placed(joined(parts), at, { y: turn }), material };
}

function barOf(radius: number, length: number): (u: number, v: number) => Point {
  return (u, v) => {
    const r = radius * Math.sqrt(Math.max(0.05, 1 - (v * 1.02) ** 6));
    return [Math.cos(u * 6.2832) * r, Math.sin(u * 6.2832) * r * 1.6, (v - 0.5) * length];
  };
}

/** A brush of hair on a turned handle, standing on its tip of hair or lying. */
export function brush(
  at: Point,
  size: number,
  look: { readonly handle: Material; readonly ring: Material; readonly hair: Material },
  { lie = 0, turn = 0, full = 1 } = {},
): SceneObject[] {
  const s = size;
  const slim = Math.min(1, full ** 0.7);
  const handle = turned(
    [
      [0, s * 1.02],
      [s * 0.07 * slim, s],
      [s * 0.1 * slim, s * 0.9],
      [s * 0.055 * slim, s * 0.66],
      [s * 0.1 * slim, s * 0.58],
      [s * 0.13 * full, s * 0.54],
    ],
    48,
  );
  const ring = turned(
    [
      [s * 0.135 * full, s * 0.54],
      [s * 0.135 * full, s * 0.54],
      [s * 0.13 * full, s * 0.44],
      [s * 0.13 * full, s * 0.44],
    ],
    48,
  );
  const hair = turned(
    [
      [s * 0.125 * full, s * 0.44],
      [s * 0.18 * full, s * 0.24],
      [s * 0.2 * full, s * 0.07],
      [s * 0.16 * full, s * 0.005],
      [0, -s * 0.015],
    ],
    64,
  );
  const put = (mesh: Mesh): Mesh => {
    const lying = placed(mesh, [0, lie ? s * 0.17 * full : 0.02, 0], { x: lie });
    return placed(lying, at, { y: turn });
  };
  return [
    { mesh: put(handle), material: look.handle },
    { mesh: put(ring), material: look.ring },
    { mesh: put(hair), material: look.hair },
  ];
}

export function scissors(at: Point, size: number, material: Material, turn = 0, open = 0.22): SceneObject {
  const half = (side: number): Mesh => {
    const blade = surface(20, 10, (u, v) => {
      const wide = 0.045 * size * (1 - u * 0.92);
      return [u * size * 0.95, 0.012 * Math.sin(v * Math.PI), (v - 0.5) * wide * 2];
    });
    const shank = tube(
      (share) => [-share * size * 0.42, 0.012, side * share * share * size * 0.16],
      () => 0.018 * size,
      10,
      16,
      [0, 1, 0],
    );
    const ring = tube(
      (share) => [
        -size * 0.56 + Math.cos(share * 6.2832) * size * 0.16,
        0.014,
        side * size * 0.16 + Math.sin(share * 6.2832) * size * 0.115,
      ],
      () => 0.02 * size,
      10,
      40,
      [0, 1, 0],
    );
    return placed(joined([blade, shank, ring]), [0, side > 0 ? 0.02 : 0.045, 0], { y: side * open });
  };
  const pivot = placed(ball(0.03 * size, 16), [0.02, 0.05, 0], {}, [1, 0.6, 1]);
  return { mesh: placed(joined([half(1), half(-1), pivot]), at, { y: turn }), material };
}

/** Tweezers lying on a surface. */
export function tweezers(at: Point, length: number, material: Material, turn = 0): SceneObject {
  const arm = (side: number): Mesh =>
    surface(24, 8, (u, v) => {
      const gap = Math.sin(u * Math.PI * 0.92) * 0.055 * length;
      const wide = length * (0.035 - 0.026 * u);
      const angle = v * Math.PI * 2;
      return [(u - 0.5) * length, 0.02 + Math.sin(angle) * 0.008, side * gap + Math.cos(angle) * wide * 0.5];
    });
  return { mesh: placed(joined([arm(1), arm(-1)]), at, { y: turn }), material };
}

/** A round mirror on its foot. */
export function mirror(at: Point, radius: number, frame: Material, face: Material, turn = 0): SceneObject[] {
  const ring = tube(
    (share) => [Math.cos(share * 6.2832) * radius, Math.sin(share * 6.2832) * radius, 0],
    () => radius * 0.045,
    14,
    80,
  );
  const pane = surface(64, 4, (u, v) => [
    Math.cos(u * 6.2832) * radius * v,
    Math.sin(u * 6.2832) * radius * v,
    0.01,
  ]);
  const foot = turned(
    [
      [0, 0],
      [radius * 0.55, 0],
      [radius * 0.55, 0.02],
      [radius * 0.1, 0.05],
      [radius * 0.045, 0.12],
      [radius * 0.045, radius * 0.5],
    ],
    48,
  );
  const stand: Point = [at[0], at[1] + radius * 1.45, at[2]];
  return [
    { mesh: placed(ring, stand, { y: turn }), material: frame },
    { mesh: placed(pane, stand, { y: turn, x: 0 }), material: face },
    { mesh: placed(foot, at), material: frame },
  ];
}

/** A bottle of nail polish. */
export function polish(at: Point, size: number, colour: Material, cap: Material): SceneObject[] {
  const body = placed(block([size * 0.62, size * 0.62, size * 0.62], 7), [at[0], at[1] + size * 0.31, at[2]]);
  const top = turned(
    [
      [size * 0.14, size * 0.6],
      [size * 0.14, size * 0.6],
      [size * 0.17, size * 0.68],
      [size * 0.15, size * 1.32],
      [size * 0.15, size * 1.32],
      [0, size * 1.34],
    ],
    40,
  );
  return [
    { mesh: body, material: colour },
    { mesh: placed(top, at), material: cap },
  ];
}

/** Painted nail tips in a row, the round side up. */
export function nails(
  at: Point,
  count: number,
  size: number,
  colours: readonly Material[],
  gap = 0.34,
): SceneObject[] {
  return Array.from({ length: count }, (_, index) => {
    const mesh = surface(40, 24, (u, v) => {
      const side = v * 2 - 1;
      const share = Math.min(1, Math.max(0, u));
      const base = Math.sqrt(1 - (1 - Math.min(1, share / 0.14)) ** 2);
      const tip = Math.sqrt(Math.max(0, 1 - Math.max(0, (share - 0.5) / 0.5) ** 2.1));
      const wide = size * 0.42 * Math.max(0.02, base) * Math.max(0.02, tip) * (1 - 0.14 * share);
      const round =
        (Math.sqrt(Math.max(0, 1 - side * side * 0.9)) - 0.3) *
        size *
        0.115 *
        Math.min(1, wide / (size * 0.3));
      return [side * wide * 0.5, round, (0.5 - share) * size * 1.5];
    });
    const x = at[0] + (index - (count - 1) / 2) * size * gap * 1.9;
    const z = at[2] - Math.abs(index - (count - 1) / 2) * size * -0.12;
    const material = colours[index % colours.length]!;
    return { mesh: placed(mesh, [x, at[1], z], { x: 0.06, y: (index - (count - 1) / 2) * -0.08 }), material };
  });
}

/** Crystals heaped in a circle. */
export function crystals(
  at: Point,
  radius: number,
  height: number,
  count: number,
  size: number,
  material: Material,
  seed: string,
): SceneObject {
  const random = randomOf(seed);
  const meshes = Array.from({ length: count }, () => {
    const far = Math.sqrt(random()) * radius;
    const angle = random() * 6.2832;
    const rise = height * (1 - (far / radius) ** 2);
    const grown = size * (0.5 + random());
    return placed(
      small,
      [at[0] + Math.cos(angle) * far, at[1] + rise, at[2] + Math.sin(angle) * far],
      { x: random() * 3, y: random() * 3, z: random() * 3 },
      grown,
    );
  });
  return { mesh: joined(meshes), material };
}

const small = surface(10, 6, (u, v) => {
  const bend = (value: number) => Math.sign(value) * Math.abs(value) ** 0.4;
  const ring = bend(Math.sin(v * Math.PI));
  return [
    bend(Math.cos(u * 6.2832)) * ring * 0.5,
    bend(Math.cos(v * Math.PI)) * 0.5,
    bend(Math.sin(u * 6.2832)) * ring * 0.5,
  ];
});
