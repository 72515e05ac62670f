import type { ScenesByName } from '../../../renderer/scene.ts';
import { bouquet } from '../../../objects/botany.ts';
import {
  ceramic,
  flame,
  foliageOf,
  glass,
  matt,
  stone,
  stoneware,
  terry,
  wax,
  wood,
} from '../../../objects/materials.ts';
import { towels } from '../../../objects/textiles.ts';
import { bottle, bowl, candle, disc, filling, globe } from '../../../objects/vessels.ts';
import { silkFolds, stream } from '../../../places/close-ups.ts';
import { tabletop } from '../../../places/tabletop.ts';
import { TONES } from '../../../places/tones.ts';
import { placed } from '../../../geometry/mesh.ts';
import { pebble } from '../../../geometry/shapes.ts';

const leaves = { stem: matt('#5d6a4c'), leaves: foliageOf('#5f7f5c') };
const basalt = stone('#39413f', '#7c8683');

export const massageScenes: ScenesByName = {
  'massage-suedois': () =>
    tabletop({
      tone: TONES.sage,
      light: 'window',
      seed: 'suedois',
      objects: [
        ...towels(
          [-0.75, 0, -0.1],
          [1.7, 0.24, 1.15],
          [terry('#e9ebe5'), terry('#8fa398'), terry('#dfe2da')],
          3,
        ),
        ...bottle([0.85, 0, 0.05], 0.56, 1.42, {
          glass: glass('#c58128', 1.3),
          cap: wood('#6d5138', '#43301f', 'y'),
          label: '#e9e6da',
        }),
        bowl([0.2, 0, 0.85], 0.5, 0.18, ceramic('#f0eee6'), 0.8),
        filling([0.2, 0, 0.85], 0.5, 0.18, { ...glass('#d9a040', 0.7), rough: 0.05 }, 0.7),
        ...bouquet([1.75, 0.02, -0.7], 1.7, 4, { length: 0.36, width: 0.15, droop: 0.3 }, leaves, 'suedois'),
      ],
    }),
  'massage-pierres-chaudes': () =>
    tabletop({
      tone: TONES.spruce,
      light: 'leaves',
      seed: 'basalte',
      objects: [
        disc([-0.1, 0, 0.1], 3.1, 0.09, wood('#7c6247', '#4b3826')),
        { mesh: placed(pebble(1, [0.72, 0.27, 0.6]), [-0.55, 0.34, 0.05]), material: basalt },
        { mesh: placed(pebble(2, [0.52, 0.2, 0.46]), [-0.5, 0.76, 0.05], { y: 0.6 }), material: basalt },
        { mesh: placed(pebble(3, [0.34, 0.15, 0.31]), [-0.56, 1.08, 0.05], { y: 1.3 }), material: basalt },
        { mesh: placed(pebble(4, [0.42, 0.19, 0.34]), [0.62, 0.27, 0.42], { y: 0.4 }), material: basalt },
        {
          mesh: placed(pebble(5, [0.26, 0.13, 0.23]), [1.02, 0.2, -0.1], { y: 2 }),
          material: stone('#4d5654', '#8f9895'),
        },
        { mesh: placed(pebble(6, [0.2, 0.1, 0.18]), [0.28, 0.18, 0.82], { y: 1 }), material: basalt },
        ...bouquet([1.7, 0, -0.75], 1.5, 3, { length: 0.4, width: 0.13, droop: 0.35 }, leaves, 'basalte'),
      ],
    }),
  'massage-duo': () =>
    tabletop({
      tone: TONES.moss,
      light: 'dusk',
      side: 1,
      exposure: 1.35,
      seed: 'duo',
      lamps: [
        { at: [-0.42, 1.12, 0.35], colour: [0.75, 0.42, 0.16] },
        { at: [0.42, 0.82, 0.4], colour: [0.75, 0.42, 0.16] },
      ],
      objects: [
        ...candle([-0.42, 0.07, 0.1], 0.62, 0.9, { body: wax('#efe7d6'), flame: flame('#ffd9a0', 5) }),
        ...candle([0.42, 0.07, 0.25], 0.62, 0.6, { body: wax('#e3ddd0'), flame: flame('#ffd9a0', 5) }),
        disc([0, 0, 0.15], 2, 0.07, stoneware('#d9dad2')),
        ...towels([-1.75, 0, -0.4], [1.3, 0.22, 0.9], [terry('#6f8479'), terry('#e4e6de')], 5),
        { mesh: placed(pebble(9, [0.24, 0.12, 0.2]), [1.35, 0.11, 0.6], { y: 1 }), material: basalt },
        {
          mesh: placed(pebble(8, [0.16, 0.09, 0.14]), [1.6, 0.08, 0.35], { y: 0.2 }),
          material: stone('#7d8683'),
        },
      ],
    }),
  'massage-future-maman': () =>
    tabletop({
      tone: TONES.chalk,
      light: 'soft',
      seed: 'maman',
      objects: [
        bowl([-0.1, 0, 0], 2.3, 0.86, ceramic('#e7e6df', 0.5), 0.75),
        globe([-0.1, 0.72, 0.05], 0.46, ceramic('#c7d1c6', 0.5)),
        globe([1.55, 0.22, 0.5], 0.22, ceramic('#8ea497', 0.45)),
        ...bouquet([-1.9, 0, -0.6], 1.9, 3, { length: 0.34, width: 0.16, droop: 0.25 }, leaves, 'maman'),
      ],
    }),
  'massage-dos-nuque': () => Promise.resolve(silkFolds(7, '#3f6258')),
  'drainage-lymphatique': () =>
    Promise.resolve(
      stream({
        seed: 'drainage',
        water: '#8fc4ba',
        bed: '#66807a',
        stones: ['#465752', '#6d7d77', '#9aa59f', '#35423e'],
      }),
    ),
};
