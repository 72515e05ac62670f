import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { jsonOf } from '#domain/json.ts';
import type { LazyPart, PartState } from './lazy-part.ts';
import { useSuspendedLoad } from './use-hydration.ts';

/** What loads texts, and has those that are there. */
interface Speaker<Namespace extends string> {
  readonly texts: {
    readonly $texts: {
      get(): { has(namespace: Namespace): boolean };
      listen(listener: () => void): () => void;
    };
    ensure(...namespaces: Namespace[]): Promise<unknown>;
  };
}

/** A part with its texts, both asked for at once while it is wanted, or may soon be. */
export function useSpokenPart<T, Namespace extends string>(
  { texts }: Speaker<Namespace>,
  part: LazyPart<T>,
  namespaces: readonly NoInfer<Namespace>[],
  isWanted = true,
): PartState<T> {
  const { $texts } = texts;
  const read = useCallback(() => $texts.get(), [$texts]);
  const known = useSyncExternalStore(
    useCallback((listener) => $texts.listen(listener), [$texts]),
    read,
    read,
  );
  const state = part.usePart(isWanted);
  const names = jsonOf(namespaces);
  const isSpoken = namespaces.every((namespace) => known.has(namespace));
  useSuspendedLoad(texts, names, isWanted && !isSpoken ? () => texts.ensure(...namespaces) : null);
  useEffect(() => {
    if (isWanted) void texts.ensure(...(JSON.parse(names) as Namespace[]));
  }, [texts, names, isWanted]);
  return state.kind === 'ready' && !isSpoken ? { kind: 'waiting' } : state;
}
