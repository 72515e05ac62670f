import type { Cookies, Ports, TextStorage } from '#platform/ports.ts';
import { fields } from '#platform/wire/read.ts';

/** Storage and cookies of one company's site, apart from any other company's on the same origin. */
export interface ScopedStorage {
  readonly cookies: Cookies;
  readonly local: TextStorage;
  /** Of this tab. */
  readonly tab: TextStorage;
}

const OWNER = 'vitrine.tenant';
const MONTH = 2_592_000;

/**
 * Cookies have their plain names for the first company of an origin, as almost every origin has one only; those of
 * any other carry its token behind the name. Storage keys always carry it.
 */
export function createScopedStorage(
  { cookies, storage, tabStorage }: Pick<Ports, 'cookies' | 'storage' | 'tabStorage'>,
  tenant: () => string | null,
): ScopedStorage {
  function cookieName(name: string): string {
    const own = tenant() ?? '';
    const owner = cookies.read(OWNER);
    return owner === null || owner === own ? name : `${name}.${encodeURIComponent(own)}`;
  }

  function claim(): void {
    const own = tenant() ?? '';
    const owner = cookies.read(OWNER);
    if (owner === null || owner === own) cookies.write(OWNER, own, MONTH);
  }

  return {
    cookies: {
      read: (name) => cookies.read(cookieName(name)),
      write(name, value, seconds) {
        claim();
        return cookies.write(cookieName(name), value, seconds);
      },
      remove: (name) => cookies.remove(cookieName(name)),
    },
    local: withPrefix(storage, tenant),
    tab: withPrefix(tabStorage, tenant),
  };
}

const prefixOf = (tenant: () => string | null) => `vitrine:${tenant() ?? ''}:`;

/** Whether the full key of a storage is of a company's site. */
export function isOfTenant(key: string, tenant: () => string | null): boolean {
  return key.startsWith(prefixOf(tenant));
}

function withPrefix(storage: TextStorage, tenant: () => string | null): TextStorage {
  const full = (key: string) => prefixOf(tenant) + key;
  return {
    read: (key) => storage.read(full(key)),
    write: (key, value) => storage.write(full(key), value),
    remove: (key) => storage.remove(full(key)),
    keys: (start) => storage.keys(full(start)).map((key) => key.slice(full('').length)),
  };
}

/** What was stored as JSON; null where nothing was, or something else than JSON. */
export function readJson(storage: Pick<TextStorage | Cookies, 'read'>, key: string): unknown {
  const text = storage.read(key);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return null;
  }
}

/** Where a tab has what a customer has typed and not saved, and where codes are on their way to them. Each says whose it is: `customerId`. */
export const OWN = 'own.';

/** Whoever comes after a customer in this tab finds nothing of theirs; `customerId`: who comes, and finds what is their own. */
export function forgetOwn({ tab }: Pick<ScopedStorage, 'tab'>, customerId?: string): void {
  for (const key of tab.keys(OWN))
    if (!customerId || fields(readJson(tab, key))['customerId'] !== customerId) tab.remove(key);
}
