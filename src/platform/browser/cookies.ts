import type { Cookies } from '../ports.ts';

/** What browsers keep of one cookie, name and attributes included. */
const LARGEST = 4_096;

interface CookiePlace {
  readonly document: { cookie: string };
  readonly isSecure: boolean;
}

/** Cookies of the whole site, SameSite=Lax, Secure on https. */
export function browserCookies(place: CookiePlace): Cookies {
  function read(name: string): string | null {
    try {
      const start = `${name}=`;
      const found = place.document.cookie.split('; ').find((each) => each.startsWith(start));
      return found === undefined ? null : decodeURIComponent(found.slice(start.length));
    } catch {
      return null;
    }
  }

  /**
   * Tells what is there afterwards. Browsers write later than they say, and a message to the other tabs would be there first: the read
   * waits for the write.
   */
  function set(name: string, value: string, seconds: number): string | null {
    const text = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${place.isSecure ? '; Secure' : ''}`;
    try {
      if (text.length <= LARGEST) place.document.cookie = text;
    } catch {
      // Refused: what is there says so.
    }
    return read(name);
  }

  return {
    read,
    write: (name, value, seconds) => set(name, encodeURIComponent(value), seconds) === value,
    remove: (name) => void set(name, '', 0),
  };
}
