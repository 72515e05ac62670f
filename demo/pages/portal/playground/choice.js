// What is chosen, as the page's address says it: the element, then its attributes and custom properties by their own names.

/** @param {string} search @param {readonly object[]} elements declarations of the manifest, one at least */
export function choiceOf(search, elements) {
  const asked = new URLSearchParams(search);
  const element = elements.find(({ tagName }) => tagName === asked.get('element')) ?? elements[0];
  const named = (entries) =>
    Object.fromEntries(
      entries.filter(({ name }) => asked.has(name)).map(({ name }) => [name, asked.get(name)]),
    );
  return { element, attributes: named(element.attributes), style: named(element.cssProperties) };
}

export function searchOf({ element, attributes, style }) {
  return new URLSearchParams({ element: element.tagName, ...attributes, ...style }).toString();
}
