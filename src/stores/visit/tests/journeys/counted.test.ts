import { expect, test } from 'vitest';
import { serviceId, shopId } from '#domain/catalogue/ids.ts';
import { createVisitor } from '../../../testing/visitor.ts';
import { openVisit } from '../../../testing/visits.ts';
import { countReplaced, type Counted, type Tab } from '../../testing/journey.ts';
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

test.each([
  ['with all of it', ['s1', 's3', 's2'], 'shop1', 0],
  ['in part', ['s1'], 'shop1', 1],
  ['at another shop', ['s1', 's3', 's2'], 'shop2', 1],
])(
  'a visit that is gone with a booking is counted as replaced unless that has it: %s',
  async (_, ids, shop, lost) => {
    const visitor = createVisitor();
    const { page, visit } = await openVisit(visitor);
    const expected = { serviceIds: [serviceId('s1'), serviceId('s3')], shopId: shopId('shop1') };
    const tab: Tab = { page, visit, leave: null, typed: {}, expected, wasCustomer: false };
    const counted: Counted = { lostFields: 0, replacedUnasked: 0, otherSums: 0, booked: 0, steps: 0 };
    const booked = { serviceIds: ids.map(serviceId), shopId: shopId(shop) };
    page.site.bookingCart.clear();
    countReplaced(
      {
        visitor,
        openTab: () => Promise.resolve(tab),
        tabs: [tab],
        counted,
        told: new Set(),
        asker: null,
        booked,
      },
      [false],
    );
    expect(counted.replacedUnasked).toBe(lost);
  },
);
