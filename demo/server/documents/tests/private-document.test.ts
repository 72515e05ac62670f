import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { myEshopOrder } from '#contract/orders/eshop.ts';
import { hosts } from '../../database/schema/tenants.ts';
import { clientOf } from '../../testing/client.ts';
import { addTestProduct } from '../../testing/commerce.ts';
import { mailsIn } from '../../testing/mails.ts';
import { openSalons, salon, server } from '../../testing/open-salons.ts';
import { addPayingCompany, init, payFor } from '../../testing/sales.ts';
import { CUSTOMER, logIn } from '../../testing/visits.ts';

openSalons(addPayingCompany);

async function bought() {
  const token = await logIn(server, salon);
  const { db } = server.database;
  await db
    .insert(hosts)
    .values({ companyId: salon, host: `${salon}.localhost` })
    .onConflictDoNothing();
  const product = await addTestProduct(db, salon, { price: 2000 });
  const body = {
    shopId: '101',
    customer: CUSTOMER,
    products: [{ articleId: product.externalId, quantity: 2 }],
    acceptedTotal: 40,
  };
  const { orderId } = await payFor(server, salon, await init(server, salon, body, token), {
    method: 'tok_success',
    token,
  });
  const order = await clientOf(server, salon, { token }).get(myEshopOrder, { params: { id: orderId ?? '' } });
  return order.invoiceUrl ?? '';
}

const read = (url: string, host = new URL(url).hostname) =>
  server.app.inject({ method: 'GET', url: new URL(url).pathname, headers: { host: `${host}:4100` } });

test('an invoice is a tagged PDF at an address that account and mail know, and nobody keeps it', async () => {
  const url = await bought();
  expect((await mailsIn(server, salon)).at(-1)?.text).toContain(url);
  expect((await mailsIn(server, salon)).at(-1)?.html).toContain(`href="${url}"`);
  const reply = await read(url);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'content-disposition': 'inline; filename="F2026-00001.pdf"',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(reply.rawPayload.toString('latin1')).toContain('/Marked true');
  expect((await read(url)).rawPayload.equals(reply.rawPayload)).toBe(true);
});

test('an invoice opens for its company alone, and no address beside it opens anything', async () => {
  const url = await bought();
  const other = await server.addCompany();
  const { db } = server.database;
  await db
    .insert(hosts)
    .values({ companyId: other, host: `${other}.localhost` })
    .onConflictDoNothing();
  const [known] = await db.select().from(hosts).where(eq(hosts.companyId, other));
  const foreign = await read(url, known?.host);
  const unknown = await read(url.replace(/.{36}$/, `${'a'.repeat(32)}.pdf`));
  for (const reply of [foreign, unknown]) {
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['content-type']).not.toContain('pdf');
  }
});
