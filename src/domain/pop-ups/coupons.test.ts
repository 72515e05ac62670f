import { expect, test } from 'vitest';
import { LOCALES } from '../locale.ts';
import { EURO } from '../prices/money.ts';
import { cloudWords, reductionText, type Coupon } from './coupons.ts';

const coupon = (reduction: Coupon['reduction']): Coupon => ({
  id: 'c',
  label: {},
  isAuto: false,
  reduction,
  minTotal: 0,
});
const TEN = coupon({ kind: 'percentage', percent: 10 });
const FIFTEEN = coupon({ kind: 'amount', amount: 1500 });
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test('what a coupon takes off stands with its minus, as its language writes it', () => {
  const texts = (one: Coupon) => LOCALES.map((locale) => plain(reductionText(one, locale, EURO)));
  expect(texts(TEN)).toEqual(['−10 %', '−10 %', '−10%', '−10 %', '−10%']);
  expect(texts(FIFTEEN)).toEqual(['−15 €', '−15 €', '−€15', '−15 €', '−15 €']);
  expect(plain(reductionText(coupon({ kind: 'percentage', percent: 12.5 }), 'fr', EURO))).toBe('−12,5 %');
});

test('a cloud has thirteen words: each coupon’s in turn, the same one once, and PROMO without any', () => {
  const words = cloudWords([TEN, FIFTEEN, TEN], 'en', EURO);
  expect(words).toHaveLength(13);
  expect(words.slice(0, 4)).toEqual(['−10%', '−€15', '−10%', '−€15']);
  expect(new Set(cloudWords([], 'fr', EURO))).toEqual(new Set(['PROMO']));
  expect(cloudWords([], 'fr', EURO)).toHaveLength(13);
});
