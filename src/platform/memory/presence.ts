import type { Presence } from '../ports.ts';

/** Names that one tab of a browser has at a time. */
export type MemoryLocks = Map<string, (() => void)[]>;

export interface MemoryPresence extends Presence {
  show(isShown: boolean): void;
  connect(isOnline: boolean): void;
}

/** A page that is looked at, beside others of the same browser where they share its locks. */
export function createMemoryPresence(locks: MemoryLocks = new Map()): MemoryPresence {
  const listeners = new Set<() => void>();
  let isShown = true;
  let isOnline = true;
  const tell = () => {
    for (const act of listeners) act();
  };

  return {
    isShown: () => isShown,
    isOnline: () => isOnline,
    onChange(act) {
      listeners.add(act);
      return () => void listeners.delete(act);
    },
    lead(name, act) {
      const waiting = locks.get(name) ?? [];
      locks.set(name, waiting);
      waiting.push(act);
      if (waiting.length === 1) act();
      return () => {
        const wasFirst = waiting[0] === act;
        waiting.splice(waiting.indexOf(act), waiting.includes(act) ? 1 : 0);
        if (wasFirst) waiting[0]?.();
      };
    },
    show(value) {
      isShown = value;
      tell();
    },
    connect(value) {
      isOnline = value;
      tell();
    },
  };
}
