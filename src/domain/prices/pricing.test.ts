import fc from 'fast-check';
import { expect, test } from 'vitest';
import { externalShopId } from '../catalogue/ids.ts';
import type { ServicePrices } from '../catalogue/catalogue.ts';
import { durationChoices } from './pricing-durations.ts';
import { shownPrice } from './pricing.ts';
import { bookedPrice, isWeekend, isWeekendPrice, priceOn, shownTotal, totalOn } from './pricing-visit.ts';

const ONE = externalShopId('1');
const TWO = externalShopId('2');
const THREE = externalShopId('3');
const FRIDAY = '20261120';
const SATURDAY = '20261121';
const SUNDAY = '20261122';
const MONDAY = '20261123';

function priced(prices: Partial<ServicePrices>, requiredCustomers = 1, durationMinutes = 60) {
  const none: ServicePrices = {
    base: 6000,
    weekday: null,
    weekend: null,
    byShop: new Map(),
    priceTimes: null,
  };
  return { requiredCustomers, durationMinutes, prices: { ...none, ...prices } };
}

const times = [
  { durationMinutes: 60, price: 7000 },
  { durationMinutes: 30, price: 4500 },
  { durationMinutes: 90, price: 4000 },
];

const single = (amount: number, from = false) => ({ kind: 'single', amount, from });

test('a service with one price shows that price', () => {
  expect(shownPrice(priced({}), [ONE, TWO])).toEqual(single(6000));
});

test('a price is shown for all the customers that the service needs', () => {
  expect(shownPrice(priced({}, 2), [])).toEqual(single(12_000));
  expect(shownPrice(priced({ weekday: 5000, weekend: 7000 }, 2), [])).toMatchObject({
    weekday: 10_000,
    weekend: 14_000,
  });
  expect(priceOn(priced({}, 2), ONE, MONDAY)).toBe(12_000);
  expect(isWeekendPrice(priced({}, 2), ONE, SATURDAY)).toBe(false);
});

test('prices that differ by shop are shown as the least, with "from"', () => {
  const service = priced({
    byShop: new Map([
      [ONE, 5500],
      [TWO, 6500],
    ]),
  });
  expect(shownPrice(service, [ONE, TWO])).toEqual(single(5500, true));
  expect(shownPrice(service, [TWO, THREE])).toEqual(single(6000, true));
  expect(shownPrice(service, [])).toEqual(single(5500, true));
});

test('a chosen shop shows its own price, without "from"', () => {
  const service = priced({
    byShop: new Map([
      [ONE, 5500],
      [TWO, 6500],
    ]),
  });
  expect(shownPrice(service, [TWO])).toEqual(single(6500));
  expect(shownPrice(service, [THREE])).toEqual(single(6000));
});

test('a price that is the same in all shops is shown without "from"', () => {
  expect(
    shownPrice(
      priced({
        byShop: new Map([
          [ONE, 5500],
          [TWO, 5500],
        ]),
      }),
      [ONE, TWO],
    ),
  ).toEqual(single(5500));
});

test('weekday and weekend prices are both shown where they differ', () => {
  const service = priced({ weekday: 5000, weekend: 7000 });
  expect(shownPrice(service, [ONE, TWO])).toEqual({
    kind: 'week',
    weekday: 5000,
    weekend: 7000,
    from: false,
  });
  expect(shownPrice(priced({ weekend: 7000 }), [])).toEqual({
    kind: 'week',
    weekday: 6000,
    weekend: 7000,
    from: false,
  });
  expect(shownPrice(priced({ weekday: 6000, weekend: 6000 }), [])).toEqual(single(6000));
});

test("the price of the day comes before the shop's own, which holds on the days without one", () => {
  const service = priced({ weekend: 7000, byShop: new Map([[ONE, 5500]]) });
  expect(shownPrice(service, [ONE])).toEqual({ kind: 'week', weekday: 5500, weekend: 7000, from: false });
  expect([MONDAY, SATURDAY].map((date) => priceOn(service, ONE, date))).toEqual([5500, 7000]);
  expect([MONDAY, SATURDAY].map((date) => isWeekendPrice(service, ONE, date))).toEqual([false, true]);
  expect([MONDAY, SATURDAY].map((date) => priceOn(service, TWO, date))).toEqual([6000, 7000]);
  expect(shownPrice(service, [ONE, TWO])).toEqual(single(5500, true));
});

test.each([
  [30, SATURDAY, 4500],
  [60, MONDAY, 7000],
])(
  "a price by time of %i minutes comes before the price of the day and the shop's own",
  (minutes, date, price) => {
    const every = { weekday: 5000, weekend: 7100, byShop: new Map([[ONE, 5500]]) };
    const service = priced({ ...every, priceTimes: { mode: 'first', list: times } }, 1, minutes);
    expect(priceOn(service, ONE, date)).toBe(price);
  },
);

test('of two prices for the same duration the first one is shown, offered and asked for', () => {
  const list = [
    { durationMinutes: 30, price: 5200 },
    { durationMinutes: 60, price: 8500 },
    { durationMinutes: 30, price: 4000 },
  ];
  const service = priced({ priceTimes: { mode: 'lowest', list } }, 1, 30);
  expect(shownPrice(service, [ONE])).toEqual(single(5200, true));
  expect(durationChoices(service)[0]).toEqual({ durationMinutes: 30, price: 5200 });
  expect(priceOn(service, ONE, MONDAY)).toBe(5200);
});

