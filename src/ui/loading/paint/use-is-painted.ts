import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';
import { useIsHydrating } from '../use-hydration.ts';

/** Whether the part was painted once: what it does not begin with is asked for from then on, and holds up nothing. */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let isOver = false;
    afterPaint(() => {
      if (!isOver) setPainted(true);
    });
    return () => {
      isOver = true;
    };
  }, []);
  return isPainted;
}

/** Whether what stands below the first picture is shown: once that is painted, and at once where a server sends the whole page. */
export function useIsBelowDue(): boolean {
  const isPainted = useIsPainted();
  const [isHydrating] = useState(useIsHydrating());
  return isPainted || isHydrating;
}
