import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import { OFFICE, readTexts } from './open-texts.ts';

/** Neither scripts nor pages of another origin have types; what their modules give is said here. */
const { faultsOfTexts } = (await import(resolve(OFFICE, '../../check/texts.mjs'))) as {
  readonly faultsOfTexts: (texts: object, first: string) => readonly string[];
};
const { HOMEPAGES, SETTINGS } = (await import(resolve(OFFICE, 'form/settings.js'))) as {
  readonly HOMEPAGES: readonly string[];
  readonly SETTINGS: readonly string[];
};
const { LANGUAGES } = (await import(resolve(OFFICE, 'texts/language.js'))) as { readonly LANGUAGES: object };
const { PICTURES } = (await import(resolve(OFFICE, 'form/layout-pictures.js'))) as {
  readonly PICTURES: Readonly<Record<string, object>>;
};
const themes = JSON.parse(readFileSync(resolve(OFFICE, 'themes/themes.json'), 'utf8')) as readonly {
  readonly id: string;
}[];

type Tree = ReturnType<typeof readTexts>;

const leaves = (tree: Tree, path: readonly string[] = []): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([name, inner]) =>
    typeof inner === 'string'
      ? [[[...path, name].join('.'), inner] as const]
      : leaves(inner, [...path, name]),
  );
const textsOf = (language: string) => Object.fromEntries(leaves(readTexts(language)));
const keys = [...new Set(Object.keys(textsOf('en')).map((key) => key.replace(/_(one|many|other)$/, '')))];

const sources = readdirSync(OFFICE, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.(js|html)$/.test(name) && !name.startsWith('tests'),
);

/** Each key that a source asks for; where a part of it is only known later, what it may be. */
const asked = sources.flatMap((name) => {
  const source = readFileSync(resolve(OFFICE, name), 'utf8');
  const calls = /\b(?:t|words)\(\s*['`]([^'`]+)['`]|data-words="([^"]+)"/g;
  return [...source.matchAll(calls)].map(([, called, written]) => {
    const key = called ?? written ?? '';
    const pattern = key
      .split(/\$\{\w+\}/)
      .map((part) => part.replaceAll('.', '\\.'))
      .join('.+');
    return { name, key, fits: new RegExp(`^${pattern}$`) };
  });
});

test('the office speaks each language of the product, with one file for each', () => {
  expect(Object.keys(LANGUAGES).toSorted()).toEqual([...LOCALES].toSorted());
  expect(readdirSync(resolve(OFFICE, 'texts')).filter((name) => name.endsWith('.json'))).toEqual(
    LOCALES.map((id) => `${id}.json`).toSorted(),
  );
});

test('each language has the keys, plural forms and values that English has, and nothing is left untranslated', () => {
  const all = Object.fromEntries(LOCALES.map((id) => [id, { office: textsOf(id) }]));
  expect(faultsOfTexts(all, 'en')).toEqual([]);
});

test('each text that is asked for is there', () => {
  expect(asked.length).toBeGreaterThan(100);
  const missing = asked.filter(({ fits }) => !keys.some((key) => fits.test(key)));
  expect(missing.map(({ name, key }) => `${name}: ${key}`)).toEqual([]);
});

test('each text that is there is asked for', () => {
  expect(keys.filter((key) => !asked.some(({ fits }) => fits.test(key)))).toEqual([]);
});

/** Names, which are the same in each language. */
const NAMES = ['Trebuchet MS', 'Maison Orée', 'Atelier Nacre', 'Duo Cobalt', 'Maison Orée Suisse'];

function literalsOf(name: string): readonly string[] {
  const literals: string[] = [];
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && literals.push(value)),
    TemplateElement: ({ value }) => void literals.push(value.raw),
  }).visit(parseSync(name, readFileSync(resolve(OFFICE, name), 'utf8')).program);
  return literals;
}

test('what a source says in words comes from the texts', () => {
  const sentence = /^\p{Lu}[\p{L}’]* \p{L}|[\p{L}’]{2,} [\p{L}’]{2,} [\p{L}’]{2,}/u;
  const said = sources
    .filter((name) => name.endsWith('.js'))
    .flatMap(literalsOf)
    .filter((literal) => sentence.test(literal) && !NAMES.includes(literal));
  expect(said).toEqual([]);
});

test('each setting, layout and finished theme has a name', () => {
  const named = [
    ...SETTINGS.map((path) => `settings.${path}`),
    ...HOMEPAGES.map((id) => `homepages.${id}`),
    ...Object.entries(PICTURES).flatMap(([kind, layouts]) => [
      `kinds.${kind}`,
      ...Object.keys(layouts).map((id) => `layouts.${kind}.${id}`),
    ]),
    ...themes.flatMap(({ id }) => [`themes.names.${id}`, `themes.about.${id}`]),
  ];
  expect(named.filter((key) => !keys.includes(key))).toEqual([]);
});
