import { expect, test } from 'vitest';
import { isOwnPath } from './own-path.ts';

test.for(['/', '/services', '/a//b', '/?page=reserved'])('%j stays where it stands', (address) => {
  expect(isOwnPath(address)).toBe(true);
});

test.for([
  '',
  'services',
  '#cgv',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  '\t//evil.example',
  '/\r\n/evil.example',
  'https://evil.example/a',
])('%j is no path', (address) => expect(isOwnPath(address)).toBe(false));
