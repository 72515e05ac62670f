import type { Cookies, TextStorage } from '../ports.ts';

/** A storage with no browser behind it; hand the same map to two for two tabs of one browser. */
export function memoryStorage(values = new Map<string, string>()): TextStorage {
  return {
    read: (key) => values.get(key) ?? null,
    write(key, value) {
      values.set(key, value);
      return true;
    },
    remove: (key) => void values.delete(key),
    keys: (start) => [...values.keys()].filter((key) => key.startsWith(start)),
  };
}

/**
 * The storage of each of a browser's tabs. What another tab has written arrives so many turns later, as between processes, while a
 * cookie is there at once.
 */
export function createLateStorage(
  values: Map<string, string>,
  turns: number,
): (found: (key: string) => void) => TextStorage {
  const views = new Map<Map<string, string>, (key: string) => void>();

  function arrive(key: string, view: Map<string, string>): void {
    const value = values.get(key);
    if (value === undefined) view.delete(key);
    else view.set(key, value);
  }

  function arriveLate(key: string, view: Map<string, string>, left: number): void {
    if (left > 0) return void setTimeout(() => arriveLate(key, view, left - 1), 0);
    arrive(key, view);
    views.get(view)?.(key);
  }

  return (found) => {
    const own = new Map(values);
    views.set(own, found);
    const storage = memoryStorage(own);
    const tell = (key: string) => {
      for (const view of views.keys()) {
        if (view === own) continue;
        if (turns === 0) arrive(key, view);
        arriveLate(key, view, turns + 1);
      }
    };
    return {
      read: storage.read,
      write(key, value) {
        values.set(key, value);
        tell(key);
        return storage.write(key, value);
      },
      remove(key) {
        values.delete(key);
        tell(key);
        storage.remove(key);
      },
      keys: storage.keys,
    };
  };
}

/** A cookie jar; `limit` in characters of name and value. Cookies do not expire. */
export function memoryCookies(jar = new Map<string, string>(), limit = 4_000): Cookies {
  return {
    read: (name) => jar.get(name) ?? null,
    write(name, value) {
      if (name.length + encodeURIComponent(value).length > limit) return false;
      jar.set(name, value);
      return true;
    },
    remove: (name) => void jar.delete(name),
  };
}
