import type { ScenesByName } from '../../renderer/scene.ts';
import { bouquet, petals, plumes } from '../../objects/botany.ts';
import {
  brass,
  ceramic,
  flame,
  foliageOf,
  glass,
  linen,
  marble,
  matt,
  petal,
  stone,
  stoneware,
  terry,
  wax,
  wood,
} from '../../objects/materials.ts';
import { rolledTowel, towels } from '../../objects/textiles.ts';
import { polish } from '../../objects/tools.ts';
import { bottle, bowl, candle, cream, disc, filling, jar, stillWater, vase } from '../../objects/vessels.ts';
import { salon } from '../../places/salon.ts';
import { tabletop } from '../../places/tabletop.ts';
import { TONES } from '../../places/tones.ts';
import { placed } from '../../geometry/mesh.ts';
import { pebble } from '../../geometry/shapes.ts';

const basalt = stone('#39413f', '#7c8683');
const olive = { stem: matt('#56634c'), leaves: foliageOf('#73907a') };
const grass = { stem: matt('#a8946a'), plume: matt('#d8c59a') };
const amber = { glass: glass('#c58128', 1.3), cap: wood('#6d5138', '#43301f', 'y'), label: '#e9e6da' };

/** Pictures of articles and events. */
export const magazineScenes: ScenesByName = {
  'magazine-premier-massage': () =>
    tabletop({
      tone: TONES.celadon,
      light: 'window',
      seed: 'magazine premier',
      eye: [0, 1.9, 6.4],
      target: [0, 0.6, 0],
      objects: [
        rolledTowel([-1.5, 0, 0.1], 0.3, 1.2, terry('#f0eee6'), 0.12),
        rolledTowel([-0.85, 0, 0.2], 0.3, 1.2, terry('#d9dccf'), 0.05),
        rolledTowel([-1.17, 0.5, 0.12], 0.28, 1.15, terry('#a9b8a6'), 0.1),
        bowl([0.3, 0, 0.5], 0.85, 0.42, stoneware('#d8d2c4')),
        filling([0.3, 0, 0.5], 0.85, 0.42, { ...glass('#b9903c', 0.8), rough: 0.05 }, 0.72),
        ...bottle([1.35, 0, 0], 0.5, 1.3, amber),
        ...bouquet([2.2, 0, -0.7], 1.7, 4, { length: 0.36, width: 0.1, droop: 0.3 }, olive, 'premier'),
      ],
    }),
  'magazine-peau-en-hiver': () =>
    tabletop({
      tone: TONES.pearl,
      light: 'low',
      seed: 'magazine hiver',
      eye: [0, 2.2, 5.8],
      target: [0, 0.4, 0],
      objects: [
        bowl([-1.1, 0, 0], 1.5, 0.5, ceramic('#e3e6ee'), 0.7),
        stillWater([-1.1, 0.39, 0], 1.34, '#c3d2e2', 0.03),
        bowl([0.55, 0, 0.35], 0.95, 0.36, ceramic('#f6f4f0', 0.2), 0.5),
        cream([0.55, 0.25, 0.35], 0.76, { ...ceramic('#fbf8f2', 0.7), through: 0.5 }),
        ...jar([1.4, 0, -0.25], 0.75, 0.5, glass('#dfe5ef', 0.6), brass()),
        ...plumes([2.4, 0, -0.8], 1.9, 5, grass, 'hiver'),
      ],
    }),
  'magazine-mains': () =>
    tabletop({
      tone: { ...TONES.rose, table: marble('#eadfe0', '#bfa3a9') },
      light: 'leaves',
      seed: 'magazine mains',
      eye: [0, 1.7, 5.6],
      target: [0, 0.5, 0],
      objects: [
        ...bottle([-0.9, 0, 0], 0.46, 1.15, { ...amber, glass: glass('#d9b061', 0.9) }),
        ...polish([0, 0, 0.25], 0.72, ceramic('#ead9d6', 0.15), matt('#2c2430')),
        ...polish([0.6, 0, -0.05], 0.72, ceramic('#d9a9ad', 0.15), matt('#2c2430')),
        petals([1.4, 0, 0.5], 0.4, 6, 0.22, petal('#eac4ca'), 'mains'),
        ...towels([-2.1, 0, -0.3], [1.2, 0.22, 0.9], [terry('#efe6e3'), terry('#d3b4b8')], 8),
      ],
    }),
  'magazine-basalte': () =>
    tabletop({
      tone: { ...TONES.spruce, table: linen('#c9cdc4', 30) },
      light: 'low',
      seed: 'magazine basalte',
      eye: [0, 3.1, 5],
      target: [0, 0.1, 0],
      objects: Array.from({ length: 11 }, (_, index) => {
        const size = 0.5 - 0.032 * index;
        const column = index % 6;
        const place: [number, number, number] = [-2.2 + column * 0.86, size * 0.35, index < 6 ? -0.35 : 0.6];
        return {
          mesh: placed(pebble(index + 3, [size, size * 0.38, size * 0.82]), place, { y: index * 0.7 }),
          material: basalt,
        };
      }),
    }),
  'magazine-lyon': () =>
    salon({
      seed: 'magazine-lyon',
      layout: 'lounge',
      wall: '#d8d3c6',
      floor: ['herringbone', '#a98b62', '#7b6245'],
      arch: 'segment',
      accent: '#3f6a5c',
      from: -1,
    }),
  'evenement-jeudis': () =>
    tabletop({
      tone: TONES.plum,
      light: 'dusk',
      seed: 'evenement jeudis',
      eye: [0, 1.9, 6],
      target: [0, 0.55, 0],
      objects: [
        ...candle([-1.2, 0, 0.1], 0.46, 0.9, { body: wax('#f3e6cf'), flame: flame('#ffd9a0') }),
        ...candle([-0.55, 0, 0.5], 0.4, 0.55, { body: wax('#efdfc4'), flame: flame('#ffd9a0') }),
        bowl([0.75, 0, 0.1], 1.5, 0.52, ceramic('#8d6274'), 0.7),
        stillWater([0.75, 0.41, 0.1], 1.34, '#d9b8b4', 0.04),
        petals([0.75, 0.42, 0.1], 0.4, 5, 0.22, petal('#f0d3d2'), 'jeudis'),
        ...plumes([2.3, 0, -0.7], 1.8, 5, grass, 'jeudis'),
      ],
    }),
  'evenement-flacons': () =>
    tabletop({
      tone: TONES.lilac,
      light: 'arch',
      seed: 'evenement flacons',
      eye: [0, 1.7, 6],
      target: [0, 0.68, 0],
      objects: [
        disc([-0.3, 0, 0.1], 3.1, 0.08, wood('#b89a70', '#8d7049')),
        ...bottle([-1.3, 0.08, 0], 0.5, 1.35, { ...amber, glass: glass('#d5dcd6', 0.7) }),
        ...bottle([-0.6, 0.08, 0.25], 0.46, 1.05, amber),
        ...bottle([0.1, 0.08, -0.05], 0.52, 1.45, { ...amber, glass: glass('#a9c2b5', 0.9) }),
        vase([1.35, 0, 0], 0.6, 0.95, 0.9, stoneware('#d6d2de')),
        ...bouquet(
          [1.35, 0.85, 0],
          1.2,
          7,
          { length: 0.16, width: 0.05, droop: 0.15 },
          { stem: matt('#77806a'), leaves: foliageOf('#8c7fb5') },
          'flacons',
        ),
      ],
    }),
};
