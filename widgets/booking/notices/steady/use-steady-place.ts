import { useLayoutEffect, useState, type RefObject } from 'react';
import { focusInView } from '#ui/focus/focus-in-view.ts';

/** Why a notice appears: the page began with it, it came while the page was looked at, or it answers what was pressed. */
export type Arrival = 'old' | 'new' | 'asked';

export interface Placed {
  /** There is no place for it where nothing would move: it waits until the visitor asks for it. */
  readonly isWaiting: boolean;
  readonly show: () => void;
}

/**
 * What stands below a notice stays where it is on the screen when the notice comes: the page is scrolled by its height. Where that
 * would move what stands above it, or the page is too short, the notice waits. It begins `hidden`.
 */
export function useSteadyPlace(notice: RefObject<HTMLElement | null>, arrival: Arrival): Placed {
  const [isWaiting, setWaiting] = useState(false);
  useLayoutEffect(() => {
    const element = notice.current;
    const view = element?.ownerDocument.defaultView;
    if (!element || !view) return;
    if (arrival === 'asked') {
      element.removeAttribute('hidden');
      focusInView(element);
      return;
    }
    const wait = () => queueMicrotask(() => setWaiting(true));
    const place = placeIn(view, element, arrival);
    if (place === 'waiting') {
      wait();
      return;
    }
    const page = view.document.documentElement;
    const height = page.scrollHeight;
    element.removeAttribute('hidden');
    if (place === 'free') return;
    const next = element.nextElementSibling;
    const before = place.top;
    // What was empty below the reservation is less by then, and the foot of the page comes up.
    const takesRoom = (next?.getBoundingClientRect().top ?? before) - before > page.scrollHeight - height + 1;
    const stay = () => {
      const moved = (next?.getBoundingClientRect().top ?? before) - before;
      if (Math.abs(moved) >= 1) view.scrollBy({ top: moved, behavior: 'instant' });
      return Math.abs((next?.getBoundingClientRect().top ?? before) - before) < 1;
    };
    if ((!stay() || takesRoom) && arrival === 'new') {
      element.setAttribute('hidden', '');
      stay();
      wait();
      return;
    }
    // A step that comes with the notice has brought the page to its own top meanwhile.
    const left = view.scrollY;
    const frame = view.requestAnimationFrame(() => void (view.scrollY === left && stay()));
    return () => view.cancelAnimationFrame(frame);
  }, [notice, arrival]);
  return {
    isWaiting,
    show() {
      notice.current?.removeAttribute('hidden');
      setWaiting(false);
      focusInView(notice.current);
    },
  };
}

/** `free`: nothing is moved by it, or the page is only beginning. A `top` is where what comes after it is to stay. */
function placeIn(view: Window, element: HTMLElement, arrival: Arrival): 'free' | 'waiting' | { top: number } {
  const head = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
  const top = element.nextElementSibling?.getBoundingClientRect().top;
  if (top === undefined || top >= view.innerHeight) return 'free';
  const isInView = top >= head;
  if (arrival === 'old') return isInView || view.scrollY < 1 ? 'free' : { top };
  return isInView ? 'waiting' : { top };
}
