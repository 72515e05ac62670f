import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eraseUser } from '#contract/account/own-account.ts';
import { sandboxIntents } from '../../../database/schema/selling/orders.ts';
import { giftThemes } from '../../../database/schema/selling/redemption.ts';
import { reconcile } from '../../../payments/reconcile.ts';
import { clientOf } from '../../../testing/client.ts';
import { addTestProduct, addTheme } from '../../../testing/commerce.ts';
import { addPayingCompany, askPay, askState, booksOf, init, payFor } from '../../../testing/sales.ts';
import { PASSWORD, startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { CUSTOMER, logIn } from '../../../testing/visits.ts';

/** What happens when a sale has been priced, and nothing of it is written down yet. */
let beforeSale: () => Promise<void> = async () => undefined;
let server: TestServer;
let salon: string;
beforeAll(async () => {
  const readPicture = () => beforeSale().then(() => null);
  server = await startTestServer({ readPicture });
});
afterAll(() => server.close());
beforeEach(async () => {
  beforeSale = async () => undefined;
  salon = await addPayingCompany(server);
  await addTheme(server.database.db, salon);
});

/** Asked to be paid by Camille: a voucher, and a product to collect. */
async function asked() {
  const product = await addTestProduct(server.database.db, salon, { price: 2000, stock: 9 });
  const recipient = { name: 'Ondine', email: 'ondine@example.com' };
  const body = {
    shopId: '101',
    customer: { ...CUSTOMER, email: 'camille@example.com' },
    products: [{ articleId: product.externalId, quantity: 1 }],
    gifts: [{ themeId: 'birthday', amount: 50, recipient, sender: '', message: '' }],
    acceptedTotal: 70,
  };
  return init(server, salon, body, await logIn(server, salon));
}

async function eraseCamille(): Promise<void> {
  const camille = clientOf(server, salon, { token: await logIn(server, salon) });
  await camille.get(eraseUser, { body: { password: PASSWORD } });
}

async function reconcileLater(): Promise<void> {
  const { clock, database } = server;
  clock.set(clock.now() + 60_000);
  await reconcile({ db: database.db, clock, originOf: (host) => `http://${host}` });
}

const givenBack = { captured: 7000, refunded: 7000 };

test('nothing is taken any more for the cart of an erased buyer, and its payment is called off', async () => {
  const cart = await asked();
  await eraseCamille();
  const reply = await askPay(server, salon, cart, { method: 'tok_success' });
  expect([reply.status, reply.body]).toMatchObject([409, { type: 'payment_missing' }]);
  await reconcileLater();
  const { intents, orders } = await booksOf(server, salon);
  expect([intents, orders]).toMatchObject([[{ state: 'released', captured: 0 }], []]);
});

test('what the provider has taken before an erasure, and tells of after it, goes back', async () => {
  const cart = await asked();
  await payFor(server, salon, cart, { method: 'hosted' });
  await server.database.db
    .update(sandboxIntents)
    .set({ state: 'captured', captured: 7000 })
    .where(eq(sandboxIntents.companyId, salon));
  await eraseCamille();
  await reconcileLater();
  await reconcileLater();
  const { intents, orders, payments } = await booksOf(server, salon);
  expect([intents, orders, payments.length]).toMatchObject([[givenBack], [], 1]);
  expect(await askState(server, salon, cart)).toMatchObject({ status: 'refunded' });
});

test('an erasure while the sale is being made ends in money that goes back', async () => {
  const image = { url: '/medias/a.{width}.{format}', widths: [640], alt: {}, colour: '#446688' };
  await server.database.db.update(giftThemes).set({ image }).where(eq(giftThemes.companyId, salon));
  const cart = await asked();
  beforeSale = eraseCamille;
  expect(await payFor(server, salon, cart)).toMatchObject({ status: 'refunded' });
  const { intents, orders } = await booksOf(server, salon);
  expect([intents, orders]).toMatchObject([[givenBack], []]);
});
