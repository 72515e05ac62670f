import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { myEshopOrders } from '#contract/orders/eshop.ts';
import { appointments } from '../../database/schema/booking.ts';
import { giveCredit } from '../../store-credit/store-credit.ts';
import { addCoupon, addTestProduct, addTheme, addVoucher, GIFT } from '../../testing/commerce.ts';
import { mailsIn, salonMailsIn } from '../../testing/mails.ts';
import { enterSalon, openSalons, salon, server } from '../../testing/open-salons.ts';
import { clientAs, tokenOfRole } from '../../testing/people.ts';
import { addPayingCompany, booksOf, init, payFor, visitBody } from '../../testing/sales.ts';
import { CUSTOMER, holdVisit, TEST_SHOPS } from '../../testing/visits.ts';

openSalons(addPayingCompany);

const plain = (text = '') => text.replaceAll(/[\u00a0\u202f]/g, ' ');

/** Mails to the buyer, without the one that brings the voucher. */
const receipts = async () => (await mailsIn(server, salon)).filter(({ to }) => to === CUSTOMER.email);

test('who buys a voucher alone gets one receipt, with its number, its sum and its invoice, and the company is told', async () => {
  await addTheme(server.database.db, salon);
  await payFor(
    server,
    salon,
    await init(server, salon, { customer: CUSTOMER, gifts: [GIFT], acceptedTotal: 50 }),
  );
  const [order] = (await booksOf(server, salon)).orders;
  const mails = await receipts();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(`: ${order?.reference}\n`);
  expect(mails[0]?.text).toContain('Sacha');
  expect(mails[0]?.text).toContain('50');
  expect(mails[0]?.text).toContain('F2026-00001');
  // The code is for whoever it is given to.
  expect(mails[0]?.text).not.toMatch(/[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){3}/);
  expect(await salonMailsIn(server, salon)).toHaveLength(1);
});

test('who buys a product and a voucher gets one receipt of both, whose sum is what was paid', async () => {
  await addTheme(server.database.db, salon);
  const product = await addTestProduct(server.database.db, salon, { price: 1900, stock: 2 });
  const cart = await init(server, salon, {
    shopId: TEST_SHOPS.one,
    customer: CUSTOMER,
    products: [{ articleId: product.externalId, quantity: 1 }],
    gifts: [GIFT],
    acceptedTotal: 69,
  });
  await payFor(server, salon, cart);
  const mails = await receipts();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('69');
  expect(mails[0]?.text).toContain('Sacha');
  expect(mails[0]?.text.match(/payée/g)).toHaveLength(1);
  expect(mails[0]?.text).not.toContain('Envoi le');
});

/** A product of 60 € and a voucher of 50 € for 104 €, of which a voucher pays 45 € and credit 4 €. */
async function buyWithEverything(): Promise<void> {
  const { db } = server.database;
  const product = await addTestProduct(db, salon, { price: 6000, stock: 2 });
  await addCoupon(db, salon, { code: 'DIX' });
  const voucher = await addVoucher(db, salon, { initial: 4500 });
  await giveCredit(db, salon, { userId: 'user-1', amount: 400, cause: 'a gift', now: server.clock.now() });
  const token = await tokenOfRole(server, salon, 'customer');
  const body = {
    shopId: TEST_SHOPS.one,
    customer: CUSTOMER,
    products: [{ articleId: product.externalId, quantity: 1 }],
    gifts: [{ ...GIFT, deliverAt: '2026-01-15T07:00:00.000Z' }],
    couponCode: 'DIX',
    voucherCodes: [voucher.code],
    credit: 4,
    acceptedTotal: 55,
  };
  await payFor(server, salon, await init(server, salon, body, token), { method: 'tok_success', token });
}

const SUMS = `Remise : −6 €
Total TTC : 104 €
Chèque-cadeau utilisé : −45 €
Avoir utilisé : −4 €
Payé en ligne : 55 €
`;

test('an order in the account has what vouchers and credit paid of it below its total, and the vouchers bought with it', async () => {
  await buyWithEverything();
  const customer = await clientAs(server, salon, 'customer');
  expect(await customer.get(myEshopOrders)).toMatchObject({
    data: [
      {
        subtotal: 60,
        discount: 6,
        delivery: 0,
        total: 54,
        voucher: 45,
        credit: 4,
        gifts: [{ recipient: 'Sacha', price: 50 }],
      },
    ],
  });
});

test('the receipt says what was paid by which means, and how long each kind of goods may be withdrawn from', async () => {
  await buyWithEverything();
  const text = plain((await receipts())[0]?.text);
  expect(text).toContain('Votre commande est payée, et nous la préparons.');
  expect(text).toContain(SUMS);
  expect(text).toContain('Rétractation possible, produits : 14 jours à compter du retrait');
  expect(text).toMatch(/Rétractation possible, chèques-cadeaux, jusqu’au : .*26 janvier 2026/);
});

