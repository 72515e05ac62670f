import type { Graph, Thing } from 'schema-dts';
import { breadcrumbList } from './breadcrumbs.ts';
import type { PageFacts } from './page-facts.ts';
import { beautySalon, MOST_SHOPS, namedSalon } from './salons.ts';
import { serviceThing } from './services.ts';

const MOST_SERVICES = 100;

/** What the page is about: its shops, or a shop, or services, and how it lies in the site. `servicesName`: of the page of all services. */
export function structuredData(facts: PageFacts, servicesName: string): Graph {
  const { route, shops, categories } = facts;
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
      const category = categories.find(({ slug }) => slug === route.category);
      const services = (category?.services ?? []).filter(
        ({ slug }) => route.kind === 'category' || slug === route.service,
      );
      if (category) {
        things.push(
          ...services.slice(0, MOST_SERVICES).map((service) => serviceThing(facts, category, service)),
        );
      }
      const offering = shops.filter(({ serviceIds }) => services.some(({ id }) => serviceIds.has(id)));
      things.push(...offering.slice(0, MOST_SHOPS).map((shop) => namedSalon(facts, shop)));
      break;
    }
    default:
  }
  const crumbs = breadcrumbList(facts, servicesName);
  return { '@context': 'https://schema.org', '@graph': crumbs ? [...things, crumbs] : things };
}
