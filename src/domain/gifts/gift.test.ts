import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencyOf, EURO } from '../prices/money.ts';
import type { GiftOffer } from './gift-offer.ts';
import {
  checkGift,
  EMPTY_GIFT,
  giftPrice,
  readAmount,
  typedAmount,
  untouchedGift,
  type GiftDraft,
} from './gift.ts';

const OFFER: GiftOffer = {
  themes: [
    {
      id: 'birthday',
      name: { fr: 'Anniversaire' },
      description: {},
      picture: null,
      amounts: [5000, 8000],
      least: 2000,
      most: 50_000,
      validDays: 365,
    },
  ],
  services: [
    {
      externalId: '1001',
      slug: 'massage',
      name: { fr: 'Massage' },
      summary: {},
      price: 8000,
      minutes: 60,
      picture: null,
    },
  ],
};
const DAYS = { first: '20260113', last: '20270112' };
const KNOWN = { offer: OFFER, currency: EURO, days: DAYS };
const whole: GiftDraft = {
  ...EMPTY_GIFT,
  themeId: 'birthday',
  amount: '80',
  name: 'Sacha',
  email: 'sacha@example.com',
};
const errorsOf = (change: Partial<GiftDraft>) => {
  const checked = checkGift({ ...whole, ...change }, KNOWN);
  return checked.kind === 'refused' ? checked.errors : null;
};

test.each([
  ['80', 8000],
  ['80,5', 8050],
  ['80.50 €', 8050],
  ['1 200', 120_000],
  ['1.234', null],
  ['eighty', null],
  ['', null],
  ['-80', 8000],
] as const)('a sum typed as %j is %j', (typed, cents) => {
  expect(readAmount(typed, EURO)).toBe(cents);
});

test('a currency without minor units takes whole sums alone', () => {
  const yen = currencyOf('JPY');
  expect(readAmount('5000', yen)).toBe(5000);
  expect(readAmount('5000,5', yen)).toBeNull();
});

test('every sum is read as it is written into the field', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
      expect(readAmount(typedAmount(cents, EURO), EURO)).toBe(cents);
    }),
  );
});

describe('a voucher', () => {
  test('is whole with theme, sum, name and address, and is trimmed', () => {
    expect(checkGift({ ...whole, name: ' Sacha  Petit ', message: ' Joyeux ' }, KNOWN)).toEqual({
      kind: 'ok',
      gift: {
        themeId: 'birthday',
        serviceId: null,
        price: 8000,
        recipient: { name: 'Sacha Petit', email: 'sacha@example.com' },
        sender: '',
        message: 'Joyeux',
        day: null,
      },
    });
  });

  test('for a service costs what the service does, whatever sum was typed', () => {
    const draft = { ...whole, worth: 'service', serviceId: '1001', amount: '1' } as const;
    expect(checkGift(draft, KNOWN)).toMatchObject({ kind: 'ok', gift: { serviceId: '1001', price: 8000 } });
    expect(giftPrice({ ...draft, serviceId: 'gone' }, KNOWN)).toBeNull();
  });

  test.each([
    [{ themeId: '' }, { themeId: 'required' }],
    [{ themeId: 'old' }, { themeId: 'gone' }],
    [{ amount: '' }, { amount: 'required' }],
    [{ amount: 'x' }, { amount: 'invalid' }],
    [{ amount: '19,99' }, { amount: 'too-little' }],
    [{ amount: '500,01' }, { amount: 'too-much' }],
    [{ worth: 'service' }, { serviceId: 'required' }],
    [{ worth: 'service', serviceId: 'old' }, { serviceId: 'gone' }],
    [
      { name: '', email: '' },
      { name: 'required', email: 'required' },
    ],
    [{ name: 'Sacha\nBcc: all@example.com' }, { name: 'invalid' }],
    [{ email: 'a@example.com,b@example.com' }, { email: 'invalid' }],
    [{ sender: 'x'.repeat(101) }, { sender: 'too-long' }],
    [{ message: 'x'.repeat(501) }, { message: 'too-long' }],
    [{ when: 'later' }, { day: 'required' }],
    [{ when: 'later', day: '20260112' }, { day: 'past' }],
    [{ when: 'later', day: '20270113' }, { day: 'late' }],
    [{ when: 'later', day: '20260230' }, { day: 'invalid' }],
    // A day that was given up says nothing.
    [{ when: 'now', day: '20200101' }, null],
    [{ amount: '20' }, null],
    [{ amount: '500' }, null],
  ] as const)('with %j is refused for %j', (change, errors) => {
    expect(errorsOf(change)).toEqual(errors);
  });

  test('that nobody has touched is of the first theme and its first sum', () => {
    expect(untouchedGift(OFFER, EURO, 'Camille')).toMatchObject({
      themeId: 'birthday',
      amount: '50',
      sender: 'Camille',
    });
    expect(untouchedGift({ themes: [], services: [] }, EURO, '')).toEqual(EMPTY_GIFT);
  });
});
