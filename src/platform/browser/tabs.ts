import type { Tabs } from '../ports.ts';

/** Milliseconds within which a return is one and the same. */
const RETURNS_APART = 1000;

/** The other tabs of this origin through a BroadcastChannel, opened when somebody listens. */
export function browserTabs(window: Window & typeof globalThis, name: string): Tabs {
  let channel: BroadcastChannel | null = null;
  const listeners = new Set<(message: unknown) => void>();

  function open(): BroadcastChannel | null {
    try {
      channel ??= new window.BroadcastChannel(name);
      channel.onmessage = (event: MessageEvent<unknown>) => {
        for (const listener of listeners) listener(event.data);
      };
    } catch {
      channel = null;
    }
    return channel;
  }

  return {
    openedAt: window.performance.timeOrigin,
    post(message) {
      try {
        open()?.postMessage(message);
      } catch {
        // Closed with the page: nobody is left to tell.
      }
      if (listeners.size === 0) close();
    },
    listen(act) {
      listeners.add(act);
      open();
      return () => {
        listeners.delete(act);
        if (listeners.size === 0) close();
      };
    },
    onReturn(act) {
      // One return is told by several events at once.
      let last = -RETURNS_APART;
      const onVisible = ({ timeStamp }: Event) => {
        if (window.document.visibilityState !== 'visible' || timeStamp - last < RETURNS_APART) return;
        last = timeStamp;
        act();
      };
      window.document.addEventListener('visibilitychange', onVisible);
      window.addEventListener('pageshow', onVisible);
      window.addEventListener('focus', onVisible);
      return () => {
        window.document.removeEventListener('visibilitychange', onVisible);
        window.removeEventListener('pageshow', onVisible);
        window.removeEventListener('focus', onVisible);
      };
    },
    onStored(act) {
      const onStorage = ({ key }: StorageEvent) => {
        if (key !== null) act(key);
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };

  function close(): void {
    channel?.close();
    channel = null;
  }
}
