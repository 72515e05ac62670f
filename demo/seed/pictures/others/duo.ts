import { bouquet } from '../props/botany.ts';
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
} from '../props/materials.ts';
import { towels } from '../props/textiles.ts';
import { brush, comb, scissors } from '../props/tools.ts';
import { bottle, bowl, cream, jar } from '../props/vessels.ts';
import type { Picture } from '../picture.ts';
import { hairOf } from '../sets/hair.ts';
import { salon } from '../sets/salon.ts';
import { stage } from '../sets/stage.ts';
import { TONES } from '../sets/tones.ts';

const NIGHT = { ...TONES.slate, wall: matt('#2a3a66'), table: marble('#33426a', '#8c9ac4') };
const horn = { ...wood('#8a6238', '#3c2716'), gloss: 0.06, rough: 0.22 };

/** Two shops by the sea: hair and beards. */
export const duoPictures: readonly Picture[] = [
  {
    name: 'coupes',
    kind: 'category',
    alt: { fr: 'Chevelure sombre aux larges vagues', en: 'Dark hair in wide waves' },
    scene: () => Promise.resolve(hairOf('duo coupes', ['#2b2320', '#3a2d26', '#221c1a'], 0.65, '#5a4334')),
  },
  {
    name: 'barbes',
    kind: 'category',
    alt: {
      fr: 'Blaireau, flacon bleu et bol de mousse au crépuscule',
      en: 'A shaving brush, a blue bottle and a bowl of lather at dusk',
    },
    scene: () =>
      stage({
        tone: NIGHT,
        light: 'low',
        seed: 'duo barbes',
        eye: [0, 1.9, 6],
        target: [0, 1.05, 0],
        fov: 38,
        things: [
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
  },
  {
    name: 'ciseaux',
    kind: 'service',
    alt: { fr: 'Ciseaux et peigne sur un marbre bleu nuit', en: 'Scissors and comb on midnight-blue marble' },
    scene: () =>
      stage({
        tone: NIGHT,
        light: 'blinds',
        seed: 'duo ciseaux',
        eye: [0, 3.2, 4.5],
        target: [0, 0.05, 0],
        things: [
          scissors([-0.35, 0.01, -0.3], 1.55, steel(), 0.4),
          comb([0.35, 0.01, 0.5], 1.9, matt('#d9b65f'), -0.2),
        ],
      }),
  },
  {
    name: 'couleur',
    kind: 'service',
    alt: { fr: 'Mèches blondies par le soleil', en: 'Locks lightened by the sun' },
    scene: () => Promise.resolve(hairOf('duo couleur', ['#6d4c33', '#84603f', '#5a3e2a'], 0.5, '#e0c08a')),
  },
  {
    name: 'barbe',
    kind: 'service',
    alt: { fr: 'Mousse à raser et pierre humide', en: 'Shaving lather and a wet stone' },
    scene: () =>
      stage({
        tone: NIGHT,
        light: 'window',
        seed: 'duo barbe',
        things: [
          bowl([-0.45, 0, 0.05], 1.3, 0.52, ceramic('#8ea2d6', 0.25), 0.45),
          cream([-0.45, 0.36, 0.05], 1.1, { ...ceramic('#f7f6f2', 0.7), through: 0.5 }),
          ...brush([0.8, 0, 0.2], 1.15, { handle: horn, ring: brass(), hair: linen('#cdbfa8', 60) }),
          ...jar([1.6, 0, -0.3], 0.7, 0.4, stone('#3f4a6a', '#8c9ac4', 1), brass()),
        ],
      }),
  },
  {
    name: 'soin-marin',
    kind: 'service',
    alt: {
      fr: 'Flacons bleus, serviettes et rameau d’olivier',
      en: 'Blue bottles, towels and an olive branch',
    },
    scene: () =>
      stage({
        tone: { ...TONES.mist, wall: matt('#5b76a8') },
        light: 'leaves',
        seed: 'duo marin',
        things: [
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
  },
  {
    name: 'nice-port',
    kind: 'shop',
    alt: {
      fr: 'Le salon du port de Nice : fauteuils jaunes, miroirs ronds et mur cobalt',
      en: 'The salon by the port of Nice: yellow chairs, round mirrors and a cobalt wall',
    },
    scene: () =>
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
  },
  {
    name: 'antibes-remparts',
    kind: 'shop',
    alt: {
      fr: 'Le salon d’Antibes : comptoir clair, voûte et lumière de bord de mer',
      en: 'The Antibes salon: a pale desk, a vaulted ceiling and seaside light',
    },
    scene: () =>
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
  },
];
