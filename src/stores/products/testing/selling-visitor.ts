import { companyWire } from '#platform/testing/wire-data.ts';
import { createVisitor, type Visitor } from '../../testing/visitor.ts';

const PRODUCTS = ['oil', 'balm'].map((id) => ({
  id,
  artebeauteId: `ab-${id}`,
  type: 2,
  slug: `the-${id}`,
  draft: false,
  name: { fr: `Le ${id}`, en: `The ${id}` },
  price: 12.5,
}));

/** One browser before a company that shows two products, which each of its shops sells; `booker`: what else its settings say. */
export function sellingVisitor(booker: object = {}): Visitor {
  const visitor = createVisitor();
  const { backEnd } = visitor;
  backEnd.company = companyWire({ booker: { products: { active: true }, ...booker } as object });
  backEnd.products = PRODUCTS;
  const ids = PRODUCTS.map(({ id }) => id);
  backEnd.shops = backEnd.shops.map((shop) => ({ ...shop, articles: [...shop.articles, ...ids] }));
  return visitor;
}
