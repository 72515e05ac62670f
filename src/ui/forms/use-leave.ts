import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Tells that a field has been left; where a press has taken the focus, once that is over: words below the field would move what is
 * being pressed from under the pointer, and the press would be lost.
 */
export function useLeave(onLeave: (() => void) | undefined): (event: FocusEvent) => void {
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  });
  return ({ currentTarget: { ownerDocument: page } }) => {
    if (!page.documentElement.matches(':active')) return latest.current?.();
    const over = new AbortController();
    const end = () => {
      over.abort();
      // The click comes after the pointer is up.
      setTimeout(() => latest.current?.());
    };
    for (const type of ['pointerup', 'pointercancel'])
      page.addEventListener(type, end, { capture: true, signal: over.signal });
    return undefined;
  };
}
