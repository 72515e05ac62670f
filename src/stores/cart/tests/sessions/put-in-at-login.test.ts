import { beforeAll, describe, expect, test } from 'vitest';
import { productId, serviceId, shopId } from '#domain/catalogue/ids.ts';
import { calm, cart, cartOf, keepAtAccount, pending } from '../../../testing/saved-visits.ts';
import { createVisitor, type Page, type Visitor } from '../../../testing/visitor.ts';
import { eshopFeature } from '../../../products/feature.ts';

/** What comes lazily is there in the time of the test's clock. */
beforeAll(() =>
  Promise.all([
    import('#domain/carts/joining/join-products.ts'),
    import('../../changes/join-visits.ts'),
    import('../../cart-sync.ts'),
  ]),
);

const CARTS = '/api/carts-tracking';

/** The account's cart of products, from another device. */
function keepProducts({ backEnd }: Visitor, shop: string, items: Record<string, number>): void {
  const row = { id: 'earlier', type: 'products' as const, shopId: shop, user: 'u1' };
  const lines = Object.entries(items).map(([id, quantity]) => ({ id, quantity }));
  backEnd.carts.push({ ...row, items: lines, status: 'pending', transactionId: null });
}

/** The back end takes a second to tell which cart the account has. */
function answerLate({ backEnd }: Visitor, type: 'products' | 'booking'): void {
  const late = (of: string) => ({
    get body() {
      return backEnd.carts.filter((row) => row.type === of);
    },
    after: of === type ? 1_000 : 0,
  });
  backEnd.meet('GET', CARTS, late('booking'), late('products'));
}

async function productsOf({ site }: Page) {
  const { cart: products } = await site.open(eshopFeature);
  return products;
}

const linesOf = ({ items }: { readonly items: readonly object[] }) => items;

const products = (shop: string, items: Record<string, number>) => ({
  shopId: shop,
  lines: Object.entries(items).map(([id, quantity]) => ({ productId: id, quantity })),
});

