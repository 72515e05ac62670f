import type { Clock } from '../ports.ts';

export interface MemoryClock extends Clock {
  /** Lets so much time pass: what falls due in it happens in order, with what it starts. */
  advance(milliseconds: number): Promise<void>;
  /** Lets everything that waits for no time finish. */
  settle(): Promise<void>;
}

/** A clock that stands still until it is moved. */
export function createMemoryClock(start = Date.UTC(2026, 0, 5, 9)): MemoryClock {
  let now = start;
  let count = 0;
  const waiting = new Map<number, { readonly at: number; readonly act: () => void }>();

  const settle = async () => {
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
  };

  function nextDue(limit: number): number | null {
    let found: number | null = null;
    for (const [id, { at }] of waiting) {
      if (at <= limit && (found === null || at < waiting.get(found)!.at)) found = id;
    }
    return found;
  }

  return {
    now: () => now,
    after(milliseconds, act) {
      const id = (count += 1);
      waiting.set(id, { at: now + milliseconds, act });
      return () => void waiting.delete(id);
    },
    async advance(milliseconds) {
      const end = now + milliseconds;
      await settle();
      for (let id = nextDue(end); id !== null; id = nextDue(end)) {
        const { at, act } = waiting.get(id)!;
        waiting.delete(id);
        now = Math.max(now, at);
        act();
        await settle();
      }
      now = end;
      await settle();
    },
    settle,
  };
}
