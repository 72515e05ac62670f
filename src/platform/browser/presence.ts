import type { Presence } from '../ports.ts';

export function browserPresence(window: Window & typeof globalThis): Presence {
  const { document, navigator } = window;
  // A page that is being left is not hidden yet, and must be found without connections to be kept for Back.
  let isLeft = false;

  return {
    isShown: () => !isLeft && document.visibilityState === 'visible',
    isOnline: () => navigator.onLine,
    onChange(act) {
      const leave = () => {
        isLeft = true;
        act();
      };
      const arrive = () => {
        isLeft = false;
        act();
      };
      const events: readonly (readonly [EventTarget, string, () => void])[] = [
        [document, 'visibilitychange', act],
        [window, 'pagehide', leave],
        [window, 'pageshow', arrive],
        [window, 'online', act],
      ];
      for (const [target, name, listener] of events) target.addEventListener(name, listener);
      return () => {
        for (const [target, name, listener] of events) target.removeEventListener(name, listener);
      };
    },
    lead: (name, act) => lead(navigator, name, act),
  };
}

/** Locks exist on https alone, and a salon's page may still be http. */
function lead({ locks }: Partial<Pick<Navigator, 'locks'>>, name: string, act: () => void): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const wanted = new AbortController();
  let isOver = false;
  const begin = () => {
    if (!isOver) act();
  };
  if (!locks) begin();
  else {
    const hold = () => {
      begin();
      return promise;
    };
    locks.request(name, { signal: wanted.signal }, hold).catch(() => {
      // Taken back, or refused by the browser: then there is nobody to agree with.
      begin();
    });
  }
  return () => {
    isOver = true;
    resolve();
    wanted.abort();
  };
}
