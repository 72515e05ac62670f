import { expect, test } from 'vitest';
import { runsOf } from '../pdf/document-font.ts';

test.each([
  ['Crème brûlée, œuvre à 12\u202f€', [['text latin', 'Crème brûlée, œuvre à 12\u00a0€']]],
  [
    'Zoé Wałęsa-Müller',
    [
      ['text latin', 'Zoé Wa'],
      ['text latin-ext', 'łę'],
      ['text latin', 'sa-Müller'],
    ],
  ],
  ['', []],
])('%j is set in the files that have its letters', (text, runs) => {
  expect(runsOf(text, 'text').map((run) => [run.font, run.text])).toEqual(runs);
});
