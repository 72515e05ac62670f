import { LOCALES, type Locale } from '#domain/locale.ts';

/** The first language tag at or above an element, as HTML inherits it: an empty one means "unknown" and ends the search. */
export function nearestLang(from: Element): string | null {
  const named = from.closest<HTMLElement>('[lang]');
  if (named) return named.lang || null;
  const root = from.getRootNode();
  return root instanceof ShadowRoot ? nearestLang(root.host) : null;
}

/** The product's language of a tag as `fr-CH`, if it speaks it. */
export function localeOfTag(tag: string | null): Locale | undefined {
  const [language] = (tag ?? '').toLowerCase().split(/[-_]/);
  return LOCALES.find((each) => each === language);
}

/** Calls after a `lang` changed somewhere on an element's way up; the result stops it. */
export function watchLang(element: Element, changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  for (let node: Node | null = element; node; node = node instanceof ShadowRoot ? node.host : null) {
    node = node.getRootNode();
    observer.observe(node, { subtree: true, attributes: true, attributeFilter: ['lang'] });
  }
  return () => observer.disconnect();
}
