import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkIdentifier, isSameIdentifier } from './identifier.ts';

const FRENCH = { country: 'FR', takesPhone: true };

test.each([
  ['camille@example.com', { kind: 'email', value: 'camille@example.com' }],
  ['  Camille@Example.com ', { kind: 'email', value: 'Camille@Example.com' }],
  ['0612345678@example.com', { kind: 'email', value: '0612345678@example.com' }],
  ['06 12 34 56 78', { kind: 'phone', value: '+33612345678' }],
  ['٠٦١٢٣٤٥٦٧٨', { kind: 'phone', value: '+33612345678' }],
  ['06.12.34.56.78', { kind: 'phone', value: '+33612345678' }],
  ['+41 79 123 45 67', { kind: 'phone', value: '+41791234567' }],
  ['0041 79 123 45 67', { kind: 'phone', value: '+41791234567' }],
  ['\u202a06 12 34 56 78\u202c', { kind: 'phone', value: '+33612345678' }],
])('%j is read as what it is', (input, identifier) => {
  expect(checkIdentifier(input, FRENCH)).toEqual({ kind: 'ok', identifier });
});

test.each([
  ['', 'required'],
  ['   ', 'required'],
  ['camille', 'email'],
  ['camille@', 'email'],
  ['camille@example', 'email'],
  ['06 12', 'phone'],
  ['0612345678901', 'phone-too-long'],
  ['٠٦ ١٢', 'phone'],
  ['+', 'email'],
  ['06 12 34 56 78 (bureau)', 'email'],
  [`${'a'.repeat(250)}@example.com`, 'too-long'],
])('%j is refused as %s', (input, error) => {
  expect(checkIdentifier(input, FRENCH)).toEqual({ kind: 'refused', error });
});

test('a number is read by the country, and refused as one where no code can go to it', () => {
  const swiss = checkIdentifier('079 123 45 67', { country: 'CH', takesPhone: true });
  expect(swiss).toEqual({ kind: 'ok', identifier: { kind: 'phone', value: '+41791234567' } });
  const mailed = checkIdentifier('06 12 34 56 78', { country: 'FR', takesPhone: false });
  expect(mailed).toEqual({ kind: 'refused', error: 'phone-refused' });
});

test('whatever is typed has an answer, and no phone comes out but as E.164', () => {
  fc.assert(
    fc.property(fc.string(), fc.boolean(), (input, takesPhone) => {
      const checked = checkIdentifier(input, { country: 'FR', takesPhone });
      if (checked.kind === 'refused') return;
      const { kind, value } = checked.identifier;
      expect(kind === 'phone' ? takesPhone && /^\+[1-9]\d{6,14}$/.test(value) : value.includes('@')).toBe(
        true,
      );
    }),
  );
});

test('an e-mail is the same in large letters, and no phone', () => {
  const email = { kind: 'email', value: 'a@example.com' } as const;
  expect(isSameIdentifier(email, { ...email, value: 'A@Example.com' })).toBe(true);
  expect(isSameIdentifier(email, { ...email, value: 'b@example.com' })).toBe(false);
  expect(isSameIdentifier(email, { ...email, kind: 'phone' })).toBe(false);
});
