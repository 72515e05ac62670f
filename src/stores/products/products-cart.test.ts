import { describe, expect, test } from 'vitest';
import { productId, serviceId, shopId } from '#domain/catalogue/ids.ts';
import type { Page, Visitor } from '../testing/visitor.ts';
import { sellingVisitor } from './testing/selling-visitor.ts';
import { eshopFeature } from './feature.ts';

async function calm({ clock }: Visitor) {
  for (let turn = 0; turn < 6; turn += 1) await clock.settle();
}

async function cartOf({ site }: Page) {
  await site.catalogue.ensureShops();
  const { cart } = await site.open(eshopFeature);
  return cart;
}

const kept = (quantity: number) => ({ shopId: 'shop1', lines: [{ productId: 'oil', quantity }] });

describe('the products cart', () => {
  test('a products cart is for one shop, which is chosen first', async () => {
    const visitor = sellingVisitor();
    const cart = await cartOf(await visitor.open());
    expect(cart.add(productId('oil'), 1)).toBe('needs-shop');
    expect(cart.add(productId('oil'), 1, shopId('shop1'))).toBe('ready');
    expect(cart.add(productId('balm'), 1, shopId('shop2'))).toBe('other-shop');
    expect(cart.add(productId('balm'), 1)).toBe('ready');
    expect(cart.$shop.get()?.id).toBe('shop1');
    cart.setShop(null);
    expect(cart.$cart.get()).toEqual({ shopId: null, lines: [] });
  });

  test('a products cart of a company with one shop is for that shop', async () => {
    const visitor = sellingVisitor();
    visitor.backEnd.shops = visitor.backEnd.shops.slice(0, 1);
    const cart = await cartOf(await visitor.open());
    expect(cart.add(productId('oil'), 1)).toBe('ready');
    expect(cart.$shop.get()?.id).toBe('shop1');
  });

  test('what is joined asks the page around for what is more of it, and what was there comes along', async () => {
    const visitor = sellingVisitor();
    const page = await visitor.open();
    const cart = await cartOf(page);
    const carried = (quantity: number, ...ids: string[]) => ({
      shopId: shopId('shop2'),
      lines: ids.map((id) => ({ productId: productId(id), quantity })),
    });
    cart.add(productId('oil'), 2, shopId('shop1'));
    const told = () => page.events.filter(({ name }) => name === 'vitrine-before-add').length;
    expect(cart.join(carried(2, 'oil'))).toEqual({ isWhole: true });
    expect([cart.$cart.get().shopId, told()]).toEqual(['shop2', 1]);
    page.prevented.add('vitrine-before-add');
    cart.join(carried(3, 'oil', 'balm'));
    expect(cart.$cart.get()).toEqual({ ...kept(2), shopId: 'shop2' });
    page.prevented.clear();
    cart.join(carried(1, 'balm'), { isAlone: true });
    expect(cart.$cart.get()).toEqual(carried(1, 'balm'));
  });

  test('a guest’s products cart is a cookie, shows in every tab, and goes with the last line', async () => {
    const visitor = sellingVisitor();
    const [one, other] = [await cartOf(await visitor.open()), await cartOf(await visitor.open())];
    one.add(productId('oil'), 2, shopId('shop1'));
    await calm(visitor);
    expect(visitor.jar.has('cartProducts')).toBe(true);
    expect(other.$cart.get()).toEqual(kept(2));
    expect((await cartOf(await visitor.open())).$cart.get()).toEqual(kept(2));
    other.take(productId('oil'), -1);
    await calm(visitor);
    expect(one.$cart.get().lines).toEqual([]);
    expect(visitor.jar.has('cartProducts')).toBe(false);
  });

  test('a customer’s products cart is on the server; at login the guest’s can be taken back', async () => {
    const visitor = sellingVisitor();
    const page = await visitor.open();
    const cart = await cartOf(page);
    await page.site.session.login('camille@example.com', 'good');
    cart.add(productId('oil'), 1, shopId('shop1'));
    page.site.bookingCart.add(serviceId('s1'));
    await calm(visitor);
    const pending = () => visitor.backEnd.carts.filter(({ status }) => status === 'pending');
    expect(pending().map(({ type, items }) => [type, items])).toEqual(
      expect.arrayContaining([
        ['products', [{ id: 'oil', quantity: 1 }]],
        ['booking', [{ id: 's1' }]],
      ]),
    );
    page.site.session.logout();
    await calm(visitor);
    expect(cart.$cart.get().lines).toEqual([]);
    cart.add(productId('oil'), 5, shopId('shop1'));
    await page.site.session.login('camille@example.com', 'good');
    await calm(visitor);
    expect(cart.$cart.get()).toEqual(kept(1));
    expect(cart.$replaced.get()).toEqual(kept(5));
    cart.takeBack();
    await calm(visitor);
    expect(cart.$cart.get()).toEqual(kept(5));
    expect(pending().find(({ type }) => type === 'products')?.items).toEqual([{ id: 'oil', quantity: 5 }]);
  });

  test('a products cart that was paid ends as a success with its transaction', async () => {
    const visitor = sellingVisitor();
    const page = await visitor.open();
    const cart = await cartOf(page);
    await page.site.session.login('camille@example.com', 'good');
    cart.add(productId('oil'), 1, shopId('shop1'));
    await calm(visitor);
    cart.finish('pay-1');
    expect(cart.$cart.get()).toEqual({ shopId: null, lines: [] });
    await calm(visitor);
    expect(visitor.backEnd.carts.map(({ status, transactionId }) => [status, transactionId])).toEqual([
      ['success', 'pay-1'],
    ]);
  });

  test('a products cart tells the host page what is in it', async () => {
    const visitor = sellingVisitor();
    const page = await visitor.open({ locale: 'en' });
    const cart = await cartOf(page);
    await (await page.site.open(eshopFeature)).products.ensure();
    cart.add(productId('oil'), 3, shopId('shop1'));
    expect(page.events.at(-1)).toEqual({
      name: 'vitrine-cart-change',
      detail: {
        cart: 'products',
        products: [{ id: 'oil', slug: 'the-oil', name: 'The oil', quantity: 3, price: 12.5 }],
        shop: { id: 'shop1', slug: 'shop-1', name: 'Salon 1' },
        currency: 'EUR',
      },
    });
  });

  test('a products cart asks the host page before more goes in, and stays as it is where that is prevented', async () => {
    const visitor = sellingVisitor();
    const page = await visitor.open({ locale: 'en' });
    const cart = await cartOf(page);
    await (await page.site.open(eshopFeature)).products.ensure();
    expect(cart.add(productId('oil'), 2, shopId('shop1'))).toBe('ready');
    page.events.length = 0;
    page.prevented.add('vitrine-before-add');
    expect(cart.add(productId('oil'), 3)).toBe('prevented');
    expect(page.events).toEqual([
      {
        name: 'vitrine-before-add',
        detail: {
          cart: 'products',
          product: { id: 'oil', slug: 'the-oil', name: 'The oil', quantity: 3, price: 12.5 },
          shop: { id: 'shop1', slug: 'shop-1', name: 'Salon 1' },
          currency: 'EUR',
        },
      },
    ]);
    expect(cart.$count.get()).toBe(2);
    // Less of it is no matter of the page's, and what is refused anyway is not asked about.
    expect(cart.add(productId('oil'), -1)).toBe('ready');
    expect(cart.add(productId('balm'), 1, shopId('shop2'))).toBe('other-shop');
    expect(page.events.filter(({ name }) => name === 'vitrine-before-add')).toHaveLength(1);
  });
});
