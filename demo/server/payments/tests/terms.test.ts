import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { currentCompany } from '#contract/company/companies.ts';
import { paymentConnect } from '#contract/money/payment.ts';
import { paymentSettings } from '../../database/schema/selling/orders.ts';
import { clientOf } from '../../testing/client.ts';
import { addTestProduct, addTheme } from '../../testing/commerce.ts';
import { openSalons, server } from '../../testing/open-salons.ts';
import { addPayingCompany, askInit, init, visitBody } from '../../testing/sales.ts';
import { askBooking, holdVisit, TEST_SHOPS } from '../../testing/visits.ts';

openSalons();

const BUYER = { firstname: 'Zoé', lastname: 'Martin', email: 'zoe@example.com', phone: '+33612345678' };

async function askForProduct(company: string): Promise<number> {
  const { externalId } = await addTestProduct(server.database.db, company, { price: 2000, stock: 2 });
  const products = [{ articleId: externalId, quantity: 1 }];
  const reply = await askInit(server, company, {
    shopId: TEST_SHOPS.one,
    customer: BUYER,
    products,
    acceptedTotal: 20,
  });
  return reply.status;
}

test.each([
  ['stripe', true, true, 200],
  ['payzen', true, true, 200],
  ['paypal', true, true, 200],
  ['stripe', false, true, 409],
  ['stripe', true, false, 409],
  ['monetico', true, true, 409],
  ['free', true, true, 409],
])(
  'with %s, eshopEnabled %s and products.active %s, whoever wants to buy a product is answered by %i',
  async (provider, eshopEnabled, active, status) => {
    const booker = { eshopEnabled, products: { active } };
    expect(await askForProduct(await addPayingCompany(server, { provider, booker }))).toBe(status);
  },
);

test('a company that never said that its e-shop is enabled sells no product online', async () => {
  const company = await server.addCompany({
    payment: { provider: 'stripe', keys: { publicKey: 'pk_test' } },
    products: { active: true },
  });
  expect(await askForProduct(company)).toBe(409);
});

test('a company without an e-shop sells vouchers all the same', async () => {
  const company = await addPayingCompany(server, { booker: { eshopEnabled: false } });
  await addTheme(server.database.db, company);
  const recipient = { name: 'Sacha', email: 'sacha@example.com' };
  const gifts = [{ themeId: 'birthday', amount: 50, recipient, sender: 'Zoé', message: '' }];
  expect((await askInit(server, company, { customer: BUYER, gifts, acceptedTotal: 50 })).status).toBe(200);
});

test.each([
  ['free', '', false],
  ['stripe', '', false],
  ['stripe', 'pk_test', true],
  ['payzen', '', false],
  ['paypal', '', true],
  ['unheard-of', 'pk_test', false],
])(
  'a shop of a company with %s and the key “%s” answers that it is connected: %s',
  async (provider, publicKey, connected) => {
    const company = await server.addCompany({ payment: { provider, keys: { publicKey } } });
    const found = await clientOf(server, company).get(paymentConnect, { query: { shopId: TEST_SHOPS.one } });
    expect(found).toMatchObject({ connected, provider: connected ? provider : 'free' });
  },
);

test.each([
  ['stripe', 'http://pay.localhost:4100/stripe/v3.js'],
  ['payzen', 'http://pay.localhost:4100/payzen/kr-payment-form.min.js'],
  ['paypal', null],
  ['free', null],
])('the script of %s comes from %s', async (provider, script) => {
  const company = await server.addCompany({ payment: { provider, keys: { publicKey: 'pk_test' } } });
  const found = await clientOf(server, company).get(paymentConnect, { query: { shopId: TEST_SHOPS.one } });
  expect(found.script).toBe(script);
});

describe('online payment of visits', () => {
  const stripe = { provider: 'stripe', keys: { publicKey: 'pk_test' } };
  const appointment = (active: boolean) => ({ cuttingHours: 30, cancelHours: 24, payment: { active } });

  test('online payment of visits that is switched off takes nothing, whatever the terms say', async () => {
    const settings = { payOnSite: true };
    const company = await addPayingCompany(server, {
      settings,
      booker: { appointment: appointment(false) },
    });
    const cart = await init(server, company, visitBody(await holdVisit(server, company)));
    expect(cart.infos.paymentId).toBeNull();
  });

  test('online payment of visits that is switched on without more takes the whole price, or leaves it to the shop', async () => {
    const company = await server.addCompany({ payment: stripe, appointment: appointment(true) });
    const held = await holdVisit(server, company);
    const cart = await init(server, company, visitBody(held));
    expect(cart.infos.paymentId).not.toBeNull();
    expect((await askBooking(server, company, held)).status).toBe(200);
  });

  test('online payment of visits is owed where nothing may be paid in the shop', async () => {
    const company = await addPayingCompany(server, { booker: { appointment: appointment(true) } });
    expect((await askBooking(server, company, await holdVisit(server, company))).status).toBe(409);
  });

  test('online payment of visits is told with the company, also once its terms have changed', async () => {
    const company = await addPayingCompany(server, { settings: { mode: 'deposit', depositPercent: 30 } });
    const told = async () => (await clientOf(server, company).get(currentCompany, {})).booker.visitPayment;
    expect(await told()).toEqual({ mode: 'deposit', depositPercent: 30, payOnSite: false });
    await server.database.db
      .update(paymentSettings)
      .set({ mode: 'hold', payOnSite: true })
      .where(eq(paymentSettings.companyId, company));
    expect(await told()).toMatchObject({ mode: 'hold', payOnSite: true });
    const without = await server.addCompany({ payment: { provider: 'free', keys: { publicKey: '' } } });
    const { booker } = await clientOf(server, without).get(currentCompany, {});
    expect(booker.visitPayment.mode).toBe('none');
  });
});
