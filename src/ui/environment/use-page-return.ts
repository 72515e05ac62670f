import { useEffect, useRef } from 'react';

/** Calls when the browser shows the page again as it was left, as by Back: its scripts have not started anew. */
export function usePageReturn(act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const look = ({ persisted }: PageTransitionEvent) => persisted && latest.current();
    addEventListener('pageshow', look);
    return () => removeEventListener('pageshow', look);
  }, []);
}
