import type { Graph, Thing } from 'schema-dts';
import type { RouteOf } from '#domain/site/routes.ts';
import { breadcrumbList } from './breadcrumbs.ts';
import { giftThings } from './gifts/gift-things.ts';
import type { PageFacts, PageNames } from './page-facts.ts';
import { blog, blogPosting } from './posts.ts';
import { productList, productThing } from './products.ts';
import { beautySalon, MOST_SHOPS, namedSalon } from './salons.ts';
import { serviceThing } from './services.ts';

const MOST_SERVICES = 100;

/** The services of a category's page, or the one of its own: of the first category that has it where its address names none. */
function servicesOf(route: RouteOf<'category' | 'service'>, categories: PageFacts['categories']) {
  const among = categories.filter(({ slug }) => route.category === null || slug === route.category);
  const services = among.flatMap((category) => category.services.map((service) => ({ category, service })));
  if (route.kind === 'category') return services;
  return services.filter(({ service }) => service.slug === route.service).slice(0, 1);
}

/** What the page is about: its shops, or a shop, services, products or articles, and how it lies in the site. */
export function structuredData(facts: PageFacts, names: PageNames): Graph {
  const { route, shops, categories, posts, products } = facts;
  const salons = (some: typeof shops) => some.slice(0, MOST_SHOPS).map((shop) => beautySalon(facts, shop));
  const things: Thing[] = [];
  switch (route.kind) {
    case 'home':
    case 'contact':
    case 'services':
      things.push(...salons(shops));
      break;
    case 'shop':
      things.push(...salons(shops.filter(({ slug }) => slug === route.shop)));
      break;
    case 'category':
    case 'service': {
      const services = servicesOf(route, categories);
      things.push(
        ...services
          .slice(0, MOST_SERVICES)
          .map(({ category, service }) => serviceThing(facts, category, service)),
      );
      const offering = shops.filter(({ serviceIds }) =>
        services.some(({ service }) => serviceIds.has(service.id)),
      );
      things.push(...offering.slice(0, MOST_SHOPS).map((shop) => namedSalon(facts, shop)));
      break;
    }
    case 'magazine':
      things.push(blog(facts, names.magazine));
      break;
    case 'post':
      things.push(...posts.map((post) => blogPosting(facts, post)));
      break;
    case 'eshop':
      things.push(productList(facts));
      break;
    case 'gift':
      things.push(...giftThings(facts, names.gift));
      break;
    case 'article':
      things.push(...products.map((listed) => productThing(facts, listed)));
      break;
    default:
  }
  const crumbs = breadcrumbList(facts, names);
  return { '@context': 'https://schema.org', '@graph': crumbs ? [...things, crumbs] : things };
}
