import { expect, test } from 'vitest';
import { walletContact, walletLines } from './wallet-order.ts';

const WORDS = { discount: 'Discount', toPay: 'To pay' };
const OIL = { name: 'Oil', quantity: 2, price: 2500 };
const SALT = { name: 'Salt', quantity: 1, price: 900 };
const price = (now: number, change: object = {}) => ({ discount: 0, delivery: 0, now, ...change });
const TYPED = { firstname: '', lastname: '', email: '', phone: '' };
const WALLET = { name: 'Anna Maria Kessler', email: 'anna@example.com', phone: '+33612345678' };

test.each([
  [
    'the lines',
    price(3400),
    [
      ['Oil × 2', 2500],
      ['Salt', 900],
    ],
  ],
  [
    'what is taken off',
    price(3000, { discount: 400 }),
    [
      ['Oil × 2', 2500],
      ['Salt', 900],
      ['Discount', -400],
    ],
  ],
  [
    'no delivery, which it lists itself',
    price(3990, { delivery: 590 }),
    [
      ['Oil × 2', 2500],
      ['Salt', 900],
    ],
  ],
  ['the sum alone where a voucher pays a part', price(1400), [['To pay', 1400]]],
  ['the sum without the delivery there', price(1400, { delivery: 590 }), [['To pay', 810]]],
])('a wallet lists %s', (_what, given, expected) => {
  const lines = walletLines([OIL, SALT], given, WORDS);
  expect(lines.map(({ name, amount }) => [name, amount])).toEqual(expected);
  expect(lines.reduce((sum, { amount }) => sum + amount, given.delivery)).toBe(given.now);
});

test('a wallet tells who buys', () => {
  expect(walletContact(TYPED, WALLET, 'FR')).toEqual({
    firstname: 'Anna Maria',
    lastname: 'Kessler',
    email: 'anna@example.com',
    phone: '+33612345678',
  });
});

test('a wallet with one name leaves the first name to be typed', () => {
  expect(walletContact(TYPED, { ...WALLET, name: ' Kessler ' }, 'FR')).toMatchObject({
    firstname: '',
    lastname: 'Kessler',
  });
  expect(walletContact(TYPED, { ...WALLET, name: '' }, 'FR')).toMatchObject({ firstname: '', lastname: '' });
});

test('what was typed and can be taken stays', () => {
  const typed = { firstname: 'Zoé', lastname: 'Martin', email: 'zoe@example.com', phone: '' };
  expect(walletContact(typed, WALLET, 'FR')).toEqual({ ...typed, phone: '+33612345678' });
});

test('what was typed and cannot be taken is the wallet’s, and a name is never made of two people’s', () => {
  const typed = { firstname: 'Zoé', lastname: '', email: 'anna@', phone: '06' };
  expect(walletContact(typed, WALLET, 'FR')).toEqual({
    firstname: 'Anna Maria',
    lastname: 'Kessler',
    email: 'anna@example.com',
    phone: '+33612345678',
  });
});

test('what a wallet does not tell stays as it was typed', () => {
  const typed = { firstname: 'Zoé', lastname: '', email: 'anna@', phone: '06' };
  expect(walletContact(typed, { name: '', email: '', phone: '' }, 'FR')).toEqual(typed);
  expect(walletContact(typed, { name: 'Kessler', email: '', phone: '' }, 'FR')).toEqual(typed);
});
