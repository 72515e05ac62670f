import { expect, test } from 'vitest';
import { link, resource } from './link.ts';

const BASE = 'https://api.example';

test.for<[string, string]>([
  ['http://x.example', 'http://x.example'],
  ['  https://x.example/a  ', 'https://x.example/a'],
  ['https://here.invalid/x', ''],
  ['//x.example/a', '//x.example/a'],
  ['https://', ''],
  ['   ', ''],
])('the link %j leads to %j', ([value, expected]) => {
  expect(link(value)).toBe(expected);
});

test.for<[string, string]>([
  ['HTTP://cdn.example/a.webp', 'HTTP://cdn.example/a.webp'],
  ['/a.webp', 'https://api.example/a.webp'],
  ['#a', ''],
  ['tel:+331', ''],
])('the resource %j is loaded from %j', ([value, expected]) => {
  expect(resource(value, BASE)).toBe(expected);
});
