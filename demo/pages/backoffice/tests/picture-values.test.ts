import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { openTextsIn } from './texts/open-texts.ts';

interface Media {
  readonly url: string;
  readonly widths: readonly number[];
}

/** Pages of another origin have no types; what their modules give is said here. */
const { addressOf, slideImage, sourceOf, uploadFault } = (await import(
  resolve(import.meta.dirname, '../form/picture-values.js')
)) as {
  readonly addressOf: (media: Media, wanted: number) => string;
  readonly slideImage: (media: object) => object;
  readonly sourceOf: (picture: Media | string | null | undefined, origin: string) => string;
  readonly uploadFault: (refusal: { readonly status: number; readonly message: string }) => () => string;
};

await openTextsIn('en');

const MEDIA = { url: '/medias/a.{width}.{format}', widths: [320, 640, 1280] };

test.each([
  [96, '/medias/a.320.webp'],
  [640, '/medias/a.640.webp'],
  [641, '/medias/a.1280.webp'],
  [1920, '/medias/a.1280.webp'],
])('of a picture that is to be %s pixels wide the address is %s', (wanted, address) => {
  expect(addressOf(MEDIA, wanted)).toBe(address);
});

test('a slide has of a picture what its setting knows, and no description yet', () => {
  const media = {
    ...MEDIA,
    id: '1',
    dir: 'company',
    colour: '#123456',
    alt: { fr: 'x' },
    width: 1280,
    height: 9,
  };
  expect(slideImage(media)).toEqual({ ...MEDIA, colour: '#123456', alt: {} });
});

test.each([
  ['', ''],
  [null, ''],
  [undefined, ''],
  [{ url: '', widths: [] }, ''],
  ['/medias/logo.svg', 'https://api.example/medias/logo.svg'],
  ['https://salon.example/logo.png', 'https://salon.example/logo.png'],
  [MEDIA, 'https://api.example/medias/a.320.webp'],
])('the picture %j is found at “%s”', (picture, source) => {
  expect(sourceOf(picture, 'https://api.example')).toBe(source);
});

test('a file that is too large is told as that, all else as the back end says it', () => {
  expect(uploadFault({ status: 413, message: 'This request is too large.' })()).toBe(
    'This file is too large: 5 MB at most.',
  );
  expect(uploadFault({ status: 422, message: 'This is no picture.' })()).toBe('This is no picture.');
});
