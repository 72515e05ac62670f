import { expect, test } from 'vitest';
import { contrast, parseColour, toHex } from './colour.ts';
import { rolesOf } from './palette.ts';
import { contrastFaults } from './contrast-faults.ts';

const ratio = (one: string, other: string) => {
  const [first, second] = [parseColour(one), parseColour(other)];
  return first && second ? contrast(first, second) : 0;
};

test('a colour that reads is no fault', () => {
  expect(contrastFaults({})).toEqual([]);
  expect(
    contrastFaults({ accentColour: '#86452f', secondaryColour: '#1d3f8f', siteColour: '#ffffff' }),
  ).toEqual([]);
});

test('a pale accent on white is named with what is shown in its place, which reads', () => {
  const [fault, ...others] = contrastFaults({ accentColour: '#ffee00', siteColour: '#ffffff' });
  expect(others).toEqual([]);
  expect(fault).toMatchObject({
    path: 'themes.general.buttonsColor',
    scheme: 'light',
    chosen: '#ffee00',
    least: 3,
  });
  expect(fault?.ratio).toBeLessThan(1.3);
  expect(ratio(fault?.shown ?? '', '#ffffff')).toBeGreaterThanOrEqual(3);
});

test('every grey that is shown otherwise is a fault, and no other', () => {
  for (let level = 0; level < 256; level += 1) {
    const grey = `#${level.toString(16).padStart(2, '0').repeat(3)}`;
    const theme = { accentColour: grey, secondaryColour: grey, stepDoneColour: grey, siteColour: '#f4f1ec' };
    const { accent, secondary, stepDone } = rolesOf(theme, 'light');
    const changed = [accent, secondary, stepDone].filter((shown) => toHex(shown) !== grey);
    expect(contrastFaults(theme), grey).toHaveLength(changed.length);
  }
});

test('in a dark site the same accent reads, and a dark one does not', () => {
  expect(contrastFaults({ scheme: 'dark', accentColour: '#ffee00' })).toEqual([]);
  expect(contrastFaults({ scheme: 'dark', secondaryColour: '#201510' })).toMatchObject([
    { path: 'themes.general.secondaryButtonsColor', scheme: 'dark' },
  ]);
});

test('text of an event is measured on the event’s own colour', () => {
  expect(contrastFaults({ eventsColour: '#ffffff', eventsTextColour: '#f0f0f0' })).toMatchObject([
    { path: 'themes.general.eventsTextColor', least: 4.5 },
  ]);
});

test('what is no colour is none of these', () => {
  expect(contrastFaults({ accentColour: 'glitter' })).toEqual([]);
});
