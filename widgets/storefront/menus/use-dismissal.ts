import { useEffect, type RefObject } from 'react';

/**
 * Closes what stands open in a container: by Escape (the focus then goes back to its button), by a press elsewhere, when
 * the focus leaves, when something in its panel was chosen, and by Back. Listens natively: the container itself is nothing to press.
 */
export function useDismissal(
  isOpen: boolean,
  close: () => void,
  container: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const element = container.current;
    if (!isOpen || !element) return;
    const page = element.ownerDocument;
    const isInside = (event: Event) => event.composedPath().includes(element);
    const press = (event: Event) => {
      if (!isInside(event)) close();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      element.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) close();
    };
    const choose = ({ target }: Event) => {
      if (!(target instanceof Element) || !panel.current?.contains(target.closest('a,button'))) return;
      close();
      // What had the focus is hidden now; a page that opens takes it further.
      element.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    const { defaultView } = page;
    defaultView?.addEventListener('popstate', close);
    page.addEventListener('pointerdown', press);
    element.addEventListener('keydown', escape);
    element.addEventListener('focusout', leave);
    element.addEventListener('click', choose);
    return () => {
      defaultView?.removeEventListener('popstate', close);
      page.removeEventListener('pointerdown', press);
      element.removeEventListener('keydown', escape);
      element.removeEventListener('focusout', leave);
      element.removeEventListener('click', choose);
    };
  }, [isOpen, close, container, panel]);
}
