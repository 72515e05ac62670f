import { expect, test } from 'vitest';
import { createVisitor } from '../testing/visitor.ts';
import { keptProductsFeature, PRODUCTS_KEY } from './kept-products.ts';

async function open(visitor = createVisitor()) {
  const { site } = await visitor.open();
  const { $areThere } = await site.open(keptProductsFeature);
  return { visitor, areThere: () => $areThere.get() };
}

test('a browser that keeps products of a guest says so at once, one that keeps none does not', async () => {
  const visitor = createVisitor();
  expect((await open(visitor)).areThere()).toBe(false);
  visitor.jar.set(PRODUCTS_KEY, '{}');
  expect((await open(visitor)).areThere()).toBe(true);
});
