import { expect, test } from 'vitest';
import { paymentConnect } from '#contract/money/payment.ts';
import { createServer } from '../../../create-server.ts';
import { clientOf } from '../../../testing/client.ts';
import { openSalons, server } from '../../../testing/open-salons.ts';
import { addPayingCompany, askInit, visitBody } from '../../../testing/sales.ts';
import { holdVisit, TEST_SHOPS } from '../../../testing/visits.ts';
import { KeyRefused } from '../provider.ts';
import { providerOf } from '../providers.ts';
import { writeSecret } from '../keys/secrets.ts';

openSalons();

const PROVIDERS = ['stripe', 'payzen', 'saferpay', 'paypal', 'monetico'];

/** The same data behind a server that lets nobody stand in for a provider. */
async function strictServer() {
  const { clock, database } = server;
  const context = { db: database.db, clock, originOf: (host: string) => `https://${host}`, sandbox: false };
  const app = await createServer({
    ...context,
    folders: { bundle: '/nowhere', pictures: '/nowhere', pages: '/nowhere' },
    patience: { handler: 120_000, delay: 120_000 },
  });
  return { context, strict: { ...server, app } };
}

test.each(PROVIDERS)(
  'without its key and without a sandbox %s takes nothing, and says so first',
  async (provider) => {
    const company = await addPayingCompany(server, { provider });
    const { context, strict } = await strictServer();
    const ask = { query: { shopId: TEST_SHOPS.one } };
    expect(await clientOf(strict, company).get(paymentConnect, ask)).toMatchObject({ connected: false });
    const body = visitBody(await holdVisit(server, company));
    expect((await askInit(strict, company, body)).status).toBe(500);
    const wanted = {
      companyId: company,
      provider,
      reference: 'payment',
      amount: 100,
      currency: 'EUR',
      captures: true,
    };
    const create = async () => providerOf(context).create({ ...wanted, returnUrl: 'https://salon.example/' });
    await expect(create()).rejects.toBeInstanceOf(KeyRefused);
    await strict.app.close();
  },
);

test('with its key a company is connected, and its provider’s own script is loaded', async () => {
  const company = await addPayingCompany(server);
  await writeSecret(server.database.db, company, { name: 'stripe.key', value: 'sk_test_1' });
  const { strict } = await strictServer();
  const ask = { query: { shopId: TEST_SHOPS.one } };
  const answer = { connected: true, provider: 'stripe', script: null };
  expect(await clientOf(strict, company).get(paymentConnect, ask)).toEqual(answer);
  await strict.app.close();
});
