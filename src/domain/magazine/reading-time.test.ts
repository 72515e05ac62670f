import { expect, test } from 'vitest';
import { readingMinutes } from './reading-time.ts';

const words = (count: number) => Array.from({ length: count }, () => 'mot').join(' ');

test.each([
  ['', 0],
  ['<p></p><img src="/a.webp" alt="une image">', 0],
  ['<p>Un</p>', 1],
  [`<p>${words(200)}</p>`, 1],
  [`<p>${words(200)}</p><p>encore</p>`, 2],
  [`<p>${words(100)}</p><style>${words(500)}</style><script>${words(500)}</script>`, 1],
  [`<p class="${words(900)}">l’eau-de-vie&nbsp;– 3 fois</p>`, 1],
  [`<p>${'Grüße aus Zürich '.repeat(67)}</p>`, 2],
])('%j takes %i minutes to read', (html, minutes) => {
  expect(readingMinutes(html)).toBe(minutes);
});
