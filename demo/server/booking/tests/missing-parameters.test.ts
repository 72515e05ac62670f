import { expect, test } from 'vitest';
import { openSalons, salon, server } from '../../testing/open-salons.ts';
import { send } from '../../testing/test-server.ts';
import { TEST_SERVICES, TEST_SHOPS } from '../../testing/visits.ts';

openSalons();

const ask = (path: string, query: Record<string, string>) =>
  send(server, salon, { url: `${path}?${new URLSearchParams(query)}` });

const PERIOD = {
  shopid: TEST_SHOPS.solo,
  serviceid: TEST_SERVICES.massage,
  start: '20260113',
  end: '20260113',
};

test.each(['shopid', 'serviceid', 'start', 'end'] as const)(
  'a period without its %s is refused in the same words, be it absent or empty',
  async (field) => {
    const { [field]: _left, ...rest } = PERIOD;
    for (const query of [rest, { ...PERIOD, [field]: '' }]) {
      const reply = await ask('/api/appointments', query);
      expect([reply.status, reply.body]).toMatchObject([400, { message: 'param manquants', field }]);
    }
    expect((await ask('/api/appointments', PERIOD)).status).toBe(200);
  },
);

test.each(['customerId', 'servicesId', 'date'])('prices by time without %s are none', async (field) => {
  const query = { customerId: 'anyone', servicesId: TEST_SERVICES.timed, date: '20260113' };
  const { [field as keyof typeof query]: _left, ...rest } = query;
  for (const each of [rest, { ...query, [field]: '' }]) {
    const reply = await ask('/api/appointments/priceTimes', each);
    expect([reply.status, reply.body]).toEqual([200, []]);
  }
  expect((await ask('/api/appointments/priceTimes', query)).body).toHaveLength(1);
});
