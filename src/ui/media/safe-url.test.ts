import { expect, test } from 'vitest';
import { safeUrl } from './safe-url.ts';

test.each([
  ['https://maison.example/a?b=c#d', 'https://maison.example/a?b=c#d'],
  ['mailto:bonjour@maison.example', 'mailto:bonjour@maison.example'],
  ['tel:+33612345678', 'tel:+33612345678'],
  ['/services', '/services'],
  ['?page=reserved', '?page=reserved'],
  ['#cgv', '#cgv'],
])('the address %s may be linked', (text, expected) => {
  expect(safeUrl(text)).toBe(expected);
});

test.each([
  ['javascript\u003aalert(1)'],
  ['java\nscript:alert(1)'],
  ['\u0001javascript:alert(1)'],
  [' JaVaScRiPt:alert(1)'],
  ['java\u200bscript:alert(1)'],
  ['data:text/html,x'],
  ['vbscript:x'],
  ['blob:https://a/b'],
  ['//evil.example'],
  ['/\\evil.example'],
  ['\\\\evil.example'],
  [''],
  [null],
  ['evil'],
])('the address %j may not be linked', (text) => {
  expect(safeUrl(text)).toBeNull();
});
