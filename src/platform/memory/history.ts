import type { HistoryPort } from '../ports.ts';

export interface MemoryHistory extends HistoryPort {
  forward(): void;
}

/** A history of addresses that starts at one of them. */
export function createMemoryHistory(start = '/'): MemoryHistory {
  let entries = [start];
  let at = 0;
  const listeners = new Set<() => void>();

  function move(step: number): void {
    if (entries[at + step] === undefined) return;
    at += step;
    for (const listener of listeners) listener();
  }

  return {
    read: () => entries[at] ?? start,
    push(address) {
      entries = [...entries.slice(0, at + 1), address];
      at += 1;
    },
    replace(address) {
      entries[at] = address;
    },
    back: () => move(-1),
    forward: () => move(1),
    listen(act) {
      listeners.add(act);
      return () => void listeners.delete(act);
    },
  };
}
