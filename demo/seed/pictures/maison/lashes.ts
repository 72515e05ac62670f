import { brass, ceramic, glass, linen, matt, stoneware, wood } from '../props/materials.ts';
import { brush, mirror, tweezers } from '../props/tools.ts';
import { bowl, disc, filling, globe, jar } from '../props/vessels.ts';
import type { Picture } from '../picture.ts';
import { stage } from '../sets/stage.ts';
import { TONES } from '../sets/tones.ts';
import { joined } from '../forms/mesh.ts';
import { tube } from '../forms/shapes.ts';
import type { Point } from '../studio/vector.ts';

/** A fan of fine curved lines, as lashes are. */
function fan(at: Point, count: number, length: number, spread: number, wide = 2, drop = (_x: number) => 0) {
  return joined(
    Array.from({ length: count }, (_, index) => {
      const place = index / (count - 1) - 0.5;
      const lean = place * spread;
      const x = place * wide;
      const long = length * (1 - 0.5 * place * place);
      return tube(
        (share) => [
          at[0] + x + Math.sin(lean) * long * share,
          at[1] - drop(x) + Math.sin(share * 1.35) * long * 0.86,
          at[2] + Math.cos(lean) * long * 0.45 * share * share,
        ],
        (share) => 0.02 * (1.05 - share),
        8,
        22,
      );
    }),
  );
}

export const lashes: readonly Picture[] = [
  {
    name: 'rehaussement-cils',
    kind: 'service',
    alt: {
      fr: 'Un éventail de cils courbes au-dessus d’une sphère pâle',
      de: 'Ein Fächer gebogener Wimpern über einer hellen Kugel',
      en: 'A fan of curved lashes above a pale sphere',
      es: 'Un abanico de pestañas curvas sobre una esfera pálida',
      it: 'Un ventaglio di ciglia curve sopra una sfera pallida',
    },
    scene: () =>
      stage({
        tone: TONES.lilac,
        light: 'low',
        seed: 'cils',
        target: [0, 0.8, 0],
        things: [
          globe([0, 0.35, 0], 1.02, { ...ceramic('#9a90ae', 0.6), through: 0.2 }),
          {
            mesh: fan([0, 1.2, 0.5], 25, 0.6, 1.5, 1.5, (x) => 0.85 - Math.sqrt(Math.max(0, 0.79 - x * x))),
            material: matt('#2b2533'),
          },
          disc([0, 0, 0.1], 2.8, 0.09, stoneware('#d5d0df', '#8d88a0')),
        ],
      }),
  },
  {
    name: 'extensions-cils',
    kind: 'service',
    alt: {
      fr: 'Pince courbe et plateau de faux cils fins',
      de: 'Gebogene Pinzette und ein Tablett mit feinen Wimpern',
      en: 'Curved tweezers and a tray of fine lashes',
      es: 'Pinzas curvas y una bandeja de pestañas finas',
      it: 'Pinzetta curva e un vassoio di ciglia sottili',
    },
    scene: () =>
      stage({
        tone: TONES.smoke,
        light: 'window',
        seed: 'extensions',
        eye: [0, 3.2, 4.6],
        target: [0, 0.1, 0.1],
        things: [
          disc([-0.5, 0, 0], 2.1, 0.1, ceramic('#ece9ef', 0.35)),
          ...[-0.5, 0, 0.5].map((z) => ({
            mesh: fan([-0.5, 0.1, z], 30, 0.24, 0.5),
            material: matt('#241f2b'),
          })),
          tweezers([1.15, 0.01, 0.5], 1.5, brass('#e0c390', 0.22), 1.0),
          ...jar([1.3, 0, -0.65], 0.5, 0.34, glass('#8d86a8', 1), brass()),
        ],
      }),
  },
  {
    name: 'teinture-sourcils',
    kind: 'service',
    alt: {
      fr: 'Trois coupelles de pigments bruns et un pinceau fin',
      de: 'Drei Schälchen mit braunen Pigmenten und ein feiner Pinsel',
      en: 'Three dishes of brown pigment and a fine brush',
      es: 'Tres platillos de pigmentos marrones y un pincel fino',
      it: 'Tre ciotoline di pigmenti bruni e un pennello sottile',
    },
    scene: () =>
      stage({
        tone: TONES.rose,
        light: 'blinds',
        seed: 'teinture',
        eye: [0, 2.9, 4.9],
        target: [0, 0.2, 0.1],
        things: [
          ...['#8a6248', '#553a2d', '#2f2320'].flatMap((hex, index) => {
            const at = [index * 0.95 - 1.2, 0, -0.25 + (index % 2) * 0.35] as const;
            return [
              bowl(at, 0.85, 0.3, ceramic('#f0e8e8', 0.3), 0.7),
              filling(at, 0.85, 0.3, { ...matt(hex), gloss: 0.04, rough: 0.4 }, 0.75, 0.03),
            ];
          }),
          ...brush(
            [1.2, 0, 0.7],
            1.5,
            { handle: matt('#4b3a4a'), ring: brass(), hair: linen('#6b5145', 60) },
            { lie: -1.52, turn: 2.5, full: 0.38 },
          ),
        ],
      }),
  },
  {
    name: 'restructuration-sourcils',
    kind: 'service',
    alt: {
      fr: 'Miroir rond sur pied, pinceau et poudrier',
      de: 'Runder Standspiegel, Pinsel und Puderdose',
      en: 'A round mirror on its stand, a brush and a compact',
      es: 'Espejo redondo de pie, pincel y polvera',
      it: 'Specchio tondo da tavolo, pennello e portacipria',
    },
    scene: () =>
      stage({
        tone: TONES.pearl,
        light: 'arch',
        seed: 'miroir',
        target: [0, 0.85, 0],
        things: [
          ...mirror(
            [-0.45, 0, -0.2],
            0.78,
            brass('#e3c694', 0.25),
            { ...matt('#c5c6d2'), gloss: 0.7, rough: 0.12 },
            0.35,
          ),
          ...jar([0.85, 0, 0.3], 0.8, 0.26, ceramic('#b9a6bd', 0.25), brass('#e3c694', 0.3)),
          ...brush(
            [1.55, 0, -0.2],
            1.1,
            { handle: wood('#4a3a3c', '#2c2224', 'y'), ring: brass(), hair: linen('#d9c7bd', 60) },
            { lie: -1.5, turn: 0.9, full: 0.6 },
          ),
        ],
      }),
  },
];
