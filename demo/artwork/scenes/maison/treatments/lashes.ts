import type { ScenesByName } from '../../../renderer/scene.ts';
import { brass, ceramic, glass, linen, matt, stoneware, wood } from '../../../objects/materials.ts';
import { brush, mirror, tweezers } from '../../../objects/tools.ts';
import { bowl, disc, filling, globe, jar } from '../../../objects/vessels.ts';
import { tabletop } from '../../../places/tabletop.ts';
import { TONES } from '../../../places/tones.ts';
import { joined } from '../../../geometry/mesh.ts';
import { tube } from '../../../geometry/shapes.ts';
import type { Point } from '../../../renderer/vector.ts';

/** A fan of fine curved lines, as lashes are. */
function fan(at: Point, count: number, length: number, spread: number, wide = 2, drop = (_x: number) => 0) {
  return joined(
    Array.from({ length: count }, (_, index) => {
      const place = index / (count - 1) - 0.5;
      const lean = place * spread;
      const x = place * wide;
      const long = length * (1 - 0.5 * place * place);
      return tube(
        (share) => [
          at[0] + x + Math.sin(lean) * long * share,
          at[1] - drop(x) + Math.sin(share * 1.35) * long * 0.86,
          at[2] + Math.cos(lean) * long * 0.45 * share * share,
        ],
        (share) => 0.02 * (1.05 - share),
        8,
        22,
      );
    }),
  );
}

export const lashScenes: ScenesByName = {
  'rehaussement-cils': () =>
    tabletop({
      tone: TONES.lilac,
      light: 'low',
      seed: 'cils',
      target: [0, 0.8, 0],
      objects: [
        globe([0, 0.35, 0], 1.02, { ...ceramic('#9a90ae', 0.6), through: 0.2 }),
        {
          mesh: fan([0, 1.2, 0.5], 25, 0.6, 1.5, 1.5, (x) => 0.85 - Math.sqrt(Math.max(0, 0.79 - x * x))),
          material: matt('#2b2533'),
        },
        disc([0, 0, 0.1], 2.8, 0.09, stoneware('#d5d0df', '#8d88a0')),
      ],
    }),
  'extensions-cils': () =>
    tabletop({
      tone: TONES.smoke,
      light: 'window',
      seed: 'extensions',
      eye: [0, 3.2, 4.6],
      target: [0, 0.1, 0.1],
      objects: [
        disc([-0.5, 0, 0], 2.1, 0.1, ceramic('#ece9ef', 0.35)),
        ...[-0.5, 0, 0.5].map((z) => ({
          mesh: fan([-0.5, 0.1, z], 30, 0.24, 0.5),
          material: matt('#241f2b'),
        })),
        tweezers([1.15, 0.01, 0.5], 1.5, brass('#e0c390', 0.22), 1.0),
        ...jar([1.3, 0, -0.65], 0.5, 0.34, glass('#8d86a8', 1), brass()),
      ],
    }),
  'teinture-sourcils': () =>
    tabletop({
      tone: TONES.rose,
      light: 'blinds',
      seed: 'teinture',
      eye: [0, 2.9, 4.9],
      target: [0, 0.2, 0.1],
      objects: [
        ...['#8a6248', '#553a2d', '#2f2320'].flatMap((hex, index) => {
          const at = [index * 0.95 - 1.2, 0, -0.25 + (index % 2) * 0.35] as const;
          return [
            bowl(at, 0.85, 0.3, ceramic('#f0e8e8', 0.3), 0.7),
            filling(at, 0.85, 0.3, { ...matt(hex), gloss: 0.04, rough: 0.4 }, 0.75, 0.03),
          ];
        }),
        ...brush(
          [1.2, 0, 0.7],
          1.5,
          { handle: matt('#4b3a4a'), ring: brass(), hair: linen('#6b5145', 60) },
          { lie: -1.52, turn: 2.5, full: 0.38 },
        ),
      ],
    }),
  'restructuration-sourcils': () =>
    tabletop({
      tone: TONES.pearl,
      light: 'arch',
      seed: 'miroir',
      target: [0, 0.85, 0],
      objects: [
        ...mirror(
          [-0.45, 0, -0.2],
          0.78,
          brass('#e3c694', 0.25),
          { ...matt('#c5c6d2'), gloss: 0.7, rough: 0.12 },
          0.35,
        ),
        ...jar([0.85, 0, 0.3], 0.8, 0.26, ceramic('#b9a6bd', 0.25), brass('#e3c694', 0.3)),
        ...brush(
          [1.55, 0, -0.2],
          1.1,
          { handle: wood('#4a3a3c', '#2c2224', 'y'), ring: brass(), hair: linen('#d9c7bd', 60) },
          { lie: -1.5, turn: 0.9, full: 0.6 },
        ),
      ],
    }),
};
