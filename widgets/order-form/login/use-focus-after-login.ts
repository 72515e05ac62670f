import { useEffect, useRef, type RefObject } from 'react';
import { focusInView } from '#ui/focus/focus-in-view.ts';
import { isFocusLost } from '#ui/focus/is-focus-lost.ts';

/**
 * Somebody logged in, and the form that had the focus is gone with it: what is still to be filled in takes it, else the
 * heading of the step. `missing`: the name of that field.
 */
export function useFocusAfterLogin(
  heading: RefObject<HTMLHeadingElement | null>,
  isCustomer: boolean,
  missing: () => string | undefined,
): void {
  const wasCustomer = useRef(isCustomer);
  useEffect(() => {
    const isNew = isCustomer && !wasCustomer.current;
    wasCustomer.current = isCustomer;
    if (!isNew || !isFocusLost(heading.current)) return;
    const name = missing();
    const step = heading.current?.closest('section');
    const field = name && step?.querySelector<HTMLElement>(`form [name="${CSS.escape(name)}"]`);
    focusInView(field || heading.current);
  });
}
