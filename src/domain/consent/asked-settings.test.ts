import { expect, test } from 'vitest';
import { ASKED_SETTINGS, mayAsk } from './asked-settings.ts';
import { THIRD_PARTY_ROWS } from './third-party-rows.ts';

const BASE = 'https://api.example';
const tiles = (url: string) => ({ booker: { mapTiles: { url } } });

test('the settings that may name a service to ask about are those of the table of services, but for payment', () => {
  const asked = THIRD_PARTY_ROWS.filter(({ category }) => category !== 'payment');
  expect([...ASKED_SETTINGS].toSorted()).toEqual(asked.map(({ setting }) => setting).toSorted());
});

test.each([
  ['nothing', undefined, false],
  ['a company that has set none', { booker: { ganalytics: '', mapTiles: null } }, false],
  ['a service of the booker', { booker: { ganalytics: 'G-A1' } }, true],
  ['a service of the company', { klaviyoPublicKey: 'Ab12Cd' }, true],
  ['what is no text', { klaviyoPublicKey: 12 }, false],
  ['a map of somebody else', tiles('https://tiles.example/{z}/{x}/{y}.png'), true],
  ['a map of the back end itself', tiles(`${BASE}/{z}/{x}/{y}.png`), false],
  ['a map of the back end itself, by its path', tiles('/{z}/{x}/{y}.png'), false],
])('whether a visitor may have to be asked: %s', (_, company, expected) => {
  expect(mayAsk(company, BASE)).toBe(expected);
});
