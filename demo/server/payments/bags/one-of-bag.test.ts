import { expect, test } from 'vitest';
import { addTestProduct } from '../../testing/commerce.ts';
import { openSalons, salon, server } from '../../testing/open-salons.ts';
import { addPayingCompany, askPay, booksOf, init, payFor, type Init } from '../../testing/sales.ts';
import { CUSTOMER, TEST_SHOPS } from '../../testing/visits.ts';

openSalons(addPayingCompany);

/** A guest begins to pay an oil; `replaces`: in place of payments that were begun before. */
async function begin(...replaces: readonly Init[]): Promise<Init> {
  product ??= await addTestProduct(server.database.db, salon, { price: 1900, stock: 9 });
  return init(server, salon, {
    shopId: TEST_SHOPS.one,
    customer: CUSTOMER,
    products: [{ articleId: product.externalId, quantity: 1 }],
    acceptedTotal: 19,
    replaces: replaces.map(({ cartId, result }) => ({ cartId, paymentToken: result.token })),
  });
}
let product: Awaited<ReturnType<typeof addTestProduct>> | undefined;

const CARD = { method: 'tok_success' };
const soldOrders = async () => (await booksOf(server, salon)).orders.length;

test('of two payments of one bag the first that is paid is sold, and nothing is taken for the other', async () => {
  product = undefined;
  const first = await begin();
  const second = await begin(first);
  expect(await payFor(server, salon, first)).toMatchObject({ status: 'paid' });
  expect((await askPay(server, salon, second, CARD)).body).toMatchObject({ type: 'conflict' });
  expect(await soldOrders()).toBe(1);
  expect((await booksOf(server, salon)).payments.filter(({ status }) => status === 'captured')).toHaveLength(
    1,
  );
});

test('a page that was left for another is worth nothing once that is paid, and so on for a third', async () => {
  product = undefined;
  const first = await begin();
  const second = await begin(first);
  const third = await begin(second);
  expect(await payFor(server, salon, third)).toMatchObject({ status: 'paid' });
  for (const cart of [first, second])
    expect((await askPay(server, salon, cart, CARD)).body).toMatchObject({ type: 'conflict' });
  expect(await soldOrders()).toBe(1);
});

test('both pressed at once are one order', async () => {
  product = undefined;
  const first = await begin();
  const second = await begin(first);
  const answers = await Promise.all([first, second].map((cart) => askPay(server, salon, cart, CARD)));
  expect(
    answers.filter(({ body }) => (body as { readonly status?: unknown }).status === 'paid'),
  ).toHaveLength(1);
  expect(await soldOrders()).toBe(1);
});

test('who has not the token of a payment does not end it', async () => {
  product = undefined;
  const first = await begin();
  const stranger = await begin({ ...first, result: { token: 'a token that nobody has ever had' } });
  expect(await payFor(server, salon, stranger)).toMatchObject({ status: 'paid' });
  expect(await payFor(server, salon, first)).toMatchObject({ status: 'paid' });
  expect(await soldOrders()).toBe(2);
});
