import { bouquet, petals } from '../props/botany.ts';
import {
  brass,
  ceramic,
  flame,
  foliageOf,
  linen,
  matt,
  petal,
  terry,
  wax,
  wood,
} from '../props/materials.ts';
import { rolledTowel, towels } from '../props/textiles.ts';
import { crystals } from '../props/tools.ts';
import { bowl, candle, filling, stillWater, vase } from '../props/vessels.ts';
import type { Picture } from '../picture.ts';
import { silkFolds, stream } from '../sets/fields.ts';
import { stage } from '../sets/stage.ts';
import { TONES } from '../sets/tones.ts';
import { zellige } from '../sets/tiles.ts';
import { joined, placed } from '../forms/mesh.ts';
import { block, plane, tube } from '../forms/shapes.ts';
import { light } from '../studio/vector.ts';

const leaves = { stem: matt('#4f5d4c'), leaves: foliageOf('#5d8069') };

export const rituals: readonly Picture[] = [
  {
    name: 'gommage-sel',
    kind: 'service',
    alt: {
      fr: 'Gros sel blanc dans une coupe bleue, quelques grains sur la pierre',
      de: 'Grobes weißes Salz in einer blauen Schale, einige Körner auf dem Stein',
      en: 'Coarse white salt in a blue bowl, a few grains on the stone',
      es: 'Sal gorda blanca en un cuenco azul, algunos granos sobre la piedra',
      it: 'Sale grosso bianco in una coppa azzurra, qualche grano sulla pietra',
    },
    scene: () =>
      stage({
        tone: TONES.lagoon,
        light: 'window',
        seed: 'sel',
        eye: [0, 2.4, 5.5],
        target: [0, 0.4, 0],
        things: [
          bowl([-0.25, 0, 0], 1.8, 0.62, ceramic('#a9c8cd', 0.25), 0.6),
          filling([-0.25, 0, 0], 1.8, 0.62, ceramic('#eef0ee', 0.6), 0.72, 0.22),
          crystals(
            [-0.25, 0.5, 0],
            0.72,
            0.2,
            420,
            0.065,
            { ...ceramic('#fbfbf8', 0.25), through: 0.5 },
            'sel',
          ),
          crystals(
            [1.0, 0.02, 0.75],
            0.5,
            0,
            46,
            0.06,
            { ...ceramic('#fbfbf8', 0.25), through: 0.5 },
            'grains',
          ),
          rolledTowel([1.65, 0, -0.5], 0.36, 1.2, terry('#dfe7e6'), 0.35),
          ...bouquet([-1.85, 0, -0.7], 1.5, 3, { length: 0.3, width: 0.09 }, leaves, 'sel'),
        ],
      }),
  },
  {
    name: 'enveloppement-algues',
    kind: 'service',
    alt: {
      fr: 'Longs plis humides d’un vert d’algue',
      de: 'Lange, feuchte Falten in Algengrün',
      en: 'Long wet folds of seaweed green',
      es: 'Largos pliegues húmedos de un verde alga',
      it: 'Lunghe pieghe umide di un verde alga',
    },
    scene: () =>
      Promise.resolve(
        silkFolds(31, '#2c5149', {
          count: 3.4,
          depth: 0.26,
          sway: 2.4,
          cloth: { ...ceramic('#2c5149', 0.22), gloss: 0.06 },
        }),
      ),
  },
  {
    name: 'sauna-prive',
    kind: 'service',
    alt: {
      fr: 'Seau de cèdre et louche sur un banc de bois, dans une lumière dorée',
      de: 'Zedernkübel und Kelle auf einer Holzbank in goldenem Licht',
      en: 'A cedar bucket and ladle on a wooden bench, in golden light',
      es: 'Cubo de cedro y cazo sobre un banco de madera, con luz dorada',
      it: 'Secchio di cedro e mestolo su una panca di legno, in luce dorata',
    },
    scene: () => {
      const cedar = wood('#a97c50', '#714b2c', 'y');
      const slats = joined(
        Array.from({ length: 9 }, (_, row) => placed(block([9, 0.36, 0.12], 14), [0, 0.2 + row * 0.4, -1.6])),
      );
      const boards = joined(
        Array.from({ length: 6 }, (_, row) =>
          placed(block([9, 0.1, 0.5], 14), [0, -0.05, -1.2 + row * 0.55]),
        ),
      );
      return stage({
        tone: { ...TONES.slate, wall: wood('#6b4a30', '#42291a'), table: matt('#3b2a1e') },
        light: 'low',
        seed: 'sauna',
        side: 1,
        things: [
          { mesh: slats, material: wood('#9c7046', '#6a4628'), shades: false },
          { mesh: boards, material: wood('#b58a5c', '#80592f') },
          { ...bowl([-0.55, 0, 0.1], 1.25, 0.95, cedar, 0) },
          stillWater([-0.55, 0.78, 0.1], 1.1, '#9db5b5', 0.02),
          {
            mesh: tube(
              (share) => [-0.5 + share * 1.5, 0.82 + share * 0.5, 0.3 - share * 0.2],
              () => 0.035,
              14,
              30,
            ),
            material: wood('#8b6039', '#5f3f22'),
          },
          ...towels(
            [1.3, 0, 0.1],
            [1.4, 0.22, 0.95],
            [linen('#e9e5d8'), linen('#cfd3c6'), linen('#e9e5d8')],
            6,
          ),
        ],
      });
    },
  },
  {
    name: 'rituel-orient',
    kind: 'service',
    alt: {
      fr: 'Bols de laiton et pétales devant un mur de zelliges bleu-vert',
      de: 'Messingschalen und Blütenblätter vor blaugrünen Zellige-Kacheln',
      en: 'Brass bowls and petals before a wall of blue-green zellige tiles',
      es: 'Cuencos de latón y pétalos ante un muro de zellige verde azulado',
      it: 'Ciotole d’ottone e petali davanti a un muro di zellige verde-azzurro',
    },
    scene: () =>
      stage({
        tone: { ...TONES.lagoon, wall: zellige('#2f6b70', '#5d9a99', 0.42) },
        light: 'arch',
        seed: 'orient',
        things: [
          bowl([-0.7, 0, 0.1], 1.35, 0.55, brass('#e6bd80', 0.22), 0.5),
          stillWater([-0.7, 0.44, 0.1], 1.22, '#b9cbbf', 0.03),
          petals([-0.7, 0.445, 0.1], 0.4, 7, 0.2, petal('#d98ba0'), 'orient'),
          vase([0.85, 0, -0.15], 0.8, 1.35, 0.85, brass('#dfb274', 0.3)),
          bowl([1.35, 0, 0.75], 0.6, 0.24, brass('#eccb94', 0.22), 0.7),
          petals([0.5, 0, 0.95], 0.35, 6, 0.22, petal('#d98ba0'), 'orient table'),
          ...candle([-1.75, 0, -0.3], 0.4, 0.5, { body: wax('#efe4cf'), flame: flame('#ffd9a0', 4) }),
        ],
      }),
  },
  {
    name: 'journee-au-fil-de-leau',
    kind: 'service',
    alt: {
      fr: 'Serviettes roulées au bord d’un bassin ensoleillé',
      de: 'Gerollte Tücher am Rand eines sonnigen Beckens',
      en: 'Rolled towels at the edge of a sunlit pool',
      es: 'Toallas enrolladas al borde de una alberca soleada',
      it: 'Asciugamani arrotolati sul bordo di una vasca al sole',
    },
    scene: () =>
      Promise.resolve({
        ...stream({
          seed: 'journee',
          water: '#9fd0d2',
          bed: '#6f9b9d',
          stones: ['#9fc2c2', '#87b0b2'],
          count: 0,
        }),
        things: [
          ...stream({ seed: 'journee', water: '#9fd0d2', bed: '#6f9b9d', stones: ['#9fc2c2'], count: 0 })
            .things,
          {
            mesh: plane([-5, 0.95, 0.5], [10, 0, 0], [0, 0, 4]),
            material: { colour: light('#dfe2dd'), grain: { scale: [20, 20, 20], depth: 0.004 } },
          },
          ...towels([-0.7, 0.95, 1.3], [1.5, 0.2, 0.85], [terry('#eeefe9'), terry('#a9c4c4')], 8),
          bowl([0.9, 0.95, 1.25], 0.7, 0.24, ceramic('#5f9096')),
        ],
      }),
  },
];
