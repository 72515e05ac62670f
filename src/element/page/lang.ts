import { isLocale, type Locale } from '#domain/locale.ts';

/** The way up, through the hosts of shadow roots. */
function above(node: Node): Node | null {
  return node instanceof ShadowRoot ? node.host : node.parentNode;
}

/** The first language tag at or above an element, as HTML inherits it: an empty one means "unknown" and ends the search. */
export function nearestLang(from: Element): string | null {
  for (let node: Node | null = from; node; node = above(node)) {
    if (node instanceof Element && node.hasAttribute('lang')) return node.getAttribute('lang') || null;
  }
  return null;
}

/** The product's language of a tag as `fr-CH`, if it speaks it. */
export function localeOfTag(tag: string | null): Locale | undefined {
  const [language = ''] = (tag ?? '').toLowerCase().split(/[-_]/);
  return isLocale(language) ? language : undefined;
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
