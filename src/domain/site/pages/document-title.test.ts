import { expect, test } from 'vitest';
import { documentTitle } from './document-title.ts';

test.each([
  ['%s', 'Soins', 'Soins'],
  ['%s · Maison Lumière', 'Soins', 'Soins · Maison Lumière'],
  ['Maison Lumière', 'Soins', 'Soins – Maison Lumière'],
  ['', 'Soins', 'Soins'],
  ['%s · Maison', '', 'Réservation en ligne · Maison'],
  ['%s', '  ', 'Réservation en ligne'],
  ['%s', '$& 100 %s', '$& 100 %s'],
  ['%s | %s', 'Soins', 'Soins | Soins'],
])('the pattern "%s" titles the page "%s" as "%s"', (pattern, page, title) => {
  expect(documentTitle(pattern, page, 'Réservation en ligne')).toBe(title);
});
