import type { ScenesByName } from '../../../renderer/scene.ts';
import { blossom, petals } from '../../../objects/botany.ts';
import {
  brass,
  ceramic,
  linen,
  marble,
  matt,
  paint,
  petal,
  stone,
  stoneware,
  terry,
  wax,
} from '../../../objects/materials.ts';
import { towels } from '../../../objects/textiles.ts';
import { brush, nails, polish } from '../../../objects/tools.ts';
import { bowl, disc, filling, jar, stillWater } from '../../../objects/vessels.ts';
import { tabletop } from '../../../places/tabletop.ts';
import { TONES } from '../../../places/tones.ts';
import { placed } from '../../../geometry/mesh.ts';
import { block, pebble } from '../../../geometry/shapes.ts';

const cap = matt('#2c2430');

export const handScenes: ScenesByName = {
  manucure: () =>
    tabletop({
      tone: TONES.rose,
      light: 'window',
      seed: 'manucure',
      eye: [0, 1.5, 5.2],
      target: [0, 0.5, 0],
      objects: [
        {
          mesh: placed(block([1.5, 0.36, 1.1], 12), [-0.75, 0.18, -0.1]),
          material: marble('#e9dcdf', '#b996a0'),
        },
        ...polish([-0.98, 0.36, 0], 0.72, paint('#e6b7bf'), cap),
        ...polish([-0.35, 0.36, -0.15], 0.72, paint('#b45f78'), cap),
        ...polish([0.5, 0, 0.2], 0.72, paint('#6c2a46'), cap),
        petals([1.2, 0, 0.65], 0.3, 4, 0.24, petal('#e7bcc6'), 'manucure'),
      ],
    }),
  'manucure-semi-permanent': () =>
    tabletop({
      tone: TONES.plum,
      light: 'blinds',
      seed: 'semi',
      eye: [0, 2.7, 4.7],
      target: [0, 0.1, 0.1],
      objects: nails(
        [0, 0.06, 0.1],
        7,
        0.9,
        ['#efdfe0', '#e3b9bd', '#d08f9b', '#b65d74', '#983a58', '#74243f', '#4b1730'].map(paint),
        0.235,
      ),
    }),
  'beaute-des-pieds': () =>
    tabletop({
      tone: TONES.rose,
      light: 'leaves',
      seed: 'pieds',
      eye: [0, 3.2, 5.2],
      target: [0, 0.35, 0],
      objects: [
        bowl([-0.25, 0, 0], 2.7, 0.75, ceramic('#b78f9d', 0.3), 0.35),
        ...[1, 2, 3, 4, 5].map((seed) => ({
          mesh: placed(
            pebble(seed, [0.26, 0.13, 0.21]),
            [-0.75 + seed * 0.2, 0.26, 0.35 - (seed % 3) * 0.3],
            { y: seed },
          ),
          material: stone('#6d5f69', '#b5a8b0'),
        })),
        stillWater([-0.25, 0.58, 0], 2.46, '#c9ced6', 0.03),
        ...blossom([-0.05, 0.6, -0.15], 0.42, petal('#faf1e6'), wax('#e3bd58'), 0.1, 'pieds'),
        ...towels([1.85, 0, -0.2], [1.1, 0.2, 0.9], [terry('#efe3e4'), terry('#c79aa8')], 9),
      ],
    }),
  'pose-gel': () =>
    tabletop({
      tone: TONES.plum,
      light: 'window',
      seed: 'gel',
      eye: [0, 2.2, 4.9],
      target: [0, 0.2, 0.1],
      objects: [
        disc([0, 0, 0.1], 3.1, 0.09, marble('#a67f8f', '#dcc3cb')),
        ...nails(
          [0, 0.15, 0.1],
          5,
          0.95,
          ['#e0b7b2', '#d3a09d', '#c28a8b', '#d3a09d', '#e0b7b2'].map(paint),
          0.25,
        ),
        ...brush(
          [1.75, 0, -0.35],
          1.15,
          { handle: matt('#3c2031'), ring: brass(), hair: linen('#e9d8cf', 60) },
          { lie: -1.5, turn: 0.6, full: 0.42 },
        ),
      ],
    }),
  'decor-d-ongle': () =>
    tabletop({
      tone: TONES.smoke,
      light: 'soft',
      seed: 'decor',
      eye: [0, 2.8, 5],
      target: [0, 0.2, 0],
      objects: ['#c98a9d', '#d9b25e', '#7e9a94', '#8f7fb5', '#e4d8d2'].flatMap((hex, index) => {
        const at = [(index % 3) * 1.05 - 1.05 + (index > 2 ? 0.5 : 0), 0, index > 2 ? 0.75 : -0.25] as const;
        return [
          ...jar(at, 0.78, 0.34, stoneware('#eceaee')),
          filling(at, 0.86, 0.34, { ...matt(hex), gloss: 0.1, rough: 0.6 }, 0.74, 0.07),
        ];
      }),
    }),
};
