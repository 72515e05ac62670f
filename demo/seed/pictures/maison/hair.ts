import { bouquet } from '../props/botany.ts';
import { ceramic, foliageOf, glass, matt, steel, terry, wood } from '../props/materials.ts';
import { towels } from '../props/textiles.ts';
import { comb, scissors } from '../props/tools.ts';
import { bottle, globe } from '../props/vessels.ts';
import type { Picture } from '../picture.ts';
import { hairOf } from '../sets/hair.ts';
import { stage } from '../sets/stage.ts';
import { TONES } from '../sets/tones.ts';
import { placed } from '../forms/mesh.ts';
import { block } from '../forms/shapes.ts';

const horn = { ...wood('#5b4030', '#2c1e17'), gloss: 0.05, rough: 0.25 };

export const hair: readonly Picture[] = [
  {
    name: 'coupe-femme',
    kind: 'service',
    alt: {
      fr: 'Ciseaux d’acier et peigne de corne sur un marbre gris',
      de: 'Stahlschere und Hornkamm auf grauem Marmor',
      en: 'Steel scissors and a horn comb on grey marble',
      es: 'Tijeras de acero y peine de asta sobre mármol gris',
      it: 'Forbici d’acciaio e pettine di corno su marmo grigio',
    },
    scene: () =>
      stage({
        tone: TONES.smoke,
        light: 'blinds',
        seed: 'coupe',
        eye: [0, 3.4, 4.4],
        target: [0, 0.05, 0],
        things: [
          scissors([-0.55, 0.01, -0.2], 1.55, steel(), 0.5),
          comb([0.55, 0.01, 0.55], 1.9, horn, 0.28),
          ...bottle([1.55, 0, -0.75], 0.5, 1.1, {
            glass: glass('#6c6f8f', 1.2),
            cap: matt('#26262e'),
            label: '#e6e5ea',
          }),
        ],
      }),
  },
  {
    name: 'brushing',
    kind: 'service',
    alt: {
      fr: 'Mèches brunes aux larges ondulations',
      de: 'Braune Strähnen in weiten Wellen',
      en: 'Brown locks in wide waves',
      es: 'Mechones castaños de ondas amplias',
      it: 'Ciocche castane dalle onde ampie',
    },
    scene: () => Promise.resolve(hairOf('brushing', ['#4a3226', '#3c281e', '#58402f'], 0.75)),
  },
  {
    name: 'balayage',
    kind: 'service',
    alt: {
      fr: 'Chevelure dégradée du châtain au blond miel',
      de: 'Haar mit Verlauf von Braun zu Honigblond',
      en: 'Hair that melts from chestnut into honey blonde',
      es: 'Melena que pasa del castaño al rubio miel',
      it: 'Chioma sfumata dal castano al biondo miele',
    },
    scene: () => Promise.resolve(hairOf('balayage', ['#7a563a', '#5b3f2b', '#94704a'], 0.6, '#c9a067')),
  },
  {
    name: 'soin-cheveux-profond',
    kind: 'service',
    alt: {
      fr: 'Flacon de soin, peigne large et serviette pliée',
      de: 'Pflegeflasche, grober Kamm und gefaltetes Tuch',
      en: 'A bottle of hair care, a wide comb and a folded towel',
      es: 'Frasco de tratamiento, peine ancho y toalla doblada',
      it: 'Flacone di trattamento, pettine largo e asciugamano piegato',
    },
    scene: () =>
      stage({
        tone: TONES.mist,
        light: 'window',
        seed: 'profond',
        things: [
          ...towels([-0.85, 0, -0.1], [1.6, 0.24, 1.1], [terry('#8ba0ab'), terry('#e9ecec')], 11),
          ...bottle([0.6, 0, -0.1], 0.62, 1.5, {
            glass: glass('#7d9c9a', 1.2),
            cap: matt('#263238'),
            label: '#eef0ee',
          }),
          ...bottle([1.25, 0, 0.15], 0.5, 1.05, {
            glass: glass('#c58f4a', 1.2),
            cap: matt('#263238'),
            label: '#eef0ee',
          }),
          comb([-0.55, 0.49, 0.05], 1.25, horn, -0.25),
          ...bouquet(
            [-1.95, 0, -0.8],
            1.7,
            3,
            { length: 0.36, width: 0.14 },
            { stem: matt('#4f5d4c'), leaves: foliageOf('#6f8f86') },
            'profond',
          ),
        ],
      }),
  },
  {
    name: 'coupe-enfant',
    kind: 'service',
    alt: {
      fr: 'Cubes de bois et petit peigne sur une table claire',
      de: 'Holzwürfel und kleiner Kamm auf hellem Tisch',
      en: 'Wooden blocks and a little comb on a pale table',
      es: 'Cubos de madera y un peine pequeño sobre una mesa clara',
      it: 'Cubi di legno e un pettinino su un tavolo chiaro',
    },
    scene: () =>
      stage({
        tone: TONES.celadon,
        light: 'window',
        seed: 'enfant',
        things: [
          {
            mesh: placed(block([0.62, 0.62, 0.62], 14), [-0.75, 0.31, 0], { y: 0.4 }),
            material: matt('#7fa0a0'),
          },
          {
            mesh: placed(block([0.62, 0.62, 0.62], 14), [-0.02, 0.31, 0.12], { y: -0.25 }),
            material: wood('#d3b183', '#ac8656', 'y'),
          },
          {
            mesh: placed(block([0.62, 0.62, 0.62], 14), [-0.38, 0.93, 0.05], { y: 0.12 }),
            material: matt('#c99aa4'),
          },
          globe([0.85, 0.27, 0.35], 0.27, { ...ceramic('#d8b45f', 0.35) }),
          comb([1.2, 0.01, 0.85], 0.9, matt('#5a6f86'), 0.5),
        ],
      }),
  },
];
