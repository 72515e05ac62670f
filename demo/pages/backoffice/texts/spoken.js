// What is said in the page, so that it can be said anew in another language while all else stays as it is.

/** By element or text node: its properties and attributes that are words, each with what gives them. */
const spoken = new WeakMap();

function assign(node, name, value) {
  const now = typeof value === 'function' ? value() : value;
  if (name.includes('-')) node.setAttribute(name, now);
  else node[name] = now;
}

/** Sets a property, or an attribute as `aria-…`. A function gives it in the language that is chosen, now and later. */
export function sayIn(node, name, value) {
  if (typeof value === 'function') spoken.set(node, (spoken.get(node) ?? new Map()).set(name, value));
  else spoken.get(node)?.delete(name);
  assign(node, name, value);
}

/** Says all words of the page once more. */
export function sayAnew() {
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    for (const [name, value] of spoken.get(walker.currentNode) ?? []) assign(walker.currentNode, name, value);
}
