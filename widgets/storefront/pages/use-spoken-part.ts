import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { jsonOf } from '#domain/json.ts';
import type { Site } from '#stores/site.ts';
import type { TextNamespace } from '#stores/texts/texts.ts';
import type { LazyPart, PartState } from '#ui/loading/lazy-part.ts';
import { useSuspendedLoad } from '#ui/loading/use-hydration.ts';

/** A part with its texts, both asked for at once while it is wanted, or may soon be. */
export function useSpokenPart<T>(
  site: Site,
  part: LazyPart<T>,
  namespaces: readonly TextNamespace[],
  isWanted = true,
): PartState<T> {
  const texts = useStore(site.texts.$texts);
  const state = part.usePart(isWanted);
  const names = jsonOf(namespaces);
  const isSpoken = namespaces.every((namespace) => texts.has(namespace));
  useSuspendedLoad(site.texts, names, isWanted && !isSpoken ? () => site.texts.ensure(...namespaces) : null);
  useEffect(() => {
    if (isWanted) void site.texts.ensure(...(JSON.parse(names) as TextNamespace[]));
  }, [site, names, isWanted]);
  return state.kind === 'ready' && !isSpoken ? { kind: 'waiting' } : state;
}
