import { and, eq } from 'drizzle-orm';
import type { CallInput } from '#contract/call.ts';
import { readEshopOrder, updateEshopOrder } from '#contract/orders/eshop-orders.ts';
import type { ShopEshopOrderWire } from '#contract/orders/eshop-orders.schemas.ts';
import type { Problem } from '#contract/problem.ts';
import type { Locale } from '#domain/locale.ts';
import { eshopOrders } from '../../../database/schema/selling/eshop.ts';
import { orders } from '../../../database/schema/selling/orders.ts';
import { addTestProduct } from '../../../testing/commerce.ts';
import { mailsIn } from '../../../testing/mails.ts';
import { salon, server } from '../../../testing/open-salons.ts';
import { clientAs } from '../../../testing/people.ts';
import { init, payFor } from '../../../testing/sales.ts';
import { CUSTOMER } from '../../../testing/visits.ts';

export type Change = NonNullable<CallInput<typeof updateEshopOrder>['body']>;

interface Ordering {
  readonly mode?: 'collect' | 'delivery';
  readonly locale?: Locale;
  /** Of an account. */
  readonly token?: string;
}

export const ADDRESS = {
  street: '4 rue des Lilas',
  details: 'Bâtiment B',
  zipcode: '69002',
  city: 'Lyon',
  country: 'FR',
};

/** An order of two oils of the first shop, paid by Zoé. */
export async function ordered({ mode = 'collect', locale = 'fr', token }: Ordering = {}): Promise<{
  readonly id: string;
  readonly number: string;
}> {
  const { db } = server.database;
  const product = await addTestProduct(db, salon, { price: 2000, stock: 2 });
  const products = [{ articleId: product.externalId, quantity: 2 }];
  const body = { shopId: '101', customer: CUSTOMER, products, acceptedTotal: 40 };
  const { orderId } = await payFor(server, salon, await init(server, salon, body, token), {
    method: 'tok_success',
    ...(token !== undefined && { token }),
  });
  const id = orderId ?? '';
  await db
    .update(orders)
    .set({ locale })
    .where(and(eq(orders.companyId, salon), eq(orders.id, id)));
  const [order] = await db
    .update(eshopOrders)
    .set({ mode, address: mode === 'delivery' ? ADDRESS : null })
    .where(and(eq(eshopOrders.companyId, salon), eq(eshopOrders.id, id)))
    .returning({ number: eshopOrders.number });
  return { id, number: order?.number ?? '' };
}

export async function change(id: string, body: Change): Promise<ShopEshopOrderWire> {
  return (await clientAs(server, salon, 'staff')).get(updateEshopOrder, { params: { id }, body });
}

export async function refusedChange(id: string, body: Change): Promise<Problem> {
  return (await clientAs(server, salon, 'staff')).refusal(updateEshopOrder, { params: { id }, body });
}

export async function asItIs(id: string): Promise<ShopEshopOrderWire> {
  return (await clientAs(server, salon, 'staff')).get(readEshopOrder, { params: { id } });
}

/** The mails to buyers after so many, with plain spaces. */
export async function mailsAfter(count: number) {
  const mails = await mailsIn(server, salon);
  return mails.slice(count).map(({ to, subject, text, html, locale }) => ({
    to,
    locale,
    html,
    subject: plain(subject),
    text: plain(text),
  }));
}

export const mailCount = async (): Promise<number> => (await mailsIn(server, salon)).length;

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
