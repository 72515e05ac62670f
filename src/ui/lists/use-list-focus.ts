import { useEffect, useRef, type RefObject } from 'react';
import { isFocusLost } from '../focus/is-focus-lost.ts';

/**
 * For a list of `count` lines or sections that can be taken out, with a `tabIndex` of -1: it takes the focus where that was on a line that
 * is gone, which else began again at the head of the page.
 */
export function useListFocus<List extends HTMLElement = HTMLUListElement>(
  count: number,
): RefObject<List | null> {
  const list = useRef<List>(null);
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && isFocusLost(list.current)) list.current?.focus({ preventScroll: true });
  }, [count]);
  return list;
}
