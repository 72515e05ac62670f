import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each(['142.250.179.106', '8.8.8.8', '1.1.1.1', '172.15.0.1', '172.32.0.1', '2a00:1450:4007:80c::200a'])(
  '%s is reached by anybody',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.8.8.8',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::1',
  '',
  'localhost',
  '0x7f.1',
  '2130706433',
])('“%s” is not', (address) => expect(isPublicAddress(address)).toBe(false));
