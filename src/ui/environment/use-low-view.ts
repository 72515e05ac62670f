import { useSyncExternalStore } from 'react';

/** A small phone: what is a line there is a tenth of what can be seen at once. */
const LOW = '(max-width: 40em) and (max-height: 44em)';

function watchLow(changed: () => void): () => void {
  const query = matchMedia(LOW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether so little can be seen at once that what was come for has to be first. */
export function useLowView(): boolean {
  return useSyncExternalStore(
    watchLow,
    () => matchMedia(LOW).matches,
    () => false,
  );
}
