import { expect, test } from 'vitest';
import { themeOf } from './apply-theme.ts';

const origins = { base: 'https://api.example', allowed: ['https://api.example', 'https://salon.example'] };

test.for(['https://api.example/medias/wall.webp', 'https://salon.example/wall.webp'])(
  'a company’s background may come from %s',
  (backgroundImage) => {
    expect(themeOf({ backgroundImage, contained: true }, undefined, origins)).toEqual({
      backgroundImage,
      contained: true,
    });
  },
);

test('a company’s background comes from no host that it does not list', () => {
  const theme = { backgroundImage: 'https://evil.example/wall.webp', contained: true };
  expect(themeOf(theme, undefined, origins)).toEqual({ contained: true });
});

test('the page around chooses its own background', () => {
  const backgroundImage = 'https://page.example/wall.webp';
  const chosen = { mkpBackgroundImage: { url: backgroundImage } };
  expect(themeOf({ backgroundImage: 'https://evil.example/a' }, chosen, origins)).toEqual({
    backgroundImage,
  });
});
