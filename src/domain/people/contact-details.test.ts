import { expect, test } from 'vitest';
import {
  checkContact,
  checkContactField,
  checkEmail,
  checkMessage,
  checkName,
  checkPassword,
  checkPhone,
  type CheckedField,
} from './contact-details.ts';

const ok = (value: string): CheckedField => ({ kind: 'ok', value });
const refused = (error: string) => ({ kind: 'refused', error });

test.each([
  ['camille@example.com', ok('camille@example.com')],
  ['  camille@example.com ', ok('camille@example.com')],
  ['\u200bcamille@example.com\u200b \u200e', ok('camille@example.com')],
  ["o'neil+spa@sub.example.co.uk", ok("o'neil+spa@sub.example.co.uk")],
  ['élodie@exämple.fr', ok('élodie@exämple.fr')],
  ['', refused('required')],
  ['   ', refused('required')],
  ['camille', refused('invalid')],
  ['camille@example', refused('invalid')],
  ['@example.com', refused('invalid')],
  ['camille@.com', refused('invalid')],
  ['camille@example.', refused('invalid')],
  ['camille@example..com', refused('invalid')],
  ['a@b@example.com', refused('invalid')],
  ['a b@example.com', refused('invalid')],
  ['a,other@example.com', refused('invalid')],
  ['a;other@example.com', refused('invalid')],
  ['a<other@example.com>', refused('invalid')],
  ['"a"@example.com', refused('invalid')],
  ['(a)other@example.com', refused('invalid')],
  ['a\\b@example.com', refused('invalid')],
  ['a\u0007b@example.com', refused('invalid')],
  ['a@[127.0.0.1].com', refused('invalid')],
  [`${'a'.repeat(243)}@example.com`, refused('too-long')],
])('the e-mail "%s" is accepted or refused with its reason', (input, outcome) => {
  expect(checkEmail(input)).toEqual(outcome);
});

test('an e-mail may have 254 characters and no more', () => {
  expect(checkEmail(`${'a'.repeat(242)}@example.com`).kind).toBe('ok');
});

test('a name keeps each letter, without outer or doubled white space', () => {
  expect(checkName('  Jean-Loup   d’Été ')).toEqual(ok('Jean-Loup d’Été'));
  expect(checkName('李')).toEqual(ok('李'));
  expect(checkName(' ')).toEqual(refused('required'));
  expect(checkName('a'.repeat(100)).kind).toBe('ok');
  expect(checkName('a'.repeat(101))).toEqual(refused('too-long'));
});

test('a message may be empty and has 500 characters at most', () => {
  expect(checkMessage('')).toEqual(ok(''));
  expect(checkMessage(' a\nb ')).toEqual(ok('a\nb'));
  expect(checkMessage('a'.repeat(500)).kind).toBe('ok');
  expect(checkMessage('a'.repeat(501))).toEqual(refused('too-long'));
});

test('a password has 8 to 128 characters of any kind, spaces too', () => {
  expect(checkPassword('')).toEqual(refused('required'));
  expect(checkPassword('1234567')).toEqual(refused('too-short'));
  expect(checkPassword('        ')).toEqual(ok('        '));
  expect(checkPassword('a'.repeat(128)).kind).toBe('ok');
  expect(checkPassword('a'.repeat(129))).toEqual(refused('too-long'));
});

test('a phone number is required, and kept as E.164', () => {
  expect(checkPhone('', 'FR')).toEqual(refused('required'));
  expect(checkPhone('06 12 34 56 78', 'FR')).toEqual(ok('+33612345678'));
  expect(checkPhone('06 12', 'FR')).toEqual(refused('invalid'));
});

const FORM = {
  firstname: ' Camille ',
  lastname: 'Roy',
  email: 'camille@example.com ',
  phone: '0612345678',
  message: '',
};

test('a whole contact form is returned trimmed, or with all of its errors at once', () => {
  expect(checkContact(FORM, 'FR')).toEqual({
    kind: 'ok',
    details: { ...FORM, firstname: 'Camille', email: 'camille@example.com', phone: '+33612345678' },
  });
  expect(checkContact({ ...FORM, lastname: '', email: 'camille', phone: '1' }, 'FR')).toEqual({
    kind: 'refused',
    errors: { lastname: 'required', email: 'invalid', phone: 'invalid' },
  });
});

test('a field that the visitor leaves is checked as the form is', () => {
  expect(checkContactField('message', 'a'.repeat(501), 'FR')).toEqual(refused('too-long'));
  expect(checkContactField('lastname', '', 'FR')).toEqual(refused('required'));
});
