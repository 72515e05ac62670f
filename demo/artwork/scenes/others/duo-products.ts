import type { ScenesByName } from '../../renderer/scene.ts';
import { placed } from '../../geometry/mesh.ts';
import { block } from '../../geometry/shapes.ts';
import { brass, ceramic, glass, marble, matt, stone, terry, wax, wood } from '../../objects/materials.ts';
import { towels } from '../../objects/textiles.ts';
import { comb } from '../../objects/tools.ts';
import { bottle, cream, disc, jar } from '../../objects/vessels.ts';
import { tabletop } from '../../places/tabletop.ts';
import { TONES } from '../../places/tones.ts';

const NIGHT = { ...TONES.slate, wall: matt('#2a3a66'), table: marble('#33426a', '#8c9ac4') };
const SEA = { ...TONES.mist, wall: matt('#7d94c0'), table: stone('#b9c4d8', '#e3e8f1') };

/** What the two salons sell. */
export const duoProductScenes: ScenesByName = {
  'shampoing-sel': () =>
    tabletop({
      tone: SEA,
      light: 'leaves',
      seed: 'duo shampoing',
      eye: [0, 1.9, 5.5],
      target: [0, 0.95, 0],
      objects: [
        ...towels([-0.1, 0, 0], [1.9, 0.24, 1.2], [terry('#2f4a8f'), terry('#e9ecf2')], 5),
        ...bottle([-0.1, 0.5, 0], 0.8, 1.7, {
          glass: ceramic('#eef1f6', 0.3),
          cap: matt('#22366f'),
          label: '#2f4a8f',
        }),
      ],
    }),
  'cire-mate': () =>
    tabletop({
      tone: NIGHT,
      light: 'window',
      seed: 'duo cire',
      eye: [0, 3.7, 4.2],
      target: [0.1, 0.12, 0.2],
      objects: [
        ...jar([-0.35, 0, -0.1], 1.5, 0.48, brass('#d9c08a', 0.4)),
        cream([-0.35, 0.33, -0.1], 1.26, { ...wax('#e7dcc0'), through: 0.4 }),
        comb([0.75, 0.02, 0.75], 1.5, { ...wood('#8a6238', '#3c2716'), gloss: 0.06, rough: 0.22 }, -0.35),
      ],
    }),
  'huile-barbe': () =>
    tabletop({
      tone: NIGHT,
      light: 'low',
      seed: 'duo huile',
      eye: [0, 1.9, 5.2],
      target: [0, 0.8, 0],
      objects: [
        { mesh: placed(block([1.4, 0.6, 1.1], 14), [-0.1, 0.3, 0]), material: marble('#4a5d92', '#a9b6dc') },
        ...bottle([-0.1, 0.6, 0], 0.62, 1.2, {
          glass: glass('#c98a35', 1.4),
          cap: matt('#101a33'),
          label: '#e9dcc0',
        }),
      ],
    }),
  'apres-rasage': () =>
    tabletop({
      tone: SEA,
      light: 'arch',
      seed: 'duo rasage',
      eye: [0, 1.9, 5.3],
      target: [0, 0.8, 0],
      objects: [
        disc([0, 0, 0], 2, 0.14, stone('#d5dbe6', '#f1f3f7')),
        ...bottle([0, 0.14, 0], 0.86, 1.7, { glass: glass('#3f64c9', 1.3), cap: brass(), label: '#eef1f8' }),
      ],
    }),
};
