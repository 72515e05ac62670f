import { useEffect, useState } from 'react';
import type { Site } from '#stores/site.ts';

/** Whether a time is kept for the visitor, as far as it is known: asked when somebody is to see it. */
export function useIsTimeKept(site: Site, isWanted: boolean): boolean {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    const settle = (known: boolean) => {
      if (!isOver) setKept(known);
    };
    // Without the code nothing is said of it.
    site.isTimeKept().then(settle, () => {});
    return () => {
      isOver = true;
    };
  }, [site, isWanted]);
  return isKept;
}
