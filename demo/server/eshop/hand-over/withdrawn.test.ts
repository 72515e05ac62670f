import { expect, test } from 'vitest';
import { withdrawOrder } from '#contract/orders/eshop.ts';
import { openSalons, server, visitor } from '../../testing/open-salons.ts';
import { addPayingCompany } from '../../testing/sales.ts';
import { CUSTOMER } from '../../testing/visits.ts';
import { asItIs, change, mailCount, ordered, refusedChange } from './testing/ordered.ts';

openSalons(addPayingCompany);

const HOUR = 3_600_000;
const pickupWindow = () => ({
  from: new Date(server.clock.now() + HOUR).toISOString(),
  to: new Date(server.clock.now() + 3 * HOUR).toISOString(),
});
const withdraw = (number: string) =>
  visitor.get(withdrawOrder, { body: { number, name: 'Zoé Martin', email: CUSTOMER.email } });

test.each([
  ['collect', 'preparing'],
  ['collect', 'ready'],
  ['delivery', 'preparing'],
  ['delivery', 'shipped'],
] as const)('an order to %s that its buyer has withdrawn from does not become %s', async (mode, status) => {
  const { id, number } = await ordered({ mode });
  await withdraw(number);
  const before = await mailCount();
  expect(await refusedChange(id, { status })).toMatchObject({
    code: 409,
    type: 'move_refused',
    field: 'status',
  });
  expect(await asItIs(id)).toMatchObject({ status: 'paid' });
  expect(await mailCount()).toBe(before);
});

test.each([
  ['collect', 'ready', 'collected'],
  ['delivery', 'shipped', 'delivered'],
] as const)(
  'an order to %s that was %s when its buyer withdrew may still be %s, and nothing of it is told',
  async (mode, reached, handedOver) => {
    const { id, number } = await ordered({ mode });
    await change(id, { status: reached });
    await withdraw(number);
    const before = await mailCount();
    const told =
      mode === 'collect'
        ? { pickupWindow: pickupWindow() }
        : { trackingUrl: 'https://carrier.example/track?parcel=1' };
    expect(await change(id, told)).toMatchObject(told);
    expect(await change(id, { status: handedOver })).toMatchObject({ status: handedOver });
    expect(await mailCount()).toBe(before);
  },
);
