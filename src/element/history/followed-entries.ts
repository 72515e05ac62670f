import { followEntries } from '#stores/navigation/follow-entries.ts';
import type { Navigation, Place } from '#stores/navigation/navigation.ts';

/** Where an element stands in its page: the same after a reload. An id of the page's own says it best. */
function standing(element: Element): string {
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return element.localName;
  const own = element.id || [...root.querySelectorAll(element.localName)].indexOf(element);
  const name = `${element.localName} ${own}`;
  return root instanceof ShadowRoot ? `${standing(root.host)} ${name}` : name;
}

const taken = new Set<string>();

/** Has the page's history follow an element under a name of its own, until the result is called. */
export function follow(navigation: Navigation, element: Element, start: Place): () => void {
  let name = standing(element);
  while (taken.has(name)) name += '+';
  taken.add(name);
  const stop = followEntries(navigation, name, start);
  return () => {
    stop();
    taken.delete(name);
  };
}
