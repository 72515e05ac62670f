import { use, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether what is rendered is markup that a server sends, or such markup while it is hydrated. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

const waits = new WeakMap<object, Map<string, Promise<void>>>();

/** Milliseconds after which what did not arrive is asked for again: a server renders the same part for the next page. */
const AGAIN_AFTER = 5000;

/** Of one thing it is waited once: what did not arrive is asked for again once the markup is hydrated. */
function waitFor(owner: object, name: string, ask: (() => Promise<unknown>) | null): Promise<void> | null {
  const known = waits.get(owner) ?? new Map<string, Promise<void>>();
  waits.set(owner, known);
  const running = known.get(name);
  if (running || !ask) return running ?? null;
  const wait = ask().then(
    () => {},
    () => void setTimeout(() => known.delete(name), AGAIN_AFTER),
  );
  known.set(name, wait);
  return wait;
}

/**
 * Has a server wait for something before it sends what shows it, and a page before it hydrates that markup; elsewhere it does
 * nothing. `owner` and `name` tell one thing from another; `ask` null: it is there.
 */
export function useSuspendedLoad(owner: object, name: string, ask: (() => Promise<unknown>) | null): void {
  const isHydrating = useIsHydrating();
  const wait = isHydrating ? waitFor(owner, name, ask) : null;
  // What was waited for once is waited for at each try: React knows one wait from another by their order alone.
  if (wait) use(wait);
}
