import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { features } from '#registry';
import type { Feature } from '#element/feature.ts';
import { faultsOf, readFeatures, textsOf } from './features.ts';

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
  const element = { reads: [], budget: 1, chunks: 'screen' } as const;
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

it('texts that one page alone names are of the build, and without a file are told', () => {
  const load = () => Promise.reject(new Error('never loaded'));
  const texts = ['booking', 'tour'] as unknown as Feature['texts'];
  const feature: Feature = { name: 'tour', texts: ['booking'], pages: { cart: { texts, load } } };
  expect(textsOf([feature])).toEqual(['booking', 'tour']);
  expect(faultsOf(root, [feature])).toContain('widgets/tour/feature.ts: there is no locales/fr/tour.json.');
});

it('an element by the name of a chunk that all share is told', () => {
  const element = { reads: [], budget: 1, chunks: 'screen' } as const;
  expect(faultsOf(root, [{ name: 'core', texts: ['booking'], element }])).toContain(
    'widgets/core: the bundle has a file of that name.',
  );
});

const paged = (name: string, pages: Readonly<Record<string, string | undefined>>): Feature => ({
  name,
  texts: ['booking'],
  pages: Object.fromEntries(
    Object.entries(pages).map(([kind, path]) => [
      kind,
      { ...(path && { path }), texts: [], load: () => Promise.reject(new Error('never loaded')) },
    ]),
  ),
});

it('two features with one address, or with one kind of page, are told', () => {
  expect(
    faultsOf(root, [paged('tour', { tour: '/visite/:stop' }), paged('walk', { walk: '/visite/:step' })]),
  ).toEqual(['Two features have one address: tour at /visite/:stop, walk at /visite/:step.']);
  expect(faultsOf(root, [paged('tour', { cart: undefined }), paged('walk', { cart: undefined })])).toEqual([
    'Two features have a page of the kind cart.',
  ]);
});

it.each(['/services/:stop', '/:stop', 'visite', '/de/visite'])(
  'an address that is taken is told: %s',
  (path) => {
    expect(faultsOf(root, [paged('tour', { tour: path })])).toEqual([
      `The page tour: its address ${path} has to begin with a word of its own.`,
    ]);
  },
);
