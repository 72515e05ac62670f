import type { ScenesByName } from '../../../renderer/scene.ts';
import { blossom, bouquet, plumes } from '../../../objects/botany.ts';
import {
  brass,
  ceramic,
  foliageOf,
  glass,
  linen,
  matt,
  petal,
  stoneware,
  terry,
  wax,
  wood,
} from '../../../objects/materials.ts';
import { towels } from '../../../objects/textiles.ts';
import { tweezers } from '../../../objects/tools.ts';
import { bowl, disc, filling, globe, jar, vase } from '../../../objects/vessels.ts';
import { silkFolds } from '../../../places/close-ups.ts';
import { tabletop } from '../../../places/tabletop.ts';
import { TONES } from '../../../places/tones.ts';
import { placed } from '../../../geometry/mesh.ts';
import { block, turned } from '../../../geometry/shapes.ts';

const amber = { ...glass('#d08a1c', 1.5, 0.14), rough: 0.05 };
const spatula = wood('#c8a878', '#9f7d50');

export const waxingScenes: ScenesByName = {
  'jambes-entieres': () =>
    tabletop({
      tone: TONES.honey,
      light: 'window',
      seed: 'cire',
      objects: [
        ...jar([-0.35, 0, 0], 1.15, 0.95, amber),
        filling([-0.35, 0, 0], 1.3, 0.95, { ...ceramic('#d9962c', 0.15), through: 0.6 }, 0.86),
        {
          mesh: placed(block([1.9, 0.035, 0.2], 10), [0.35, 1.08, 0.15], { z: 0.42, y: -0.3 }),
          material: spatula,
        },
        ...towels([1.65, 0, -0.4], [1.3, 0.22, 0.95], [terry('#f0ebdb'), terry('#c9cdb4')], 4),
        globe([0.75, 0.14, 0.85], 0.14, { ...ceramic('#e0a43c', 0.12), through: 0.6 }),
      ],
    }),
  'demi-jambes': () =>
    tabletop({
      tone: TONES.celadon,
      light: 'arch',
      seed: 'vases',
      target: [0, 1, 0],
      objects: [
        vase([-0.4, 0, 0], 0.62, 1.75, 0.1, ceramic('#e9e8da', 0.45)),
        vase([0.45, 0, 0.25], 0.55, 1.2, 0.25, ceramic('#a8b894', 0.4)),
        disc([1.35, 0, 0.45], 0.8, 0.1, stoneware('#e6e2cf')),
        ...plumes([-0.4, 1.55, 0], 0.95, 3, { stem: matt('#a9976a'), plume: matt('#d8cba5') }, 'demi'),
      ],
    }),
  maillot: async () => {
    const cloth = silkFolds(5, '#cfd3bd', { count: 1.7, depth: 0.28, sway: 1.8 });
    const flower = blossom([0.5, -0.25, 0.42], 1.05, petal('#f7f2ea'), wax('#d9b75a'), 1.25, 'maillot');
    return { ...cloth, exposure: 0.72, objects: [...cloth.objects, ...flower] };
  },
  aisselles: () =>
    tabletop({
      tone: TONES.honey,
      light: 'soft',
      seed: 'plumes',
      target: [0, 0.95, 0],
      objects: [
        vase([-0.1, 0, 0], 1.05, 1, 1, ceramic('#8d9f84', 0.4)),
        ...plumes([-0.1, 0.8, 0], 1.5, 6, { stem: matt('#b3a277'), plume: matt('#e6dcc0') }, 'aisselles'),
        bowl([1.3, 0, 0.6], 0.7, 0.26, stoneware('#efe9d8'), 0.7),
      ],
    }),
  'levre-sourcils': () =>
    tabletop({
      tone: TONES.sage,
      light: 'blinds',
      seed: 'fil',
      eye: [0, 2.5, 5.3],
      target: [0, 0.35, 0],
      objects: [
        disc([0, 0, 0.1], 3, 0.08, ceramic('#e8e9e2', 0.4)),
        {
          mesh: placed(
            turned([
              [0.42, 0],
              [0.42, 0],
              [0.42, 0.08],
              [0.42, 0.08],
              [0.34, 0.1],
              [0.37, 0.4],
              [0.34, 0.7],
              [0.42, 0.72],
              [0.42, 0.72],
              [0.42, 0.8],
              [0.42, 0.8],
              [0, 0.8],
            ]),
            [-0.5, 0.08, -0.1],
          ),
          material: { ...linen('#f3f0e6', 30), grain: { scale: [8, 90, 8], depth: 0.003 } },
        },
        tweezers([0.6, 0.1, 0.45], 1.25, brass('#cfae72', 0.25), 0.5),
        ...bouquet(
          [1.7, 0, -0.7],
          1.4,
          3,
          { length: 0.3, width: 0.1 },
          { stem: matt('#5d6a4c'), leaves: foliageOf('#7b9277') },
          'fil',
        ),
      ],
    }),
};
