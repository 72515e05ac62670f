import { useCallback, useSyncExternalStore } from 'react';
import type { PartState } from './lazy-part.ts';
import { useAttempts } from './use-attempts.ts';
import { useSuspendedLoad } from './use-hydration.ts';

/** A feature whose store is made by code that comes when it is asked for. */
interface Openable<Store> {
  load(): Promise<(tools: never) => Store>;
}

/** What opens features, and has what is open. */
interface Opener<Store> {
  open(feature: Openable<Store>): Promise<Store>;
  opened(feature: Openable<Store>): { get(): Store | null; listen(listener: () => void): () => void };
}

/** The store of a feature, loaded with its texts while it is wanted; where they do not come, the way to try again. */
export function useOpened<Store>(
  opener: Opener<NoInfer<Store>>,
  feature: Openable<Store>,
  isWanted = true,
): PartState<Store> {
  const $store = opener.opened(feature);
  const store = useSyncExternalStore(
    useCallback((listener) => $store.listen(listener), [$store]),
    () => $store.get(),
    () => $store.get(),
  );
  useSuspendedLoad($store, '', isWanted && store === null ? () => opener.open(feature) : null);
  const open = useCallback(() => opener.open(feature), [opener, feature]);
  const { hasFailed, retry } = useAttempts(isWanted ? open : null);
  if (store !== null) return { kind: 'ready', value: store };
  return hasFailed ? { kind: 'failed', retry } : { kind: 'waiting' };
}
