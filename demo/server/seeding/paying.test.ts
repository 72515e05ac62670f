import { afterAll, beforeAll, expect, test } from 'vitest';
import { listGifts } from '#contract/money/gifts.ts';
import { paymentConnect } from '#contract/money/payment.ts';
import { seededStock } from '#seed/commerce/stock.ts';
import { demoCompanies } from '#seed/companies.ts';
import { pictureOf } from '#seed/pictures/picture-of.ts';
import { clientOf } from '../testing/client.ts';
import { init, payFor, visitBody } from '../testing/sales.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { book, holdVisit } from '../testing/visits.ts';
import { productRows } from './rows/product-rows.ts';
import { seedCompany } from './seed.ts';

const seeds = demoCompanies('20260112');
const FIRST_SHOP = '101';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  for (const seed of seeds) await seedCompany(server.database.db, seed, pictureOf, 'none');
});
afterAll(() => server.close());

/** A product of which the company's first shop has something. */
function productOf(name: string) {
  const seed = seeds.find(({ company }) => company.nickname === name);
  const [shop] = seed?.shops ?? [];
  const slug = shop?.products?.find((product) => seededStock(name, shop.slug, product) > 0);
  const row =
    seed && productRows(seed, (picture) => pictureOf(name, picture)).find((each) => each.slug === slug);
  if (!row) throw new Error(`${name} sells nothing.`);
  return { articleId: row.externalId, price: row.price / 100 };
}

test.each(['maison', 'duo'])('%s takes money for a product and a voucher', async (name) => {
  const visitor = clientOf(server, name);
  expect(await visitor.get(paymentConnect, { query: { shopId: FIRST_SHOP } })).toMatchObject({
    connected: true,
  });
  const [theme] = (await visitor.get(listGifts)).themes;
  const person = { name: 'Sacha', email: 'sacha@example.com' };
  const { articleId, price } = productOf(name);
  const cart = await init(server, name, {
    shopId: FIRST_SHOP,
    customer: { firstname: 'Zoé', lastname: 'Martin', email: 'zoe@example.com', phone: '+33612345678' },
    products: [{ articleId, quantity: 1 }],
    gifts: [{ themeId: theme?.id, amount: 30, recipient: person, sender: 'Zoé', message: '' }],
    acceptedTotal: price + 30,
  });
  expect(await payFor(server, name, cart)).toMatchObject({ status: 'paid' });
});

test.each([
  ['maison', 'also in the shop', 0.3, 'deposit_paid'],
  ['duo', 'online alone', 1, 'paid'],
] as const)('%s lets a visit be paid %s', async (name, where, share, paymentStatus) => {
  const wish = { shopid: FIRST_SHOP };
  const held = await holdVisit(server, name, wish);
  const cart = await init(server, name, visitBody(held));
  expect(cart.prices.now).toBeCloseTo(held.hold.total * share, 2);
  expect(await payFor(server, name, cart)).toMatchObject({
    status: 'paid',
    appointment: { paymentStatus },
  });
  const other = await holdVisit(server, name, { ...wish, start: '2026-01-14T10:30:00.000Z' });
  if (where === 'online alone') await expect(book(server, name, other)).rejects.toThrow('payment_missing');
  else expect(await book(server, name, other)).toMatchObject({ paymentStatus: 'none' });
});
