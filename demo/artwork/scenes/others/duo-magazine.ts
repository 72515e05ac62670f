import type { ScenesByName } from '../../renderer/scene.ts';
import { brass, ceramic, flame, glass, linen, marble, matt, wax, wood } from '../../objects/materials.ts';
import { brush, comb } from '../../objects/tools.ts';
import { bottle, bowl, candle, cream } from '../../objects/vessels.ts';
import { hairOf } from '../../places/hair.ts';
import { tabletop } from '../../places/tabletop.ts';
import { TONES } from '../../places/tones.ts';

const NIGHT = { ...TONES.slate, wall: matt('#2a3a66'), table: marble('#33426a', '#8c9ac4') };
const horn = { ...wood('#8a6238', '#3c2716'), gloss: 0.06, rough: 0.22 };

/** Pictures of articles and events. */
export const duoMagazineScenes: ScenesByName = {
  'magazine-blond': () =>
    Promise.resolve(hairOf('duo magazine', ['#a97f4d', '#c79c62', '#8d6a40'], 0.55, '#f0d9a6')),
  'magazine-barbe': () =>
    tabletop({
      tone: NIGHT,
      light: 'low',
      seed: 'duo magazine barbe',
      eye: [0, 2, 5.8],
      target: [0, 0.5, 0],
      objects: [
        bowl([-1.2, 0, 0], 1.2, 0.5, ceramic('#e9ecf4', 0.25), 0.45),
        cream([-1.2, 0.35, 0], 1, { ...ceramic('#f7f6f2', 0.7), through: 0.5 }),
        ...brush([-0.1, 0, 0.2], 1.1, { handle: horn, ring: brass(), hair: linen('#cdbfa8', 60) }),
        ...bottle([0.9, 0, -0.1], 0.46, 1.1, {
          glass: glass('#d8b25a', 1.2),
          cap: matt('#101a33'),
          label: '#eef1f8',
        }),
        comb([1.7, 0.01, 0.5], 1.3, matt('#d9b65f'), -0.5),
      ],
    }),
  'evenement-nocturne': () =>
    tabletop({
      tone: NIGHT,
      light: 'dusk',
      seed: 'duo nocturne',
      eye: [0, 1.8, 6],
      target: [0, 0.6, 0],
      objects: [
        ...candle([-1.3, 0, 0.1], 0.44, 0.85, { body: wax('#e9ecf4'), flame: flame('#ffd79a') }),
        ...candle([-0.7, 0, 0.45], 0.36, 0.5, { body: wax('#e3c878'), flame: flame('#ffd79a') }),
        ...bottle([0.3, 0, 0], 0.62, 1.5, {
          glass: glass('#e8e3a0', 0.8),
          cap: matt('#e3c878'),
          label: '#eef1f8',
        }),
        bowl([1.2, 0, 0.2], 1, 0.44, ceramic('#3f64c9', 0.25), 0.6),
      ],
    }),
};
