/** How somebody looks, clothes included. */
export interface Look {
  readonly isMan: boolean;
  readonly age: number;
  readonly skin: Skin;
  readonly hair: string;
  readonly style: WomanStyle | ManStyle;
  /** Of the head by its usual width. */
  readonly width: number;
  readonly beard: 'none' | 'short' | 'full' | 'moustache';
  readonly glasses: 'none' | 'round' | 'square';
  readonly hasFreckles: boolean;
  readonly hasEarrings: boolean;
  readonly eyes: 'open' | 'smiling';
  readonly mouth: 'smile' | 'grin' | 'calm';
  readonly neckline: 'round' | 'v' | 'collar' | 'apron' | 'wrap';
  readonly garment: string;
  readonly ground: string;
  readonly disc: string;
}

interface Skin {
  readonly base: string;
  readonly shade: string;
  readonly lip: string;
  /** From 0, the lightest. */
  readonly depth: number;
}

export const WOMAN_STYLES = [
  'long',
  'bob',
  'top-bun',
  'afro',
  'side-wave',
  'pixie',
  'braid',
  'low-bun',
  'ponytail',
  'curls',
  'scarf',
  'shoulder',
  'fringe-long',
] as const;
export const MAN_STYLES = [
  'side-part',
  'buzz',
  'quiff',
  'curly-top',
  'bald',
  'swept',
  'crop',
  'tied',
  'receding',
] as const;
export type WomanStyle = (typeof WOMAN_STYLES)[number];
export type ManStyle = (typeof MAN_STYLES)[number];

const SKINS: readonly Skin[] = [
  { base: '#f5d9c5', shade: '#e6bfa6', lip: '#c57b6e', depth: 0 },
  { base: '#a9714b', shade: '#8f5c3a', lip: '#7d4136', depth: 4 },
  { base: '#ecc4a2', shade: '#d8a981', lip: '#b9695c', depth: 1 },
  { base: '#6f452e', shade: '#593522', lip: '#4e2a24', depth: 6 },
  { base: '#dcac82', shade: '#c39168', lip: '#a65f50', depth: 2 },
  { base: '#f1cdb5', shade: '#dfb195', lip: '#c06f66', depth: 0 },
  { base: '#c58f64', shade: '#aa774f', lip: '#8f5043', depth: 3 },
  { base: '#885637', shade: '#6f442a', lip: '#60332a', depth: 5 },
];

const LIGHT_HAIR = ['#7a4a2b', '#c89a5b', '#3b2a22', '#a8562f', '#5a3c2a', '#d9b77c', '#241d1b'];
const DARK_HAIR = ['#241a18', '#33231d', '#1b1716', '#3f291f'];
const GREY_HAIR = ['#b9b5ae', '#d9d6cf', '#8e8b86', '#a39d95'];

const AGES = [29, 52, 36, 66, 24, 44, 58, 31, 39, 71, 27, 48] as const;
const NECKLINES = ['round', 'v', 'collar', 'apron', 'wrap'] as const;
const MOUTHS = ['smile', 'grin', 'smile', 'calm'] as const;
const BEARDS = ['none', 'short', 'none', 'full', 'none', 'moustache', 'short'] as const;

/** Colours of a salon: the clothes of its team, and the background behind them. */
export interface Palette {
  readonly garments: readonly string[];
  readonly grounds: readonly (readonly [ground: string, disc: string])[];
}

/** The item of a list at a place that goes round. */
function at<T>(list: readonly [T, ...T[]] | readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}

/**
 * The look of the person at a place of a house's list. The lists have lengths without a common factor, as far as can be, and are
 * gone through at their own pace: who looks alike in one thing differs in others.
 */
export function lookOf(index: number, isMan: boolean, { garments, grounds }: Palette): Look {
  const skin = at(SKINS, index * 3);
  const age = at(AGES, index * 5 + Math.floor(index / 12));
  const hairs = age > 55 ? GREY_HAIR : skin.depth > 2 ? DARK_HAIR : LIGHT_HAIR;
  const [ground, disc] = at(grounds, index + Math.floor(index / 7));
  const style = isMan ? manStyle(index, age) : at(WOMAN_STYLES, index * 4 + Math.floor(index / 13));
  return {
    isMan,
    age,
    skin,
    style,
    hair: at(hairs, index + Math.floor(index / 8)),
    width: 0.94 + 0.03 * ((index * 7) % 5),
    beard: isMan ? at(BEARDS, index) : 'none',
    glasses: index % 6 === 1 ? 'round' : index % 11 === 4 ? 'square' : 'none',
    hasFreckles: skin.depth < 2 && age < 45 && index % 3 === 0,
    hasEarrings: !isMan && index % 2 === 0,
    eyes: index % 4 === 3 ? 'smiling' : 'open',
    mouth: at(MOUTHS, index + Math.floor(index / 4)),
    neckline: at(NECKLINES, index * 2 + Math.floor(index / 5)),
    garment: at(garments, index * 2 + Math.floor(index / 7)),
    ground,
    disc,
  };
}

/** Only who is old enough has lost hair. */
function manStyle(index: number, age: number): ManStyle {
  const style = at(MAN_STYLES, index * 2 + Math.floor(index / 9));
  return age < 35 && (style === 'bald' || style === 'receding') ? 'curly-top' : style;
}
