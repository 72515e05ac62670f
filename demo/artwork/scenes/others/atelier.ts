import type { ScenesByName } from '../../renderer/scene.ts';
import { blossom, petals } from '../../objects/botany.ts';
import {
  brass,
  ceramic,
  linen,
  marble,
  matt,
  paint,
  petal,
  terry,
  wax,
  wood,
} from '../../objects/materials.ts';
import { towels } from '../../objects/textiles.ts';
import { brush, mirror, nails, polish, tweezers } from '../../objects/tools.ts';
import { bowl, disc, filling, stillWater } from '../../objects/vessels.ts';
import { salon } from '../../places/salon.ts';
import { tabletop } from '../../places/tabletop.ts';
import { TONES } from '../../places/tones.ts';
import { placed } from '../../geometry/mesh.ts';
import { block } from '../../geometry/shapes.ts';

const cap = matt('#f1eef1');
const slab = (x: number, high: number) => ({
  mesh: placed(block([0.95, high, 0.95], 16), [x, high / 2, 0]),
  material: marble('#e6dfe4', '#ab97a6'),
});

const CROIX_ROUSSE = {
  wall: '#e3d3da',
  niche: '#7d4a66',
  floor: ['hexagon', '#e6dbe0', '#c7adb9'],
  arch: 'round',
  accent: '#6f3a58',
  from: 1,
  light: 'leaves',
} as const;

/** One shop, French only: nails, lashes and brows. */
export const atelierScenes: ScenesByName = {
  mains: () =>
    tabletop({
      tone: TONES.rose,
      light: 'leaves',
      seed: 'atelier mains',
      eye: [0, 1.9, 6],
      target: [0, 1.05, 0],
      fov: 38,
      objects: [
        slab(-0.5, 1.15),
        slab(0.45, 0.6),
        ...polish([-0.5, 1.15, 0], 0.72, paint('#5a2446'), cap),
        ...polish([0.45, 0.6, 0], 0.72, paint('#c9a7b8'), cap),
        ...polish([-0.1, 0, 0.95], 0.62, paint('#8d4f72'), cap),
      ],
    }),
  regard: () =>
    tabletop({
      tone: TONES.plum,
      light: 'arch',
      seed: 'atelier regard',
      eye: [0, 1.9, 6],
      target: [0, 1.05, 0],
      fov: 38,
      objects: [
        ...mirror([0, 0, -0.2], 0.95, brass(), { ...matt('#c5c6d2'), gloss: 0.7, rough: 0.12 }, 0.25),
        tweezers([0.55, 0.01, 0.8], 0.9, brass(), 0.6),
        ...blossom([-0.65, 0.06, 0.65], 0.5, petal('#efdbe3'), wax('#d9b75a'), 0.3, 'atelier'),
      ],
    }),
  'manucure-nacre': () =>
    tabletop({
      tone: TONES.pearl,
      light: 'blinds',
      seed: 'atelier nacre',
      eye: [0, 2.3, 4.9],
      target: [0, 0.2, 0.1],
      objects: nails(
        [0, 0.06, 0.1],
        6,
        0.95,
        ['#efe3ea', '#e2cbd8', '#cfa9bd', '#b07f9b', '#875473', '#5a2446'].map(paint),
        0.25,
      ),
    }),
  'pieds-de-soie': () =>
    tabletop({
      tone: TONES.rose,
      light: 'window',
      seed: 'atelier pieds',
      eye: [0, 2.8, 5.4],
      target: [0, 0.4, 0],
      objects: [
        bowl([-0.3, 0, 0], 2.3, 0.7, ceramic('#efe4e9', 0.3), 0.4),
        stillWater([-0.3, 0.55, 0], 2.08, '#d8c3d0', 0.03),
        petals([-0.3, 0.555, 0], 0.7, 9, 0.24, petal('#b9708f'), 'atelier pieds'),
        ...towels([1.75, 0, -0.2], [1.15, 0.2, 0.9], [terry('#8d5f78'), terry('#efe6ea')], 4),
      ],
    }),
  cils: () =>
    tabletop({
      tone: TONES.lilac,
      light: 'low',
      seed: 'atelier cils',
      eye: [0, 2.6, 5.1],
      target: [0, 0.25, 0],
      objects: [
        disc([-0.35, 0, 0], 2.2, 0.1, ceramic('#e9e2ea', 0.35)),
        ...['#6d4a3a', '#3a2a26'].flatMap((hex, index) => {
          const at = [index * 0.95 - 0.85, 0.1, 0] as const;
          return [
            bowl(at, 0.75, 0.26, ceramic('#f4eef2', 0.3), 0.7),
            filling(at, 0.75, 0.26, { ...matt(hex), gloss: 0.04, rough: 0.4 }, 0.75, 0.03),
          ];
        }),
        ...brush(
          [1.15, 0, 0.5],
          1.4,
          { handle: wood('#5a2f4a', '#3a1a2e', 'y'), ring: brass(), hair: linen('#d9c7bd', 60) },
          { lie: -1.5, turn: 0.5, full: 0.45 },
        ),
      ],
    }),
  'atelier-croix-rousse': () => salon({ seed: 'atelier-croix', layout: 'styling', ...CROIX_ROUSSE }),
  'atelier-croix-rousse-reception': () =>
    salon({ seed: 'atelier-croix accueil', layout: 'reception', ...CROIX_ROUSSE }),
  'atelier-croix-rousse-lounge': () =>
    salon({ seed: 'atelier-croix salon', layout: 'lounge', ...CROIX_ROUSSE }),
};
