import type { BreadcrumbList } from 'schema-dts';
import { textIn } from '#domain/locale.ts';
import { buildPath, type Route } from '#domain/site/routes.ts';
import type { PageFacts, PageNames } from './page-facts.ts';

interface Step {
  readonly name: string;
  readonly route: Route;
}

/** The pages that lead to this one, itself last; empty for home. */
function trail({ route, locale, shops, categories, posts, products }: PageFacts, names: PageNames): Step[] {
  const slugs = { shop: null, category: null, service: null, ...route } as Record<string, string | null>;
  const shop = shops.find(({ slug }) => slug === slugs['shop']);
  const category = categories.find(({ slug }) => slug === slugs['category']);
  const service = (category ? [category] : categories)
    .flatMap(({ services }) => services)
    .find(({ slug }) => slug === slugs['service']);
  const steps: Step[] = [];
  if (shop) steps.push({ name: shop.name, route: { kind: 'shop', shop: shop.slug } });
  else if (category ?? route.kind === 'services')
    steps.push({ name: names.services, route: { kind: 'services' } });
  if (category)
    steps.push({
      name: textIn(locale, category.name),
      route: { kind: 'category', shop: shop?.slug ?? null, category: category.slug },
    });
  if (service) steps.push({ name: textIn(locale, service.name), route });
  if (route.kind === 'eshop' || route.kind === 'article')
    steps.push({ name: names.eshop, route: { kind: 'eshop' } });
  const product =
    route.kind === 'article' && products.find((one) => one.product.slug === route.slug)?.product;
  if (product) steps.push({ name: textIn(locale, product.name), route });
  if (route.kind === 'gift') steps.push({ name: names.gift, route });
  if (route.kind === 'magazine' || route.kind === 'post')
    steps.push({ name: names.magazine, route: { kind: 'magazine' } });
  const post = route.kind === 'post' && posts.find(({ slug }) => slug === route.post);
  if (post) steps.push({ name: textIn(locale, post.title), route });
  return steps;
}

/** Where the page stands in the site; null for home, which is where it begins. */
export function breadcrumbList(facts: PageFacts, names: PageNames): BreadcrumbList | null {
  const { origin, locale, company } = facts;
  const steps = trail(facts, names);
  if (steps.length === 0) return null;
  const home: Step = { name: company.identity.name, route: { kind: 'home' } };
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...steps].map(({ name, route }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + buildPath(route, locale),
    })),
  };
}
