import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { changeOrderStatus } from '#contract/orders/booking-order.ts';
import { withdrawOrder } from '#contract/orders/eshop.ts';
import { eshopOrders } from '../../database/schema/selling/eshop.ts';
import { orders } from '../../database/schema/selling/orders.ts';
import { vouchers } from '../../database/schema/selling/redemption.ts';
import { addTestProduct, addTheme, GIFT } from '../../testing/commerce.ts';
import { mailsIn, salonMailsIn } from '../../testing/mails.ts';
import { enterSalon, later, openSalons, salon, server, visitor } from '../../testing/open-salons.ts';
import { clientAs } from '../../testing/people.ts';
import { addPayingCompany, booksOf, init, payFor, visitBody } from '../../testing/sales.ts';
import { CUSTOMER, holdVisit } from '../../testing/visits.ts';

openSalons(addPayingCompany);

const DAY = 86_400_000;
async function bought() {
  const product = await addTestProduct(server.database.db, salon, { price: 2000, stock: 2 });
  const products = [{ articleId: product.externalId, quantity: 2 }];
  const body = { shopId: '101', customer: CUSTOMER, products, acceptedTotal: 40 };
  const { orderId } = await payFor(server, salon, await init(server, salon, body));
  const [order] = await server.database.db
    .select()
    .from(eshopOrders)
    .where(eq(eshopOrders.id, orderId ?? ''));
  return { id: orderId ?? '', number: order?.number ?? '' };
}

async function boughtVoucher() {
  await addTheme(server.database.db, salon);
  const body = { customer: CUSTOMER, gifts: [GIFT], acceptedTotal: 50 };
  const { orderId } = await payFor(server, salon, await init(server, salon, body));
  const [order] = await server.database.db
    .select()
    .from(orders)
    .where(eq(orders.id, orderId ?? ''));
  return { id: orderId ?? '', number: order?.reference ?? '' };
}

const say = (number: string, email: string = CUSTOMER.email) =>
  visitor.get(withdrawOrder, { body: { number, name: 'Zoé Martin', email } });

const withdrawnAt = async (id: string) => {
  const [order] = await server.database.db.select().from(orders).where(eq(orders.id, id));
  return order?.withdrawnAt ?? null;
};

const lastMail = async () => (await mailsIn(server, salon)).at(-1);

test('a withdrawal is taken down, confirmed with date and time, and told to the shop once', async () => {
  const { id, number } = await bought();
  later(DAY);
  const reply = await say(`${number.slice(0, 4).toLowerCase()} ${number.slice(4)}`, 'ZOE@example.com');
  expect(reply).toEqual({ receivedAt: new Date(server.clock.now()).toISOString() });
  expect(await withdrawnAt(id)).toEqual(new Date(server.clock.now()));
  const receipt = await lastMail();
  expect(receipt).toMatchObject({
    to: CUSTOMER.email,
    subject: `Rétractation reçue\u00a0: commande ${number}`,
  });
  for (const words of [number, '13 janvier 2026 à 8', 'Zoé Martin', 'Huile', '40', 'accusé de réception']) {
    expect(receipt?.text).toContain(words);
  }
  later(DAY);
  await say(number);
  expect((await lastMail())?.subject).toContain('déjà reçue');
  const toShop = (await salonMailsIn(server, salon)).filter(({ subject }) =>
    subject.includes('Rétractation'),
  );
  expect(toShop).toHaveLength(1);
  expect(toShop[0]?.text).toContain('13 janvier 2026');
});

test('a withdrawal is refunded by the shop as ever', async () => {
  const { id, number } = await bought();
  await say(number);
  const manager = await clientAs(server, salon, 'manager');
  await manager.get(changeOrderStatus, { body: { m_ideorder: id, m_status: 'cancelled_by_shop' } });
  expect((await booksOf(server, salon)).intents).toMatchObject([{ refunded: 4000 }]);
});

test('a withdrawal says the same, and writes one mail to whoever asks, whether there is such an order or not', async () => {
  const { id, number } = await bought();
  const before = (await mailsIn(server, salon)).length;
  const replies = [await say('AAAABBBB'), await say(number, 'nina@example.com')];
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  const mails = (await mailsIn(server, salon)).slice(before);
  expect(mails.map(({ to, isKept }) => [to, isKept])).toEqual([
    [CUSTOMER.email, false],
    ['nina@example.com', false],
  ]);
  expect(mails[1]?.text).not.toContain('Martin');
  expect(await withdrawnAt(id)).toBeNull();
});

test('a withdrawal of another company’s order finds nothing', async () => {
  const { id, number } = await bought();
  enterSalon(await addPayingCompany(server));
  await say(number);
  expect(await withdrawnAt(id)).toBeNull();
  expect((await lastMail())?.subject).toContain('Aucune commande');
});

test('a withdrawal after the fourteen days from hand-over is told to be late', async () => {
  const { id, number } = await bought();
  await server.database.db
    .update(eshopOrders)
    .set({ status: 'collected', withdrawUntil: new Date(server.clock.now() + 14 * DAY) })
    .where(eq(eshopOrders.id, id));
  later(14 * DAY + 1);
  await say(number);
  expect(await withdrawnAt(id)).toBeNull();
  expect((await lastMail())?.text).toContain('14 jours est passé');
});

test('a withdrawal from a voucher ends it, unless something was paid with it', async () => {
  const { db } = server.database;
  const first = await boughtVoucher();
  await say(first.number);
  const [ended] = await db.select().from(vouchers).where(eq(vouchers.orderId, first.id));
  expect(ended?.voidedAt).not.toBeNull();
  expect((await lastMail())?.text).toContain('- Chèque-cadeau pour Sacha, 50');
  expect((await salonMailsIn(server, salon)).at(-1)?.text).toContain('- Chèque-cadeau pour Sacha, 50');
  const second = await boughtVoucher();
  await db.update(vouchers).set({ balance: 4000 }).where(eq(vouchers.orderId, second.id));
  await say(second.number);
  const [used] = await db.select().from(vouchers).where(eq(vouchers.orderId, second.id));
  expect([used?.voidedAt, await withdrawnAt(second.id)]).toEqual([null, null]);
});

test('vouchers have a number of the same form as products; one from before is still told by its count', async () => {
  const { id, number } = await boughtVoucher();
  expect(number).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  const receipt = (await mailsIn(server, salon)).find(({ to }) => to === CUSTOMER.email);
  expect(receipt?.text).toContain(`${number}\n`);
  const [order] = await server.database.db
    .update(orders)
    .set({ reference: null })
    .where(eq(orders.id, id))
    .returning();
  await say(String(order?.number));
  expect(await withdrawnAt(id)).not.toBeNull();
});

test('a visit alone is nothing to withdraw from: no order is found by its reference', async () => {
  const cart = await init(server, salon, visitBody(await holdVisit(server, salon)));
  const { appointment } = await payFor(server, salon, cart);
  await say(appointment?.reference ?? '');
  expect((await lastMail())?.subject).toContain('Aucune commande');
});

test('withdrawals are not to be tried without end, and an address that is none is refused', async () => {
  const refusal = await visitor.refusal(withdrawOrder, { body: { number: 'X', name: 'Y', email: 'none' } });
  expect(refusal).toMatchObject({ code: 422, field: 'email' });
  for (let count = 0; count < 10; count += 1) await say(`NUMBER${count}`);
  const body = { number: 'NUMBER', name: 'Z', email: CUSTOMER.email };
  expect(await visitor.refusal(withdrawOrder, { body })).toMatchObject({ type: 'too_many_attempts' });
});
