import { firstEntry, followEntries } from '#stores/navigation/follow-entries.ts';
import type { Navigation, Place } from '#stores/navigation/navigation.ts';
import { createEntryScroll } from './entry-scroll.ts';

/** Where an element was before it is followed. */
export interface Start {
  readonly place: Place;
  /** Of the page. */
  readonly address: string;
  /** How far down the page was, in pixels. */
  readonly top: number;
}

/** Where an element stands in its page: the same after a reload. An id of the page's own says it best. */
function standing(element: Element): string {
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return element.localName;
  const own = element.id || [...root.querySelectorAll(element.localName)].indexOf(element);
  const name = `${element.localName} ${own}`;
  return root instanceof ShadowRoot ? `${standing(root.host)} ${name}` : name;
}

const taken = new Set<string>();

/** Each entry is found again where it was left; the pages of a storefront find their own places, by their addresses. */
function scrollOf(navigation: Navigation, element: Element, { place, address, top }: Start) {
  const view = element.ownerDocument.defaultView;
  if (!view || navigation.keeps !== 'entries') return undefined;
  const first = firstEntry(navigation, place, address);
  return createEntryScroll(view, element, { first, top, isOfSteps: navigation.mode === 'history' });
}

/** Has the page's history follow an element under a name of its own, until the result is called. */
export function follow(navigation: Navigation, element: Element, start: Start): () => void {
  let name = standing(element);
  while (taken.has(name)) name += '+';
  taken.add(name);
  const scroll = scrollOf(navigation, element, start);
  const stop = followEntries(navigation, name, start.place, scroll);
  return () => {
    stop();
    scroll?.stop();
    taken.delete(name);
  };
}
