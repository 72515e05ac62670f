import { useEffect } from 'react';
import type { PartState } from './lazy-part.ts';

/** Waits before code that did not arrive is asked for again. */
export const RETRY_MS = 5000;

/** For a part that nobody can ask for: where its code did not arrive, it is asked for again until it does. */
export function useRetried<T>(part: PartState<T>): PartState<T> {
  const retry = part.kind === 'failed' ? part.retry : null;
  useEffect(() => {
    if (!retry) return;
    const timer = setTimeout(retry, RETRY_MS);
    return () => clearTimeout(timer);
  }, [retry]);
  return part;
}
