import { expect, test } from 'vitest';
import { parseTeam } from './team.ts';

const BASE = 'https://api.example';
const member = (change: object = {}) => ({
  id: 'practitioner-1',
  displayname: 'Inès',
  picture: { url: '/medias/salon/ines.{width}.{format}', widths: [80], alt: {}, colour: '#dfe6df' },
  craft: { fr: 'Massages profonds' },
  ...change,
});
const warned: string[] = [];
const read = (...members: object[]) => parseTeam(members, BASE, (what) => void warned.push(what));

test('somebody of a team has a face of the back end, and a craft', () => {
  expect(read(member())).toEqual([
    {
      id: 'practitioner-1',
      name: 'Inès',
      picture: {
        url: `${BASE}/medias/salon/ines.{width}.{format}`,
        widths: [80],
        alt: {},
        colour: '#dfe6df',
      },
      craft: { fr: 'Massages profonds' },
    },
  ]);
});

test.each([
  ['of elsewhere', { url: 'https://elsewhere.example/a.webp' }],
  ['of a host that begins alike', { url: 'https://api.example.evil/a.webp' }],
  ['that is missing', null],
  ['that is nothing', 7],
])('a picture %s is not loaded', (_, picture) => {
  expect(read(member({ picture }))?.[0]?.picture).toBeNull();
});

test('who has no name or no id is left out, and warned of', () => {
  expect(read(member({ displayname: '  ' }), member({ id: null }), member({ craft: 3 }))).toMatchObject([
    { name: 'Inès', craft: {} },
  ]);
  expect(warned).toEqual(['team member', 'team member']);
});

test('what is no list is no team', () => {
  expect(parseTeam('team', BASE, () => {})).toBeNull();
});
