import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { openTextsIn } from './texts/open-texts.ts';

type Fault = (text: string) => '' | (() => string);

await openTextsIn('en');
const said = (fault: ReturnType<Fault>) => (fault === '' ? '' : fault());

/** A page of another origin has no types; what its module gives is said here. */
const { colourFault, cssFault, sizeFault } = (await import(
  resolve(import.meta.dirname, '../form/faults.js')
)) as { readonly colourFault: Fault; readonly cssFault: Fault; readonly sizeFault: Fault };

test('a colour that is none is told, and no colour is none', () => {
  expect(['', '#1f4', '#1f4d44', '#1f4d44cc'].map(colourFault)).toEqual(['', '', '', '']);
  expect(['green', '#1f4d4', '1f4d44'].map((text) => colourFault(text) === '')).toEqual([
    false,
    false,
    false,
  ]);
});

test('CSS that is longer than what the site applies is told', () => {
  expect(cssFault('a'.repeat(20_000))).toBe('');
  expect(said(cssFault('a'.repeat(20_001)))).toBe(
    'Too long: of 20,001 characters nothing is applied, 20,000 are the most.',
  );
});

test('a size of a logo that is not saved, or is shown smaller, is told', () => {
  expect(['1', '96'].map(sizeFault)).toEqual(['', '']);
  expect(['97', '1000'].map(sizeFault).map(said)).toEqual(
    Array.from({ length: 2 }, () => 'The site shows it with 96 pixels, which are the most.'),
  );
  expect(['', '0', '1001', '1.5', '-3', '1e2'].map(sizeFault).map(said)).toEqual(
    Array.from({ length: 6 }, () => 'Not saved: a whole number from 1 to 1000.'),
  );
});
