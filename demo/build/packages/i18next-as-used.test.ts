import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { DEFAULT_LOCALE, LOCALES } from '#domain/locale.ts';
import { textOptions } from '#stores/texts/text-options.ts';
import type { TextTree } from '#stores/texts/texts.ts';
import { asUsed } from './i18next-as-used.ts';

const source = readFileSync(fileURLToPath(import.meta.resolve('i18next')), 'utf8');
const locales = fileURLToPath(new URL('../../../locales', import.meta.url));
const files = readdirSync(join(locales, DEFAULT_LOCALE)).map((file) => basename(file, '.json'));
const read = (locale: string, file: string) =>
  JSON.parse(readFileSync(join(locales, locale, `${file}.json`), 'utf8')) as TextTree;

/** The paths of a tree's texts; those of one text's plural forms are one path, without the form. */
function pathsIn(tree: TextTree, before = ''): string[] {
  const paths = Object.entries(tree).flatMap(([key, text]) =>
    typeof text === 'string' ? [before + key.replace(/_[a-z]+$/, '')] : pathsIn(text, `${before}${key}.`),
  );
  return [...new Set(paths)];
}

/** As our store of texts does it: each file is put in when it arrives, and French stands in for one that does not. */
function textsWith(create: typeof createInstance) {
  const i18n = create();
  void i18n.init(textOptions('de', { common: read('de', 'common') }));
  const late = 'cart';
  for (const locale of LOCALES) {
    for (const file of files) {
      if (file !== late || locale === DEFAULT_LOCALE) {
        i18n.addResourceBundle(locale, file, read(locale, file), false, true, { skipCopy: true });
      }
    }
  }
  return i18n;
}

async function smaller(): Promise<typeof createInstance> {
  const address = `data:text/javascript,${encodeURIComponent(asUsed(source))}`;
  return ((await import(address)) as { readonly createInstance: typeof createInstance }).createInstance;
}

test('the built i18next says every text as the whole one does, in each language and number', async () => {
  const [whole, built] = [textsWith(createInstance), textsWith(await smaller())];
  const keys = files.flatMap((file) => pathsIn(read(DEFAULT_LOCALE, file)).map((path) => `${file}:${path}`));
  const names = [
    ...JSON.stringify(files.map((file) => read(DEFAULT_LOCALE, file))).matchAll(/\{\{(\w+)\}\}/g),
  ];
  const named = Object.fromEntries(names.map(([, name = '']) => [name, `<${name} & {{count}} $t(title)>`]));
  const given = [undefined, named, ...[0, 1, 2, 1_000_000, 1.5].map((count) => ({ ...named, count }))];
  const asked = [...keys, 'cart:nowhere', 'nothing:at.all', 'cart:button', ''];
  let compared = 0;
  for (const locale of LOCALES) {
    const [one, other] = [whole, built].map(
      (i18n) => i18n.getFixedT(locale) as (...asked: unknown[]) => unknown,
    );
    for (const key of asked) {
      for (const each of given) {
        const [expected, said] = [one?.(key, each), other?.(key, each)];
        if (said !== expected) expect([locale, key, each, said]).toEqual([locale, key, each, expected]);
        compared += 1;
      }
    }
    expect(built.getDataByLanguage(locale)).toEqual(whole.getDataByLanguage(locale));
    expect(built.hasResourceBundle(locale, 'cart')).toBe(whole.hasResourceBundle(locale, 'cart'));
  }
  expect(compared).toBeGreaterThan(10_000);
});

test('another way of writing i18next is noticed', () => {
  expect(() => asUsed('class Connector {}')).toThrow(/no longer written in the known way: Formatter, /);
});

test.each([
  ['joinArrays', { joinArrays: '\n' }],
  ['defaultVariables', { interpolation: { defaultVariables: { name: '' } } }],
])('the option %s, which the built i18next would not hear, stops the build', (name, option) => {
  expect(() => asUsed(source, { ...textOptions('fr', {}), ...option })).toThrow(
    `The build of i18next has fixed the option ${name}`,
  );
});

test('no text names a format, another text or a part of a parameter, which the built i18next does not know', () => {
  const named = readdirSync(locales, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .filter((file) => /\{\{(?!\w+\}\})|\$t\(/.test(readFileSync(join(locales, file), 'utf8')));
  expect(named).toEqual([]);
});
