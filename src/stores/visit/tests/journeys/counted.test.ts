import { expect, test } from 'vitest';
import { serviceId, shopId } from '#domain/catalogue/ids.ts';
import { walk, type Steps } from '../../testing/walk-journey.ts';

const BOOKING: Steps = [
  [0, 'types all details'],
  [0, 'takes a time'],
  [0, 'the salon changes its price'],
  [0, 'books'],
];

test('a journey in which nothing is wrong counts no fault, and what it booked', async () => {
  const { booked, lostFields, replacedUnasked, otherSums } = await walk(BOOKING);
  expect({ booked, lostFields, replacedUnasked, otherSums }).toEqual({
    booked: 1,
    lostFields: 0,
    replacedUnasked: 0,
    otherSums: 0,
  });
});

test('a visit that accepts a new price unseen is counted as another sum charged', async () => {
  const { otherSums } = await walk(BOOKING, (visit) => ({
    ...visit,
    async confirm() {
      const outcome = await visit.confirm();
      return outcome.kind === 'price-changed' ? visit.acceptPrice() : outcome;
    },
  }));
  expect(otherSums).toBe(1);
});

test('a visit that keeps a field otherwise than it was typed is counted as a lost field', async () => {
  const { lostFields } = await walk([[0, 'types all details']], (visit) => ({
    ...visit,
    edit: (change) => visit.edit({ ...change, phone: '' }),
  }));
  expect(lostFields).toBe(1);
});

test('a visit that takes another one at a press for a time is counted as replaced in each tab', async () => {
  const { replacedUnasked } = await walk([[0, 'takes a time']], (visit, { site }) => ({
    ...visit,
    choose(date, start) {
      site.bookingCart.replace([serviceId('s2')], shopId('shop1'));
      return visit.choose(date, start);
    },
  }));
  expect(replacedUnasked).toBe(2);
});
