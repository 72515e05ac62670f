import { expect, test } from 'vitest';
import { isMarked, marked, previewReport } from './preview-report.ts';

const CONTRAST = {
  path: 'themes.general.buttonsColor',
  scheme: 'light',
  chosen: '#ffee00',
  shown: '#7d7300',
  ratio: 1.2,
  least: 3,
};
const CSS = { count: 2, line: 7, text: 'position: fixed' };
const OVERFLOW = { part: 'header', text: 'Donaudampfschifffahrt', by: 40 };

test.each([
  [
    { type: 'page', path: '/en/contact' },
    { kind: 'page', path: '/en/contact' },
  ],
  [
    { type: 'point', part: 'header', settings: ['identity.logo'] },
    { kind: 'point', part: 'header', settings: ['identity.logo'] },
  ],
  [
    { type: 'point', part: 'header', settings: ['token', 'booker.payment.provider', 7, '__proto__.x'] },
    { kind: 'point', part: 'header', settings: [] },
  ],
  [
    { type: 'faults', contrast: [CONTRAST], overflow: [OVERFLOW], css: CSS },
    { kind: 'faults', contrast: [CONTRAST], overflow: [OVERFLOW], css: CSS },
  ],
  [
    {
      type: 'faults',
      contrast: [
        { ...CONTRAST, chosen: 'red' },
        { ...CONTRAST, path: 'token' },
        { ...CONTRAST, ratio: '1' },
      ],
      overflow: [{ ...OVERFLOW, by: Number.NaN }, null, 'x', { ...OVERFLOW, text: 'x'.repeat(201) }],
      css: { ...CSS, line: '7' },
    },
    { kind: 'faults', contrast: [], overflow: [], css: null },
  ],
  [
    { type: 'faults', overflow: Array.from({ length: 100 }, () => OVERFLOW) },
    { kind: 'faults', contrast: [], overflow: Array.from({ length: 20 }, () => OVERFLOW), css: null },
  ],
])('%j is understood', (data, report) => {
  expect(previewReport(data)).toEqual(report);
});

test.each([
  {},
  { type: 'page' },
  { type: 'page', path: 'https://evil.example' },
  { type: 'page', path: '/'.repeat(2001) },
  { type: 'point', part: 7 },
  { type: 'colour' },
])('%j is none', (data) => {
  expect(previewReport(data)).toBeNull();
});

test('a message is known by its mark and its token', () => {
  expect(isMarked(marked('t', { type: 'page' }), 't')).toBe(true);
  for (const other of [null, 7, 'x', {}, { vitrine: 'preview' }, marked('u', {}), marked(null, {})])
    expect(isMarked(other, 't')).toBe(false);
  expect(isMarked(marked(null, {}), null)).toBe(false);
});
