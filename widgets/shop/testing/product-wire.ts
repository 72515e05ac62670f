import type { Salon } from '#widgets/storefront/testing/salon.ts';

/** A product that is sold, and what the test says of it. */
export function productWire(slug: string, facts: object = {}) {
  return {
    id: slug,
    artebeauteId: `ab-${slug}`,
    type: 2,
    slug,
    draft: false,
    name: { fr: `Produit ${slug}`, de: `Produkt ${slug}` },
    summary: { fr: 'Un résumé' },
    description: { fr: `<p>Tout sur ${slug}</p><script>alert(1)</script>` },
    images: [],
    categories: [],
    price: 12,
    booker: { active: true, enableStock: true },
    ...facts,
  };
}

export const SELLING = {
  products: { active: true },
  eshopEnabled: true,
  payment: { provider: 'stripe', keys: { publicKey: 'pk_test' } },
};

interface Served {
  readonly products: readonly ReturnType<typeof productWire>[];
  /** By id at every shop, or by a shop's id and the product's at one: `s1 oil`. */
  readonly stock?: Readonly<Record<string, number>>;
  /** Slugs and names. */
  readonly categories?: Readonly<Record<string, string>>;
}

/** Answers the products, their categories and their stock. */
export function serveProducts({
  products,
  stock = {},
  categories = {},
}: Served): NonNullable<Salon['serve']> {
  return ({ path, query }) => {
    if (path === '/api/articles') return { body: products };
    if (path === '/api/eshop/stock') return { body: stock };
    if (path === '/api/eshopcategories') {
      return { body: Object.entries(categories).map(([slug, fr]) => ({ id: slug, slug, name: { fr } })) };
    }
    const counted = /^\/api\/eshop\/stock\/([^/]+)\/1$/.exec(path)?.[1];
    if (counted)
      return {
        body: { stock: stock[`${query.get('shopId')} ${counted}`] ?? stock[counted] ?? 0, available: true },
      };
    const slug = /^\/api\/articles\/slug\/(.*)$/.exec(path)?.[1];
    if (slug === undefined) return undefined;
    const product = products.find((one) => one.slug === slug);
    return product ? { body: product } : { status: 404, body: { code: 404, type: 'not_found', message: '' } };
  };
}
