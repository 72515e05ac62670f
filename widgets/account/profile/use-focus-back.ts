import { useEffect, useRef, type RefObject } from 'react';

/** For the button that opens a form in its place: once the form is gone, with what had the focus in it, the button has it. */
export function useFocusBack(isFormOpen: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isFormOpen);
  useEffect(() => {
    if (wasOpen.current && !isFormOpen) button.current?.focus({ preventScroll: true });
    wasOpen.current = isFormOpen;
  }, [isFormOpen]);
  return button;
}
