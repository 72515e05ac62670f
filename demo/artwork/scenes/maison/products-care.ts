import type { ScenesByName } from '../../renderer/scene.ts';
import { placed } from '../../geometry/mesh.ts';
import { block, turned } from '../../geometry/shapes.ts';
import { blossom, bouquet, petals } from '../../objects/botany.ts';
import {
  brass,
  ceramic,
  foliageOf,
  glass,
  linen,
  marble,
  matt,
  petal,
  stone,
  stoneware,
  wax,
  wood,
} from '../../objects/materials.ts';
import { runner } from '../../objects/textiles.ts';
import { bottle, bowl, cream, disc, filling, jar } from '../../objects/vessels.ts';
import { tabletop } from '../../places/tabletop.ts';
import { TONES } from '../../places/tones.ts';

const sprigs = { stem: matt('#5f6a58'), leaves: foliageOf('#7d9478') };
const almond = wood('#b07a4c', '#7c5030', 'x');

/** An almond's kernel lying on the table. */
function kernel(at: readonly [number, number, number], turn: number) {
  return {
    mesh: placed(
      turned([
        [0, -0.16],
        [0.075, -0.08],
        [0.085, 0.02],
        [0.04, 0.13],
        [0, 0.17],
      ]),
      at,
      { z: 1.5, y: turn },
    ),
    material: almond,
  };
}

