import { externalProductId, productId } from '../../ids.ts';
import type { Product } from '../product.ts';

/** A product that can be bought, and what the test says of it. */
export function sampleProduct(slug: string, facts: Partial<Product> = {}): Product {
  return {
    id: productId(slug),
    externalId: externalProductId(slug),
    slug,
    name: { fr: slug },
    summary: {},
    pictures: [],
    categorySlugs: [],
    brand: '',
    price: 1000,
    regularPrice: null,
    sellable: true,
    tracksStock: true,
    ...facts,
  };
}
