import { expect, test } from 'vitest';
import { previewAddress, previewPath } from './preview-address.ts';

const token = 'aB3_-x';

test.each([
  ['/~preview.aB3_-x~/contact', '/contact'],
  ['/~preview.aB3_-x~/', '/'],
  ['/~preview.aB3_-x~', '/'],
  ['/en/~preview.aB3_-x~/services/massages', '/en/services/massages'],
])('%s shows %s as it is drafted', (address, path) => {
  expect(previewAddress(address)).toEqual({ token, path });
});

test.each([
  '/',
  '/contact',
  '/~preview.~/',
  '/~preview.a b~/',
  '/~preview.aB~x/',
  `/~preview.${'a'.repeat(129)}~/`,
])('%s is no preview', (address) => {
  expect(previewAddress(address)).toBeNull();
});

test('the address of a preview is read as it was made', () => {
  expect(previewAddress(previewPath({ token, path: '/en/contact' }))).toEqual({ token, path: '/en/contact' });
});
