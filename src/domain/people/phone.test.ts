import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toNationalPhone } from './national-phone.ts';
import { isPhoneTooLong, toE164 } from './phone.ts';

test.each([
  ['FR', '06 12 34 56 78', '+33612345678'],
  ['FR', '06.12.34.56.78', '+33612345678'],
  ['FR', '06-12-34-56-78', '+33612345678'],
  ['FR', '612345678', '+33612345678'],
  ['FR', '+33 6 12 34 56 78', '+33612345678'],
  ['FR', '+33 (0)6 12 34 56 78', '+33612345678'],
  ['FR', '0033 6 12 34 56 78', '+33612345678'],
  ['FR', '06 12 34 56 78', '+33612345678'],
  ['FR', '０６１２３４５６７８', '+33612345678'],
  ['FR', '٠٦ ١٢ ٣٤ ٥٦ ٧٨', '+33612345678'],
  ['FR', '\u202a+33 6 12 34 56 78\u202c', '+33612345678'],
  ['FR', '\u206606 12 34 56 78\u2069', '+33612345678'],
  ['fr', '01 42 68 53 00', '+33142685300'],
  ['CH', '079 123 45 67', '+41791234567'],
  ['BE', '0470 12 34 56', '+32470123456'],
  ['BE', '02 555 12 34', '+3225551234'],
  ['LU', '621 123 456', '+352621123456'],
  ['LU', '27 12 34', '+352271234'],
  ['DE', '030 901820', '+4930901820'],
  ['DE', '0151/23456789', '+4915123456789'],
  ['AT', '0664 1234567', '+436641234567'],
  ['ES', '612 345 678', '+34612345678'],
  ['IT', '06 6982 1234', '+390669821234'],
  ['IT', '345 123 4567', '+393451234567'],
  ['IT', '+39 06 6982 1234', '+390669821234'],
  ['GB', '020 7946 0958', '+442079460958'],
  ['GB', '07700 900123', '+447700900123'],
  ['FR', '+1 212 555 0100', '+12125550100'],
  ['FR', '+262 692 12 34 56', '+262692123456'],
  ['FR', '00 44 7700 900123', '+447700900123'],
  ['JP', '+41 79 123 45 67', '+41791234567'],
])('in %s the phone number "%s" is %s', (country, input, number) => {
  expect(toE164(input, country)).toBe(number);
});

test.each([
  ['FR', ''],
  ['FR', '06 12 34 56'],
  ['FR', '06 12 34 56 789'],
  ['FR', '0012'],
  ['FR', '00 12 34 56 78'],
  ['FR', '+33 0'],
  ['FR', '+0612345678'],
  ['FR', '+12345'],
  ['FR', '+1234567890123456'],
  ['FR', '06 12 34 56 7x'],
  ['FR', 'tel: 0612345678'],
  ['FR', '06+12345678'],
  ['ES', '112 345 678'],
  ['JP', '03 1234 5678'],
  ['', '0612345678'],
])('in %s the text "%s" is no phone number', (country, input) => {
  expect(toE164(input, country)).toBeNull();
});

test.each([
  ['FR', '+33612345678', '06 12 34 56 78'],
  ['BE', '+3225551234', '025 55 12 34'],
  ['IT', '+390669821234', '06 69 82 12 34'],
  ['FR', '+41791234567', '+41 79 123 45 67'],
  ['CH', '+33612345678', '+33 6 12 34 56 78'],
  ['FR', '+819012345678', '+819012345678'],
  ['CH', '+41225550141', '022 555 01 41'],
  ['US', '+12125550100', '212 555 0100'],
  ['JP', '+12125550100', '+1 212 555 0100'],
])('in %s the phone number %s is shown as "%s"', (country, number, shown) => {
  expect(toNationalPhone(number, country)).toBe(shown);
});

test('a phone number as it is shown is read back as the same number', () => {
  const anyDigits = fc.stringMatching(/^[1-9]\d{5,11}$/);
  const anyCountry = fc.constantFrom('FR', 'CH', 'BE', 'LU', 'DE', 'AT', 'ES', 'IT', 'GB', 'US');
  fc.assert(
    fc.property(anyCountry, anyCountry, anyDigits, (from, shop, digits) => {
      const number = toE164(digits, from);
      if (number === null) return;
      expect(toE164(toNationalPhone(number, shop), shop)).toBe(number);
      expect(toE164(number, shop)).toBe(number);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['FR', '06 12 34 56 789', true],
  ['FR', '+33 6 12 34 56 78 90', true],
  ['FR', '٠٦ ١٢ ٣٤ ٥٦ ٧٨ ٩', true],
  ['FR', '+1234567890123456', true],
  ['FR', '06 12 34 56 78', false],
  ['FR', '06 12 34 56', false],
  ['FR', '0012', false],
  ['FR', '06 12 34 56 78 nuits', false],
  ['', '0612345678901', false],
])('in %s the text "%s" is a number with too many digits: %s', (country, input, isTooLong) => {
  expect(isPhoneTooLong(input, country)).toBe(isTooLong);
});
