import { isOpenedByKey, parsePath, type Route } from '#domain/site/routes.ts';
import { parseQuery } from '#domain/site/route-query.ts';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';

const SECTIONS = ['rgpd', 'mentions', 'cgv', 'cgu'] as const;

function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** The link that was pressed, through the shadow roots that hide it from `event.target`. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const found = event.composedPath().find((node) => node instanceof HTMLAnchorElement && node.href !== '');
  return found instanceof HTMLAnchorElement ? found : null;
}

function withSection(route: Route, hash: string): Route {
  const section = SECTIONS.find((one) => `#${one}` === hash);
  return route.kind === 'legal' && route.section === null && section ? { kind: 'legal', section } : route;
}

/**
 * Opens pages of the site in place, whoever wrote the link: a company's own text, its menu, a plain link of ours. Links
 * that open elsewhere, that are no page of the site, or that something else has handled are left alone.
 */
export function followLink(event: MouseEvent, site: Site, base: string): void {
  const link = linkOf(event);
  if (!link || event.defaultPrevented || !isPlain(event)) return;
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return;
  if (link.origin !== link.ownerDocument.location.origin) return;
  const { pathname, search, hash } = link;
  if (pathname !== base && !pathname.startsWith(`${base}/`)) return;
  const shops = valueOf(site.catalogue.$shops.get());
  const parsed = parsePath(pathname.slice(base.length) || '/', {
    locales: site.locale.$locales.get(),
    added: site.navigation.added,
    ...(shops && { shopSlugs: new Set(shops.map(({ slug }) => slug)) }),
  });
  if (parsed.kind !== 'found') return;
  // Its key is in the fragment, which a page that is opened in place does not have.
  if (isOpenedByKey(parsed.route) && hash !== '') return;
  event.preventDefault();
  const open = () => void site.navigation.open(withSection(parsed.route, hash), parseQuery(search));
  if (parsed.locale === site.locale.$locale.get()) open();
  else void site.locale.choose(parsed.locale).then(open);
}
