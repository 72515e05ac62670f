import { describe, expect, test } from 'vitest';
import { Refusal } from '../../http/refusal.ts';
import { readReceiver } from '../receiver.ts';

const ENDS = ['\r\n', '\n', '\r', '\u2028', '\u2029', '\u0085', '\u000b', '\u000c'];
const HEADERS = ['Bcc: all@example.com', 'Cc: all@example.com', 'Subject: hi', '\r\n<p>body</p>', ''];
const VECTORS = ENDS.flatMap((end) => HEADERS.map((header) => `${end}${header}`));

const SACHA = { to: 'Sacha', email: 'sacha@example.com' };
const refusedField = (body: typeof SACHA) => {
  const found = readReceiver(body);
  return found instanceof Refusal ? found.facts.field : null;
};

test('one name and one address are taken', () => {
  expect(readReceiver({ to: ' Zoé  O’Neill-Łuk ', email: 'zoe.o+tag@exämple.com' })).toEqual({
    name: 'Zoé O’Neill-Łuk',
    email: 'zoe.o+tag@exämple.com',
  });
});

describe('what could become another header', () => {
  test.each(VECTORS)('%j is refused in a name and in an address', (vector) => {
    expect(refusedField({ ...SACHA, to: `Sacha${vector}` })).toBe('to');
    expect(refusedField({ ...SACHA, to: `${vector}Sacha` })).toBe('to');
    expect(refusedField({ ...SACHA, email: `${SACHA.email}${vector}` })).toBe('email');
    expect(refusedField({ ...SACHA, email: `${vector}${SACHA.email}` })).toBe('email');
  });

  test.each([
    'a@example.com,b@example.com',
    'a@example.com;b@example.com',
    'a@example.com b@example.com',
    '<a@example.com>',
    'A <a@example.com>',
    '"a\r\n"@example.com',
    'a@example.com%0aBcc:b@example.com',
    'a@exam\tple.com',
    'a@b@example.com',
    'a(b)@example.com',
    ' ',
  ])('%j is refused where one e-mail address is asked for', (email) => {
    expect(refusedField({ ...SACHA, email })).toBe('email');
  });
});
