import { expect, test } from 'vitest';
import {
  isEmptyText,
  isLocale,
  LOCALE_TAGS,
  LOCALES,
  spokenText,
  textIn,
  type LocalizedText,
} from './locale.ts';

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

test.for<[LocalizedText, string, string | undefined]>([
  [{ fr: 'Soin', de: 'Pflege' }, 'Pflege', undefined],
  [{ fr: 'Soin', en: 'Care' }, 'Soin', 'fr'],
  [{ it: 'Cura', en: 'Care' }, 'Cura', 'it'],
  [{ fr: 'Spa', de: 'Spa' }, 'Spa', undefined],
  [{}, '', undefined],
])('the text %j is read in German as %j, of the language %j', ([text, expected, lang]) => {
  expect(spokenText('de', text)).toEqual({ text: expected, lang });
});

test('a text that says nothing in any language is empty', () => {
  expect([isEmptyText({}), isEmptyText({ fr: '' }), isEmptyText({ de: 'a' })]).toEqual([true, true, false]);
});

test('a locale is one of the product’s languages, by its own code', () => {
  expect(LOCALES.filter((locale) => !isLocale(locale))).toEqual([]);
  expect(['pt', 'FR', '', null, undefined, 0].filter((value) => isLocale(value))).toEqual([]);
  expect(LOCALES.map((locale) => new Intl.Locale(LOCALE_TAGS[locale]).language)).toEqual([...LOCALES]);
});
