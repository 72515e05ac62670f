import { randomOf } from '#seed/random.ts';
import { joined, placed, type Mesh } from '../geometry/mesh.ts';
import type { Material, SceneObject } from '../renderer/scene.ts';
import { ball, leaf, oriented, sprig, tube, type Leaf } from '../geometry/shapes.ts';
import { add, cross, unit, type Point } from '../renderer/vector.ts';

/** Branches that rise from one point, as out of a vase. */
export function bouquet(
  at: Point,
  high: number,
  branches: number,
  size: Leaf,
  look: { readonly stem: Material; readonly leaves: Material },
  seed: string,
): SceneObject[] {
  const random = randomOf(seed);
  const sprigs = Array.from({ length: branches }, (_, index) => {
    const angle = (index / branches) * Math.PI * 2 + random();
    const lean = 0.25 + random() * 0.4;
    const top: Point = [
      at[0] + Math.cos(angle) * lean * high,
      at[1] + high * (0.7 + random() * 0.35),
      at[2] + Math.sin(angle) * lean * high * 0.7,
    ];
    return sprig(at, top, 9 + Math.floor(random() * 6), size, 1 + random() * 9);
  });
  return [
    { mesh: joined(sprigs.map(({ stem }) => stem)), material: look.stem },
    { mesh: joined(sprigs.map(({ leaves }) => leaves)), material: look.leaves },
  ];
}

/** Petals strewn on a surface within a radius. */
export function petals(
  at: Point,
  radius: number,
  count: number,
  size: number,
  material: Material,
  seed: string,
): SceneObject {
  const random = randomOf(seed);
  const meshes = Array.from({ length: count }, () => {
    const angle = random() * Math.PI * 2;
    const far = Math.sqrt(random()) * radius;
    const grown = size * (0.7 + random() * 0.6);
    const petalMesh = leaf({ length: grown, width: grown * 0.8, droop: -0.35 - random() * 0.3, fold: 0.35 });
    return placed(petalMesh, [at[0] + Math.cos(angle) * far, at[1] + 0.015, at[2] + Math.sin(angle) * far], {
      y: random() * 6.28,
      x: (random() - 0.5) * 0.5,
    });
  });
  return { mesh: joined(meshes), material };
}

/** An open flower seen from above: rings of petals around a heart. */
export function blossom(
  at: Point,
  size: number,
  colour: Material,
  heart: Material,
  tilt = 0.5,
  seed = 'blossom',
): SceneObject[] {
  const random = randomOf(seed);
  const rings: Mesh[] = [];
  for (let ring = 0; ring < 3; ring += 1) {
    const count = 5 + ring;
    for (let index = 0; index < count; index += 1) {
      const angle = ((index + ring * 0.5 + random() * 0.15) / count) * Math.PI * 2;
      const rise = 1.1 - ring * 0.4 + random() * 0.1;
      const ahead = unit([
        Math.cos(angle) * Math.cos(rise),
        Math.sin(rise),
        Math.sin(angle) * Math.cos(rise),
      ]);
      const wide = unit(cross([0, 1, 0], ahead));
      const long = size * (0.5 + ring * 0.24);
      rings.push(
        oriented(
          leaf({ length: long, width: long * 0.85, droop: 0.18, fold: 0.5 }, 24),
          [0, 0, 0],
          ahead,
          wide,
        ),
      );
    }
  }
  return [
    { mesh: placed(joined(rings), at, { x: tilt }), material: colour },
    { mesh: placed(ball(size * 0.12, 24), add(at, [0, size * 0.12, size * 0.06])), material: heart },
  ];
}

/** Plumes of dry grass. */
export function plumes(
  at: Point,
  high: number,
  count: number,
  look: { readonly stem: Material; readonly plume: Material },
  seed: string,
): SceneObject[] {
  const random = randomOf(seed);
  const stems: Mesh[] = [];
  const blades: Mesh[] = [];
  for (let index = 0; index < count; index += 1) {
    const lean = (random() - 0.5) * 0.9;
    const depth = (random() - 0.5) * 0.5;
    const tall = high * (0.75 + random() * 0.35);
    const line = (share: number): Point => [
      at[0] + lean * tall * share * share,
      at[1] + tall * share * (1 - 0.1 * share),
      at[2] + depth * tall * share * share,
    ];
    stems.push(tube(line, () => 0.009, 6, 20));
    for (let blade = 0; blade < 110; blade += 1) {
      const share = 0.52 + 0.48 * (blade / 110);
      const spin = random() * 6.28;
      const ahead = unit([Math.cos(spin) * 0.42 + lean * 0.8, 1, Math.sin(spin) * 0.42 + depth * 0.6]);
      const full = Math.sin(((share - 0.52) / 0.48) ** 0.7 * Math.PI * 0.92 + 0.15);
      const size = { length: 0.1 + 0.16 * full, width: 0.016, droop: 0.35 };
      blades.push(
        oriented(
          leafOf(size),
          line(share),
          ahead,
          unit(cross(ahead, [Math.sin(spin), 0.1, -Math.cos(spin)])),
        ),
      );
    }
  }
  return [
    { mesh: joined(stems), material: look.stem },
    { mesh: joined(blades), material: look.plume },
  ];
}

const slim = new Map<string, Mesh>();

function leafOf(size: Leaf): Mesh {
  const key = size.length.toFixed(2);
  const kept = slim.get(key) ?? leaf(size, 4);
  slim.set(key, kept);
  return kept;
}

/** A tall plant in a pot, broad leaves on arching stalks. */
export function potPlant(
  at: Point,
  high: number,
  count: number,
  material: Material,
  seed: string,
  broad = 0.42,
): SceneObject[] {
  const random = randomOf(seed);
  const stalks: Mesh[] = [];
  const blades: Mesh[] = [];
  for (let index = 0; index < count; index += 1) {
    const angle = (index / count) * Math.PI * 2 + random() * 0.6;
    const tall = high * (0.55 + random() * 0.5);
    const out = tall * (0.22 + random() * 0.3);
    const line = (share: number): Point => [
      at[0] + Math.cos(angle) * out * share * share,
      at[1] + tall * share * (1.15 - 0.25 * share),
      at[2] + Math.sin(angle) * out * share * share,
    ];
    stalks.push(tube(line, (share) => 0.018 * (1.2 - share * 0.6), 8, 18));
    const ahead = unit([Math.cos(angle), 0.35 + random() * 0.4, Math.sin(angle)]);
    const long = high * (0.3 + random() * 0.14);
    const wide = unit(cross(ahead, [0, 1, 0]));
    blades.push(
      oriented(leaf({ length: long, width: long * broad, droop: 0.5, fold: 0.22 }), line(1), ahead, wide),
    );
  }
  return [
    { mesh: joined(stalks), material },
    { mesh: joined(blades), material },
  ];
}
