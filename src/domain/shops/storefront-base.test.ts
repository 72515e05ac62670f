import { expect, test } from 'vitest';
import { storefrontBase } from './storefront-base.ts';

test.each([
  ['https://salon.example', 'https://salon.example'],
  [' https://salon.example/ ', 'https://salon.example'],
  ['https://salon.example/beaute/?x=1#y', 'https://salon.example/beaute'],
  ['http://maison.localhost:4100', 'http://maison.localhost:4100'],
  ['/salon/', '/salon'],
  ['/', ''],
  ['//evil.example', null],
  ['javascript:alert(1)', null],
  ['salon', null],
  ['https://', null],
  ['', null],
  [undefined, null],
])('the storefront address %j leads to %j', (text, base) => {
  expect(storefrontBase(text)).toBe(base);
});
