import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { features } from '#registry';
import { screenSources, variantFaults } from './variant-kinds.ts';

const SCREEN = `const LAYOUTS: Variants<TourLayout> = {\n  kind: 'tour',\n  first,\n};`;
const tour = { name: 'tour', texts: ['booking'] } as const;

test('every kind of variants of this tree is named by a feature, and each that is named is there', () => {
  expect(variantFaults(features, screenSources(resolve(import.meta.dirname, '../../..')))).toEqual([]);
});

test('a kind that a screen has and no feature names is told, and so is one that no screen has', () => {
  expect(variantFaults([{ ...tour, variants: ['tour'] }], [SCREEN])).toEqual([]);
  expect(variantFaults([tour], [SCREEN])).toEqual([
    'No feature names the variants of tour, which a screen has.',
  ]);
  expect(variantFaults([{ ...tour, variants: ['tuor'] }], [])).toEqual([
    'widgets/tour/feature.ts: no screen has variants of tuor.',
  ]);
});
