import { expect, it } from 'vitest';
import { createPagePorts } from './page-ports.ts';

/** As much of a window as sites need before they are started. */
function page() {
  const { BroadcastChannel, Date, crypto, console, performance, queueMicrotask, setTimeout, clearTimeout } =
    globalThis;
  return {
    BroadcastChannel,
    Date,
    crypto,
    console,
    performance,
    queueMicrotask,
    setTimeout,
    clearTimeout,
    document: { cookie: '' },
    history: { state: null },
    location: { protocol: 'https:' },
  } as unknown as Window & typeof globalThis;
}

it('two sites of a company on one page tell each other what changed', async () => {
  const portsOf = createPagePorts(page());
  const [one, other] = [portsOf(), portsOf()];
  const heard = new Promise((resolve) => {
    const off = other.tabs.listen((message) => {
      off();
      resolve(message);
    });
  });
  const off = one.tabs.listen(() => {});
  one.tabs.post('cart');
  expect(await heard).toBe('cart');
  off();
  expect(one.storage).toBe(other.storage);
  // What is of one page is told apart from another tab by this alone.
  expect(one.tabs.openedAt).toBe(other.tabs.openedAt);
});
