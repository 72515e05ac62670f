import { expect, test } from 'vitest';
import { addressLines, checkPostalAddress } from './postal-address.ts';

const HOME = { street: '4 rue Barbette', details: '', zipcode: '75003', city: 'Paris', country: 'FR' };
const errorsOf = (change: Partial<typeof HOME>, countries = ['FR', 'CH', 'GB']) => {
  const checked = checkPostalAddress({ ...HOME, ...change }, countries);
  return checked.kind === 'ok' ? {} : checked.errors;
};

test('an address is trimmed, and its second line may be empty', () => {
  expect(checkPostalAddress({ ...HOME, street: ' 4  rue Barbette ', city: 'Paris\n' }, ['FR'])).toEqual({
    kind: 'ok',
    address: HOME,
  });
});

test.each([
  [{ street: ' ' }, { street: 'required' }],
  [{ city: '' }, { city: 'required' }],
  [{ zipcode: '' }, { zipcode: 'required' }],
  [{ zipcode: '7500' }, { zipcode: 'invalid' }],
  [{ zipcode: '75 003' }, {}],
  [{ zipcode: 'CH-1204', country: 'CH' }, {}],
  [{ zipcode: 'CH-75003' }, {}],
  [{ zipcode: 'SW1A 1AA', country: 'FR' }, { zipcode: 'invalid' }],
  [{ zipcode: '1204', country: 'CH' }, {}],
  [{ zipcode: '12045', country: 'CH' }, { zipcode: 'invalid' }],
  [{ zipcode: 'SW1A 1AA', country: 'GB' }, {}],
  [{ country: 'JP' }, { country: 'invalid' }],
  [{ country: '' }, { country: 'invalid' }],
  [{ details: 'x'.repeat(81) }, { details: 'too-long' }],
  [{ city: '🏠'.repeat(80) }, {}],
  [{ city: '🏠'.repeat(81) }, { city: 'too-long' }],
])('of %o is said %o', (change, errors) => {
  expect(errorsOf(change)).toEqual(errors);
});

test('it is written as on a parcel, with the country as the reader calls it', () => {
  expect(addressLines('de', { ...HOME, details: 'Étage 3' })).toEqual([
    '4 rue Barbette',
    'Étage 3',
    '75003 Paris',
    'Frankreich',
  ]);
});
