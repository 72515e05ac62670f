import { withDialogEntries } from '../dialog-entries.ts';
import type { HistoryEntries, HistoryNotes, HistoryPort } from '../ports.ts';

export interface MemoryHistory extends HistoryPort {
  back(): void;
  forward(): void;
  /** How many entries there are. */
  length(): number;
}

interface Entry {
  readonly address: string;
  readonly notes: HistoryNotes;
}

/** A history of addresses that starts at one of them. */
export function createMemoryHistory(start = '/'): MemoryHistory {
  let entries: Entry[] = [{ address: start, notes: {} }];
  let at = 0;
  const listeners = new Set<() => void>();
  const now = () => entries[at] ?? { address: start, notes: {} };

  function move(step: number): void {
    if (step === 0 || entries[at + step] === undefined) return;
    at += step;
    for (const listener of listeners) listener();
  }

  const next = (address: string | null, notes: HistoryNotes = now().notes): Entry => ({
    address: address ?? now().address,
    notes,
  });

  const history: HistoryEntries = {
    read: () => now().address,
    notes: () => now().notes,
    push(address, notes) {
      entries = [...entries.slice(0, at + 1), next(address, notes)];
      at += 1;
    },
    replace(address, notes) {
      entries[at] = next(address, notes);
    },
    go: move,
    listen(act) {
      listeners.add(act);
      return () => void listeners.delete(act);
    },
  };
  return {
    ...withDialogEntries(history),
    back: () => move(-1),
    forward: () => move(1),
    length: () => entries.length,
  };
}
