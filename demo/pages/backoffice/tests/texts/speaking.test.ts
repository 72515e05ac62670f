import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { OFFICE, openTextsIn, texts } from './open-texts.ts';

const { language, languageName, number, speak, t, when, words } = texts;

/** A page of another origin has no types; what its module gives is said here. */
const { languageFor } = (await import(resolve(OFFICE, 'texts/language.js'))) as {
  readonly languageFor: (known: {
    readonly address: string;
    readonly kept: string | null;
    readonly wanted: readonly string[];
  }) => string;
};

const ADDRESS = 'http://backoffice.localhost/';

test.each([
  ['the one of the address', `${ADDRESS}?lang=de`, 'fr', ['it-IT'], 'de'],
  ['the one that was chosen', ADDRESS, 'fr', ['it-IT'], 'fr'],
  ['the first of the browser’s that is spoken', ADDRESS, null, ['pt-BR', 'it-IT', 'de'], 'it'],
  ['English', ADDRESS, null, ['pt-BR', 'nl'], 'en'],
  ['another than one that nobody speaks here', `${ADDRESS}?lang=constructor`, 'pt', ['ES-mx'], 'es'],
])('the language is %s', (_, address, kept, wanted, expected) => {
  expect(languageFor({ address, kept, wanted })).toBe(expected);
});

test('words follow the language that is chosen, with their values, dates and numbers', async () => {
  await openTextsIn('de');
  const name = words('themes.names.luxury');
  const back = words('themes.takeBack', { name });
  expect([language(), back()]).toEqual(['de', 'Luxus zurücknehmen']);
  expect([number(20_000), languageName('fr')]).toEqual(['20.000', 'Französisch']);
  expect(await speak('fr')).toBe(true);
  expect([language(), back()]).toEqual(['fr', 'Retirer Luxe']);
  expect(when('2026-03-05T10:00:00Z')).toMatch(/5 mars 2026/);
  expect([1, 3, 1_000_000].map((count) => t('form.changed', { count }))).toEqual([
    '1 modification',
    '3 modifications',
    '1000000 modifications',
  ]);
});

test('what is said of somebody is said as it is', async () => {
  await openTextsIn('en');
  const name = '<b>$t(page.close) {{name}}</b>';
  expect(t('editor.title', { name })).toBe(`The look of ${name}`);
});

test('where a language cannot be had the office speaks English, or goes on as before', async () => {
  await openTextsIn('it', ['it']);
  expect([language(), t('page.close')]).toEqual(['en', 'Close']);
  await openTextsIn('it', ['en']);
  expect(language()).toBe('it');
  await expect(openTextsIn('it', ['en', 'it'])).rejects.toThrow('missing');
  await openTextsIn('de', ['it']);
  await expect(speak('it')).rejects.toThrow('missing');
  expect([language(), t('page.close')]).toEqual(['de', 'Schließen']);
});

test('of two languages that are chosen one after the other the last is spoken', async () => {
  await openTextsIn('en');
  const first = speak('es');
  const last = speak('it');
  expect(await Promise.all([first, last])).toEqual([false, true]);
  expect(language()).toBe('it');
});
