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
import { rolledTowel, towels } from '../props/textiles.ts';
import { brush, comb, scissors } from '../props/tools.ts';
import { bottle, bowl, cream, disc, globe, jar } from '../props/vessels.ts';
import type { Picture } from '../picture.ts';
import { stage } from '../sets/stage.ts';
import { TONES } from '../sets/tones.ts';
import { placed } from '../forms/mesh.ts';
import { pebble } from '../forms/shapes.ts';

const horn = { ...wood('#8a6238', '#3c2716'), gloss: 0.06, rough: 0.22 };

export const men: readonly Picture[] = [
  {
    name: 'coupe-homme',
    kind: 'service',
    alt: {
      fr: 'Peigne d’écaille et ciseaux sur une ardoise bleutée',
      de: 'Schildpattkamm und Schere auf bläulichem Schiefer',
      en: 'A tortoiseshell comb and scissors on bluish slate',
      es: 'Peine de carey y tijeras sobre una pizarra azulada',
      it: 'Pettine tartarugato e forbici su un’ardesia azzurrata',
    },
    scene: () =>
      stage({
        tone: { ...TONES.petrol, table: stone('#46565f', '#6a7b83') },
        light: 'low',
        seed: 'homme',
        eye: [0, 3.2, 4.5],
        target: [0, 0.05, 0],
        things: [
          comb([-0.3, 0.01, 0.45], 2, horn, -0.3),
          scissors([0.35, 0.01, -0.45], 1.45, steel(), -0.35),
          ...jar([-1.5, 0, -0.7], 0.62, 0.3, steel(0.3), steel(0.25)),
        ],
      }),
  },
  {
    name: 'taille-barbe',
    kind: 'service',
    alt: {
      fr: 'Blaireau et bol de mousse à raser, lumière du soir',
      de: 'Rasierpinsel und Schale mit Schaum im Abendlicht',
      en: 'A shaving brush and a bowl of lather in evening light',
      es: 'Brocha y cuenco de espuma de afeitar con luz de tarde',
      it: 'Pennello e ciotola di schiuma da barba in luce serale',
    },
    scene: () =>
      stage({
        tone: TONES.slate,
        light: 'low',
        seed: 'barbe',
        things: [
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
  },
  {
    name: 'soin-visage-homme',
    kind: 'service',
    alt: {
      fr: 'Flacons sombres et galet mouillé sur un plan de pierre',
      de: 'Dunkle Flaschen und ein nasser Kiesel auf Stein',
      en: 'Dark bottles and a wet pebble on a stone top',
      es: 'Frascos oscuros y un canto mojado sobre piedra',
      it: 'Flaconi scuri e un ciottolo bagnato su un piano di pietra',
    },
    scene: () =>
      stage({
        tone: { ...TONES.petrol, table: marble('#3e555d', '#8aa2a8') },
        light: 'window',
        seed: 'visage homme',
        things: [
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
  },
  {
    name: 'massage-sportif',
    kind: 'service',
    alt: {
      fr: 'Flacon d’arnica et boules de bois près d’une serviette bleu nuit',
      de: 'Arnikaöl und Holzkugeln neben einem nachtblauen Handtuch',
      en: 'Arnica oil and wooden balls beside a midnight-blue towel',
      es: 'Aceite de árnica y bolas de madera junto a una toalla azul noche',
      it: 'Olio di arnica e sfere di legno accanto a un asciugamano blu notte',
    },
    scene: () =>
      stage({
        tone: { ...TONES.mist, wall: TONES.slate.wall },
        light: 'window',
        seed: 'sportif',
        things: [
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
  },
];
