import type { RouteOf } from '#domain/site/routes.ts';
import type { StorefrontPageProps } from '#stores/storefront-page.ts';
import type { Target } from '#ui/actions/link.tsx';
import { afterPaint } from '#ui/loading/after-paint.ts';
import { PagesSkeleton } from '#ui/states/page-skeleton.tsx';
import { useShopSearch } from '#widgets/shop-picker/use-shop-search.ts';
import { Contact } from './contact.tsx';

/** How to reach the company, as a page of the storefront. */
export function ContactPage({ site, company, catalogue }: StorefrontPageProps<RouteOf<'contact'>>) {
  const search = useShopSearch(site);
  const { navigation } = site;
  if (!catalogue.shops) return <PagesSkeleton />;
  return (
    <Contact
      site={site}
      company={company}
      shops={catalogue.shops}
      {...search}
      targetOf={({ slug }): Target => {
        const route = { kind: 'shop', shop: slug } as const;
        return { href: navigation.href(route), go: () => afterPaint(() => void navigation.open(route)) };
      }}
    />
  );
}
