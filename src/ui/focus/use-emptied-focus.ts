import { useEffect, useRef, type RefObject } from 'react';
import { leadToHeading } from './lead-to-heading.ts';

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
    if (isEmptied) leadToHeading(container.current);
  }, [isEmpty]);
  return container;
}
