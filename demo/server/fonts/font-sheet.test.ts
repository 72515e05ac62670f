import { expect, test } from 'vitest';
import { sheetFaces } from './font-sheet.ts';
import { sheetOf } from './testing/font-host.ts';

const BASE = new URL('https://fonts.example/css2?family=Lora');
const read = (css: string) => sheetFaces(css, BASE);

test('a style sheet names its files by family, weight and letters', () => {
  const css = `/* latin-ext */\n${sheetOf([
    {
      family: 'Lora',
      url: 'https://files.example/e.woff2',
      weight: '400 700',
      range: 'U+0100-02BA, u+1e00-1e9f',
    },
    { family: 'Lora', url: '/s/l.woff2', weight: 'bold', range: 'U+00??' },
    { family: 'Other', url: 'o.woff2' },
  ])}`;
  expect(read(css)).toEqual([
    {
      family: 'Lora',
      source: 'https://files.example/e.woff2',
      weight: '400 700',
      range: 'U+0100-02BA,U+1E00-1E9F',
    },
    { family: 'Lora', source: 'https://fonts.example/s/l.woff2', weight: '700', range: 'U+00??' },
    { family: 'Other', source: 'https://fonts.example/o.woff2', weight: '400', range: '' },
  ]);
});

test('of italics a font has none but where it has nothing else', () => {
  const italic = { family: 'Lora', url: '/i.woff2', style: 'italic' };
  const normal = { family: 'Lora', url: '/n.woff2' };
  expect(read(sheetOf([italic, normal])).map(({ source }) => source)).toEqual([
    'https://fonts.example/n.woff2',
  ]);
  expect(read(sheetOf([italic])).map(({ source }) => source)).toEqual(['https://fonts.example/i.woff2']);
});

test('of several formats the smallest is taken, whatever their quotes', () => {
  const css = `@font-face { font-family: Lora; src: local("Lora"), url("/l.ttf") format("truetype"), url('/l.woff2') format('woff2') }`;
  expect(read(css)[0]).toMatchObject({ source: 'https://fonts.example/l.woff2', weight: '400' });
});

test.each([
  '',
  '<!doctype html><title>Not found</title>',
  '@font-face {',
  'body { background: url(/a.woff2) }',
  '@import url(/other.css);',
  `@font-face { src: url(/a.woff2) }`,
  `@font-face { font-family: Lora }`,
  `@font-face { font-family: Lora; src: local(Lora) }`,
  `@font-face { font-family: Lora; src: url() }`,
  `@font-face { font-family: Lora; src: url(/a.woff2); font-weight: lighter; }`,
  `@font-face { font-family: Lora; src: url(/a.woff2); unicode-range: all }`,
])('no file is named by “%s”', (css) => expect(read(css)).toEqual([]));
