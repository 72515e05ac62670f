import { useLayoutEffect, type RefObject } from 'react';

/**
 * What stands below a notice stays where it is on the screen when the notice comes above it: browsers keep it there only
 * some of the time. The notice begins `hidden`.
 */
export function useUnmoved(notice: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = notice.current;
    const view = element?.ownerDocument.defaultView;
    const next = element?.nextElementSibling;
    if (!element || !view) return;
    const head = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
    const before = next?.getBoundingClientRect().top;
    element.removeAttribute('hidden');
    // A page at its top shows the notice where it is; what is further down stays.
    if (!next || before === undefined || before >= head) return;
    const stay = () => {
      const moved = next.getBoundingClientRect().top - before;
      if (Math.abs(moved) >= 1) view.scrollBy({ top: moved, behavior: 'instant' });
    };
    stay();
    const frame = view.requestAnimationFrame(stay);
    return () => view.cancelAnimationFrame(frame);
  }, [notice]);
}
