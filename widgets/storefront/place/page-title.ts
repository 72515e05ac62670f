import type { Category, Shop } from '#domain/catalogue/catalogue.ts';
import { textIn } from '#domain/locale.ts';
import type { RouteQuery } from '#domain/site/route-query.ts';
import type { UiTexts } from '#ui/texts.ts';
import type { SitePages } from '../pages/site-pages.ts';
import type { ShownPage } from './shown-page.ts';

/** What names of pages are made of. */
export interface Named {
  readonly categories: readonly Category[];
  readonly shops: readonly Shop[];
  readonly pages: SitePages;
}

/** The page's name, without the company's; empty for the home page. */
export function pageTitle(
  page: ShownPage,
  query: Pick<RouteQuery, 'page'>,
  { categories, shops, pages }: Named,
  { locale, t }: UiTexts,
): string {
  const shopName = (slug: string | null) => shops.find((shop) => shop.slug === slug)?.name ?? '';
  switch (page.kind) {
    case 'home':
      return '';
    case 'shop':
      return shopName(page.shop);
    case 'category': {
      const category = categories.find(({ slug }) => slug === page.category);
      return joined(category && textIn(locale, category.name), shopName(page.shop));
    }
    case 'service': {
      const service = categories
        .flatMap(({ services }) => services)
        .find(({ slug }) => slug === page.service);
      const name = service && textIn(locale, service.name);
      if (query.page === 'reserved') return t('storefront:title.reservation');
      return joined(name, shopName(page.shop));
    }
    case 'services':
      return t(query.page === 'reserved' ? 'storefront:title.reservation' : 'storefront:menu.services');
    case 'contact':
      return t(shops.length > 1 ? 'storefront:menu.shops' : 'storefront:menu.contact');
    case 'legal':
      return t('storefront:legal.title');
    case 'cart':
      return t('storefront:title.cart');
    case 'orders':
      return t('storefront:title.orders');
    case 'order':
    case 'appointment':
      return t('storefront:title.appointment');
    case 'freed-place':
      return t('storefront:title.freedPlace');
    case 'auth':
      return t(page.page === 'forgot-password' ? 'storefront:password.forgotten' : 'storefront:login.title');
    case 'password-reset':
      return t('storefront:password.title');
    case 'disabled':
      return t('storefront:closed.title');
    case 'waiting':
      return t('storefront:waiting.title');
    case 'missing':
      return t('storefront:missing.title');
    default: {
      const title = pages.of(page.kind)?.title;
      return title ? t(title) : '';
    }
  }
}

function joined(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' – ');
}
