import { expect, test } from 'vitest';
import { storefrontBase, storefrontOf, storefrontPath } from './storefront-base.ts';

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

test.each([
  ['/salon', '/salon'],
  ['/', ''],
  ['https://salon.example', null],
  ['salon', null],
  [undefined, null],
])('a storefront at %j is on the page’s own origin by the path %j', (text, path) => {
  expect(storefrontPath(text)).toBe(path);
});

test.each([
  ['/salon', 'https://maison.example', '/salon'],
  [undefined, 'https://maison.example/', 'https://maison.example'],
  ['nonsense', '', null],
])('a storefront by %j, of a company at %j, is at %j', (base, websiteUrl, address) => {
  expect(storefrontOf(base, { identity: { websiteUrl } })).toBe(address);
});
