import { afterEach, expect, it } from 'vitest';
import type { Site } from '#stores/site.ts';
import { sitesOf } from './page-sites.ts';

const ADDRESS = { apiBase: 'https://api.example', company: 'cmp_a', host: 'salon.example' };

/** As much of a window as sites need before they are started. */
function page() {
  const { BroadcastChannel, Date, crypto, console, queueMicrotask, setTimeout, clearTimeout } = globalThis;
  return {
    BroadcastChannel,
    Date,
    crypto,
    console,
    queueMicrotask,
    setTimeout,
    clearTimeout,
    document: { cookie: '' },
    location: { protocol: 'https:' },
  } as unknown as Window & typeof globalThis;
}

const opened: Site[] = [];
afterEach(() => opened.splice(0).forEach((site) => site.dispose()));

it('two languages of a company on one page tell each other what changed', async () => {
  const sites = sitesOf(page(), async () => ({}));
  const [one, other] = [
    sites.siteFor({ address: ADDRESS, wanted: 'fr' }),
    sites.siteFor({ address: ADDRESS, wanted: 'de' }),
  ];
  opened.push(one, other);
  const heard = new Promise((resolve) => {
    const off = other.ports.tabs.listen((message) => {
      off();
      resolve(message);
    });
  });
  const off = one.ports.tabs.listen(() => {});
  one.ports.tabs.post('cart');
  expect(await heard).toBe('cart');
  off();
  expect(one.ports.storage).toBe(other.ports.storage);
});
