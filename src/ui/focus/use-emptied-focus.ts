import { useEffect, useRef, type RefObject } from 'react';
import { focusWhereSeen } from './focus-where-seen.ts';
import { isFocusLost } from './is-focus-lost.ts';

/**
 * Of what shows what is there, or that nothing is; `isEmpty` is null while nobody knows. The button that took the last out is gone with it: whoever pressed it is led to the
 * heading of what is there instead.
 */
export function useEmptiedFocus(isEmpty: boolean | null): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    const isEmptied = isEmpty === true && wasEmpty.current === false;
    if (isEmpty !== null) wasEmpty.current = isEmpty;
    const heading = container.current?.querySelector<HTMLElement>('h1,h2');
    if (!isEmptied || !heading || !isFocusLost(heading)) return;
    heading.tabIndex = -1;
    focusWhereSeen(heading);
  }, [isEmpty]);
  return container;
}
