import { describe, expect, test } from 'vitest';
import { productId, shopId } from '#domain/catalogue/ids.ts';
import { valueOf } from '../../load.ts';
import { calm, logIn } from '../../testing/saved-visits.ts';
import type { OpenOptions, Visitor } from '../../testing/visitor.ts';
import { eshopFeature } from '../feature.ts';
import { sellingVisitor } from '../testing/selling-visitor.ts';

const payment = { provider: 'paypal', keys: { publicKey: '' } };
/** Before a company that sells its products online. */
const onlineVisitor = (booker: object = {}) => sellingVisitor({ payment, eshopEnabled: true, ...booker });

const LINK = { products: 'oil:2,gone:1', shop: 'shop1' };
const OIL = { shopId: 'shop1', lines: [{ productId: 'oil', quantity: 2 }] };

async function openEshop(visitor: Visitor, options?: OpenOptions) {
  const page = await visitor.open(options);
  const eshop = await page.site.open(eshopFeature);
  const read = async () => {
    await eshop.products.ensure();
    await calm(visitor);
  };
  return { page, eshop, read, told: () => eshop.carried.$carried.get() };
}

describe('the products of a link', () => {
  test('join an empty cart once all is known, and what cannot be ordered is told', async () => {
    const visitor = onlineVisitor();
    const { eshop, read, told } = await openEshop(visitor);
    eshop.carried.follow(LINK);
    expect(told()).toEqual({ kind: 'waiting' });
    await read();
    expect(eshop.cart.$cart.get()).toEqual(OIL);
    expect(told()).toEqual({
      kind: 'joined',
      how: 'added',
      before: null,
      isWhole: true,
      hasMore: false,
      lines: [{ ...OIL.lines[0], product: valueOf(eshop.products.$load.get())?.[0] }],
      missing: 1,
    });
  });

  test('are put in once: what is taken out afterwards stays out', async () => {
    const visitor = onlineVisitor();
    const { eshop, read } = await openEshop(visitor);
    eshop.carried.follow(LINK);
    await read();
    eshop.cart.clear();
    eshop.carried.follow(LINK);
    await calm(visitor);
    expect(eshop.cart.$cart.get().lines).toEqual([]);
  });

  test('join what the cart of the shop holds with a word, and can be taken out again', async () => {
    const visitor = onlineVisitor();
    const { eshop, read, told } = await openEshop(visitor);
    eshop.cart.add(productId('balm'), 1, shopId('shop1'));
    const before = eshop.cart.$cart.get();
    eshop.carried.follow(LINK);
    await read();
    expect(eshop.cart.$cart.get().lines).toHaveLength(2);
    expect(told()).toMatchObject({ kind: 'joined', how: 'added', before });
    eshop.carried.undo();
    expect([eshop.cart.$cart.get(), told()]).toEqual([before, { kind: 'none' }]);
  });

  test('change nothing where the cart has them already, which is told where it has more', async () => {
    const visitor = onlineVisitor();
    const { eshop, read, told } = await openEshop(visitor);
    eshop.cart.add(productId('oil'), 3, shopId('shop1'));
    eshop.carried.follow({ ...LINK, products: 'oil:2' });
    await read();
    expect(eshop.cart.$cart.get().lines).toEqual([{ productId: 'oil', quantity: 3 }]);
    expect(told()).toMatchObject({ kind: 'joined', before: null, hasMore: true, missing: 0 });
  });

  test('of another shop than the cart’s wait for the visitor, who takes them, and may go back', async () => {
    const visitor = onlineVisitor();
    const { eshop, read, told } = await openEshop(visitor);
    eshop.cart.add(productId('balm'), 1, shopId('shop2'));
    const before = eshop.cart.$cart.get();
    eshop.carried.follow(LINK);
    await read();
    expect(told()).toMatchObject({ kind: 'choice', shop: { id: 'shop1' }, cartShop: { id: 'shop2' } });
    expect(eshop.cart.$cart.get()).toEqual(before);
    eshop.carried.take();
    expect(eshop.cart.$cart.get()).toEqual(OIL);
    expect(told()).toMatchObject({ kind: 'joined', how: 'replaced', before });
    eshop.carried.undo();
    expect(eshop.cart.$cart.get()).toEqual(before);
  });

  test('that wait for the visitor are in the cart once what was there is paid', async () => {
    const visitor = onlineVisitor();
    const { eshop, read, told } = await openEshop(visitor);
    eshop.cart.add(productId('balm'), 1, shopId('shop2'));
    eshop.carried.follow(LINK);
    await read();
    eshop.cart.finish('order-1');
    await calm(visitor);
    expect([told(), eshop.cart.$cart.get()]).toEqual([{ kind: 'none' }, OIL]);
  });

  test('that are still read as a payment ends join the cart after it', async () => {
    const visitor = onlineVisitor();
    const { eshop, read } = await openEshop(visitor);
    eshop.carried.follow(LINK);
    eshop.cart.finish('order-1');
    await read();
    expect(eshop.cart.$cart.get()).toEqual(OIL);
  });

  test('are named by slugs as well, and by no shop where the cart has one', async () => {
    const visitor = onlineVisitor();
    const { page, eshop, read } = await openEshop(visitor);
    const slug = valueOf(page.site.catalogue.$shops.get())?.find(({ id }) => id === 'shop1')?.slug ?? '';
    expect(slug).not.toBe('shop1');
    eshop.carried.follow({ products: 'the-oil:2', shop: slug });
    await read();
    expect(eshop.cart.$cart.get()).toEqual(OIL);
    eshop.carried.follow({ products: 'the-balm:1' });
    await read();
    expect(eshop.cart.$cart.get().lines).toHaveLength(2);
  });

  test('take along what was for a shop that is there no more', async () => {
    const visitor = onlineVisitor();
    const { eshop, read } = await openEshop(visitor);
    eshop.cart.add(productId('balm'), 1, shopId('shop-gone'));
    eshop.carried.follow(LINK);
    await read();
    expect(eshop.cart.$cart.get()).toEqual({
      shopId: 'shop1',
      lines: [
        { productId: 'balm', quantity: 1 },
        { productId: 'oil', quantity: 2 },
      ],
    });
  });

  test.for([
    ['a shop that nobody knows', {}, { ...LINK, shop: 'nowhere' }],
    ['a company whose e-shop is closed', { eshopEnabled: false }, LINK],
  ] as const)('of %s are not ordered, and are told of', async ([, booker, link]) => {
    const visitor = onlineVisitor(booker);
    const { eshop, read, told } = await openEshop(visitor);
    eshop.carried.follow(link);
    await read();
    expect(eshop.cart.$cart.get().lines).toEqual([]);
    expect(told()).toMatchObject({ kind: 'joined', missing: 2 });
  });

  test('wait while the products do not come, and join once they do', async () => {
    const visitor = onlineVisitor();
    visitor.backEnd.meet('GET', '/api/articles', {
      status: 400,
      body: { code: 400, type: 'x', message: '' },
    });
    const { eshop, read, told } = await openEshop(visitor);
    eshop.carried.follow(LINK);
    await read();
    expect([told().kind, eshop.products.$load.get().kind]).toEqual(['waiting', 'failed']);
    await read();
    expect(eshop.cart.$cart.get()).toEqual(OIL);
  });

  test('join the cart that a customer’s account has, not twice', async () => {
    const visitor = onlineVisitor();
    const first = await visitor.open();
    await logIn(visitor, first);
    first.site.dispose();
    const items = [{ id: 'oil', quantity: 2 }];
    const row = { id: 'earlier', type: 'products' as const, shopId: 'shop1', items, user: 'u1' };
    visitor.backEnd.carts.push({ ...row, status: 'pending', transactionId: null });
    const late = { body: visitor.backEnd.carts, after: 300 };
    // Once for each kind of cart.
    visitor.backEnd.meet('GET', '/api/carts-tracking', { ...late, body: [] }, late);
    const { eshop, read, told } = await openEshop(visitor, { isEarly: true });
    eshop.carried.follow(LINK);
    await read();
    expect(told().kind).toBe('waiting');
    await visitor.clock.advance(300);
    await calm(visitor);
    expect(eshop.cart.$cart.get()).toEqual(OIL);
    expect(told()).toMatchObject({ kind: 'joined', before: null, hasMore: false });
  });
});
