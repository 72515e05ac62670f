/** Where an element stands in its page: the same after a reload. An id of the page's own says it best. */
function standing(element: Element): string {
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return element.localName;
  const own = element.id || [...root.querySelectorAll(element.localName)].indexOf(element);
  const name = `${element.localName} ${own}`;
  return root instanceof ShadowRoot ? `${standing(root.host)} ${name}` : name;
}

const taken = new Set<string>();

/** The name of an element in the page's history, which it has for itself until it gives it back. */
export function takeEntryName(element: Element): string {
  let name = standing(element);
  while (taken.has(name)) name += '+';
  taken.add(name);
  return name;
}

export function giveBackEntryName(name: string): void {
  taken.delete(name);
}
