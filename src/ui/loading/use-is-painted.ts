import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

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
