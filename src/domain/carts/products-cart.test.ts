import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { productId, shopId, type ShopId } from '../catalogue/ids.ts';
import {
  addProduct,
  countProducts,
  EMPTY_PRODUCTS_CART,
  parseProductsCart,
  persistProductsCart,
  PRODUCT_LINES_LIMIT,
  QUANTITY_LIMIT,
  removeProduct,
  selectProductsShop,
  takeProduct,
  type ProductsCart,
} from './products-cart.ts';

const PARIS = shopId('paris');
const LYON = shopId('lyon');
const cart = (lines: Readonly<Record<string, number>>, shop: ShopId | null = PARIS): ProductsCart => ({
  shopId: shop,
  lines: Object.entries(lines).map(([id, quantity]) => ({ productId: productId(id), quantity })),
});
const put = (before: ProductsCart, id: string, quantity: number, shop: ShopId | null = PARIS) =>
  addProduct(before, { productId: productId(id), quantity }, shop);

describe('a product that is added', () => {
  test('an added product stands at the end; one that is in the cart grows in number', () => {
    expect(put(cart({ oil: 1 }), 'balm', 2)).toEqual({ kind: 'ready', cart: cart({ oil: 1, balm: 2 }) });
    expect(put(cart({ oil: 1, balm: 2 }), 'oil', 2)).toEqual({
      kind: 'ready',
      cart: cart({ oil: 3, balm: 2 }),
    });
  });

  test('a product goes when its quantity falls to nothing, and is not added with none', () => {
    expect(put(cart({ oil: 2 }), 'oil', -2)).toEqual({ kind: 'ready', cart: cart({}) });
    expect(put(cart({ oil: 2 }), 'oil', -7)).toEqual({ kind: 'ready', cart: cart({}) });
    expect(put(cart({ oil: 2 }), 'balm', 0)).toEqual({ kind: 'ready', cart: cart({ oil: 2 }) });
    expect(put(cart({ oil: 2 }), 'balm', -1)).toEqual({ kind: 'ready', cart: cart({ oil: 2 }) });
  });

  test('an added product needs a shop, and the one that the cart belongs to', () => {
    expect(put(EMPTY_PRODUCTS_CART, 'oil', 1, null)).toEqual({ kind: 'needs-shop' });
    expect(put(cart({ oil: 1 }), 'oil', 1, LYON)).toEqual({ kind: 'other-shop' });
    expect(put(EMPTY_PRODUCTS_CART, 'oil', 1, LYON)).toEqual({ kind: 'ready', cart: cart({ oil: 1 }, LYON) });
  });

  test('an added product is refused where the cart or the line is full', () => {
    expect(put(cart({ oil: QUANTITY_LIMIT }), 'oil', 1)).toEqual({ kind: 'full' });
    const many = cart(
      Object.fromEntries(Array.from({ length: PRODUCT_LINES_LIMIT }, (_, at) => [`p${at}`, 1])),
    );
    expect(put(many, 'one more', 1)).toEqual({ kind: 'full' });
    expect(put(many, 'p3', 1).kind).toBe('ready');
  });
});

test('taking some of a product leaves the rest; a negative number takes the whole line', () => {
  expect(takeProduct(cart({ oil: 3, balm: 1 }), productId('oil'), 1)).toEqual(cart({ oil: 2, balm: 1 }));
  expect(takeProduct(cart({ oil: 3, balm: 1 }), productId('oil'), 3)).toEqual(cart({ balm: 1 }));
  expect(takeProduct(cart({ oil: 3, balm: 1 }), productId('oil'), -1)).toEqual(cart({ balm: 1 }));
  expect(removeProduct(cart({ oil: 3, balm: 1 }), productId('balm'))).toEqual(cart({ oil: 3 }));
  expect(removeProduct(cart({ oil: 3 }), productId('nothing'))).toEqual(cart({ oil: 3 }));
});

test('choosing another shop keeps the cart’s lines, choosing none empties it', () => {
  expect(selectProductsShop(cart({ oil: 3 }), LYON)).toEqual(cart({ oil: 3 }, LYON));
  expect(selectProductsShop(cart({ oil: 3 }), null)).toEqual(EMPTY_PRODUCTS_CART);
});

test('after any adding and taking, the cart’s lines hold what a count of them says', () => {
  const act = fc.record({
    id: fc.constantFrom('a', 'b', 'c'),
    quantity: fc.integer({ min: -4, max: 40 }),
    isTaken: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      let real = EMPTY_PRODUCTS_CART;
      const expected = new Map<string, number>();
      for (const { id, quantity, isTaken } of acts) {
        const had = expected.get(id) ?? 0;
        const wanted = isTaken ? (quantity < 0 ? 0 : had - quantity) : had + quantity;
        if (isTaken) real = takeProduct(real, productId(id), quantity);
        else {
          const outcome = put(real, id, quantity);
          expect(outcome.kind).toBe(wanted > QUANTITY_LIMIT ? 'full' : 'ready');
          if (outcome.kind !== 'ready') continue;
          real = outcome.cart;
        }
        if (wanted > 0) expected.set(id, wanted);
        else expected.delete(id);
      }
      expect(new Map(real.lines.map((line) => [line.productId, line.quantity]))).toEqual(expected);
      expect(countProducts(real)).toBe([...expected.values()].reduce((sum, each) => sum + each, 0));
      if (real.shopId !== null) expect(parseProductsCart(persistProductsCart(real))).toEqual(real);
    }),
  );
});

test('a persisted products cart keeps only what can be read', () => {
  expect(parseProductsCart({ shopId: 'paris', items: [{ id: 'oil' }, { id: 'oil', quantity: 4 }] })).toEqual(
    cart({ oil: 1 }),
  );
  for (const quantity of [0, -1, 1.5, 100, '2', null, Number.NaN]) {
    expect(parseProductsCart({ shopId: 'paris', items: [{ id: 'oil', quantity }] }).lines).toEqual([]);
  }
  expect(parseProductsCart({ items: [{ id: 'oil', quantity: 1 }] })).toEqual(EMPTY_PRODUCTS_CART);
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(parseProductsCart(value).lines.every(({ quantity }) => quantity >= 1)).toBe(true);
    }),
  );
});
