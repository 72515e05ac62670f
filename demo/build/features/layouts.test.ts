import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { screenSources } from './variant-kinds.ts';

const sources = screenSources(resolve(import.meta.dirname, '../../..'));

/** What themes of companies may name, by kind of page. */
const LAYOUTS: Readonly<Record<string, readonly string[]>> = {
  monoShop: ['default', 'grid', 'rounded', 'roundedimage', 'galaxy'],
  multiShop: ['default', 'grid', 'grid2', 'grouped'],
  mkpShop: ['default', 'square', 'rounded'],
  categories: ['default', 'cards'],
  shop: ['default', 'large'],
  gift: ['default', 'onePage', 'cards'],
  services: ['default', 'cards', 'simply'],
  servicesCateg: ['default', 'square', 'text'],
  articles: ['default', 'cards', 'text', 'table', 'simply', 'lightsquare', 'galaxy'],
  contact: ['default', 'landscape', 'locator'],
  servicePresentation: ['default', 'whole'],
};

/** The ids of the loaders of that name. */
function loadersNamed(name: string): readonly string[] {
  const start = `export const ${name}: VariantLoaders<`;
  const [, after = ''] = sources.find((source) => source.includes(start))?.split(start) ?? [];
  return [...(after.split('\n};')[0] ?? '').matchAll(/^ {2}(\w+): async/gm)].map(([, id = '']) => id);
}

const shown = Object.fromEntries(
  sources.flatMap((source) =>
    [...source.matchAll(/: Variants<\w+> = \{\s*kind: '(\w+)',[^;]*?others: (\w+)/g)].map(
      ([, kind = '', others = '']) => [kind, ['default', ...loadersNamed(others)]],
    ),
  ),
);

test('every layout that a theme may name is there, and no other of its kind', () => {
  expect(shown).toMatchObject(LAYOUTS);
});
