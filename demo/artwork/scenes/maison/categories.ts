import type { ScenesByName } from '../../renderer/scene.ts';
import { blossom, bouquet, petals, plumes } from '../../objects/botany.ts';
import {
  brass,
  ceramic,
  foliageOf,
  glass,
  linen,
  marble,
  matt,
  paint,
  petal,
  stoneware,
  terry,
  wax,
  wood,
} from '../../objects/materials.ts';
import { rolledTowel } from '../../objects/textiles.ts';
import { brush, mirror, polish } from '../../objects/tools.ts';
import { bottle, bowl, cream, disc, filling, jar, stillWater, vase } from '../../objects/vessels.ts';
import { hairOf } from '../../places/hair.ts';
import { tabletop, type Tabletop } from '../../places/tabletop.ts';
import { zellige } from '../../objects/tiles.ts';
import { TONES } from '../../places/tones.ts';
import { placed } from '../../geometry/mesh.ts';
import { block } from '../../geometry/shapes.ts';

/** A tall picture: nearer, and looking a little higher than a wide one. */
function tall(look: Tabletop) {
  return tabletop({ eye: [0, 1.9, 6], target: [0, 1.05, 0], fov: 38, ...look });
}

function plinth(x: number, z: number, high: number, side: number, hex: string, vein: string) {
  return { mesh: placed(block([side, high, side], 16), [x, high / 2, z]), material: marble(hex, vein) };
}

