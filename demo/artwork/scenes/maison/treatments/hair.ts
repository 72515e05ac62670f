import type { ScenesByName } from '../../../renderer/scene.ts';
import { bouquet } from '../../../objects/botany.ts';
import { ceramic, foliageOf, glass, matt, steel, terry, wood } from '../../../objects/materials.ts';
import { towels } from '../../../objects/textiles.ts';
import { comb, scissors } from '../../../objects/tools.ts';
import { bottle, globe } from '../../../objects/vessels.ts';
import { hairOf } from '../../../places/hair.ts';
import { tabletop } from '../../../places/tabletop.ts';
import { TONES } from '../../../places/tones.ts';
import { placed } from '../../../geometry/mesh.ts';
import { block } from '../../../geometry/shapes.ts';

const horn = { ...wood('#5b4030', '#2c1e17'), gloss: 0.05, rough: 0.25 };

export const hairScenes: ScenesByName = {
  'coupe-femme': () =>
    tabletop({
      tone: TONES.smoke,
      light: 'blinds',
      seed: 'coupe',
      eye: [0, 3.4, 4.4],
      target: [0, 0.05, 0],
      objects: [
        scissors([-0.55, 0.01, -0.2], 1.55, steel(), 0.5),
        comb([0.55, 0.01, 0.55], 1.9, horn, 0.28),
        ...bottle([1.55, 0, -0.75], 0.5, 1.1, {
          glass: glass('#6c6f8f', 1.2),
          cap: matt('#26262e'),
          label: '#e6e5ea',
        }),
      ],
    }),
  brushing: () => Promise.resolve(hairOf('brushing', ['#4a3226', '#3c281e', '#58402f'], 0.75)),
  balayage: () => Promise.resolve(hairOf('balayage', ['#7a563a', '#5b3f2b', '#94704a'], 0.6, '#c9a067')),
  'soin-cheveux-profond': () =>
    tabletop({
      tone: TONES.mist,
      light: 'window',
      seed: 'profond',
      objects: [
        ...towels([-0.85, 0, -0.1], [1.6, 0.24, 1.1], [terry('#8ba0ab'), terry('#e9ecec')], 11),
        ...bottle([0.6, 0, -0.1], 0.62, 1.5, {
          glass: glass('#7d9c9a', 1.2),
          cap: matt('#263238'),
          label: '#eef0ee',
        }),
        ...bottle([1.25, 0, 0.15], 0.5, 1.05, {
          glass: glass('#c58f4a', 1.2),
          cap: matt('#263238'),
          label: '#eef0ee',
        }),
        comb([-0.55, 0.49, 0.05], 1.25, horn, -0.25),
        ...bouquet(
          [-1.95, 0, -0.8],
          1.7,
          3,
          { length: 0.36, width: 0.14 },
          { stem: matt('#4f5d4c'), leaves: foliageOf('#6f8f86') },
          'profond',
        ),
      ],
    }),
  'coupe-enfant': () =>
    tabletop({
      tone: TONES.celadon,
      light: 'window',
      seed: 'enfant',
      objects: [
        {
          mesh: placed(block([0.62, 0.62, 0.62], 14), [-0.75, 0.31, 0], { y: 0.4 }),
          material: matt('#7fa0a0'),
        },
        {
          mesh: placed(block([0.62, 0.62, 0.62], 14), [-0.02, 0.31, 0.12], { y: -0.25 }),
          material: wood('#d3b183', '#ac8656', 'y'),
        },
        {
          mesh: placed(block([0.62, 0.62, 0.62], 14), [-0.38, 0.93, 0.05], { y: 0.12 }),
          material: matt('#c99aa4'),
        },
        globe([0.85, 0.27, 0.35], 0.27, { ...ceramic('#d8b45f', 0.35) }),
        comb([1.2, 0.01, 0.85], 0.9, matt('#5a6f86'), 0.5),
      ],
    }),
};
