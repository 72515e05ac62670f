import { expect, test } from 'vitest';
import { saysSomething } from './promo.ts';

const picture = { url: '/a', widths: [320], alt: {}, colour: '#ffffff' };

test.each([
  [picture, {}, true],
  [null, { fr: '<p>Bonjour</p>' }, true],
  [null, { fr: '', en: 'Hello' }, true],
  [null, {}, false],
  [null, { fr: '' }, false],
  [null, { fr: '<p>&nbsp;</p><p><br></p>' }, false],
  [picture, { fr: '' }, true],
])('a promotion of picture %j and text %j is one: %s', (shown, text, expected) => {
  expect(saysSomething({ picture: shown, text, button: null })).toBe(expected);
});