/** What is for body and face. */
export const careProductScenes: ScenesByName = {
  'huile-amande': () =>
    tabletop({
      tone: TONES.celadon,
      light: 'window',
      seed: 'huile amande',
      eye: [0, 1.9, 5.4],
      target: [0, 0.78, 0],
      objects: [
        disc([0, 0, 0.1], 2.5, 0.14, stoneware('#d9d2c0', '#8b7c62')),
        ...bottle([-0.18, 0.14, 0], 0.86, 1.85, {
          glass: glass('#d59a3a', 1.25),
          cap: wood('#6d4c33', '#43301f', 'y'),
          label: '#f3eee0',
        }),
        kernel([0.62, 0.23, 0.5], 0.4),
        kernel([0.84, 0.23, 0.28], 1.9),
        kernel([0.45, 0.23, 0.78], 2.6),
        kernel([1.5, 0.09, 0.75], 0.9),
        ...bouquet([1.5, 0, -0.8], 1.7, 3, { length: 0.34, width: 0.1, droop: 0.25 }, sprigs, 'amande'),
      ],
    }),
  'baume-miel': () =>
    tabletop({
      tone: TONES.honey,
      light: 'low',
      seed: 'baume miel',
      eye: [0, 2.5, 5.2],
      target: [0, 0.42, 0],
      objects: [
        ...jar([-0.2, 0, 0], 1.7, 0.78, stoneware('#efe6d2', '#a68b5f')),
        cream([-0.2, 0.56, 0], 1.44, { ...wax('#e0ac4c'), through: 0.55 }),
        {
          mesh: placed(
            turned([
              [0, 0],
              [0.86, 0],
              [0.88, 0.03],
              [0.88, 0.16],
              [0.85, 0.2],
              [0, 0.2],
            ]),
            [1.12, 0.62, 0.45],
            { z: 1.12, y: -0.35 },
          ),
          material: wood('#a9763f', '#714a24', 'y'),
        },
        ...bouquet([-1.7, 0, -0.6], 1.2, 4, { length: 0.22, width: 0.09 }, sprigs, 'miel'),
      ],
    }),
  'lait-figue': () =>
    tabletop({
      tone: TONES.plum,
      light: 'leaves',
      seed: 'lait figue',
      eye: [0, 1.9, 5.6],
      target: [0, 0.92, 0],
      objects: [
        { mesh: placed(block([1.7, 0.4, 1.2], 14), [-0.25, 0.2, 0]), material: marble('#a67f8f', '#dcc3cb') },
        ...bottle([-0.3, 0.4, 0.05], 0.78, 1.75, {
          glass: ceramic('#f3eeea', 0.35),
          cap: matt('#2f2530'),
          label: '#5d2f47',
        }),
        ...bouquet(
          [1.1, 0, -0.35],
          1.9,
          4,
          { length: 0.5, width: 0.34, droop: 0.35 },
          { stem: matt('#59503c'), leaves: foliageOf('#5d7d58') },
          'figue',
        ),
      ],
    }),
  'serum-eclat': () =>
    tabletop({
      tone: TONES.pearl,
      light: 'arch',
      seed: 'serum',
      eye: [0, 2, 5.2],
      target: [0, 0.85, 0],
      objects: [
        {
          mesh: placed(block([1.25, 0.8, 1.1], 14), [-0.1, 0.4, -0.05]),
          material: marble('#ece9ee', '#b3abc0'),
        },
        ...bottle([-0.1, 0.8, 0], 0.58, 1.1, {
          glass: glass('#b5702c', 1.5),
          cap: brass(),
          label: '#f6f1ea',
        }),
        petals([0.95, 0, 0.6], 0.35, 5, 0.24, petal('#e8b58a'), 'serum'),
        disc([1.15, 0, -0.2], 0.8, 0.1, stoneware('#d6cfda', '#8d84a0')),
        ...jar([1.15, 0.1, -0.2], 0.5, 0.26, ceramic('#f4f0f4', 0.25), brass('#d8c49a')),
      ],
    }),
  'creme-rose': () =>
    tabletop({
      tone: TONES.rose,
      light: 'window',
      seed: 'creme rose',
      eye: [0, 2.4, 5.2],
      target: [0, 0.42, 0],
      objects: [
        ...jar([-0.3, 0, -0.05], 1.35, 0.72, ceramic('#f0dcdd', 0.2)),
        cream([-0.3, 0.52, -0.05], 1.14, { ...ceramic('#fbf1ee', 0.35), through: 0.4 }),
        ...blossom([0.98, 0.06, 0.5], 0.52, petal('#d98fa0'), wax('#e6c06a'), 0.55, 'creme rose'),
        petals([-1.2, 0, 0.75], 0.35, 4, 0.24, petal('#e2a9b5'), 'creme petals'),
      ],
    }),
  'masque-argile': () =>
    tabletop({
      tone: TONES.moss,
      light: 'window',
      seed: 'masque argile',
      eye: [0, 2.5, 5.2],
      target: [0, 0.38, 0.05],
      objects: [
        runner([0.1, 0.004, 1.15], 2.6, 2.1, 0.2, linen('#dcd9c8', 34)),
        bowl([-0.45, 0.02, 0.2], 1.35, 0.5, stoneware('#c8c3b2', '#5f5a4a'), 0.5),
        filling([-0.45, 0.02, 0.2], 1.35, 0.5, { ...stone('#8d9f7c', '#a9b79a'), gloss: 0.05 }, 0.78, 0.12),
        ...jar(
          [0.85, 0.02, -0.15],
          0.95,
          0.62,
          stoneware('#dcd8ca', '#6f6a58'),
          wood('#8a6a48', '#5a4330', 'y'),
        ),
      ],
    }),
  'eau-bleuet': () =>
    tabletop({
      tone: TONES.mist,
      light: 'leaves',
      seed: 'eau bleuet',
      eye: [0, 1.9, 5.4],
      target: [0, 0.8, 0],
      objects: [
        disc([-0.15, 0, 0], 1.7, 0.14, stone('#aebdc4', '#d9e2e5')),
        ...bottle([-0.15, 0.14, 0], 0.72, 1.75, {
          glass: glass('#5c86c4', 1.2),
          cap: matt('#e9edf0'),
          label: '#eff3f6',
        }),
        ...blossom([0.85, 0.05, 0.6], 0.3, petal('#5a74c9'), matt('#2d2f6a'), 0.5, 'bleuet un'),
        ...blossom([1.3, 0.04, 0.25], 0.24, petal('#6d86d6'), matt('#2d2f6a'), 0.6, 'bleuet deux'),
        ...blossom([-1.25, 0.04, 0.65], 0.22, petal('#5a74c9'), matt('#2d2f6a'), 0.4, 'bleuet trois'),
      ],
    }),
};
