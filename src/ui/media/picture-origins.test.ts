import { expect, test } from 'vitest';
import { pictureAddress } from './picture-origins.ts';

const origins = {
  base: 'https://api.example/salons',
  allowed: ['https://api.example', 'https://salon.example', 'http://old.example:81'],
};

test.each([
  ['https://api.example/medias/a/{width}.{format}', 'https://api.example/medias/a/{width}.{format}'],
  ['https://salon.example/a.webp', 'https://salon.example/a.webp'],
  ['HTTPS://SALON.example:443/a.webp', 'HTTPS://SALON.example:443/a.webp'],
  ['http://old.example:81/a.webp', 'http://old.example:81/a.webp'],
  ['/medias/a.webp', 'https://api.example/salons/medias/a.webp'],
  [' /medias/a b.webp\n', 'https://api.example/salons/medias/a%20b.webp'],
  [
    'https://salon.example/a.webp 1w, https://evil.example/b.webp',
    'https://salon.example/a.webp%201w,%20https://evil.example/b.webp',
  ],
  [
    '/a.webp\f1w,\fhttps://evil.example/b',
    'https://api.example/salons/a.webp%0C1w,%0Chttps://evil.example/b',
  ],
])('a picture may come from the back end and from the allowed origins: %s', (text, expected) => {
  expect(pictureAddress(text, origins)).toBe(expected);
});

test.each([
  'https://evil.example/a.webp',
  'https://sub.salon.example/a.webp',
  'http://salon.example/a.webp',
  'https://salon.example:444/a.webp',
  'https://salon.example@evil.example/a.webp',
  'https://salon.example.evil.example/a.webp',
  'https://{width}.evil.example/a.webp',
  '//evil.example/a.webp',
  '/\\evil.example/a.webp',
  '\\\\evil.example',
  '/\t/evil.example/a.webp',
  '/\n/evil.example/a.webp',
  'data:image/svg+xml,<svg/>',
  'blob:https://salon.example/1',
  'javascript\u003aalert(1)',
  'https:/salon.example/a.webp',
  'https:salon.example/a.webp',
  '\t//evil.example/a.webp',
  'a.webp',
  '',
])('a picture comes from nowhere else: %s', (text) => {
  expect(pictureAddress(text, origins)).toBeNull();
});
