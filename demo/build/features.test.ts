import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { features } from '#registry';
import type { Feature } from '#element/feature.ts';
import { faultsOf, readFeatures } from './features.ts';

const root = resolve(import.meta.dirname, '../..');
const [first] = features as readonly [Feature, ...Feature[]];

it('the features of this tree fit together', async () => {
  expect(await readFeatures(root)).toEqual(features);
});

it('a feature that is named twice is told by its name', () => {
  expect(faultsOf(root, [...features, { name: first.name, texts: first.texts }])).toEqual([
    `src/registry.ts: the feature ${first.name} is named twice.`,
  ]);
});

it('an element whose folder lacks a file is told by that file', () => {
  const element = { reads: [], budget: 1, chunks: 'single' } as const;
  expect(faultsOf(root, [{ name: 'tour', texts: ['booking'], element }])).toEqual([
    'widgets/tour: its element has no definition.ts.',
    'widgets/tour: its element has no element.ts.',
    'widgets/tour: its element has no docs.ts.',
  ]);
});

it('texts without a file in a language are told by that language', () => {
  const texts = ['tour'] as unknown as Feature['texts'];
  expect(faultsOf(root, [{ name: 'tour', texts }])).toEqual(
    ['de', 'en', 'es', 'fr', 'it'].map(
      (locale) => `widgets/tour/feature.ts: there is no locales/${locale}/tour.json.`,
    ),
  );
});
