import { parsePath, type ParsedPath } from '#domain/site/routes.ts';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';

/** The page of the site that a link of it leads to; null: it opens elsewhere, or is none. `base`: the path that the site lives below. */
export function linkedRoute(
  link: HTMLAnchorElement,
  site: Site,
  base: string,
): Extract<ParsedPath, { kind: 'found' }> | null {
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return null;
  if (link.origin !== link.ownerDocument.location.origin) return null;
  return routeAt(link.pathname, site, base);
}

/** The page of the site that has a path; null: none has it. */
export function routeAt(pathname: string, site: Site, base: string) {
  if (pathname !== base && !pathname.startsWith(`${base}/`)) return null;
  const shops = valueOf(site.catalogue.$shops.get());
  const parsed = parsePath(pathname.slice(base.length) || '/', {
    locales: site.locale.$locales.get(),
    added: site.navigation.added,
    ...(shops && { shopSlugs: new Set(shops.map(({ slug }) => slug)) }),
  });
  return parsed.kind === 'found' ? parsed : null;
}
