import { randomOf } from '#seed/random.ts';
import type { Mesh } from '../geometry/mesh.ts';
import { noise } from '../renderer/noise.ts';
import type { Material, Scene, SceneObject } from '../renderer/scene.ts';
import { plane } from '../geometry/shapes.ts';
import { light, smoothstep, times } from '../renderer/vector.ts';

const CUTS = 56;
const LOCKS = 30;
const STRANDS = 34;
const TOP = 3.6;
const LENGTH = 7.4;

interface Strand {
  readonly x: number;
  readonly z: number;
  readonly lean: number;
  readonly wide: number;
}

interface Lock {
  readonly wave: number;
  readonly phase: number;
  readonly pace: number;
  readonly strands: readonly Strand[];
}

/** Nothing but hair that falls in waves; towards the tips it takes on `tips`. */
export function hairOf(seed: string, colours: readonly string[], wave: number, tips?: string): Scene {
  const random = randomOf(seed);
  const locks = Array.from({ length: LOCKS }, (_, index): SceneObject => {
    const hex = colours[Math.floor(random() * colours.length)] ?? '#4a3226';
    const x = -3.7 + (index / (LOCKS - 1)) * 7.4;
    const layer = (index % 3) * 0.2 + random() * 0.15;
    const lock: Lock = {
      wave: wave * (0.85 + random() * 0.3),
      phase: index * 0.13 + random() * 0.5,
      pace: 4.6 + random() * 0.6,
      strands: Array.from({ length: STRANDS }, () => {
        const across = random() + random() - 1;
        return {
          x: x + across * 0.3,
          z: layer + Math.cos(across * 1.4) * 0.2 + random() * 0.03,
          lean: (random() - 0.5) * 0.16,
          wide: 0.011 + random() * 0.009,
        };
      }),
    };
    return { mesh: lockMesh(lock), material: shining(hex, tips ?? hex) };
  });
  const depth = { colour: times(light(colours[0] ?? '#4a3226'), 0.35) };
  return {
    camera: { eye: [0.3, 0, 6], target: [0, 0, 0], fov: 37 },
    sun: { direction: [-0.5, 1.1, 1.3], colour: [3.7, 3.35, 2.9], softness: 0.06 },
    sky: [0.42, 0.44, 0.5],
    ground: [0.2, 0.19, 0.2],
    behind: [0.05, 0.04, 0.04],
    closeness: 0.3,
    exposure: 0.6,
    focus: { distance: 5.6, blur: 0.005 },
    objects: [
      { mesh: plane([-6, -6, -0.05], [12, 0, 0], [0, 12, 0]), material: depth, shades: false },
      ...locks,
    ],
  };
}

function shining(hex: string, tips: string): Material {
  return {
    colour: light(hex),
    second: light(tips),
    pattern: (x, y, z) => smoothstep(1.1, -2, y + 0.8 * noise(x * 2.2, y * 0.25, z * 2)),
    gloss: 0.045,
    rough: 0.5,
    sheen: 0.1,
  };
}

/** Each strand a ribbon two corners wide, whose normals lean apart as if it were round. */
function lockMesh({ wave, phase, pace, strands }: Lock): Mesh {
  const corners = strands.length * (CUTS + 1) * 2;
  const positions = new Float32Array(corners * 3);
  const normals = new Float32Array(corners * 3);
  const triangles = new Uint32Array(strands.length * CUTS * 6);
  let at = 0;
  let next = 0;
  for (const { x, z, lean, wide } of strands) {
    for (let cut = 0; cut <= CUTS; cut += 1) {
      const share = cut / CUTS;
      const angle = share * pace + phase + lean;
      const px = x + wave * Math.sin(angle) + lean * share * 1.6;
      const pz = z + wave * 0.4 * Math.cos(angle * 1.05);
      const nod = (wave * 0.4 * Math.sin(angle * 1.05) * pace) / LENGTH;
      for (const side of [-1, 1]) {
        positions.set([px + side * wide, TOP - share * LENGTH, pz], at);
        normals.set([side * 0.62, -nod * 1.6, 0.78], at);
        at += 3;
      }
      if (cut === CUTS) continue;
      const first = at / 3 - 2;
      triangles.set([first, first + 1, first + 2, first + 1, first + 3, first + 2], next);
      next += 6;
    }
  }
  return { positions, normals, triangles };
}
