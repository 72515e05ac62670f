import type { ScenesByName } from '../../renderer/scene.ts';
import { bouquet } from '../../objects/botany.ts';
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
} from '../../objects/materials.ts';
import { towels } from '../../objects/textiles.ts';
import { brush, comb, scissors } from '../../objects/tools.ts';
import { bottle, bowl, cream, jar } from '../../objects/vessels.ts';
import { hairOf } from '../../places/hair.ts';
import { salon } from '../../places/salon.ts';
import { tabletop } from '../../places/tabletop.ts';
import { TONES } from '../../places/tones.ts';

const NIGHT = { ...TONES.slate, wall: matt('#2a3a66'), table: marble('#33426a', '#8c9ac4') };
const horn = { ...wood('#8a6238', '#3c2716'), gloss: 0.06, rough: 0.22 };

/** Two shops by the sea: hair and beards. */
export const duoScenes: ScenesByName = {
  coupes: () => Promise.resolve(hairOf('duo coupes', ['#2b2320', '#3a2d26', '#221c1a'], 0.65, '#5a4334')),
  barbes: () =>
    tabletop({
      tone: NIGHT,
      light: 'low',
      seed: 'duo barbes',
      eye: [0, 1.9, 6],
      target: [0, 1.05, 0],
      fov: 38,
      objects: [
        ...bottle([-0.6, 0, -0.15], 0.72, 1.85, {
          glass: glass('#3f64c9', 1.4),
          cap: brass(),
          label: '#dfe4f2',
        }),
        bowl([0.2, 0, 0.45], 0.95, 0.42, stoneware('#c9d0e2', '#5b6a92'), 0.45),
        cream([0.2, 0.29, 0.45], 0.8, { ...ceramic('#f7f6f2', 0.7), through: 0.5 }),
        ...brush([0.85, 0, -0.05], 1.3, { handle: horn, ring: brass(), hair: linen('#cdbfa8', 60) }),
      ],
    }),
  ciseaux: () =>
    tabletop({
      tone: NIGHT,
      light: 'blinds',
      seed: 'duo ciseaux',
      eye: [0, 3.2, 4.5],
      target: [0, 0.05, 0],
      objects: [
        scissors([-0.35, 0.01, -0.3], 1.55, steel(), 0.4),
        comb([0.35, 0.01, 0.5], 1.9, matt('#d9b65f'), -0.2),
      ],
    }),
  couleur: () => Promise.resolve(hairOf('duo couleur', ['#6d4c33', '#84603f', '#5a3e2a'], 0.5, '#e0c08a')),
  barbe: () =>
    tabletop({
      tone: NIGHT,
      light: 'window',
      seed: 'duo barbe',
      objects: [
        bowl([-0.45, 0, 0.05], 1.3, 0.52, ceramic('#8ea2d6', 0.25), 0.45),
        cream([-0.45, 0.36, 0.05], 1.1, { ...ceramic('#f7f6f2', 0.7), through: 0.5 }),
        ...brush([0.8, 0, 0.2], 1.15, { handle: horn, ring: brass(), hair: linen('#cdbfa8', 60) }),
        ...jar([1.6, 0, -0.3], 0.7, 0.4, stone('#3f4a6a', '#8c9ac4', 1), brass()),
      ],
    }),
  'soin-marin': () =>
    tabletop({
      tone: { ...TONES.mist, wall: matt('#5b76a8') },
      light: 'leaves',
      seed: 'duo marin',
      objects: [
        ...towels(
          [-0.8, 0, -0.1],
          [1.6, 0.24, 1.1],
          [terry('#2f4a8f'), terry('#e9ecf2'), terry('#9db0d8')],
          5,
        ),
        ...bottle([0.65, 0, 0], 0.56, 1.4, {
          glass: glass('#3f64c9', 1.3),
          cap: matt('#101a33'),
          label: '#eef1f8',
        }),
        ...bottle([1.3, 0, 0.25], 0.46, 0.95, {
          glass: glass('#d8b25a', 1.2),
          cap: matt('#101a33'),
          label: '#eef1f8',
        }),
        ...bouquet(
          [1.95, 0, -0.8],
          1.6,
          3,
          { length: 0.34, width: 0.1, droop: 0.3 },
          { stem: matt('#56634c'), leaves: foliageOf('#73907a') },
          'duo',
        ),
      ],
    }),
  'nice-port': () =>
    salon({
      seed: 'nice-port',
      layout: 'styling',
      wall: '#3a559c',
      niche: '#1c2a52',
      floor: ['chequer', '#e6e8ef', '#27345c'],
      arch: 'round',
      accent: '#c9a85a',
      from: -1,
    }),
  'antibes-remparts': () =>
    salon({
      seed: 'antibes',
      layout: 'reception',
      wall: '#c9d4e6',
      floor: ['diamond', '#eceef3', '#8ea2cf'],
      arch: 'circle',
      accent: '#3a559c',
      from: 1,
      vaulted: true,
      light: 'leaves',
    }),
};
