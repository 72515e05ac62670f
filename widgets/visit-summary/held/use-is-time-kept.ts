import { useEffect, useState } from 'react';
import type { Site } from '#stores/site.ts';

/** Whether a time is kept for the visitor, as far as it is known: asked when somebody is to see it, and as they come back from another tab. */
export function useIsTimeKept(site: Site, isWanted: boolean): boolean {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    const settle = (known: boolean) => {
      if (!isOver) setKept(known);
    };
    const ask = () => {
      // Without the code nothing is said of it.
      if (!document.hidden) site.isTimeKept().then(settle, () => {});
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', ask);
    };
  }, [site, isWanted]);
  return isKept;
}
