import { expect, test } from 'vitest';
import { checkProfile, isBirthday, type ProfileInput } from './profile.ts';

const TODAY = '2026-11-26';
const CAMILLE: ProfileInput = {
  firstname: 'Camille',
  lastname: 'Rey',
  city: 'Lyon',
  country: 'FR',
  birthday: '1990-02-28',
};

test.each([
  ['', true],
  ['1990-02-28', true],
  ['2000-02-29', true],
  [TODAY, true],
  ['1900-01-01', true],
  ['2001-02-29', false],
  ['1899-12-31', false],
  ['2026-11-27', false],
  ['90-02-28', false],
  ['1990-2-8', false],
  ['28/02/1990', false],
])('%s is a birthday: %s', (input, isOne) => {
  expect(isBirthday(input, TODAY)).toBe(isOne);
});

test('what is right is sent without spaces around it', () => {
  const typed = { ...CAMILLE, firstname: ' Camille ', lastname: 'de  la\tTour', city: ' Lyon ' };
  expect(checkProfile(typed, TODAY)).toEqual({
    kind: 'ok',
    details: { ...CAMILLE, lastname: 'de la Tour' },
  });
  const least = { ...CAMILLE, city: '', country: '', birthday: '' };
  expect(checkProfile(least, TODAY)).toEqual({ kind: 'ok', details: least });
});

test('each field that is wrong is told', () => {
  const typed = {
    firstname: ' ',
    lastname: 'x'.repeat(101),
    city: 'x'.repeat(101),
    country: 'FR',
    birthday: '2030-01-01',
  };
  expect(checkProfile(typed, TODAY)).toEqual({
    kind: 'refused',
    errors: { firstname: 'required', lastname: 'too-long', city: 'too-long', birthday: 'invalid' },
  });
});
