import type { Random, Clock, Ports, Report } from '../ports.ts';
import { browserCookies } from './cookies.ts';
import { withDialogEntries } from '../dialog-entries.ts';
import { browserHistory } from './history.ts';
import { browserStorage } from './storage.ts';
import { browserTabs } from './tabs.ts';

/** The ports of a page. Nothing is read or opened before it is used. */
export function createBrowserPorts(window: Window & typeof globalThis): Ports {
  const rare = () => import('./rare-ports.ts').then(({ rarePorts }) => rarePorts(window));
  return {
    fetch: (url, init) => window.fetch(url, init),
    clock: browserClock(window),
    storage: browserStorage(() => window.localStorage),
    tabStorage: browserStorage(() => window.sessionStorage),
    cookies: browserCookies({ document: window.document, isSecure: window.location.protocol === 'https:' }),
    history: withDialogEntries(browserHistory(window)),
    tabs: browserTabs(window, 'vitrine'),
    geolocation: async () => (await rare()).geolocation,
    presence: async () => (await rare()).presence,
    hostPage: async () => (await rare()).hostPage,
    passkeys: async () => (await rare()).passkeys(),
    paymentForms: async () => (await rare()).paymentForms(),
    isOnline: () => window.navigator.onLine,
    languages: () => window.navigator.languages,
    random: browserRandom(window.crypto),
    report: browserReport(window.console),
  };
}

/** The longest wait that a browser counts without overflow. */
const LONGEST = 2 ** 31 - 1;

function browserClock(window: Window & typeof globalThis): Clock {
  return {
    now: () => window.Date.now(),
    after(milliseconds, act) {
      const id = window.setTimeout(act, Math.min(milliseconds, LONGEST));
      return () => window.clearTimeout(id);
    },
  };
}

/** `randomUUID` exists on https alone, and a salon's page may still be http. */
function browserRandom(crypto: Crypto): Random {
  return {
    fraction: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32,
    uuid: () => uuidOf(crypto.getRandomValues(new Uint8Array(16))),
  };
}

/** UUID v4 of sixteen random bytes. */
export function uuidOf(bytes: Uint8Array): string {
  const hex = [...bytes]
    .map((byte, index) => {
      const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
      return marked.toString(16).padStart(2, '0');
    })
    .join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function browserReport(console: Console): Report {
  return (fault) => console.warn(`[vitrine] ${fault.kind}: ${fault.message}`);
}
