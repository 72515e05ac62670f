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
