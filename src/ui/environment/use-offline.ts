import { useSyncExternalStore } from 'react';

function followConnection(changed: () => void): () => void {
  globalThis.addEventListener('online', changed);
  globalThis.addEventListener('offline', changed);
  return () => {
    globalThis.removeEventListener('online', changed);
    globalThis.removeEventListener('offline', changed);
  };
}

/** Whether the visitor's own connection is down. */
export function useOffline(): boolean {
  return useSyncExternalStore(
    followConnection,
    () => !navigator.onLine,
    () => false,
  );
}
