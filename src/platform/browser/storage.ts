import type { TextStorage } from '../ports.ts';

/**
 * A browser storage that may be refused (blocked cookies, a sandboxed frame), full or taken away while the page runs:
 * what it does not keep, this page keeps in memory.
 */
export function browserStorage(find: () => Storage): TextStorage {
  const unkept = new Map<string, string>();

  function attempt<T>(act: (storage: Storage) => T, otherwise: T): T {
    try {
      return act(find());
    } catch {
      return otherwise;
    }
  }

  const drop = (key: string) =>
    attempt((storage) => {
      storage.removeItem(key);
      return true;
    }, false);

  return {
    read: (key) => unkept.get(key) ?? attempt((storage) => storage.getItem(key), null),
    write(key, value) {
      const kept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (kept) unkept.delete(key);
      else {
        // An older value left behind would come back at the next visit as if it were the last.
        drop(key);
        unkept.set(key, value);
      }
      return kept;
    },
    remove(key) {
      unkept.delete(key);
      drop(key);
    },
    keys: (start) => [...attempt(Object.keys, []), ...unkept.keys()].filter((key) => key.startsWith(start)),
  };
}
