import { useSyncExternalStore } from 'react';

const CALM = '(prefers-reduced-motion: reduce)';

function watchCalm(changed: () => void): () => void {
  const query = matchMedia(CALM);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the visitor asks for little motion. True without a browser too: what a server renders stands still. */
export function useCalm(): boolean {
  return useSyncExternalStore(
    watchCalm,
    () => matchMedia(CALM).matches,
    () => true,
  );
}
