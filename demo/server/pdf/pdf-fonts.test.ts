import { expect, test } from 'vitest';
import { fontFiles, runsOf } from './pdf-fonts.ts';

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
  ['−4 %', [['text latin', '−4 %']]],
  [
    'Łukasz 🎉',
    [
      ['text latin-ext', 'Ł'],
      ['text latin', 'ukasz '],
    ],
  ],
  ['こんにちは', []],
  ['', []],
])('%j is set in the files that have its letters', (text, runs) => {
  expect(runsOf(text, 'text').map((run) => [run.font, run.text])).toEqual(runs);
});

test('each piece names a file', () => {
  const names = fontFiles().map(({ name }) => name);
  for (const font of ['text', 'bold', 'display', 'message'] as const)
    for (const run of runsOf('Łódź', font)) expect(names).toContain(run.font);
});
