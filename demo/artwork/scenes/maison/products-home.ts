import type { ScenesByName } from '../../renderer/scene.ts';
import { placed } from '../../geometry/mesh.ts';
import { block, tube, turned } from '../../geometry/shapes.ts';
import { bouquet, petals } from '../../objects/botany.ts';
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
  terry,
  wax,
  wood,
} from '../../objects/materials.ts';
import { rolledTowel, towels } from '../../objects/textiles.ts';
import { crystals } from '../../objects/tools.ts';
import { candle, disc, filling, jar } from '../../objects/vessels.ts';
import { tabletop } from '../../places/tabletop.ts';
import { TONES } from '../../places/tones.ts';

const laurel = { stem: matt('#5b5a3f'), leaves: foliageOf('#6f8358') };
const rosemary = { stem: matt('#6b614a'), leaves: foliageOf('#7f9583') };

/** What is for the bath and the house. */
export const homeProductScenes: ScenesByName = {
  'savon-laurier': () =>
    tabletop({
      tone: TONES.sage,
      light: 'window',
      seed: 'savon',
      eye: [0, 2.1, 5.2],
      target: [0, 0.5, 0],
      objects: [
        ...(
          [
            [-0.3, 0.24, 0.05, 0.08, '#a8a262'],
            [-0.24, 0.7, 0.02, -0.12, '#b7a965'],
          ] as const
        ).map(([x, y, z, turn, hex]) => ({
          mesh: placed(block([1.5, 0.46, 1.02], 9), [x, y, z], { y: turn }),
          material: { ...wax(hex), through: 0.3 },
        })),
        {
          mesh: placed(block([1.5, 0.46, 1.02], 9), [0.98, 0.5, 0.42], { z: 1.05, y: -0.3 }),
          material: { ...wax('#9aa05c'), through: 0.3 },
        },
        ...bouquet([-1.55, 0, -0.6], 1.7, 3, { length: 0.42, width: 0.15, droop: 0.15 }, laurel, 'laurier'),
      ],
    }),
  'sel-romarin': () => {
    const salt = { ...ceramic('#f4f5f2', 0.3), through: 0.5 };
    return tabletop({
      tone: TONES.lagoon,
      light: 'window',
      seed: 'sel romarin',
      eye: [0, 2.2, 5.3],
      target: [0, 0.55, 0],
      objects: [
        ...jar([-0.3, 0, 0], 1.35, 1.1, ceramic('#dbe6e4', 0.2)),
        filling([-0.3, 0, 0], 1.3, 1.1, salt, 0.86, 0.2),
        crystals([-0.3, 0.98, 0], 0.5, 0.16, 260, 0.06, salt, 'sel pot'),
        crystals([1.05, 0.02, 0.7], 0.42, 0.05, 120, 0.055, salt, 'sel table'),
        {
          mesh: tube(
            (share) => [0.7 + share * 1.1, 0.07 + share * 0.05, 0.95 - share * 0.5],
            (share) => 0.05 + 0.1 * Math.max(0, 1 - share * 5),
            16,
            30,
          ),
          material: wood('#a67c50', '#6d4c2f'),
        },
        ...bouquet([-1.6, 0, -0.5], 1.3, 5, { length: 0.2, width: 0.045, droop: 0.1 }, rosemary, 'romarin'),
      ],
    });
  },
  'gommage-abricot': () => {
    const sugar = { ...ceramic('#d99a4e', 0.35), through: 0.5 };
    return tabletop({
      tone: TONES.chalk,
      light: 'low',
      seed: 'gommage abricot',
      eye: [0, 2.4, 5.3],
      target: [0, 0.42, 0],
      objects: [
        ...jar([-0.45, 0, 0.25], 1.4, 0.78, glassy('#f2e3cd')),
        filling([-0.45, 0, 0.25], 1.36, 0.78, sugar, 0.82, 0.14),
        crystals([-0.45, 0.66, 0.25], 0.52, 0.12, 300, 0.045, sugar, 'sucre'),
        ...towels(
          [1.05, 0, -0.4],
          [1.35, 0.22, 0.95],
          [terry('#e9b583'), terry('#f3e6d4'), terry('#e2a26c')],
          4,
        ),
        rolledTowel([1.0, 0.86, -0.35], 0.24, 0.95, terry('#f6eee2'), 0.9),
      ],
    });
  },
  'bougie-figuier': () =>
    tabletop({
      tone: TONES.spruce,
      light: 'dusk',
      seed: 'bougie',
      eye: [0, 1.9, 5.2],
      target: [0, 0.72, 0],
      exposure: 1.35,
      lamps: [{ at: [-0.15, 1.5, 0.4], colour: [1.1, 0.7, 0.33] }],
      objects: [
        disc([-0.15, 0, 0], 1.9, 0.12, stone('#6d7f76', '#a9b8ae')),
        {
          mesh: placed(
            turned([
              [0, 0],
              [0.54, 0],
              [0.56, 0.03],
              [0.56, 1.02],
              [0.53, 1.03],
              [0.51, 0.98],
              [0.51, 0.7],
              [0, 0.7],
            ]),
            [-0.15, 0.12, 0],
          ),
          material: ceramic('#3f6654', 0.16),
        },
        ...candle([-0.15, 0.5, 0], 0.98, 0.6, { body: wax('#f1e6cf'), flame: flame('#ffd9a0', 5) }),
        ...bouquet(
          [1.35, 0, -0.6],
          1.8,
          3,
          { length: 0.46, width: 0.3, droop: 0.35 },
          { stem: matt('#4d4a36'), leaves: foliageOf('#4f7058') },
          'figuier',
        ),
      ],
    }),
  'diffuseur-cedre': () =>
    tabletop({
      tone: TONES.slate,
      light: 'blinds',
      seed: 'cedre',
      eye: [0, 1.9, 5.8],
      target: [0, 1.0, 0],
      objects: [
        { mesh: placed(block([0.95, 0.95, 0.95], 10), [-0.1, 0.48, 0]), material: glass('#c9a26a', 1.2) },
        {
          mesh: placed(
            turned([
              [0.15, 0],
              [0.15, 0.22],
              [0.19, 0.24],
              [0.19, 0.3],
              [0.12, 0.3],
            ]),
            [-0.1, 0.94, 0],
          ),
          material: brass(),
        },
        ...[-0.34, -0.2, -0.06, 0.1, 0.24, 0.38].map((lean, index) => ({
          mesh: tube(
            (share) => [
              -0.1 + lean * share * 1.25,
              0.8 + share * 1.5,
              (index % 3) * 0.12 * share - 0.1 * share,
            ],
            () => 0.018,
            10,
            20,
          ),
          material: wood('#c9a57a', '#94703f', 'y'),
        })),
        ...towels([1.35, 0, -0.25], [1.1, 0.2, 0.85], [linen('#8f9aa3'), linen('#b9c0c4')], 2),
        petals([-1.3, 0, 0.6], 0.3, 4, 0.2, petal('#a98a5c'), 'cedre'),
        ...jar([1.35, 0.42, -0.25], 0.5, 0.24, stoneware('#cfc6b6'), wood('#7b5a3c', '#4d3623', 'y')),
      ],
    }),
};

function glassy(hex: string) {
  return { ...ceramic(hex, 0.12), gloss: 0.09 };
}
