import type { ScenesByName } from '../../renderer/scene.ts';
import { bouquet, petals } from '../../objects/botany.ts';
import {
  ceramic,
  foliageOf,
  glass,
  matt,
  petal,
  stone,
  stoneware,
  terry,
  wood,
} from '../../objects/materials.ts';
import { towels } from '../../objects/textiles.ts';
import { bottle, bowl, disc, filling, stillWater, vase } from '../../objects/vessels.ts';
import { tabletop, type Tabletop } from '../../places/tabletop.ts';
import { TONES } from '../../places/tones.ts';
import { placed } from '../../geometry/mesh.ts';
import { pebble } from '../../geometry/shapes.ts';

const basalt = stone('#39413f', '#7c8683');
const olive = { stem: matt('#56634c'), leaves: foliageOf('#73907a') };

/** A wide picture whose left half stays calm, for words. */
function wide(look: Tabletop) {
  return tabletop({ eye: [0.35, 1.85, 7.2], target: [0.35, 0.95, 0], fov: 50, ...look });
}

export const slideScenes: ScenesByName = {
  'accueil-lumiere': () =>
    wide({
      tone: TONES.sage,
      light: 'arch',
      seed: 'accueil',
      objects: [
        ...towels(
          [1.15, 0, 0],
          [1.5, 0.24, 1.05],
          [terry('#e9ebe5'), terry('#84998f'), terry('#dfe2da')],
          15,
        ),
        ...bottle([2.35, 0, 0.15], 0.52, 1.35, {
          glass: glass('#c58128', 1.3),
          cap: wood('#6d5138', '#43301f', 'y'),
          label: '#e9e6da',
        }),
        bowl([1.7, 0, 0.95], 0.55, 0.2, ceramic('#f0eee6'), 0.8),
        filling([1.7, 0, 0.95], 0.55, 0.2, { ...glass('#d9a040', 0.7), rough: 0.05 }, 0.7),
        vase([3.05, 0, -0.55], 0.95, 1.25, 0.9, stoneware('#d5d8d0')),
        ...bouquet([3.05, 1.1, -0.55], 1.5, 6, { length: 0.36, width: 0.1, droop: 0.3 }, olive, 'accueil'),
      ],
    }),
  'accueil-pierres': () =>
    wide({
      tone: TONES.spruce,
      light: 'leaves',
      seed: 'accueil pierres',
      objects: [
        disc([1.9, 0, 0.1], 3, 0.09, wood('#7c6247', '#4b3826')),
        { mesh: placed(pebble(1, [0.78, 0.3, 0.64]), [1.65, 0.37, 0.05]), material: basalt },
        { mesh: placed(pebble(2, [0.56, 0.22, 0.5]), [1.7, 0.84, 0.05], { y: 0.6 }), material: basalt },
        { mesh: placed(pebble(3, [0.38, 0.17, 0.34]), [1.64, 1.19, 0.05], { y: 1.3 }), material: basalt },
        { mesh: placed(pebble(4, [0.36, 0.16, 0.3]), [2.75, 0.25, 0.42], { y: 0.4 }), material: basalt },
        {
          mesh: placed(pebble(6, [0.22, 0.1, 0.2]), [2.3, 0.18, 0.85], { y: 1 }),
          material: stone('#4d5654', '#8f9895'),
        },
        ...bouquet(
          [3.35, 0, -0.8],
          1.9,
          4,
          { length: 0.44, width: 0.14, droop: 0.35 },
          olive,
          'accueil pierres',
        ),
      ],
    }),
  'accueil-eau': () =>
    wide({
      tone: TONES.lilac,
      light: 'window',
      seed: 'accueil eau',
      eye: [0.3, 2.9, 6.6],
      target: [0.3, 0.75, 0],
      objects: [
        bowl([1.15, 0, 0], 1.6, 0.6, ceramic('#e9e6ee'), 0.7),
        stillWater([1.15, 0.47, 0], 1.44, '#c5d4de', 0.03),
        petals([1.15, 0.475, 0], 0.5, 7, 0.24, petal('#e3b9c6'), 'accueil 1'),
        bowl([2.75, 0, 0.25], 1.3, 0.5, ceramic('#a9a0bb'), 0.7),
        stillWater([2.75, 0.39, 0.25], 1.17, '#b9c4d8', 0.03),
        petals([2.75, 0.395, 0.25], 0.38, 5, 0.22, petal('#f0dfe6'), 'accueil 2'),
        petals([1.9, 0, 1.0], 0.4, 5, 0.24, petal('#e3b9c6'), 'accueil 3'),
        ...bouquet(
          [3.4, 0, -0.8],
          1.8,
          4,
          { length: 0.34, width: 0.15, droop: 0.25 },
          { stem: matt('#6c7466'), leaves: foliageOf('#8f9f97') },
          'accueil eau',
        ),
      ],
    }),
};