describe('products that are put in before the account’s cart is known', () => {
  /** Somebody who logs in, and whose account has this. */
  async function loggedIn(shop: string, items: Record<string, number>, guest: Record<string, number> = {}) {
    const visitor = createVisitor();
    keepProducts(visitor, shop, items);
    const page = await visitor.open();
    const own = await productsOf(page);
    for (const [id, quantity] of Object.entries(guest)) own.add(productId(id), quantity, shopId('shop1'));
    answerLate(visitor, 'products');
    await page.site.session.login('camille@example.com', 'good');
    await calm(visitor);
    return { visitor, page, own };
  }

  test('join it', async () => {
    const { visitor, own } = await loggedIn('shop1', { balm: 1 });
    own.add(productId('oil'), 2, shopId('shop1'));
    await visitor.clock.advance(2_000);
    expect(own.$cart.get()).toEqual(products('shop1', { balm: 1, oil: 2 }));
    expect(own.$replaced.get()).toBeNull();
    expect(visitor.backEnd.carts.map(linesOf)).toEqual([
      [
        { id: 'balm', quantity: 1 },
        { id: 'oil', quantity: 2 },
      ],
    ]);
  });

  test('are so many more where it has some', async () => {
    const { visitor, own } = await loggedIn('shop1', { oil: 3 });
    own.add(productId('oil'), 2, shopId('shop1'));
    await visitor.clock.advance(2_000);
    expect(own.$cart.get()).toEqual(products('shop1', { oil: 5 }));
  });

  test('are at most as many as the cart holds, and what is over is not lost', async () => {
    const { visitor, own } = await loggedIn('shop1', { oil: 60 });
    own.add(productId('oil'), 60, shopId('shop1'));
    await visitor.clock.advance(2_000);
    expect(own.$cart.get()).toEqual(products('shop1', { oil: 99 }));
    expect(own.$replaced.get()).toEqual(products('shop1', { oil: 60 }));
    expect(visitor.backEnd.carts.map(linesOf)).toEqual([[{ id: 'oil', quantity: 99 }]]);
  });

  test('join it, while what was there before the login waits', async () => {
    const { visitor, own } = await loggedIn('shop1', { balm: 1 }, { soap: 4 });
    own.add(productId('oil'), 1);
    await visitor.clock.advance(2_000);
    expect(own.$cart.get()).toEqual(products('shop1', { balm: 1, oil: 1 }));
    expect(own.$replaced.get()).toEqual(products('shop1', { soap: 4, oil: 1 }));
  });

  test('stay where they are another shop’s, and the account’s wait', async () => {
    const { visitor, own } = await loggedIn('shop2', { balm: 1 });
    own.add(productId('oil'), 1, shopId('shop1'));
    await visitor.clock.advance(2_000);
    expect(own.$cart.get()).toEqual(products('shop1', { oil: 1 }));
    expect(own.$replaced.get()).toEqual(products('shop2', { balm: 1 }));
    expect(visitor.backEnd.carts.map(linesOf)).toEqual([[{ id: 'oil', quantity: 1 }]]);
  });

  test('what is taken out again meanwhile comes back with nothing', async () => {
    const { visitor, own } = await loggedIn('shop1', { balm: 1 }, { soap: 4 });
    own.remove(productId('soap'));
    await visitor.clock.advance(2_000);
    expect(own.$cart.get()).toEqual(products('shop1', { balm: 1 }));
    expect(own.$replaced.get()).toBeNull();
  });

  test.each([true, false])(
    'join it on a page on which it is still asked who is there, known to this browser: %j',
    async (isKnown) => {
      const { visitor, page } = await loggedIn('shop1', { balm: 1 });
      if (isKnown) await visitor.clock.advance(2_000);
      page.site.dispose();
      visitor.backEnd.meet('GET', '/api/users/me', {
        body: { id: 'u1', email: 'camille@example.com' },
        after: 3_000,
      });
      answerLate(visitor, 'products');
      const again = await visitor.open({ isEarly: true });
      const own = await productsOf(again);
      expect(again.site.session.$session.get().kind).toBe('restoring');
      own.add(productId('oil'), 1, shopId('shop1'));
      await visitor.clock.advance(3_500);
      expect(again.site.session.$session.get().kind).toBe('customer');
      expect(own.$cart.get().lines).toContainEqual({ productId: 'oil', quantity: 1 });
      await visitor.clock.advance(2_000);
      expect(own.$cart.get()).toEqual(products('shop1', { balm: 1, oil: 1 }));
    },
  );

  test('join it once, whichever of two tabs hears of it first', async () => {
    const { visitor, own } = await loggedIn('shop1', { balm: 1 });
    const other = await productsOf(await visitor.open());
    own.add(productId('oil'), 1, shopId('shop1'));
    await visitor.clock.advance(5_000);
    for (const each of [own, other]) expect(each.$cart.get()).toEqual(products('shop1', { balm: 1, oil: 1 }));
    expect(visitor.backEnd.carts.map(linesOf)).toEqual([
      [
        { id: 'balm', quantity: 1 },
        { id: 'oil', quantity: 1 },
      ],
    ]);
  });
});

describe('a service that is put in before the account’s visit is known', () => {
  /** Who logs in has this visit; they put another service in before that is known. */
  async function putIn(account: [string, ...string[]], service: string, shop: string | null) {
    const visitor = createVisitor();
    keepAtAccount(visitor, ...account);
    const page = await visitor.open();
    answerLate(visitor, 'booking');
    await page.site.session.login('camille@example.com', 'good');
    page.site.bookingCart.replace([serviceId(service)], shop === null ? null : shopId(shop));
    await visitor.clock.advance(2_000);
    await calm(visitor);
    return { visitor, page };
  }

  test.each(['shop1', null])('joins it at its shop, put in at %s', async (shop) => {
    const { visitor, page } = await putIn(['shop1', 's1'], 's3', shop);
    expect(cartOf(page)).toEqual(cart('shop1', 's1', 's3'));
    expect(pending(visitor)).toEqual([['shop1', 's1', 's3']]);
  });

  test('stays where the shop of that visit does not offer it, and that visit waits', async () => {
    const { page } = await putIn(['shop3', 's3'], 's1', null);
    expect(cartOf(page).serviceIds).toEqual(['s1']);
    expect(page.site.bookingCart.$replaced.get()).toEqual(cart('shop3', 's3'));
  });
});
