import type { Category, Shop } from '#domain/catalogue/catalogue.ts';
import { textIn } from '#domain/locale.ts';
import { pageNameKey } from '#domain/site/pages/page-names.ts';
import type { RouteQuery } from '#domain/site/route-query.ts';
import type { TextNamespace, Texts } from '#stores/texts/texts.ts';
import type { SitePages } from '../pages/site-pages.ts';
import type { ShownPage } from './shown-page.ts';
import type { NamedPage } from './use-named-page.ts';

/** What names of pages are made of. */
export interface Named {
  readonly categories: readonly Category[];
  readonly shops: readonly Shop[];
  /** The article or product that the address names, once it is known. */
  readonly named: NamedPage | null | undefined;
  readonly pages: SitePages;
}

/** The page's name, without the company's; empty for the home page, null as long as its words are on their way. */
export function pageTitle(
  page: ShownPage,
  { page: inner }: Pick<RouteQuery, 'page'>,
  { categories, shops, named, pages }: Named,
  { locale, t, has, lacks }: Texts,
): string | null {
  if (page.kind === 'missing') return t('storefront:missing.title');
  const name = pageNameKey(page, { page: inner, shopCount: shops.length }) ?? pages.of(page.kind)?.title;
  if (name) {
    const namespace = name.slice(0, name.indexOf(':')) as TextNamespace;
    if (!has(namespace)) return null;
    return lacks(namespace) ? '' : t(name);
  }
  const shopName = (slug: string | null) => shops.find((shop) => shop.slug === slug)?.name ?? '';
  switch (page.kind) {
    case 'shop':
      return shopName(page.shop);
    case 'post':
    case 'article':
      return named ? textIn(locale, named.title) : '';
    case 'category': {
      const category = categories.find(({ slug }) => slug === page.category);
      return joined(category && textIn(locale, category.name), shopName(page.shop));
    }
    case 'service': {
      const service = categories
        .flatMap(({ services }) => services)
        .find(({ slug }) => slug === page.service);
      return joined(service && textIn(locale, service.name), shopName(page.shop));
    }
    default:
      return '';
  }
}

function joined(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' – ');
}
