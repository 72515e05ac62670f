import { isOpenedByKey, type Route } from '#domain/site/routes.ts';
import { parseQuery } from '#domain/site/route-query.ts';
import type { Site } from '#stores/site.ts';
import { linkedRoute } from './linked-route.ts';

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
  const { search, hash } = link;
  const parsed = linkedRoute(link, site, base);
  if (!parsed) return;
  // Its key is in the fragment, which a page that is opened in place does not have.
  if (isOpenedByKey(parsed.route) && hash !== '') return;
  event.preventDefault();
  openPage(parsed, { search, hash }, site);
}

type Page = NonNullable<ReturnType<typeof linkedRoute>>;

/** Opens a page of the site in its language. */
export function openPage(
  { route, locale }: Page,
  { search, hash }: Pick<URL, 'search' | 'hash'>,
  site: Site,
): void {
  const open = () => void site.navigation.open(withSection(route, hash), parseQuery(search));
  if (locale === site.locale.$locale.get()) open();
  else void site.locale.choose(locale).then(open);
}
