import { expect, test } from 'vitest';
import type { Hold } from '#domain/appointments/appointment.ts';
import type { ShownPrice } from '#domain/prices/pricing.ts';
import { withHeldPrices } from './held-prices.ts';

const WEEK: ShownPrice = { kind: 'week', weekday: 4400, weekend: 4800, from: false };

const cartOf = (...ids: readonly string[]) => ({
  lines: ids.map((externalId) => ({ service: { externalId }, price: WEEK })) as never[],
  total: WEEK,
});

const holdOf = (...lines: readonly (readonly [id: string, price: number])[]) =>
  ({
    lines: lines.map(([externalServiceId, price]) => ({ externalServiceId, price })),
    total: lines.reduce((sum, [, price]) => sum + price, 0),
  }) as unknown as Hold;

const amounts = ({ lines, total }: ReturnType<typeof cartOf>) =>
  [...(lines as { price: ShownPrice }[]).map(({ price }) => price), total].map((price) =>
    price.kind === 'single' && !price.from ? price.amount : price.kind,
  );

test('a cart whose time is held costs what that time costs, each service and all', () => {
  expect(amounts(withHeldPrices(cartOf('a', 'b'), holdOf(['b', 4400], ['a', 8500])))).toEqual([
    8500, 4400, 12_900,
  ]);
});

test('the same service twice has the price of each', () => {
  expect(amounts(withHeldPrices(cartOf('a', 'a'), holdOf(['a', 4400], ['a', 4800])))).toEqual([
    4400, 4800, 9200,
  ]);
});

test.each([
  ['nothing is held', null],
  ['more was added since', holdOf(['a', 4400])],
  ['another service is held', holdOf(['a', 4400], ['c', 4400])],
])('a cart shows the prices of the week where %s', (_, hold) => {
  expect(amounts(withHeldPrices(cartOf('a', 'b'), hold))).toEqual(['week', 'week', 'week']);
});