export const categoryScenes: ScenesByName = {
  massages: () =>
    tall({
      tone: TONES.spruce,
      light: 'leaves',
      seed: 'cat massages',
      objects: [
        rolledTowel([-0.72, 0, 0.25], 0.36, 1.2, terry('#dfe4dc'), 0.08),
        rolledTowel([0.02, 0, 0.22], 0.36, 1.2, terry('#93a99e'), -0.05),
        rolledTowel([-0.35, 0.6, 0.2], 0.35, 1.2, terry('#eff0ea'), 0.03),
        ...bottle([0.78, 0, 0.2], 0.52, 1.35, {
          glass: glass('#c58128', 1.3),
          cap: wood('#4c3826', '#2d2016', 'y'),
          label: '#e9e6da',
        }),
        ...bouquet(
          [-0.75, 0, -0.75],
          2.6,
          4,
          { length: 0.42, width: 0.13, droop: 0.35 },
          { stem: matt('#4d5a45'), leaves: foliageOf('#7f9a86') },
          'cat',
        ),
      ],
    }),
  'soins-visage': () =>
    tall({
      tone: TONES.lilac,
      light: 'window',
      seed: 'cat visage',
      objects: [
        plinth(-0.4, 0, 0.95, 1.1, '#d5cfe0', '#a79db9'),
        plinth(0.6, 0.3, 0.45, 0.95, '#e7e3ec', '#b7adc6'),
        ...jar([-0.4, 0.95, 0], 0.82, 0.42, ceramic('#f4f1f5', 0.25)),
        cream([-0.4, 1.26, 0], 0.7, { ...ceramic('#fdf8f4', 0.35), through: 0.4 }),
        ...blossom([0.6, 0.52, 0.35], 0.62, petal('#eacfd9'), wax('#d9b75a'), 0.7, 'cat visage'),
        ...bouquet(
          [-1.2, 0, -0.7],
          2.7,
          3,
          { length: 0.36, width: 0.16, droop: 0.2 },
          { stem: matt('#6c7466'), leaves: foliageOf('#8f9f97') },
          'cat visage',
        ),
      ],
    }),
  'rituels-corps': () =>
    tall({
      tone: { ...TONES.lagoon, wall: zellige('#35757a', '#6ba5a3', 0.36) },
      light: 'arch',
      seed: 'cat corps',
      objects: [
        plinth(0, 0, 0.75, 1.5, '#cfdcd9', '#8fb0ae'),
        bowl([0, 0.75, 0], 1.75, 0.58, ceramic('#e4ebe8', 0.3), 0.65),
        stillWater([0, 1.2, 0], 1.56, '#a9cfd0', 0.03),
        petals([0.05, 1.21, 0.05], 0.5, 8, 0.24, petal('#f2e3e0'), 'cat corps'),
        ...bouquet(
          [1.35, 0, -0.6],
          2.5,
          4,
          { length: 0.55, width: 0.14, droop: 0.55 },
          { stem: matt('#37574d'), leaves: foliageOf('#4f8068') },
          'corps',
        ),
      ],
    }),
  epilation: () =>
    tall({
      tone: TONES.celadon,
      light: 'window',
      seed: 'cat epilation',
      objects: [
        vase([-0.62, 0, -0.35], 0.95, 1.15, 0.8, ceramic('#f0ecdd', 0.45)),
        ...plumes(
          [-0.62, 0.95, -0.35],
          1.5,
          7,
          { stem: matt('#b3a277'), plume: matt('#e3d6ae') },
          'cat epilation',
        ),
        ...jar([0.5, 0, 0.25], 0.9, 0.72, { ...glass('#d08a1c', 1.5, 0.14), rough: 0.05 }),
        filling([0.5, 0, 0.25], 1.02, 0.72, { ...ceramic('#d9962c', 0.15), through: 0.6 }, 0.86),
        {
          mesh: placed(block([1.5, 0.03, 0.17], 10), [0.75, 0.86, 0.35], { z: 0.5, y: -0.35 }),
          material: wood('#c8a878', '#9f7d50'),
        },
      ],
    }),
  ongles: () =>
    tall({
      tone: TONES.plum,
      light: 'arch',
      seed: 'cat ongles',
      objects: [
        plinth(-0.5, -0.1, 1.25, 0.85, '#e2cfd4', '#b08d98'),
        plinth(0.35, 0.05, 0.7, 0.85, '#caa9b3', '#8d6573'),
        ...polish([-0.5, 1.25, -0.1], 0.72, paint('#e3aeb4'), matt('#2c2430')),
        ...polish([0.35, 0.7, 0.05], 0.72, paint('#a43f63'), matt('#2c2430')),
        ...polish([0.75, 0, 0.75], 0.66, paint('#571d38'), matt('#2c2430')),
        petals([-0.25, 0, 0.85], 0.4, 7, 0.24, petal('#ecc6cf'), 'cat ongles'),
      ],
    }),
  coiffure: () => Promise.resolve(hairOf('coiffure', ['#5d3d29', '#6d4a33', '#4c3222'], 0.7, '#8a6342')),
  regard: () =>
    tall({
      tone: TONES.smoke,
      light: 'window',
      seed: 'cat regard',
      objects: [
        plinth(-0.25, -0.1, 0.4, 1.5, '#c8c4d0', '#8d879b'),
        ...mirror(
          [-0.3, 0.4, -0.15],
          0.78,
          brass('#e3c694', 0.25),
          { ...matt('#c5c6d2'), gloss: 0.7, rough: 0.12 },
          0.3,
        ),
        vase([0.75, 0, 0.35], 0.52, 0.62, 0.3, ceramic('#6d6580', 0.3)),
        ...brush(
          [0.72, 0.35, 0.35],
          0.9,
          { handle: matt('#2f2938'), ring: brass(), hair: linen('#d9c7bd', 60) },
          { lie: 3.0, full: 0.5 },
        ),
        ...plumes([0.8, 0.5, 0.3], 0.9, 3, { stem: matt('#8d8494'), plume: matt('#cfc5d3') }, 'cat regard'),
      ],
    }),
  hommes: () =>
    tall({
      tone: TONES.slate,
      light: 'low',
      seed: 'cat hommes',
      objects: [
        ...bottle([-0.62, 0, -0.2], 0.72, 1.85, {
          glass: glass('#6f4a22', 1.6),
          cap: matt('#15191c'),
          label: '#d5d8d6',
        }),
        bowl([0.2, 0, 0.4], 0.95, 0.42, stoneware('#5d6c77', '#2c363e'), 0.45),
        cream([0.2, 0.29, 0.4], 0.8, { ...ceramic('#f4f3ee', 0.7), through: 0.5 }),
        ...brush([0.85, 0, -0.1], 1.3, {
          handle: { ...wood('#8a6238', '#3c2716'), gloss: 0.06, rough: 0.22 },
          ring: brass(),
          hair: linen('#cdbfa8', 60),
        }),
        disc([0.05, -0.01, 0.2], 2.6, 0.015, wood('#6d5138', '#463222')),
      ],
    }),
};
