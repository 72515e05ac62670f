import { expect, test } from 'vitest';
import { orderDifference } from './order-difference.ts';
import type { SoldLine } from './sold-line.ts';

const line = (id: string, quantity = 1, more: Partial<SoldLine> = {}): SoldLine => ({
  kind: 'products',
  id,
  name: id,
  quantity,
  price: 1000 * quantity,
  startsAt: null,
  sending: null,
  ...more,
});

const changed = (id: string, quantity = 1, kind: SoldLine['kind'] = 'products') => ({
  kind,
  id,
  name: id,
  quantity,
});

test('the same lines are no difference, in whatever order and at whatever price', () => {
  expect(orderDifference([], [])).toBeNull();
  expect(
    orderDifference([line('oil'), line('balm')], [line('balm', 1, { price: 5 }), line('oil')]),
  ).toBeNull();
});

test('what went and what came is told with how many', () => {
  expect(orderDifference([line('oil', 3), line('balm')], [line('oil', 1), line('salt', 2)])).toEqual({
    gone: [changed('oil', 2), changed('balm')],
    added: [changed('salt', 2)],
  });
});

test('a service for two people is two lines, of which one may go', () => {
  const massage = line('massage', 1, { kind: 'visit' });
  expect(orderDifference([massage, massage], [massage])).toEqual({
    gone: [changed('massage', 1, 'visit')],
    added: [],
  });
});

test('a voucher and a product of one id are two things', () => {
  expect(orderDifference([line('1')], [line('1', 1, { kind: 'gifts' })])).toEqual({
    gone: [changed('1')],
    added: [changed('1', 1, 'gifts')],
  });
});
