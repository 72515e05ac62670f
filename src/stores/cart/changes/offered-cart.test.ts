import { describe, expect, test } from 'vitest';
import { serviceId, shopId } from '#domain/catalogue/ids.ts';
import { shopWire } from '#platform/testing/wire-data.ts';
import { createVisitor, type Page, type Visitor } from '../../testing/visitor.ts';

const CARTS = '/api/carts-tracking';

async function calm({ clock }: Visitor): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await clock.settle();
}

async function logIn(visitor: Visitor, { site }: Page): Promise<void> {
  await site.session.login('camille@example.com', 'good');
  await calm(visitor);
}

/** The carts that were sent, as their shop and their services. */
const sentCarts = ({ sent }: Visitor) =>
  sent
    .filter(({ path, method }) => path === CARTS && method !== 'GET')
    .map(({ body }) => body as { readonly shopId: string | null; readonly items: readonly { id: string }[] })
    .map((cart) => [cart.shopId, ...cart.items.map(({ id }) => id)]);

const keptCarts = ({ backEnd }: Visitor) =>
  backEnd.carts
    .filter(({ status }) => status === 'pending')
    .map((cart) => [cart.shopId, ...cart.items.map(({ id }) => id)]);

const shop2Offers = (visitor: Visitor, ...services: string[]) => {
  visitor.backEnd.shops = visitor.backEnd.shops.map((shop) =>
    shop.id === 'shop2' ? shopWire(2, services) : shop,
  );
};

/** A customer with two services at a shop that offers both, and the page closed. */
async function customerLeft() {
  const visitor = createVisitor();
  const page = await visitor.open();
  await logIn(visitor, page);
  page.site.bookingCart.replace([serviceId('s1')], shopId('shop2'));
  await calm(visitor);
  return { visitor, page };
}

describe('a customer’s cart on the server', () => {
  test('a customer’s cart is sent with its shop where that offers all of it', async () => {
    const { visitor } = await customerLeft();
    expect(keptCarts(visitor)).toEqual([['shop2', 's1']]);
  });

  test('a customer’s cart that was kept unsent is never sent with a shop that does not offer all of it now', async () => {
    const { visitor, page } = await customerLeft();
    visitor.backEnd.meet('PUT', CARTS, 'drop');
    page.site.bookingCart.add(serviceId('s2'));
    await calm(visitor);
    page.site.dispose();
    const before = sentCarts(visitor).length;
    shop2Offers(visitor, 's1');
    await visitor.open();
    await calm(visitor);
    expect(sentCarts(visitor).slice(before)).toEqual([[null, 's1', 's2']]);
    expect(keptCarts(visitor)).toEqual([[null, 's1', 's2']]);
  });

  test('a service that the company has no longer leaves a customer’s cart its shop', async () => {
    const { visitor, page } = await customerLeft();
    page.site.bookingCart.add(serviceId('s2'));
    await calm(visitor);
    shop2Offers(visitor, 's2');
    visitor.backEnd.categories = visitor.backEnd.categories.map((category) => ({
      ...category,
      articles: category.articles.filter(({ id }) => id !== 's1'),
    }));
    visitor.backEnd.meet('PUT', CARTS, 'drop');
    page.site.dispose();
    const { site } = await visitor.open();
    await calm(visitor);
    expect(keptCarts(visitor)).toEqual([['shop2', 's1', 's2']]);
    expect(site.bookingCart.$shop.get()?.id).toBe('shop2');
  });

  test('a customer’s cart whose shop stopped to offer a service unheard is kept without the shop', async () => {
    const { visitor, page } = await customerLeft();
    shop2Offers(visitor, 's1');
    page.site.bookingCart.add(serviceId('s2'));
    await calm(visitor);
    expect(keptCarts(visitor)).toEqual([[null, 's1', 's2']]);
  });

  test('a customer’s cart waits for the shops where they cannot be had', async () => {
    const { visitor, page } = await customerLeft();
    visitor.backEnd.meet('PUT', CARTS, 'drop');
    page.site.bookingCart.add(serviceId('s2'));
    await calm(visitor);
    page.site.dispose();
    const before = sentCarts(visitor).length;
    const fault = { status: 404, body: { code: 404, type: 'not_found' } };
    visitor.backEnd.meet('GET', '/shops', fault, fault);
    await visitor.open();
    await calm(visitor);
    expect(sentCarts(visitor).slice(before)).toEqual([]);
    await visitor.clock.advance(60_000);
    await calm(visitor);
    expect(keptCarts(visitor)).toEqual([['shop2', 's1', 's2']]);
  });
});
