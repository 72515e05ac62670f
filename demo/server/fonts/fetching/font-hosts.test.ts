import { expect, test } from 'vitest';
import { fontAddressOf } from './font-hosts.ts';

const HOSTS = { names: ['fonts.example'], standIn: 'http://fonts.localhost:4100' };
const allowed = (text: string) => fontAddressOf(text, HOSTS);

test('an allowed host is asked by https, and the stand-in of the demo by its own origin', () => {
  expect(allowed('https://fonts.example/css2?family=Lora#x')).toEqual({
    url: new URL('https://fonts.example/css2?family=Lora'),
    isStandIn: false,
  });
  expect(allowed('https://FONTS.example:443/a.woff2')?.url.href).toBe('https://fonts.example/a.woff2');
  expect(allowed('http://fonts.localhost:4100/css2?family=Figtree')?.isStandIn).toBe(true);
});

test.each([
  '',
  'lora',
  '/medias/a.woff2',
  '//fonts.example/a.woff2',
  'http://fonts.example/a.woff2',
  'https://fonts.example:8443/a.woff2',
  'https://fonts.example./a.woff2',
  'https://sub.fonts.example/a.woff2',
  'https://fonts.example.evil.example/a.woff2',
  'https://evil.example/fonts.example/a.woff2',
  'https://fonts.example@evil.example/a.woff2',
  'https://user:word@fonts.example/a.woff2',
  'https://evil.example\\@fonts.example/a.woff2',
  'https://127.0.0.1/a.woff2',
  'https://[::1]/a.woff2',
  'https://2130706433/a.woff2',
  'https://localhost/a.woff2',
  'https://fonts.localhost:4100/a.woff2',
  'http://fonts.localhost/a.woff2',
  'http://fonts.localhost:5432/',
  'http://maison.localhost:4100/a.woff2',
  'http://169.254.169.254/latest/meta-data',
  'ftp://fonts.example/a.woff2',
  'file:///etc/passwd',
  'data:font/woff2;base64,d09GMg==',
  'javascript:fetch()',
])('nothing is fetched of “%s”', (text) => expect(allowed(text)).toBeNull());

test('without a stand-in none is asked', () => {
  const none = { ...HOSTS, standIn: null };
  expect(fontAddressOf('http://fonts.localhost:4100/css2?family=Figtree', none)).toBeNull();
});
