import type { Occupation } from '#domain/pop-ups/pop-up-queue.ts';
import type { Route } from '#domain/site/routes.ts';
import type { Place } from '#stores/navigation/navigation.ts';

/** The pages on which visitors look around. On any other they are about something of their own. */
const LOOKED_AROUND: ReadonlySet<Route['kind']> = new Set([
  'home',
  'services',
  'category',
  'service',
  'eshop',
  'article',
  'shop',
  'contact',
  'magazine',
  'post',
  'legal',
]);

const TYPED_INTO = 'input:not([type=checkbox],[type=radio],[type=button]),textarea,select,[contenteditable]';

function focusedIn(page: Document): Element | null {
  let focused = page.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

/** What the visitor of a page is doing, as far as the page shows it. */
export function occupationOn(root: ParentNode, page: Document, { route, query }: Place): Occupation {
  const isAbout = route === null || !LOOKED_AROUND.has(route.kind) || query.page === 'reserved';
  if (isAbout || [root, page].some((one) => one.querySelector('dialog[open]'))) return 'acting';
  const isOpen = root.querySelector('[aria-expanded=true]') !== null;
  const isTyping = focusedIn(page)?.matches(TYPED_INTO) ?? false;
  return isOpen || isTyping || page.visibilityState === 'hidden' ? 'typing' : 'none';
}
