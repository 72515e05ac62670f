import type { Occupation } from '#domain/pop-ups/pop-up-queue.ts';
import type { Place } from '#stores/navigation/navigation.ts';
import type { SitePages } from '../pages/site-pages.ts';

const TYPED_INTO = 'input:not([type=checkbox],[type=radio],[type=button]),textarea,select,[contenteditable]';

function focusedIn(page: Document): Element | null {
  let focused = page.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

/** On a page that everybody reads alike visitors look around. On any other they are about something of their own. */
function isLookedAround(pages: SitePages, { route, query }: Place): boolean {
  if (route === null || query.page === 'reserved') return false;
  return route.kind === 'home' || pages.of(route.kind)?.isPublic === true;
}

/** Whether the page answers a search for free times: its visitor came to look at them. */
function isSearched({ query }: Place): boolean {
  return [query.what, query.where, query.when, query.part].some((asked) => asked !== undefined);
}

/** What the visitor of a page is doing, as far as the page shows it. */
export function occupationOn(
  root: ParentNode,
  page: Document,
  { pages, place, isInUse }: { readonly pages: SitePages; readonly place: Place; readonly isInUse: boolean },
): Occupation {
  const isAbout = !isLookedAround(pages, place);
  if (isAbout || [root, page].some((one) => one.querySelector('dialog[open]'))) return 'acting';
  const isOpen = root.querySelector('[aria-expanded=true]') !== null;
  const isTyping = focusedIn(page)?.matches(TYPED_INTO) ?? false;
  if (isOpen || isTyping || page.visibilityState === 'hidden') return 'typing';
  return isInUse || isSearched(place) ? 'using' : 'none';
}
