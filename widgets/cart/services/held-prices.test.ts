import { expect, test } from 'vitest';
import type { Hold } from '#domain/appointments/appointment.ts';
import type { ShownPrice } from '#domain/prices/pricing.ts';
import { withHeldPrices } from './held-prices.ts';

const WEEK: ShownPrice = { kind: 'week', weekday: 4400, weekend: 4800, from: false };

const cartOf = (...ids: readonly string[]) => ({
  lines: ids.map((externalId) => ({ service: { externalId }, price: WEEK })) as never[],
  total: WEEK,
  totalMinutes: 105,
});

const holdOf = (...lines: readonly (readonly [id: string, price: number])[]) =>
  ({
    lines: lines.map(([externalServiceId, price]) => ({ externalServiceId, price })),
  }) as unknown as Hold;

const heldOf = (hold: Hold | null) => ({ hold, sums: 'sums', cost: 12_000 });

const amounts = ({ lines, total, sums }: ReturnType<typeof withHeldPrices<ReturnType<typeof cartOf>>>) => [
  ...[...(lines as { price: ShownPrice }[]), { price: total }].map(({ price }) =>
    price.kind === 'single' && !price.from ? price.amount : price.kind,
  ),
  sums,
];

test('a cart whose time is held costs what that time costs, each service and all', () => {
  expect(amounts(withHeldPrices(cartOf('a', 'b'), heldOf(holdOf(['b', 4400], ['a', 8500]))))).toEqual([
    8500,
    4400,
    12_000,
    'sums',
  ]);
});

test('the same service twice has the price of each', () => {
  expect(amounts(withHeldPrices(cartOf('a', 'a'), heldOf(holdOf(['a', 4400], ['a', 4800]))))).toEqual([
    4400,
    4800,
    12_000,
    'sums',
  ]);
});

test.each([
  ['nothing is held', null],
  ['another tab holds it', heldOf(null)],
  ['more was added since', heldOf(holdOf(['a', 4400]))],
  ['another service is held', heldOf(holdOf(['a', 4400], ['c', 4400]))],
])('a cart shows the prices of the week where %s', (_, held) => {
  expect(amounts(withHeldPrices(cartOf('a', 'b'), held))).toEqual(['week', 'week', 'week', null]);
});

test('a cart whose time is held lasts from its start to its end, with what is waited in between', () => {
  const [first, second] = [
    { externalServiceId: 'a', price: 1, startsAt: 0, endsAt: 60 * 60_000 },
    { externalServiceId: 'b', price: 1, startsAt: 80 * 60_000, endsAt: 125 * 60_000 },
  ];
  const hold = { lines: [first, second], total: 2 } as unknown as Hold;
  expect(withHeldPrices(cartOf('a', 'b'), heldOf(hold)).totalMinutes).toBe(125);
  expect(withHeldPrices(cartOf('a', 'b'), null).totalMinutes).toBe(105);
});
