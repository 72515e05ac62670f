import { useCallback, useEffect, useState } from 'react';
import { useAttempts } from './use-attempts.ts';
import { useIsHydrating, useSuspendedLoad } from './use-hydration.ts';

/** Where the code of a part is. */
export type PartState<T> =
  | { readonly kind: 'ready'; readonly value: T }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly retry: () => void };

export interface LazyPart<T> {
  /** Loads it once, whoever asks. */
  load(): Promise<T>;
  /** Its state while it is wanted, or may soon be: there at once where it was loaded before. */
  usePart(isWanted: boolean): PartState<T>;
}

/** Code that is asked for when it is wanted. React's own way would hold the screen back for longer, and hide a failure. */
export function lazyPart<T>(importPart: () => Promise<T>): LazyPart<T> {
  let loaded: T | undefined;
  let loading: Promise<T> | undefined;

  function load(): Promise<T> {
    loading ??= importPart().then(
      (value) => (loaded = value),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  const part: LazyPart<T> = {
    load,
    usePart(isWanted) {
      const [value, setValue] = useState(() => loaded);
      const isDue = isWanted && value === undefined;
      const isHydrating = useIsHydrating();
      const start = useCallback(() => load().then((part) => setValue(() => part)), []);
      const { hasFailed, retry } = useAttempts(isDue ? start : null);
      useSuspendedLoad(part, '', isDue && loaded === undefined ? load : null);
      // What else is loaded here need not be where the markup comes from.
      const isShown = isWanted || !isHydrating;
      const there = isShown ? (value ?? (isWanted ? loaded : undefined)) : undefined;
      if (there !== undefined) return { kind: 'ready', value: there };
      return hasFailed ? { kind: 'failed', retry } : { kind: 'waiting' };
    },
  };
  return part;
}

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
