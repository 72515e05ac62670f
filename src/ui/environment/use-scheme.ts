import { useLayoutEffect, useState, type RefObject } from 'react';

export type ShownScheme = 'light' | 'dark';

/** The rule between its columns is white where it is dark, by the sheet; there are no columns to show it. */
const schemeOf = (element: Element): ShownScheme =>
  getComputedStyle(element).columnRuleColor === 'rgb(255, 255, 255)' ? 'dark' : 'light';

/**
 * The colour scheme that an element is shown in, whoever decided it: the company, the page around or the browser. It needs the
 * attribute `data-tells-scheme`, and is followed live. Null until it is in the page.
 */
export function useScheme(place: RefObject<HTMLElement | null>): ShownScheme | null {
  const [scheme, setScheme] = useState<ShownScheme | null>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const read = () => setScheme(schemeOf(element));
    read();
    element.addEventListener('transitionend', read);
    return () => element.removeEventListener('transitionend', read);
  }, [place]);
  return scheme;
}