test('the shop is told what to prepare, for whom vouchers are and when they are sent, and sums that add up', async () => {
  await buyWithEverything();
  const text = plain((await salonMailsIn(server, salon))[0]?.text);
  expect(text).toContain('À préparer : elle sera retirée en boutique.');
  expect(text).toContain('Les chèques-cadeaux partent automatiquement par e-mail.');
  const [order] = (await booksOf(server, salon)).orders;
  expect(text).toContain(`PUT /api/eshop/orders/${order?.id}, status : ready`);
  expect(text).toMatch(/- Huile, 60 €\n- Chèque-cadeau pour Sacha, 50 €, Envoi le .*15 janvier 2026\n/);
  expect(text).toContain(SUMS);
});

test('of vouchers alone the shop has nothing to prepare', async () => {
  await addTheme(server.database.db, salon);
  const body = { customer: CUSTOMER, gifts: [GIFT], acceptedTotal: 50 };
  await payFor(server, salon, await init(server, salon, body));
  const text = plain((await salonMailsIn(server, salon))[0]?.text);
  expect(text).toContain('Elle est payée.\n\nLes chèques-cadeaux partent automatiquement par e-mail.\n');
  expect(text).toContain('- Chèque-cadeau pour Sacha, 50 €, Envoi immédiat\n');
  expect(text).not.toContain('prépar');
  expect(text).not.toContain('/api/');
});

test('the receipt of a voucher that is bought with a visit has the reference of its appointment', async () => {
  await addTheme(server.database.db, salon);
  const held = await holdVisit(server, salon);
  const body = visitBody(held, { gifts: [GIFT], acceptedTotal: held.hold.total + 50 });
  await payFor(server, salon, await init(server, salon, body));
  const [appointment] = await server.database.db
    .select()
    .from(appointments)
    .where(eq(appointments.companyId, salon));
  const receipt = (await receipts()).find(({ text }) => text.includes('Sacha'));
  expect(receipt?.text).toContain(`: ${appointment?.reference}\n`);
});

test.each([
  ['deposit', 'Débité en une fois : 71,15 €, dont 21,15 € d’acompte pour le rendez-vous'],
  ['full', 'Débité en une fois : 120,50 €, dont 70,50 € pour le rendez-vous'],
  ['none', null],
] as const)(
  'goods with a visit that is paid so: %s; both mails say what the bank shows',
  async (mode, words) => {
    enterSalon(await addPayingCompany(server, { mode }));
    await addTheme(server.database.db, salon);
    const held = await holdVisit(server, salon, { shopid: TEST_SHOPS.one });
    const body = visitBody(held, { gifts: [GIFT], acceptedTotal: held.hold.total + 50 });
    await payFor(server, salon, await init(server, salon, body));
    const receipt = (await receipts()).find(({ text }) => text.includes('Sacha'));
    const told = (await salonMailsIn(server, salon)).find(({ text }) => text.includes('Sacha'));
    for (const mail of [receipt, told]) {
      if (words === null) expect(plain(mail?.text)).not.toContain('Débité');
      else expect(plain(mail?.text)).toContain(words);
    }
  },
);

test('the receipt of a voucher for later says on which day it is sent', async () => {
  await addTheme(server.database.db, salon);
  const gifts = [{ ...GIFT, deliverAt: '2026-01-15T07:00:00.000Z' }];
  await payFor(server, salon, await init(server, salon, { customer: CUSTOMER, gifts, acceptedTotal: 50 }));
  const [receipt] = await receipts();
  expect(receipt?.text).toMatch(/Envoi le .*15 janvier 2026/);
});

test('an order that is collected says so in both mails, with where, and its buyer has the number of the shop', async () => {
  const product = await addTestProduct(server.database.db, salon, { price: 1900, stock: 2 });
  const cart = await init(server, salon, {
    shopId: TEST_SHOPS.one,
    customer: CUSTOMER,
    products: [{ articleId: product.externalId, quantity: 1 }],
    acceptedTotal: 19,
  });
  await payFor(server, salon, cart);
  const [receipt] = await receipts();
  const [told] = await salonMailsIn(server, salon);
  expect(told?.text).toContain('elle sera retirée en boutique');
  for (const mail of [receipt, told])
    expect(mail?.text).toMatch(/Retrait\s: Salon one\n1 rue de la Paix, 75\d{3} Paris/);
  expect(receipt?.text).toMatch(/Téléphone\s: 01 99 00 00 01/);
  expect(receipt?.html).toContain('href="tel:+33199000001"');
});
