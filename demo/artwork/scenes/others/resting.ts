import type { ScenesByName } from '../../renderer/scene.ts';
import { bouquet } from '../../objects/botany.ts';
import { ceramic, foliageOf, glass, matt, terry, wood } from '../../objects/materials.ts';
import { rolledTowel } from '../../objects/textiles.ts';
import { bottle, bowl, vase } from '../../objects/vessels.ts';
import { stream } from '../../places/close-ups.ts';
import { salon } from '../../places/salon.ts';
import { tabletop } from '../../places/tabletop.ts';
import { TONES } from '../../places/tones.ts';

/** A sea spa that is closed for the winter. */
export const closedScenes: ScenesByName = {
  thalasso: () =>
    tabletop({
      tone: TONES.lagoon,
      light: 'window',
      seed: 'rive',
      eye: [0, 1.9, 6],
      target: [0, 1.05, 0],
      fov: 38,
      objects: [
        rolledTowel([-0.6, 0, 0.2], 0.36, 1.2, terry('#e6edec'), 0.1),
        rolledTowel([0.14, 0, 0.2], 0.36, 1.2, terry('#7fa3ad'), -0.05),
        vase([0.9, 0, -0.4], 0.9, 1.7, 0.8, ceramic('#2f5d70', 0.25)),
      ],
    }),
  'bain-de-mer': () =>
    Promise.resolve(
      stream({ seed: 'rive', water: '#8fc1d0', bed: '#7d98a0', stones: ['#5a7078', '#9fb3b8', '#c7d2d2'] }),
    ),
  'la-rochelle': () =>
    salon({
      seed: 'la-rochelle',
      layout: 'lounge',
      wall: '#b9cfd4',
      floor: ['plank', '#cbb894', '#a38f6a'],
      arch: 'circle',
      accent: '#3f6f80',
      from: -1,
    }),
};

/** A house in Ajaccio whose site is being worked on. */
export const worksScenes: ScenesByName = {
  maquis: () =>
    tabletop({
      tone: TONES.moss,
      light: 'leaves',
      seed: 'myrte',
      eye: [0, 1.9, 6],
      target: [0, 1.05, 0],
      fov: 38,
      objects: [
        ...bottle([0.55, 0, 0.2], 0.6, 1.5, {
          glass: glass('#c99a2e', 1.3),
          cap: wood('#5d4a30', '#3a2c1a', 'y'),
          label: '#e6e4d2',
        }),
        vase([-0.5, 0, -0.1], 0.9, 1.1, 0.9, ceramic('#dcdccb', 0.5)),
        ...bouquet(
          [-0.5, 0.95, -0.1],
          1.4,
          7,
          { length: 0.26, width: 0.13, droop: 0.2 },
          { stem: matt('#4d4a35'), leaves: foliageOf('#3f5f38') },
          'myrte',
        ),
      ],
    }),
  'huile-de-myrte': () =>
    tabletop({
      tone: TONES.moss,
      light: 'window',
      seed: 'huile',
      objects: [
        bowl([-0.35, 0, 0], 1.5, 0.55, wood('#a3814f', '#75592f', 'y'), 0.5),
        ...bottle([0.95, 0, 0.1], 0.56, 1.35, {
          glass: glass('#c99a2e', 1.3),
          cap: wood('#5d4a30', '#3a2c1a', 'y'),
          label: '#e6e4d2',
        }),
        ...bouquet(
          [1.75, 0, -0.6],
          1.5,
          4,
          { length: 0.26, width: 0.13, droop: 0.2 },
          { stem: matt('#4d4a35'), leaves: foliageOf('#3f5f38') },
          'huile',
        ),
      ],
    }),
  ajaccio: () =>
    salon({
      seed: 'ajaccio',
      layout: 'cabin',
      wall: '#c7c9a9',
      niche: '#5d6b42',
      floor: ['plain', '#cdc0a2', '#b5a684'],
      arch: 'round',
      accent: '#6f7d4f',
      from: 1,
      vaulted: true,
      light: 'leaves',
    }),
};
