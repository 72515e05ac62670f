import { PORTRAYED, portraitName } from '#seed/pictures/portraits.ts';
import { lookOf, type Look, type Palette } from './look.ts';

const PALETTES: Readonly<Record<string, Palette>> = {
  maison: {
    garments: ['#1f4d44', '#f4efe6', '#8fa597', '#b98b6b', '#33413d', '#d9c7ae', '#5f7f73'],
    grounds: [
      ['#dfe6df', '#cdd9cf'],
      ['#efe6d8', '#e4d6c1'],
      ['#e8ddd4', '#dccabc'],
      ['#d5e0db', '#c2d3cb'],
      ['#eceae3', '#dedbd0'],
    ],
  },
  atelier: {
    garments: ['#5a2446', '#f4e9ef', '#76558a'],
    grounds: [
      ['#f0e2ea', '#e5d0dc'],
      ['#e9e0ee', '#d9cbe2'],
    ],
  },
  duo: {
    garments: ['#1d3b8b', '#e3c878', '#0b1226', '#8fa3da'],
    grounds: [
      ['#c9d4f2', '#b4c3ea'],
      ['#ece0bf', '#e0d0a2'],
      ['#d5dae8', '#c2c9de'],
    ],
  },
};

const MEN = new Set(
  `Théo Bastien Victor Idriss Hugues Matthieu Erwan Bixente Raphaël Tom Marius Gaspard Irénée Guilhem Célestin Bastian Rémy
  Gian Elio Pau Álvaro Gonzalo Curro Airam Tommaso Niccolò Edoardo Lorenzo Valerio Enzo Sami Charlie Nino`.split(
    /\s+/,
  ),
);

/** What must not be the same in two portraits. */
const faceIn = ({ isMan, style, hair, skin, glasses, beard }: Look) =>
  [isMan, style, hair, skin.base, glasses, beard].join();

/** Everybody's look, by company and the name of the portrait; no two have the same face. */
export const LOOKS: Readonly<Record<string, Readonly<Record<string, Look>>>> = looksOf();

function looksOf() {
  const taken = new Set<string>();
  let index = 0;
  const next = (name: string, palette: Palette): Look => {
    for (;;) {
      const look = lookOf(index++, MEN.has(name), palette);
      const face = faceIn(look);
      if (taken.has(face)) continue;
      taken.add(face);
      return look;
    }
  };
  const companies = Object.entries(PORTRAYED).map(([company, shops]) => {
    const palette = PALETTES[company];
    if (!palette) throw new Error(`Nothing says in which colours ${company} is drawn.`);
    const looks = Object.entries(shops).flatMap(([shop, names]) =>
      names.split(' ').map((name) => [portraitName(shop, name), next(name, palette)] as const),
    );
    return [company, Object.fromEntries(looks)] as const;
  });
  return Object.fromEntries(companies);
}
