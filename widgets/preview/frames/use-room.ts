import { useLayoutEffect, useState, type RefObject } from 'react';

/** CSS pixels that an element is wide, followed; 0 until it is there. */
export function useRoom(place: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const measure = () => {
      const width = Math.floor(element.getBoundingClientRect().width);
      // What is hidden for a while has no width, and nothing in it is to be loaded anew.
      if (width > 0) setRoom(width);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return room;
}