test('prices by time show that of the shortest, or the lowest, before any other price', () => {
  const byShop = new Map([[ONE, 100]]);
  expect(shownPrice(priced({ byShop, priceTimes: { mode: 'first', list: times } }), [ONE])).toEqual(
    single(4500, true),
  );
  expect(shownPrice(priced({ byShop, priceTimes: { mode: 'lowest', list: times } }, 2), [ONE])).toEqual(
    single(8000, true),
  );
});

test('a single price by time is shown without "from", and an empty list counts for nothing', () => {
  const one = { mode: 'first', list: [{ durationMinutes: 30, price: 4500 }] } as const;
  expect(shownPrice(priced({ priceTimes: one }), [])).toEqual(single(4500));
  expect(shownPrice(priced({ priceTimes: { mode: 'lowest', list: [] } }), [])).toEqual(single(6000));
});

test('a service with prices by time costs that of its duration, else the shown price', () => {
  const priceTimes = { mode: 'first', list: times } as const;
  expect(priceOn(priced({ priceTimes }, 2, 60), ONE, MONDAY)).toBe(14_000);
  expect(priceOn(priced({ priceTimes }, 1, 45), ONE, MONDAY)).toBe(4500);
});

test('a visit in a known shop shows what will be asked for, on weekdays and at the weekend', () => {
  const list = [
    { durationMinutes: 30, price: 5200 },
    { durationMinutes: 60, price: 8500 },
  ];
  const timed = priced({ priceTimes: { mode: 'first', list } });
  const weekly = priced({ weekday: 11_000, weekend: 12_200 });
  expect(bookedPrice([timed], ONE)).toEqual(single(8500));
  expect(bookedPrice([timed, weekly], ONE)).toEqual({
    kind: 'week',
    weekday: 19_500,
    weekend: 20_700,
    from: false,
  });
});

test('the weekend of prices is Saturday and Sunday', () => {
  expect([FRIDAY, SATURDAY, SUNDAY, MONDAY].map(isWeekend)).toEqual([false, true, true, false]);
  const service = priced({ weekday: 5000, weekend: 7000 });
  expect([FRIDAY, SATURDAY, SUNDAY, MONDAY].map((date) => priceOn(service, ONE, date))).toEqual([
    5000, 7000, 7000, 5000,
  ]);
});

test('a total is one sum, or one for weekdays and one for weekends where they differ', () => {
  const flat = priced({ base: 1000 });
  const week = priced({ weekday: 5000, weekend: 7000 });
  const shops = priced({
    byShop: new Map([
      [ONE, 5500],
      [TWO, 6500],
    ]),
  });
  expect(shownTotal([], [])).toEqual(single(0));
  expect(shownTotal([flat, flat], [])).toEqual(single(2000));
  expect(shownTotal([flat, week], [])).toEqual({ kind: 'week', weekday: 6000, weekend: 8000, from: false });
  expect(shownTotal([week, shops], [ONE, TWO])).toEqual({
    kind: 'week',
    weekday: 10_500,
    weekend: 12_500,
    from: true,
  });
  expect(totalOn([flat, week], ONE, SUNDAY)).toBe(8000);
});

test('a service whose price depends on its duration costs in a total what its duration costs', () => {
  const list = [
    { durationMinutes: 30, price: 5200 },
    { durationMinutes: 60, price: 8500 },
  ];
  const timed = (minutes: number) => priced({ priceTimes: { mode: 'first', list } }, 1, minutes);
  expect(shownTotal([timed(60)], [ONE])).toEqual(single(8500));
  expect(shownTotal([timed(60), timed(30)], [])).toEqual(single(13_700));
});

const anyCents = fc.integer({ min: 0, max: 50_000 });
const anyPriced = fc
  .record({
    base: anyCents,
    weekday: fc.option(anyCents),
    weekend: fc.option(anyCents),
    byShop: fc.uniqueArray(fc.tuple(fc.constantFrom(ONE, TWO, THREE), anyCents), {
      selector: ([shop]) => shop,
    }),
    times: fc.option(
      fc.record({
        mode: fc.constantFrom('first' as const, 'lowest' as const),
        list: fc.array(fc.record({ durationMinutes: fc.constantFrom(30, 60, 90), price: anyCents }), {
          maxLength: 3,
        }),
      }),
    ),
    customers: fc.integer({ min: 1, max: 4 }),
  })
  .map(({ byShop, times: priceTimes, customers, ...prices }) =>
    priced({ ...prices, byShop: new Map(byShop), priceTimes }, customers),
  );

test('a price without "from" holds in each of the shops, and "from" is never above the least', () => {
  const anyShops = fc.uniqueArray(fc.constantFrom(ONE, TWO, THREE, externalShopId('4')), { minLength: 1 });
  fc.assert(
    fc.property(fc.array(anyPriced, { maxLength: 4 }), anyShops, (services, shops) => {
      const shown = shownTotal(services, shops);
      const onWeekdays = shown.kind === 'week' ? shown.weekday : shown.amount;
      const onWeekends = shown.kind === 'week' ? shown.weekend : shown.amount;
      for (const shop of shops) {
        const costs = [totalOn(services, shop, MONDAY), totalOn(services, shop, SUNDAY)] as const;
        if (!shown.from) expect([onWeekdays, onWeekends]).toEqual(costs);
        else expect(onWeekdays <= costs[0] && onWeekends <= costs[1]).toBe(true);
      }
    }),
    { numRuns: 1000 },
  );
});
