import { describe, expect, test } from 'vitest';
import { context } from './testing/replies.ts';
import { parsePicture, parsePictures } from './picture.ts';

const BASE = 'https://api.example';

describe('a picture', () => {
  const whole = {
    url: '/a.webp',
    widths: [640, '320', 0, 10_001, 1, 10_000],
    alt: 'Salon',
    colour: '#AABBcc',
  };

  test('a picture has its widths from the smallest, its words and its colour', () => {
    expect(parsePicture(whole, BASE)).toEqual({
      url: 'https://api.example/a.webp',
      widths: [1, 320, 640, 10_000],
      alt: { fr: 'Salon' },
      colour: '#AABBcc',
    });
  });

  test('a picture without readable widths has the usual ones', () => {
    for (const widths of [undefined, [], ['x'], '320']) {
      expect(parsePicture({ url: '/a.webp', widths }, BASE)).toEqual({
        url: 'https://api.example/a.webp',
        widths: [320, 640, 1280],
        alt: {},
        colour: '#e8e4de',
      });
    }
  });

  test.for(['red', '#abc', '#aabbccd', 'x#aabbcc', '#aabbcg'])(
    'a picture has the default colour where its own is %s',
    (colour) => {
      expect(parsePicture({ ...whole, colour }, BASE)?.colour).toBe('#e8e4de');
    },
  );

  test('a picture without an address is left out, and warned of in a list', () => {
    const { given, warnings } = context();
    expect(parsePicture({ ...whole, url: 'a.webp' }, BASE)).toBeNull();
    expect(parsePictures([whole, {}], BASE, given.warn)).toHaveLength(1);
    expect(warnings).toEqual(['picture']);
  });
});
