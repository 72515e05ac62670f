import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { changeOrderStatus } from '#contract/orders/booking-order.ts';
import { refundPayment } from '#contract/money/payment.ts';
import { sumOf } from '#domain/carts/sale-sums.ts';
import { vatTable } from '#domain/taxes/vat-table.ts';
import { documents } from '../../database/schema/selling/documents.ts';
import { companies } from '../../database/schema/tenants.ts';
import { addTestProduct, addTheme, addVoucher, GIFT } from '../../testing/commerce.ts';
import { openSalons, salon, server } from '../../testing/open-salons.ts';
import { clientAs } from '../../testing/people.ts';
import { addPayingCompany, askPay, init, payFor, visitBody } from '../../testing/sales.ts';
import { CUSTOMER, holdVisit } from '../../testing/visits.ts';
import { sheetOf } from '../read-document.ts';

const delivery = { active: true, countries: ['FR'], price: 4.9, days: { from: 2, to: 4 } };
openSalons((test) => addPayingCompany(test, { booker: { delivery } }));

const issuedIn = (company = salon) =>
  server.database.db
    .select()
    .from(documents)
    .where(eq(documents.companyId, company))
    .orderBy(asc(documents.kind), asc(documents.sequence));

async function productCart(change: object = {}) {
  const product = await addTestProduct(server.database.db, salon, { price: 2000 });
  return init(server, salon, {
    shopId: '101',
    customer: CUSTOMER,
    products: [{ articleId: product.externalId, quantity: 2 }],
    acceptedTotal: 40,
    ...change,
  });
}

const buyProducts = async (change: object = {}) =>
  (await payFor(server, salon, await productCart(change))).orderId ?? '';

const refund = (ideorder: string, amount: number) => ({ body: { ideorder, customerId: null, amount } });

describe('an invoice', () => {
  test('an invoice comes with the sale, numbered from one in each company, with seller, lines and tax as they are then', async () => {
    const { db } = server.database;
    const [company] = await db.select().from(companies).where(eq(companies.id, salon));
    const profile = structuredClone(company!.profile);
    Object.assign(profile.identity, { legalName: 'Salon SAS', vatNumbers: { FR: 'FR00 123' } });
    await db.update(companies).set({ profile }).where(eq(companies.id, salon));
    const orderId = await buyProducts();
    await buyProducts();
    expect(await issuedIn()).toMatchObject([
      { kind: 'invoice', number: 'F2026-00001', orderId },
      { kind: 'invoice', number: 'F2026-00002' },
    ]);
    const [first] = await issuedIn();
    expect(first?.content).toMatchObject({
      seller: { name: 'Salon SAS', vatNumber: 'FR00 123', country: 'FR' },
      lines: [{ kind: 'product', quantity: 2, total: 4000, net: 4000, vat: 20, tax: 667 }],
    });
  });

  test('an invoice names its buyer, with the address that the products are sent to', async () => {
    const address = {
      street: '12 Quai de la Fosse',
      details: 'B',
      zipcode: '44000',
      city: 'Nantes',
      country: 'FR',
    };
    await buyProducts({ mode: 'delivery', address, acceptedTotal: 44.9 });
    await buyProducts();
    const said = [];
    for (const invoice of await issuedIn())
      said.push((await sheetOf(server.database.db, invoice))?.buyer.lines);
    const { firstname, lastname, email } = CUSTOMER;
    const name = `${firstname} ${lastname}`;
    expect(said).toEqual([
      [name, '12 Quai de la Fosse', 'B', '44000 Nantes', 'France', email],
      [name, email],
    ]);
  });

  test('an invoice whose sale is not made takes no number', async () => {
    const cart = await productCart();
    expect((await askPay(server, salon, cart, { method: 'tok_declined' })).status).toBe(200);
    expect(await issuedIn()).toEqual([]);
    await payFor(server, salon, cart);
    expect((await issuedIn()).map(({ sequence }) => sequence)).toEqual([1]);
  });

  test('invoices of sales made at once have every number once', async () => {
    const carts = [];
    for (let count = 0; count < 12; count += 1) carts.push(await productCart());
    await Promise.all(carts.map((cart) => payFor(server, salon, cart)));
    const numbers = (await issuedIn()).map(({ sequence }) => sequence);
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  test('a new year begins with one, by the shop’s clock', async () => {
    await buyProducts();
    server.clock.set(Date.parse('2026-12-31T22:59:00Z'));
    await buyProducts();
    server.clock.set(Date.parse('2026-12-31T23:01:00Z'));
    await buyProducts();
    expect((await issuedIn()).map(({ number }) => number).toSorted()).toEqual([
      'F2026-00001',
      'F2026-00002',
      'F2027-00001',
    ]);
  });

  test('a voucher is invoiced without tax, by the company’s first shop, as a voucher and without who it is for', async () => {
    await addTheme(server.database.db, salon);
    await payFor(
      server,
      salon,
      await init(server, salon, { customer: CUSTOMER, gifts: [GIFT], acceptedTotal: 50 }),
    );
    const [invoice] = await issuedIn();
    expect(vatTable(invoice?.content.lines ?? [])).toEqual([{ rate: 0, base: 5000, tax: 0, gross: 5000 }]);
    expect(invoice?.content.lines[0]?.name).toMatchObject({
      fr: 'Chèque-cadeau (Anniversaire)',
      en: 'Gift voucher (Anniversaire (en))',
    });
    expect(JSON.stringify(invoice?.content)).not.toContain('Sacha');
  });

  test('a visit that is paid on the spot has no invoice here, one that is paid online has', async () => {
    await payFor(server, salon, await init(server, salon, visitBody(await holdVisit(server, salon))));
    expect(await issuedIn()).toMatchObject([{ content: { lines: [{ kind: 'service', net: 7050 }] } }]);
  });
});

describe('a credit note', () => {
  test('a credit note of each refund has a number of its own, names the invoice and adds up to it', async () => {
    const manager = await clientAs(server, salon, 'manager');
    const orderId = await buyProducts();
    for (const amount of [13.33, 0.01, 26.66]) await manager.get(refundPayment, refund(orderId, amount));
    const [one, two, three, invoice] = await issuedIn();
    expect([one, two, three].map((note) => note?.number)).toEqual([
      'A2026-00001',
      'A2026-00002',
      'A2026-00003',
    ]);
    expect([one, two, three].map((note) => note?.invoiceId)).toEqual(Array(3).fill(invoice?.id));
    const given = [one, two, three].flatMap((note) => note?.content.lines ?? []);
    expect([sumOf(given.map(({ net }) => net)), sumOf(given.map(({ tax }) => tax))]).toEqual([4000, 667]);
  });

  test('a credit note of a cancelled order is for all that goes back, by card and by voucher', async () => {
    const { code } = await addVoucher(server.database.db, salon, { initial: 1500 });
    const orderId = await buyProducts({ voucherCodes: [code], acceptedTotal: 25 });
    const manager = await clientAs(server, salon, 'manager');
    const change = { body: { m_ideorder: orderId, m_status: 'cancelled_by_shop' } };
    await manager.get(changeOrderStatus, change);
    await manager.get(changeOrderStatus, change);
    expect(await issuedIn()).toMatchObject([
      { kind: 'credit_note', content: { lines: [{ net: 4000, tax: 667 }], redeemed: 0 } },
      { kind: 'invoice', content: { redeemed: 1500 } },
    ]);
  });
});
