import type { ScenesByName } from '../../../renderer/scene.ts';
import { blossom, bouquet, petals } from '../../../objects/botany.ts';
import {
  brass,
  ceramic,
  flame,
  foliageOf,
  glass,
  linen,
  matt,
  petal,
  stone,
  stoneware,
  wax,
  wood,
} from '../../../objects/materials.ts';
import { brush } from '../../../objects/tools.ts';
import { runner, towels } from '../../../objects/textiles.ts';
import { bottle, bowl, cream, disc, filling, globe, jar, stillWater } from '../../../objects/vessels.ts';
import { tabletop } from '../../../places/tabletop.ts';
import { TONES } from '../../../places/tones.ts';
import { placed } from '../../../geometry/mesh.ts';
import { pebble, tube, turned } from '../../../geometry/shapes.ts';

const rose = petal('#e3b9c6');
const jade = { ...stone('#8fb39d', '#c5d8c8', 0.9), through: 0.35 };
const sprigs = { stem: matt('#6c7466'), leaves: foliageOf('#8a9c8b') };

export const faceScenes: ScenesByName = {
  'soin-eclat': () =>
    tabletop({
      tone: TONES.lilac,
      light: 'leaves',
      seed: 'eclat',
      eye: [0, 3.1, 5.2],
      target: [0, 0.42, 0],
      objects: [
        bowl([-0.25, 0, 0], 2.3, 0.72, ceramic('#e9e6ee'), 0.7),
        stillWater([-0.25, 0.56, 0], 2.06, '#c5d4de', 0.035),
        petals([-0.35, 0.565, 0.05], 0.72, 11, 0.26, rose, 'eclat'),
        petals([1.5, 0, 0.6], 0.4, 4, 0.26, rose, 'eclat table'),
        ...bottle([1.55, 0, -0.45], 0.44, 1.05, {
          glass: glass('#a9a1c9', 1),
          cap: brass(),
          label: '#ece9f2',
        }),
      ],
    }),
  'soin-hydratant': () =>
    tabletop({
      tone: TONES.pearl,
      light: 'window',
      seed: 'hydratant',
      eye: [0, 2.3, 5.6],
      target: [0, 0.45, 0],
      objects: [
        disc([-0.2, 0, 0.05], 1.9, 0.16, stoneware('#cfcdd8', '#8d88a0')),
        ...jar([-0.2, 0.16, 0.05], 1.15, 0.6, ceramic('#f2f0f3', 0.25)),
        cream([-0.2, 0.6, 0.05], 0.98, { ...ceramic('#fbf6f2', 0.35), through: 0.4 }),
        {
          mesh: placed(
            turned([
              [0, 0],
              [0.6, 0],
              [0.61, 0.03],
              [0.61, 0.17],
              [0.58, 0.2],
              [0, 0.2],
            ]),
            [1.15, 0.09, 0.55],
            { x: 0.1, z: 0.14 },
          ),
          material: brass('#c8c0a8', 0.35),
        },
        ...bouquet([-1.7, 0, -0.7], 1.6, 3, { length: 0.3, width: 0.12 }, sprigs, 'hydratant'),
      ],
    }),
  'soin-lumiere-led': () =>
    tabletop({
      tone: TONES.iris,
      light: 'dusk',
      seed: 'led',
      exposure: 1.25,
      lamps: [
        { at: [0, 1.2, -0.7], colour: [1.7, 0.95, 1.05] },
        { at: [0, 0.25, -0.75], colour: [0.7, 0.42, 0.46] },
      ],
      objects: [
        {
          mesh: placed(
            tube(
              (share) => [Math.cos(share * 6.2832) * 1.02, Math.sin(share * 6.2832) * 1.02, 0],
              () => 0.055,
              16,
              90,
            ),
            [0, 1.16, -0.9],
          ),
          material: flame('#ffc3d4', 4.2),
          shades: false,
        },
        disc([0, 0, 0], 1.7, 0.18, matt('#8a8799')),
        globe([0, 0.76, 0], 0.58, ceramic('#dcd3e3', 0.28)),
        globe([1.25, 0.2, 0.55], 0.2, ceramic('#b9abd0', 0.3)),
      ],
    }),
  'soin-liftant-kobido': () =>
    tabletop({
      tone: TONES.celadon,
      light: 'blinds',
      seed: 'kobido',
      eye: [0, 3, 4.9],
      target: [0, 0.2, 0],
      objects: [
        runner([0, 0.01, 1.2], 3, 2.4, 0.4, linen('#e8eadf'), 4),
        {
          mesh: placed(
            turned([
              [0, -0.3],
              [0.2, -0.28],
              [0.25, -0.1],
              [0.25, 0.1],
              [0.2, 0.28],
              [0, 0.3],
            ]),
            [-0.75, 0.32, -0.3],
            { z: 1.2, y: 0.5 },
          ),
          material: jade,
        },
        {
          mesh: tube(
            (share) => [-0.62 + share * 1.5, 0.3 - share * 0.16, -0.15 + share * 0.85],
            (share) => 0.055 + 0.02 * Math.sin(share * 3.1),
            20,
            40,
          ),
          material: brass('#d2b273', 0.25),
        },
        {
          mesh: placed(pebble(12, [0.52, 0.12, 0.34], 0.28), [0.9, 0.15, -0.25], { y: 0.5 }),
          material: jade,
        },
        { mesh: placed(pebble(14, [0.16, 0.14, 0.15], 0.1), [1.05, 0.18, 0.85]), material: jade },
      ],
    }),
  'soin-purifiant': () =>
    tabletop({
      tone: TONES.mist,
      light: 'arch',
      seed: 'purifiant',
      eye: [0, 2.6, 5.4],
      target: [0, 0.4, 0],
      objects: [
        bowl([-0.35, 0, 0], 1.6, 0.68, stoneware('#e3e2da'), 0.45),
        {
          ...filling(
            [-0.35, 0, 0],
            1.6,
            0.68,
            { ...ceramic('#9fac88', 0.6), grain: { scale: [5, 5, 5], depth: 0.03 } },
            0.72,
            0.09,
          ),
          shades: false,
        },
        ...brush(
          [1.0, 0, 0.75],
          1.5,
          { handle: wood('#8d7250', '#5d4832', 'x'), ring: brass(), hair: linen('#e8ddc8', 60) },
          { lie: -1.5, turn: 2.3, full: 0.75 },
        ),
        ...jar([1.35, 0, -0.5], 0.62, 0.42, glass('#b8c8b4', 0.6), wood('#a58a63', '#7c6340')),
      ],
    }),
  'contour-des-yeux': () =>
    tabletop({
      tone: TONES.lilac,
      light: 'soft',
      seed: 'yeux',
      eye: [0, 2.6, 5.2],
      target: [0, 0.3, 0],
      objects: [
        bowl([0, 0, 0], 2, 0.34, ceramic('#edeaf0'), 0.9),
        {
          mesh: placed(pebble(21, [0.3, 0.3, 0.4], 0.03), [-0.33, 0.42, 0.1]),
          material: { ...ceramic('#e3c4cf', 0.12), through: 0.5 },
        },
        {
          mesh: placed(pebble(22, [0.3, 0.3, 0.4], 0.03), [0.36, 0.42, 0.02], { y: 0.5 }),
          material: { ...ceramic('#e9d0d6', 0.12), through: 0.5 },
        },
        ...towels([1.9, 0, -0.6], [1.3, 0.2, 0.9], [linen('#d8d3e2'), linen('#efedf2')], 2),
        ...blossom([-1.45, 0.08, 0.6], 0.42, petal('#f0e3ea'), wax('#d9c07a'), 0.2, 'yeux'),
      ],
    }),
};
