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

  function set(name: string, value: string, seconds: number): boolean {
    const text = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${place.isSecure ? '; Secure' : ''}`;
    if (text.length > LARGEST) return false;
    try {
      place.document.cookie = text;
      return true;
    } catch {
      return false;
    }
  }

  return {
    read,
    write: (name, value, seconds) => set(name, encodeURIComponent(value), seconds) && read(name) === value,
    remove: (name) => void set(name, '', 0),
  };
}
