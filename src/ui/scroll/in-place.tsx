import { useEffect, useRef, type ReactNode } from 'react';
import { followGrowth } from './follow-growth.ts';

/** Scrolls the page by whatever an element would move on the screen as the page changes, until the visitor moves or the page has had its time. */
function keepInPlace(element: HTMLElement, view: Window): () => void {
  const { top } = element.getBoundingClientRect();
  return followGrowth(view, () => {
    const moved = element.getBoundingClientRect().top - top;
    if (Math.abs(moved) >= 1) view.scrollBy({ top: moved, behavior: 'instant' });
    return false;
  });
}

/** What is pressed in it stays under the finger, whatever comes or goes above it for that. */
export function InPlace({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    const view = element?.ownerDocument.defaultView;
    if (!element || !view) return;
    let end = () => {};
    const keep = () => {
      end();
      end = keepInPlace(element, view);
    };
    element.addEventListener('click', keep, { capture: true });
    return () => {
      end();
      element.removeEventListener('click', keep, { capture: true });
    };
  }, []);
  return <div ref={place}>{children}</div>;
}
