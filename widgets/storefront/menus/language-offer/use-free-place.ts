import { useLayoutEffect, type RefObject } from 'react';

const CONTROLS = 'a[href],button,input,select,textarea,summary,label,[role=button],[role=tab],[role=listbox]';
/** Between what lies over the page and a control, and from one place that is tried to the next. */
const GAP = 8;

const isSeen = ({ width, height, top, bottom }: DOMRect, view: Window) =>
  width > 0 && height > 0 && bottom > 0 && top < view.innerHeight;

/** The lowest place in the window, as its distance from the top, where a box covers no control; null: there is none. */
export function freeTop(
  box: Pick<DOMRect, 'left' | 'right' | 'height'>,
  controls: readonly Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>[],
  { top, bottom }: { readonly top: number; readonly bottom: number },
): number | null {
  const beside = controls.filter(({ left, right }) => right > box.left - GAP && left < box.right + GAP);
  for (let at = bottom - GAP - box.height; at >= top + GAP; at -= GAP) {
    const covers = (one: Pick<DOMRect, 'top' | 'bottom'>) =>
      one.bottom > at - GAP && one.top < at + box.height + GAP;
    if (!beside.some(covers)) return at;
  }
  return null;
}

function keepFree(element: HTMLElement): (() => void) | undefined {
  const view = element.ownerDocument.defaultView;
  const root = element.getRootNode();
  if (!view || !(root instanceof ShadowRoot || root instanceof Document)) return;
  let frame = 0;
  const place = () => {
    frame = 0;
    // Whoever is in it by keyboard stays there.
    if (element.matches(':focus-within')) return;
    const rects = (found: string) =>
      [...root.querySelectorAll(found)]
        .filter((one) => !element.contains(one) && one.checkVisibility())
        .map((one) => one.getBoundingClientRect())
        .filter((rect) => isSeen(rect, view));
    const head = rects('[part=header]').map(({ bottom }) => bottom);
    const bar = rects('[data-bar]').map(({ top }) => top);
    const bounds = { top: Math.max(0, ...head), bottom: Math.min(view.innerHeight, ...bar) };
    const top = freeTop(element.getBoundingClientRect(), rects(CONTROLS), bounds);
    element.style.visibility = top === null ? 'hidden' : 'visible';
    if (top !== null) element.style.top = `${top}px`;
  };
  const later = () => (frame ||= view.requestAnimationFrame(place));
  place();
  const changes = new MutationObserver(later);
  // What opens over the page is in it already, and hidden.
  changes.observe(root, { childList: true, subtree: true, attributeFilter: ['hidden'] });
  const growth = new ResizeObserver(later);
  growth.observe(element.ownerDocument.body);
  growth.observe(element);
  view.addEventListener('scroll', later, { passive: true, capture: true });
  view.addEventListener('resize', later);
  return () => {
    view.cancelAnimationFrame(frame);
    changes.disconnect();
    growth.disconnect();
    view.removeEventListener('scroll', later, { capture: true });
    view.removeEventListener('resize', later);
  };
}

/** Keeps what is fixed over the page where it covers nothing that can be pressed; while there is no such place, it is not seen. */
export function useFreePlace(fixed: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => (fixed.current ? keepFree(fixed.current) : undefined), [fixed]);
}
