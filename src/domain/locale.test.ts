import { expect, test } from 'vitest';
import { isLocale, LOCALE_TAGS, LOCALES, textIn, type LocalizedText } from './locale.ts';

test.for<[LocalizedText, string]>([
  [{ fr: 'Soin', de: 'Pflege', en: 'Care' }, 'Pflege'],
  [{ fr: 'Soin', en: 'Care' }, 'Soin'],
  [{ it: 'Cura', en: 'Care' }, 'Cura'],
  [{ de: '', fr: '', en: 'Care' }, 'Care'],
  [{ de: '' }, ''],
  [{}, ''],
])('the text %j is read in German as %j', ([text, expected]) => {
  expect(textIn('de', text)).toBe(expected);
});

test('a locale is one of the product’s languages, by its own code', () => {
  expect(LOCALES.filter((locale) => !isLocale(locale))).toEqual([]);
  expect(['pt', 'FR', '', null, undefined, 0].filter((value) => isLocale(value))).toEqual([]);
  expect(LOCALES.map((locale) => new Intl.Locale(LOCALE_TAGS[locale]).language)).toEqual([...LOCALES]);
});
