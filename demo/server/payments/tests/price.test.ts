import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { pricePayment } from '#contract/money/payment.ts';
import { exchangePoints } from '#contract/money/loyalty.ts';
import { rewards } from '../../database/schema/selling/loyalty.ts';
import { orders, saleCarts } from '../../database/schema/selling/orders.ts';
import { addCard, addCoupon, addTestProduct, addTier, addVoucher } from '../../testing/commerce.ts';
import { clientOf } from '../../testing/client.ts';
import { openSalons, salon, server, visitor } from '../../testing/open-salons.ts';
import { clientAs } from '../../testing/people.ts';
import { addPayingCompany, askInit, init } from '../../testing/sales.ts';
import { TEST_MONDAY } from '../../testing/test-server.ts';
import { CUSTOMER, holdVisit, logIn, TEST_SHOPS } from '../../testing/visits.ts';

openSalons(addPayingCompany);

const shopId = TEST_SHOPS.one;

/** A visit of 70.50 € and two products of 20 €. */
async function bag() {
  const product = await addTestProduct(server.database.db, salon, { price: 2000, stock: 2 });
  const held = await holdVisit(server, salon, { shopid: shopId });
  const appointment = { holdId: held.hold.holdId, visitKey: held.visitKey };
  return { appointment, products: [{ articleId: product.externalId, quantity: 2 }] };
}

test('a bag is told what it costs and what of that is paid online, and nothing is kept of it', async () => {
  const wanted = await bag();
  expect(await visitor.get(pricePayment, { body: wanted })).toMatchObject({
    subtotal: 110.5,
    discount: 0,
    due: 110.5,
    now: 110.5,
    currency: 'EUR',
  });
  const { db } = server.database;
  const kept = await db.select().from(saleCarts).where(eq(saleCarts.companyId, salon));
  const sold = await db.select().from(orders).where(eq(orders.companyId, salon));
  expect([kept, sold]).toEqual([[], []]);
});

test('codes come in any order, as what they are: the bag is sold at the price that it was told', async () => {
  const { db } = server.database;
  await addCoupon(db, salon, { code: 'TEN' });
  await addTier(db, salon);
  await addCard(db, salon, 'user-1', 100);
  const voucher = await addVoucher(db, salon, { initial: 6000 });
  const customer = await clientAs(server, salon, 'customer');
  const { code: reward } = await customer.get(exchangePoints, { body: { palierId: 'small' } });
  const { appointment, products } = await bag();
  const codes = [voucher.code, reward, 'TEN'];
  const prices = await customer.get(pricePayment, { body: { appointment, products, codes } });
  // 110.50 less a tenth is 99.45, less the 10 of the reward; 60 are paid by the voucher.
  expect(prices).toMatchObject({ discount: 21.05, voucher: 60, due: 29.45, now: 29.45 });
  const ask = {
    appointment: { ...appointment, customer: CUSTOMER, customMessage: '' },
    products,
    codes,
    acceptedTotal: prices.due,
  };
  const token = await logIn(server, salon);
  expect((await init(server, salon, ask, token)).prices).toEqual(prices);
  const twice = await askInit(server, salon, { ...ask, couponCode: 'TEN' }, token);
  expect([twice.status, twice.body]).toMatchObject([422, { type: 'invalid', field: 'codes' }]);
});

test('a reward is of its customer alone, whom a guest is not', async () => {
  const { db } = server.database;
  await addTier(db, salon);
  await addCard(db, salon, 'user-1', 100);
  const customer = await clientAs(server, salon, 'customer');
  const { code } = await customer.get(exchangePoints, { body: { palierId: 'small' } });
  const wanted = { ...(await bag()), codes: [code] };
  expect(await visitor.refusal(pricePayment, { body: wanted })).toMatchObject({
    type: 'coupon_refused',
    message: 'Ce code n’est pas valable.',
  });
});

test.each([
  ['used', { orderId: 'order-1' }, 'Ce code a déjà été utilisé.'],
  ['over', { expiresAt: new Date(TEST_MONDAY) }, 'Ce code a expiré.'],
])('a customer’s own reward that is %s says so', async (_, facts, message) => {
  const { db } = server.database;
  await addTier(db, salon);
  await addCard(db, salon, 'user-1', 100);
  const customer = await clientAs(server, salon, 'customer');
  const { code } = await customer.get(exchangePoints, { body: { palierId: 'small' } });
  await db.update(rewards).set(facts).where(eq(rewards.companyId, salon));
  const body = { ...(await bag()), codes: [code] };
  const refusal = { type: 'reward_refused', field: 'codes.0', message };
  expect(await customer.refusal(pricePayment, { body })).toMatchObject(refusal);
});

test('a voucher that is given twice is said to be, by its place', async () => {
  const { code } = await addVoucher(server.database.db, salon, { initial: 1000 });
  const body = { ...(await bag()), codes: [code, ` ${code.toLowerCase()}`] };
  expect(await visitor.refusal(pricePayment, { body })).toMatchObject({
    type: 'voucher_refused',
    field: 'codes.1',
    message: 'Vous avez déjà saisi ce code.',
  });
});

