import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Feature } from '#element/feature.ts';
import { features } from '#registry';
import { refusalOf } from './refusals.ts';
import { withFeature } from './registry-lines.ts';
import { screenName } from './screen-name.ts';
import { filesOf } from './skeleton.ts';

const root = join(import.meta.dirname, '../..');
const refusal = (...asked: readonly string[]) => refusalOf(asked, root, features);

describe('what is asked for', () => {
  it.each([
    [[], 'Say what to add'],
    [['page', 'gift-ideas'], "'page' is nothing that can be added"],
    [['screen'], 'A screen needs a name'],
    [['screen', 'gift-ideas', 'more'], "'more' is too much after gift-ideas"],
  ])('%j is refused', (asked, sentence) => {
    expect(refusal(...asked)).toContain(sentence);
  });

  it.each([
    'GiftIdeas',
    'gift_ideas',
    'gift ideas',
    '-gift',
    'gift-',
    'gift--ideas',
    '2-gifts',
    '../gift',
    '',
  ])('no screen can be named %j', (name) => {
    expect(refusal('screen', name)).toContain(`'${name}' cannot name a screen`);
  });

  it.each([
    ['cart', 'there is widgets/cart'],
    ['visit', 'there is src/stores/visit'],
    ['prices', 'there is src/domain/prices'],
    ['common', 'there is locales/fr/common.json'],
    ['services', 'the site has pages'],
    ['de', 'the site has pages'],
    ['home', 'there is locales/fr/home.json'],
    ['legal', 'the site has pages'],
    ['freed-place', 'the site has pages'],
    ['react', 'the bundle has a file'],
  ])('a screen cannot take the name of what there is: %s', (name, why) => {
    expect(refusal('screen', name)).toContain(`'${name}' is taken: ${why}`);
  });

  it('a screen cannot take an address or a kind of page of another feature', () => {
    const pages = Object.fromEntries([
      ['tour', { path: '/visite/:stop', texts: [], load: () => Promise.reject(new Error('never loaded')) }],
    ]);
    const tour: Feature = { name: 'walk', texts: ['booking'], pages };
    for (const name of ['tour', 'visite']) {
      expect(refusalOf(['screen', name], root, [tour])).toContain('the site has pages');
    }
  });

  it('any other name is taken as it is', () => {
    for (const name of ['gift-ideas', 'crew', 'top-10', 'a']) expect(refusal('screen', name)).toBeNull();
  });
});

describe('the registry with a screen more', () => {
  const registry = readFileSync(join(root, 'src/registry.ts'), 'utf8');

  it.each(['aaa', 'gift-ideas', 'zzz'])('has one line that imports it and one that lists it: %s', (kebab) => {
    const name = screenName(kebab);
    const before = registry.split('\n');
    const after = withFeature(registry, name).split('\n');
    expect(after.filter((line) => !before.includes(line))).toEqual([
      `import { ${name.camel}Feature } from '#widgets/${kebab}/feature.ts';`,
      `  ${name.camel}Feature,`,
    ]);
    expect(after.filter((line) => before.includes(line))).toEqual(before);
    const imported = after.filter((line) => line.includes('#widgets/'));
    expect(imported.toSorted()).toEqual(imported);
    const listed = after.filter((line) => line.endsWith('Feature,'));
    expect(listed.toSorted()).toEqual(listed);
  });
});

it('the files of a screen are named after it, inside and out', async () => {
  const files = await filesOf(screenName('gift-ideas'), root);
  expect(files.map(({ path }) => path)).toContain('widgets/gift-ideas/gift-ideas-screen.tsx');
  expect(files.filter(({ path, text }) => /sample.?name/i.test(path + text))).toEqual([]);
});
