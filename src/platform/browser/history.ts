import type { HistoryPort } from '../ports.ts';

/** The page's own history. The state object is the host page's: it is carried along untouched. */
export function browserHistory(window: Window): HistoryPort {
  function step(kind: 'pushState' | 'replaceState', address: string): void {
    try {
      // By the page's own address: a `<base>` may name another site, where no step is allowed.
      window.history[kind](window.history.state, '', new URL(address, window.location.href).href);
    } catch {
      // Refused in a sandboxed frame, and by browsers that limit how often it may change: the page stays as it is.
    }
  }
  return {
    read: () => window.location.pathname + window.location.search + window.location.hash,
    push: (address) => step('pushState', address),
    replace: (address) => step('replaceState', address),
    back: () => window.history.back(),
    listen(act) {
      window.addEventListener('popstate', act);
      return () => window.removeEventListener('popstate', act);
    },
  };
}
