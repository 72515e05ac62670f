import type { ScenesByName } from '../../../renderer/scene.ts';
import { bouquet } from '../../../objects/botany.ts';
import {
  brass,
  ceramic,
  foliageOf,
  glass,
  linen,
  marble,
  matt,
  steel,
  stone,
  stoneware,
  terry,
  wood,
} from '../../../objects/materials.ts';
import { rolledTowel, towels } from '../../../objects/textiles.ts';
import { brush, comb, scissors } from '../../../objects/tools.ts';
import { bottle, bowl, cream, disc, globe, jar } from '../../../objects/vessels.ts';
import { tabletop } from '../../../places/tabletop.ts';
import { TONES } from '../../../places/tones.ts';
import { placed } from '../../../geometry/mesh.ts';
import { pebble } from '../../../geometry/shapes.ts';

const horn = { ...wood('#8a6238', '#3c2716'), gloss: 0.06, rough: 0.22 };

export const mensScenes: ScenesByName = {
  'coupe-homme': () =>
    tabletop({
      tone: { ...TONES.petrol, table: stone('#46565f', '#6a7b83') },
      light: 'low',
      seed: 'homme',
      eye: [0, 3.2, 4.5],
      target: [0, 0.05, 0],
      objects: [
        comb([-0.3, 0.01, 0.45], 2, horn, -0.3),
        scissors([0.35, 0.01, -0.45], 1.45, steel(), -0.35),
        ...jar([-1.5, 0, -0.7], 0.62, 0.3, steel(0.3), steel(0.25)),
      ],
    }),
  'taille-barbe': () =>
    tabletop({
      tone: TONES.slate,
      light: 'low',
      seed: 'barbe',
      objects: [
        bowl([-0.45, 0, 0.05], 1.25, 0.52, stoneware('#5d6c77', '#2c363e'), 0.45),
        cream([-0.45, 0.36, 0.05], 1.06, { ...ceramic('#f4f3ee', 0.7), through: 0.5 }),
        ...brush(
          [0.75, 0, 0.15],
          1.15,
          { handle: horn, ring: brass(), hair: linen('#cdbfa8', 60) },
          { full: 1.05 },
        ),
        rolledTowel([1.55, 0, -0.4], 0.34, 1.1, terry('#c9ccd0'), 0.4),
        disc([-0.45, 0, 0.05], 1.7, 0.02, wood('#6d5138', '#463222')),
      ],
    }),
  'soin-visage-homme': () =>
    tabletop({
      tone: { ...TONES.petrol, table: marble('#3e555d', '#8aa2a8') },
      light: 'window',
      seed: 'visage homme',
      objects: [
        ...bottle([-0.65, 0, -0.1], 0.62, 1.5, {
          glass: glass('#6f4a22', 1.6),
          cap: matt('#15191c'),
          label: '#d9dcda',
        }),
        ...bottle([0.1, 0, 0.1], 0.52, 1.05, {
          glass: glass('#6f4a22', 1.6),
          cap: matt('#15191c'),
          label: '#d9dcda',
        }),
        {
          mesh: placed(pebble(17, [0.42, 0.2, 0.34]), [0.95, 0.19, 0.45], { y: 0.7 }),
          material: stone('#2e383c', '#76848a', 1),
        },
        ...bouquet(
          [1.75, 0, -0.7],
          1.6,
          3,
          { length: 0.4, width: 0.12 },
          { stem: matt('#3f4b40'), leaves: foliageOf('#4f7263') },
          'visage homme',
        ),
      ],
    }),
  'massage-sportif': () =>
    tabletop({
      tone: { ...TONES.mist, wall: TONES.slate.wall },
      light: 'window',
      seed: 'sportif',
      objects: [
        ...bottle([-1.15, 0, 0.25], 0.5, 1.2, {
          glass: glass('#5d7a4a', 1.4),
          cap: matt('#15191c'),
          label: '#dfe2dd',
        }),
        globe([0.3, 0.38, 0.5], 0.38, wood('#b98d5a', '#875f35')),
        globe([0.95, 0.3, 0.35], 0.3, wood('#a87c4b', '#74502c')),
        globe([1.4, 0.2, 0.75], 0.2, wood('#c7a06c', '#96703f')),
        ...towels(
          [0.1, 0, -0.75],
          [2.1, 0.24, 0.9],
          [terry('#33465c'), terry('#8093a5'), terry('#e3e6e6')],
          12,
        ),
      ],
    }),
};
