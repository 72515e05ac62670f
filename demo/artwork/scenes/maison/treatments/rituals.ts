import type { ScenesByName } from '../../../renderer/scene.ts';
import { bouquet, petals } from '../../../objects/botany.ts';
import {
  brass,
  ceramic,
  flame,
  foliageOf,
  linen,
  matt,
  petal,
  terry,
  wax,
  wood,
} from '../../../objects/materials.ts';
import { rolledTowel, towels } from '../../../objects/textiles.ts';
import { crystals } from '../../../objects/tools.ts';
import { bowl, candle, filling, stillWater, vase } from '../../../objects/vessels.ts';
import { silkFolds, stream } from '../../../places/close-ups.ts';
import { tabletop } from '../../../places/tabletop.ts';
import { TONES } from '../../../places/tones.ts';
import { zellige } from '../../../objects/tiles.ts';
import { joined, placed } from '../../../geometry/mesh.ts';
import { block, plane, tube } from '../../../geometry/shapes.ts';
import { light } from '../../../renderer/vector.ts';

const leaves = { stem: matt('#4f5d4c'), leaves: foliageOf('#5d8069') };

export const ritualScenes: ScenesByName = {
  'gommage-sel': () =>
    tabletop({
      tone: TONES.lagoon,
      light: 'window',
      seed: 'sel',
      eye: [0, 2.4, 5.5],
      target: [0, 0.4, 0],
      objects: [
        bowl([-0.25, 0, 0], 1.8, 0.62, ceramic('#a9c8cd', 0.25), 0.6),
        filling([-0.25, 0, 0], 1.8, 0.62, ceramic('#eef0ee', 0.6), 0.72, 0.22),
        crystals(
          [-0.25, 0.5, 0],
          0.72,
          0.2,
          420,
          0.065,
          { ...ceramic('#fbfbf8', 0.25), through: 0.5 },
          'sel',
        ),
        crystals(
          [1.0, 0.02, 0.75],
          0.5,
          0,
          46,
          0.06,
          { ...ceramic('#fbfbf8', 0.25), through: 0.5 },
          'grains',
        ),
        rolledTowel([1.65, 0, -0.5], 0.36, 1.2, terry('#dfe7e6'), 0.35),
        ...bouquet([-1.85, 0, -0.7], 1.5, 3, { length: 0.3, width: 0.09 }, leaves, 'sel'),
      ],
    }),
  'enveloppement-algues': () =>
    Promise.resolve(
      silkFolds(31, '#2c5149', {
        count: 3.4,
        depth: 0.26,
        sway: 2.4,
        cloth: { ...ceramic('#2c5149', 0.22), gloss: 0.06 },
      }),
    ),
  'sauna-prive': () => {
    const cedar = wood('#a97c50', '#714b2c', 'y');
    const slats = joined(
      Array.from({ length: 9 }, (_, row) => placed(block([9, 0.36, 0.12], 14), [0, 0.2 + row * 0.4, -1.6])),
    );
    const boards = joined(
      Array.from({ length: 6 }, (_, row) => placed(block([9, 0.1, 0.5], 14), [0, -0.05, -1.2 + row * 0.55])),
    );
    return tabletop({
      tone: { ...TONES.slate, wall: wood('#6b4a30', '#42291a'), table: matt('#3b2a1e') },
      light: 'low',
      seed: 'sauna',
      side: 1,
      objects: [
        { mesh: slats, material: wood('#9c7046', '#6a4628'), shades: false },
        { mesh: boards, material: wood('#b58a5c', '#80592f') },
        { ...bowl([-0.55, 0, 0.1], 1.25, 0.95, cedar, 0) },
        stillWater([-0.55, 0.78, 0.1], 1.1, '#9db5b5', 0.02),
        {
          mesh: tube(
            (share) => [-0.5 + share * 1.5, 0.82 + share * 0.5, 0.3 - share * 0.2],
            () => 0.035,
            14,
            30,
          ),
          material: wood('#8b6039', '#5f3f22'),
        },
        ...towels(
          [1.3, 0, 0.1],
          [1.4, 0.22, 0.95],
          [linen('#e9e5d8'), linen('#cfd3c6'), linen('#e9e5d8')],
          6,
        ),
      ],
    });
  },
  'rituel-orient': () =>
    tabletop({
      tone: { ...TONES.lagoon, wall: zellige('#2f6b70', '#5d9a99', 0.42) },
      light: 'arch',
      seed: 'orient',
      objects: [
        bowl([-0.7, 0, 0.1], 1.35, 0.55, brass('#e6bd80', 0.22), 0.5),
        stillWater([-0.7, 0.44, 0.1], 1.22, '#b9cbbf', 0.03),
        petals([-0.7, 0.445, 0.1], 0.4, 7, 0.2, petal('#d98ba0'), 'orient'),
        vase([0.85, 0, -0.15], 0.8, 1.35, 0.85, brass('#dfb274', 0.3)),
        bowl([1.35, 0, 0.75], 0.6, 0.24, brass('#eccb94', 0.22), 0.7),
        petals([0.5, 0, 0.95], 0.35, 6, 0.22, petal('#d98ba0'), 'orient table'),
        ...candle([-1.75, 0, -0.3], 0.4, 0.5, { body: wax('#efe4cf'), flame: flame('#ffd9a0', 4) }),
      ],
    }),
  'journee-au-fil-de-leau': async () => ({
    ...stream({
      seed: 'journee',
      water: '#9fd0d2',
      bed: '#6f9b9d',
      stones: ['#9fc2c2', '#87b0b2'],
      count: 0,
    }),
    objects: [
      ...stream({ seed: 'journee', water: '#9fd0d2', bed: '#6f9b9d', stones: ['#9fc2c2'], count: 0 }).objects,
      {
        mesh: plane([-5, 0.95, 0.5], [10, 0, 0], [0, 0, 4]),
        material: { colour: light('#dfe2dd'), grain: { scale: [20, 20, 20], depth: 0.004 } },
      },
      ...towels([-0.7, 0.95, 1.3], [1.5, 0.2, 0.85], [terry('#eeefe9'), terry('#a9c4c4')], 8),
      bowl([0.9, 0.95, 1.25], 0.7, 0.24, ceramic('#5f9096')),
    ],
  }),
};
