import { expect, test } from 'vitest';
import { shortName } from '../../hosts/storefront/documents/app-manifest.ts';
import { initialsOf } from '../initials.ts';

test.each([
  ['Maison Orée', 'MO', 'Maison Orée'],
  ['atelier', 'A', 'atelier'],
  ['Élégance d’Été', 'ÉD', 'Élégance'],
  ['L’Institut', 'LI', 'L’Institut'],
  ['  Duo   Cobalt Antibes', 'DC', 'Duo Cobalt'],
  ['24 heures', '2H', '24 heures'],
  ['Schönheitssalon am Markt', 'SA', 'Schönheitssa'],
  ['<b>&amp;', 'BA', '<b>&amp;'],
  ['𝒜lpha 𝒷eta', '𝒜𝒷', '𝒜lpha 𝒷eta'],
  ['***', '', '***'],
])('“%s” has the initials “%s” and is called “%s” below an icon', (name, initials, short) => {
  expect([initialsOf(name), shortName(name)]).toEqual([initials, short]);
});
