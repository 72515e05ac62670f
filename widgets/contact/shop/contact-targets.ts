import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { Locale } from '#domain/locale.ts';
import type { Site } from '#stores/site.ts';
import type { Target } from '#ui/actions/link.tsx';
import { afterPaint } from '#ui/loading/paint/after-paint.ts';
import { shopTarget } from '#widgets/shop-picker/shop-target.ts';

/** Where shops lead: to pages of the site that shows them, or from an element of its own. */
export type ShopLinks =
  | { readonly kind: 'site' }
  /** `base`: address of the company's storefront, as the host page wrote it; `shopCount`: of the company. */
  | { readonly kind: 'element'; readonly base: string | undefined; readonly shopCount: number };

/** The way to the page of each shop. */
export function contactTargets(site: Site, locale: Locale, links: ShopLinks): (shop: Shop) => Target {
  const { navigation } = site;
  if (links.kind === 'element') {
    const { base, shopCount } = links;
    return (shop) => shopTarget({ site, locale, shopCount, wanted: null, base, showsMore: false }, shop);
  }
  return ({ slug }) => {
    const route = { kind: 'shop', shop: slug } as const;
    return { href: navigation.href(route), go: () => afterPaint(() => void navigation.open(route)) };
  };
}
