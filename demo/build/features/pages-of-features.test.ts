import { expect, test } from 'vitest';
import { withPagesAlone } from './pages-of-features.ts';

test('of a feature its pages are left, and what they are made of', () => {
  const code = `import { READ } from './reads.ts';
const load = () => import('./page.tsx');
export const tourFeature: Feature = {
  name: 'tour',
  pages: { tour: { path: '/tour', texts: [], load } },
  element: { reads: [READ], budget: 1, chunks: 'screen' },
};
`;
  expect(withPagesAlone(code, 'feature.ts')).toBe(`import { READ } from './reads.ts';
const load = () => import('./page.tsx');
export const tourFeature: Feature = { pages: { tour: { path: '/tour', texts: [], load } } };
`);
});

test('of a feature without pages nothing is left', () => {
  const code = `export const cartFeature: Feature = { name: 'cart', texts: ['cart'] };`;
  expect(withPagesAlone(code, 'feature.ts')).toBe('export const cartFeature: Feature = {  };');
});

test('what a feature file exports besides its feature is left as it is, and quoted pages are pages', () => {
  const code = `export const LIMITS = { least: 1 };
export const tourFeature: Feature = { 'name': 'tour', 'pages': {} };`;
  expect(withPagesAlone(code, 'feature.ts')).toBe(`export const LIMITS = { least: 1 };
export const tourFeature: Feature = { 'pages': {} };`);
});

test.each([
  `export const tourFeature = { name: 'tour' } as const satisfies Feature;`,
  `export const tourFeature: Feature = featureOf('tour');`,
  `export const tourFeature: Feature = { ...shared, pages: {} };`,
])('a feature in another form stops the build: %s', (code) => {
  expect(() => withPagesAlone(code, 'widgets/tour/feature.ts')).toThrow('widgets/tour/feature.ts has to say');
});