test('wrong codes are counted wherever they are given', async () => {
  const wanted = await bag();
  const nobody = clientOf(server, salon, { address: '127.0.0.1' });
  const types: string[] = [];
  for (let index = 0; index < 6; index += 1) {
    const { type } = await nobody.refusal(pricePayment, { body: { ...wanted, codes: [`WRONG${index}`] } });
    types.push(type);
  }
  expect([types[0], types.at(-1)]).toEqual(['coupon_refused', 'too_many_attempts']);
  const ask = { ...wanted, appointment: { ...wanted.appointment, customer: CUSTOMER, customMessage: '' } };
  const reply = await askInit(server, salon, { ...ask, codes: ['WRONG'], acceptedTotal: 110.5 });
  expect((reply.body as { type: string }).type).toBe('too_many_attempts');
});

test('a coupon that is refused says why in one sentence; one of another company is as unknown as any', async () => {
  const { db } = server.database;
  const wanted = await bag();
  const day = 86_400_000;
  await addCoupon(db, salon, { code: 'ENDED', endsAt: new Date(TEST_MONDAY) });
  await addCoupon(db, salon, { code: 'LATER', startsAt: new Date(TEST_MONDAY + day) });
  await addCoupon(db, salon, { code: 'USEDUP', maxUses: 2, uses: 2 });
  await addCoupon(db, salon, { code: 'MORE', minTotal: 20_000 });
  await addCoupon(db, salon, { code: 'OTHER', serviceIds: ['none'] });
  await addCoupon(db, salon, { code: 'MEMBERS', maxUsesEach: 1 });
  await addCoupon(db, await server.addCompany(), { code: 'ELSEWHERE' });
  let guests = 0;
  const why = async (...codes: readonly string[]) => {
    const guest = clientOf(server, salon, { address: `10.3.0.${(guests += 1)}` });
    const { type, message } = await guest.refusal(pricePayment, { body: { ...wanted, codes: [...codes] } });
    return [type, message];
  };
  const said = (message: string) => ['coupon_refused', message];
  expect(await why('ENDED')).toEqual(said('Ce code a expiré.'));
  expect(await why('LATER')).toEqual(said('Ce code n’est pas encore valable.'));
  expect(await why('USEDUP')).toEqual(said('Ce code a déjà été utilisé.'));
  expect(await why('MORE')).toEqual(said('Ce code s’applique à partir de 200\u00a0€.'));
  expect(await why('OTHER')).toEqual(said('Ce code ne vaut pas pour ce que vous avez choisi.'));
  expect(await why('MEMBERS')).toEqual(
    said('Ce code est réservé aux clients qui ont un compte. Connectez-vous pour l’utiliser.'),
  );
  expect(await why('MEMBERS', 'ENDED')).toEqual(said('Un seul code promo par commande.'));
  // One that nobody has is no second one.
  expect(await why('MEMBERS', 'NOBODYS')).toEqual(await why('NOBODYS'));
  expect(await why('ELSEWHERE')).toEqual(await why('NOBODYS'));
  expect(await why('NOBODYS')).toEqual(said('Nous ne connaissons pas ce code. Vérifiez la saisie.'));
});

test.each([
  ['used up', { balance: 0 }, 'Ce chèque-cadeau est déjà utilisé.'],
  ['over', { expiresAt: new Date(TEST_MONDAY) }, 'Ce chèque-cadeau a expiré.'],
  ['void', { voidedAt: new Date(TEST_MONDAY) }, 'Ce chèque-cadeau a été annulé.'],
])('a voucher that is %s says so, alone and beside a coupon', async (_, facts, message) => {
  const { db } = server.database;
  const wanted = await bag();
  await addCoupon(db, salon, { code: 'TEN' });
  const { code } = await addVoucher(db, salon, facts);
  for (const codes of [[code], ['TEN', code]])
    expect(await visitor.refusal(pricePayment, { body: { ...wanted, codes } })).toMatchObject({
      type: 'voucher_refused',
      field: `codes.${codes.length - 1}`,
      message,
    });
});

test('what is sold out is named by its place in the bag', async () => {
  const { db } = server.database;
  const there = await addTestProduct(db, salon, { price: 2000, stock: 2 });
  const few = await addTestProduct(db, salon, { price: 1000, stock: 1 });
  const products = [
    { articleId: there.externalId, quantity: 2 },
    { articleId: few.externalId, quantity: 2 },
  ];
  expect(await visitor.refusal(pricePayment, { body: { shopId, products } })).toMatchObject({
    code: 409,
    type: 'out_of_stock',
    field: 'products.1',
  });
});

test.each([
  [{}, 'appointment'],
  [{ products: [{ articleId: 'unknown', quantity: 1 }] }, 'shopId'],
  [{ shopId, products: [{ articleId: 'unknown', quantity: 1 }] }, 'products.0.articleId'],
  [{ credit: -1 }, 'credit'],
])('the bag %j is refused for its field %s', async (body, field) => {
  expect(await visitor.refusal(pricePayment, { body })).toMatchObject({ type: 'invalid', field });
});
