import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Random, Clock } from '#platform/ports.ts';
import type { Load, LoadOnce } from '../load.ts';

/** Waits of an overloaded site, longer each by up to a quarter so that visitors do not come back together. */
const WAITS = [10_000, 20_000, 40_000] as const;

export interface Attempts<T> {
  /** Whole seconds until the next one, told anew each second while somebody listens; null where none is planned. */
  readonly $secondsLeft: ReadableAtom<number | null>;
  /** Asks now; the planned attempts begin anew. */
  ensure(): Promise<Load<T>>;
  stop(): void;
}

/** Asks again by itself after a failure, three times. */
export function createAttempts<T>(
  { clock, random }: { readonly clock: Clock; readonly random: Random },
  load: LoadOnce<T>,
): Attempts<T> {
  const $next = atom<number | null>(null);
  let cancel: (() => void) | null = null;

  function stop(): void {
    cancel?.();
    cancel = null;
    $next.set(null);
  }

  async function attempt(count: number): Promise<Load<T>> {
    const result = await load.ensure();
    stop();
    const wait = WAITS[count];
    if (result.kind === 'failed' && result.problem.retryable && wait !== undefined) {
      const delay = wait * (1 + random.fraction() / 4);
      $next.set(clock.now() + delay);
      cancel = clock.after(delay, () => void attempt(count + 1));
    }
    return result;
  }

  return { $secondsLeft: secondsUntil(clock, $next), ensure: () => attempt(0), stop };
}

/** Whole seconds until a moment (epoch ms of this machine), counted only while somebody looks. */
function secondsUntil(clock: Clock, $moment: ReadableAtom<number | null>): ReadableAtom<number | null> {
  const $seconds = atom<number | null>(null);
  onMount($seconds, () => {
    let cancel = () => {};
    const tick = () => {
      const moment = $moment.get();
      cancel();
      $seconds.set(moment === null ? null : Math.max(0, Math.ceil((moment - clock.now()) / 1_000)));
      if (moment !== null) cancel = clock.after(1_000, tick);
    };
    const off = $moment.subscribe(tick);
    return () => {
      off();
      cancel();
    };
  });
  return $seconds;
}
