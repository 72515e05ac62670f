import type { Fault, Ports } from '../ports.ts';
import { createMemoryClock } from './clock.ts';
import { memoryGeolocation } from './geolocation.ts';
import { createMemoryHistory } from './history.ts';
import { createMemoryHostPage } from './host-page.ts';
import { createMemoryPasskeys } from './passkeys.ts';
import { createMemoryPaymentForms } from './payment-forms.ts';
import { createMemoryPresence } from './presence.ts';
import { memoryCookies, memoryStorage } from './storage.ts';
import { createMemoryBrowser } from './tabs.ts';

/** Ports without a browser, for a server that renders and for tests; any of them may be given. */
export function createMemoryPorts(given: Partial<Ports> = {}): Ports & { readonly faults: Fault[] } {
  const faults: Fault[] = [];
  return {
    fetch: () => Promise.reject(new TypeError('no network')),
    clock: createMemoryClock(),
    storage: memoryStorage(),
    tabStorage: memoryStorage(),
    cookies: memoryCookies(),
    history: createMemoryHistory(),
    tabs: createMemoryBrowser().tab(),
    geolocation: () => Promise.resolve(memoryGeolocation({ kind: 'unknown' })),
    presence: () => Promise.resolve(createMemoryPresence()),
    hostPage: () => Promise.resolve(createMemoryHostPage()),
    passkeys: () => Promise.resolve(createMemoryPasskeys()),
    paymentForms: () => Promise.resolve(createMemoryPaymentForms()),
    isOnline: () => true,
    languages: () => [],
    random: { fraction: () => 1 - Number.EPSILON, uuid: () => crypto.randomUUID() },
    report: (fault) => void faults.push(fault),
    ...given,
    faults,
  };
}
