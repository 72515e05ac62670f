import { describe, expect, test } from 'vitest';
import { productId, shopId } from '#domain/catalogue/ids.ts';
import { logIn } from '../../testing/saved-visits.ts';
import type { OpenOptions, Visitor } from '../../testing/visitor.ts';
import { eshopFeature } from '../feature.ts';
import { sellingVisitor } from '../testing/selling-visitor.ts';

const OIL = productId('oil');
const BALM = productId('balm');

async function openEshop(visitor: Visitor, options?: OpenOptions) {
  const page = await visitor.open(options);
  const eshop = await page.site.open(eshopFeature);
  return { page, eshop, asked: () => eshop.sent.$returned.get() };
}

/** A visitor who has gone to pay for two oils at another origin. */
async function sent() {
  const visitor = sellingVisitor();
  const opened = await openEshop(visitor);
  opened.eshop.cart.add(OIL, 2, shopId('shop1'));
  await opened.eshop.sent.takeTo('https://shop.example/commande?products=oil%3A2');
  return { visitor, ...opened };
}

const TWO_OILS = [{ productId: 'oil', quantity: 2 }];

describe('products that were taken to a storefront of another origin', () => {
  test('are asked about once the visitor is back in the tab', async () => {
    const { page, asked } = await sent();
    expect(asked()).toEqual([]);
    page.returnToTab();
    expect(asked()).toEqual(TWO_OILS);
  });

  test('are asked about by the page that is loaded again in the tab, and by no other tab', async () => {
    const { visitor, page } = await sent();
    const { tabStorage } = page;
    expect((await openEshop(visitor, { tabStorage })).asked()).toEqual(TWO_OILS);
    expect((await openEshop(visitor)).asked()).toEqual([]);
  });

  test('leave the cart alone where they were ordered, and what came since stays', async () => {
    const { visitor, page, eshop, asked } = await sent();
    page.returnToTab();
    eshop.cart.add(BALM, 1);
    expect(asked()).toEqual(TWO_OILS);
    eshop.sent.ordered();
    expect(eshop.cart.$cart.get().lines).toEqual([{ productId: 'balm', quantity: 1 }]);
    expect(asked()).toEqual([]);
    expect((await openEshop(visitor, { tabStorage: page.tabStorage })).asked()).toEqual([]);
  });

  test('stay where they are kept, and are not asked about again until they are taken along again', async () => {
    const { page, eshop, asked } = await sent();
    page.returnToTab();
    eshop.sent.keep();
    page.returnToTab();
    expect([asked(), eshop.cart.$count.get()]).toEqual([[], 2]);
    await eshop.sent.takeTo('https://shop.example/commande');
    page.returnToTab();
    expect(asked()).toEqual(TWO_OILS);
  });

  test('are not asked about where the storefront is on the page’s own origin, and has the same cart', async () => {
    const visitor = sellingVisitor();
    const { page, eshop, asked } = await openEshop(visitor);
    eshop.cart.add(OIL, 2, shopId('shop1'));
    await eshop.sent.takeTo('https://salon.example/commande');
    page.returnToTab();
    expect(asked()).toEqual([]);
  });

  test('are not asked about once they have gone from the cart, nor when they are chosen anew', async () => {
    const { page, eshop, asked } = await sent();
    page.returnToTab();
    eshop.cart.clear();
    eshop.cart.add(OIL, 2, shopId('shop1'));
    page.returnToTab();
    expect(asked()).toEqual([]);
  });

  test('are asked about by nobody who logs in after', async () => {
    const { visitor, page, eshop } = await sent();
    await logIn(visitor, page);
    page.returnToTab();
    eshop.cart.add(OIL, 2, shopId('shop1'));
    expect(eshop.sent.$returned.get()).toEqual([]);
  });

  test('are not asked about where the visitor has changed how many of them there are', async () => {
    const { page, eshop, asked } = await sent();
    page.returnToTab();
    eshop.cart.add(OIL, 1);
    expect(asked()).toEqual([]);
  });
});
