import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { eraseUser } from '#contract/account/own-account.ts';
import { orders, saleCarts } from '../../../database/schema/selling/orders.ts';
import { vouchers } from '../../../database/schema/selling/redemption.ts';
import { lineName } from '../../../mail/goods-lines.ts';
import { addTheme } from '../../../testing/commerce.ts';
import { clientOf } from '../../../testing/client.ts';
import { openSalons, salon, server } from '../../../testing/open-salons.ts';
import { addPayingCompany, init, payFor } from '../../../testing/sales.ts';
import { PASSWORD } from '../../../testing/test-server.ts';
import { CUSTOMER, logIn } from '../../../testing/visits.ts';
import { tablesNaming } from './tables-naming.ts';

openSalons(addPayingCompany);
beforeEach(() => addTheme(server.database.db, salon));

const EMAIL = 'camille@example.com';
const ONDINE = { name: 'Ondine Lenoir', email: 'ondine@example.com' };

interface Wish {
  /** Of an account; absent: a guest asks. */
  readonly token?: string;
  readonly email?: string;
  readonly sender?: string;
}

const asked = (
  recipients: readonly { name: string; email: string }[],
  { token, email = token === undefined ? 'nina@example.com' : EMAIL, sender = 'Camille' }: Wish = {},
) =>
  init(
    server,
    salon,
    {
      customer: { ...CUSTOMER, email },
      gifts: recipients.map((recipient) => ({
        themeId: 'birthday',
        amount: 50,
        recipient,
        sender,
        message: 'Joyeux anniversaire',
      })),
      acceptedTotal: 50 * recipients.length,
    },
    token,
  );

async function eraseCamille(): Promise<void> {
  const camille = clientOf(server, salon, { token: await logIn(server, salon) });
  await camille.get(eraseUser, { body: { password: PASSWORD } });
}

const orderLines = async (id: string | null) => {
  const where = and(eq(orders.companyId, salon), eq(orders.id, id ?? ''));
  const [order] = await server.database.db.select().from(orders).where(where);
  return order?.lines ?? [];
};

test('whom a customer gave a voucher is not told by their order any more, and what it cost still is', async () => {
  const token = await logIn(server, salon);
  const { orderId } = await payFor(server, salon, await asked([ONDINE], { token }), {
    method: 'tok_success',
    token,
  });
  expect(await tablesNaming('ondine')).toContain('orders');
  await eraseCamille();
  // Ondine has the voucher, and the mail of it.
  expect(await tablesNaming('ondine')).toEqual(['outbox', 'vouchers']);
  expect(await tablesNaming('joyeux anniversaire')).not.toContain('orders');
  const [line] = await orderLines(orderId);
  expect(line).toMatchObject({ kind: 'gift', themeId: 'birthday', amount: 5000, total: 5000, net: 5000 });
  expect(lineName('fr', line!)).toBe('Chèque-cadeau');
});

test('for whom a voucher was that was never paid is told nowhere', async () => {
  await asked([ONDINE], { token: await logIn(server, salon) });
  expect(await tablesNaming('ondine')).toEqual(['sale_carts']);
  await eraseCamille();
  expect(await tablesNaming('ondine')).toEqual([]);
});

test('who is erased is not named by the order of somebody who gave them a voucher; whoever else got one is', async () => {
  const cart = await asked([{ name: 'Camille Ferrand', email: EMAIL.toUpperCase() }, ONDINE]);
  const { orderId } = await payFor(server, salon, cart, { method: 'tok_success' });
  await eraseCamille();
  expect((await orderLines(orderId)).map((line) => line.kind === 'gift' && line.recipient)).toEqual([
    { name: '', email: '' },
    ONDINE,
  ]);
});

test('an erasure leaves the vouchers that somebody else asks for', async () => {
  await asked([ONDINE]);
  await eraseCamille();
  const [cart] = await server.database.db.select().from(saleCarts).where(eq(saleCarts.companyId, salon));
  expect(cart?.ask.gifts).toMatchObject([{ recipient: ONDINE }]);
  expect(await server.database.db.select().from(vouchers).where(eq(vouchers.companyId, salon))).toEqual([]);
});

test('whom a customer gave a voucher as a guest of the same e-mail is not told by its order either', async () => {
  const cart = await asked([ONDINE], { email: EMAIL.toUpperCase() });
  const { orderId } = await payFor(server, salon, cart, { method: 'tok_success' });
  await eraseCamille();
  expect(await orderLines(orderId)).toMatchObject([
    { recipient: { name: '', email: '' }, sender: '', message: '', total: 5000 },
  ]);
});

test('a sender who was called by their full name is someone once erased; one who chose a name keeps it', async () => {
  const { db } = server.database;
  const { firstname, lastname } = CUSTOMER;
  for (const sender of ['', 'Ta marraine']) {
    const cart = await asked([ONDINE], { email: EMAIL, sender });
    await payFor(server, salon, cart, { method: 'tok_success' });
  }
  const senders = async () => {
    const rows = await db.select().from(vouchers).where(eq(vouchers.companyId, salon));
    return rows.map(({ sender }) => sender).toSorted();
  };
  expect(await senders()).toEqual(['Ta marraine', `${firstname} ${lastname}`]);
  await eraseCamille();
  expect(await senders()).toEqual(['', 'Ta marraine']);
});
