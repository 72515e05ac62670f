import { expect, test } from 'vitest';
import { toNationalPhone, toReadersPhone } from './national-phone.ts';
import { toE164 } from './phone.ts';

/** The shortest and the longest number of a country, as it is dialled from abroad. */
const LENGTHS: readonly (readonly [string, string, number, number])[] = [
  ['FR', '336', 9, 9],
  ['CH', '417', 9, 9],
  ['LU', '3526', 4, 11],
  ['DE', '491', 5, 13],
  ['AT', '436', 4, 13],
  ['ES', '346', 9, 9],
  ['IT', '393', 6, 11],
  ['US', '12', 10, 10],
  ['GB', '447', 9, 10],
];

test.for(LENGTHS)(
  'a phone number in %s that begins with %s has from %i to %i digits',
  ([country, start, least, most]) => {
    const code = start.slice(0, -1);
    const numberOf = (digits: number) => `+${code}${start.slice(-1).padEnd(digits, '2')}`;
    expect([toE164(numberOf(least), country), toE164(numberOf(most), country)]).toEqual([
      numberOf(least),
      numberOf(most),
    ]);
    expect([toE164(numberOf(least - 1), country), toE164(numberOf(most + 1), country)]).toEqual([null, null]);
  },
);

test.for([
  ['+32470123456', '+32470123456'],
  ['+3225551234', '+3225551234'],
  ['+324701234567', null],
  ['+32255512345', null],
  ['+32012345678', '+3212345678'],
])('a Belgian mobile has nine digits and any other number eight: %s → %s', ([input, expected]) => {
  expect(toE164(input!, 'BE')).toBe(expected);
});

test.for([
  [' +33 6 12 34 56 78 ', 'FR', '+33612345678'],
  ['\t0033612345678', 'CH', '+33612345678'],
  ['+35191234567', 'FR', '+35191234567'],
  ['+099999999', 'FR', null],
  ['+999999', 'FR', null],
  ['+9999999', 'FR', '+9999999'],
  [`+9${'9'.repeat(14)}`, 'FR', `+9${'9'.repeat(14)}`],
  [`+9${'9'.repeat(15)}`, 'FR', null],
  ['0612345678', 'XX', null],
  ['06 12 34 56 78 ext. 5', 'FR', null],
  ['', 'FR', null],
])('the phone number %j, typed in %s, is %s', ([input, country, expected]) => {
  expect(toE164(input!, country!)).toBe(expected);
});

test.for([
  ['+33612345678', 'FR', '06 12 34 56 78'],
  ['+41225550141', 'CH', '022 555 01 41'],
  ['+12125550123', 'US', '212 555 0123'],
  ['+352621123456', 'LU', '621 123 456'],
  ['+33612345678', 'DE', '+33 6 12 34 56 78'],
  ['+33612345678', 'XX', '+33 6 12 34 56 78'],
  ['+33612345678', 'fr', '06 12 34 56 78'],
  ['+49 176 12345678', 'FR', '+49 176 12345678'],
  ['06 12 34 56 78', 'FR', '06 12 34 56 78'],
])('the phone number %s is written in %s as %s', ([number, country, expected]) => {
  expect(toNationalPhone(number!, country!)).toBe(expected);
});

test.for([
  ['of the same country', '+33612345678', '01 99 00 42 01'],
  ['of another country', '+4917612345678', '+33 1 99 00 42 01'],
  ['of a country that is not known here', '+819012345678', '+33 1 99 00 42 01'],
  ['that was never told', '', '01 99 00 42 01'],
])('a salon’s phone number is written for a customer whose own is one %s', ([, own, expected]) => {
  expect(toReadersPhone('+33199004201', own!, 'FR')).toBe(expected);
});
