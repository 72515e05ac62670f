import type { RouteOf } from '#domain/site/routes.ts';
import type { StorefrontPageProps } from '#stores/storefront-page.ts';
import { PagesSkeleton } from '#ui/states/page-skeleton.tsx';
import { useShopSearch } from '#widgets/shop-picker/use-shop-search.ts';
import { Contact } from './contact.tsx';

/** How to reach the company, as a page of the storefront. */
export function ContactPage({ site, company, catalogue }: StorefrontPageProps<RouteOf<'contact'>>) {
  const search = useShopSearch(site);
  const { shops } = catalogue;
  if (!shops) return <PagesSkeleton />;
  return <Contact site={site} company={company} shops={shops} {...search} links={{ kind: 'site' }} />;
}
