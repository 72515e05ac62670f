import type { HistoryEntries, HistoryNotes } from '../ports.ts';

/** The one key of ours in the state of an entry: all else there is the host page's, whose router reads it. */
const KEY = 'vitrine';

/** Whether something can be added without breaking it for whoever put it there: to no text, list, or thing of a class. */
function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** The page's own history. The state object is the host page's: it is carried along, with our notes under a key of our own. */
export function browserHistory(window: Window): HistoryEntries {
  function step(kind: 'pushState' | 'replaceState', address: string | null, notes?: HistoryNotes): void {
    try {
      const { history, location } = window;
      const state: unknown = history.state;
      const fields = isPlain(state) ? state : null;
      if (notes && fields !== state) return;
      history[kind](
        notes ? { ...fields, [KEY]: notes } : state,
        '',
        // By the page's own address: a `<base>` may name another site, where no step is allowed.
        address === null ? undefined : new URL(address, location.href).href,
      );
    } catch {
      // Refused in a sandboxed frame, and by browsers that limit how often it may change: the page stays as it is.
    }
  }
  return {
    read: () => window.location.pathname + window.location.search + window.location.hash,
    notes() {
      const state: unknown = window.history.state;
      const notes: unknown = isPlain(state) && Reflect.get(state, KEY);
      return isPlain(notes) ? { ...notes } : {};
    },
    push: (address, notes) => step('pushState', address, notes),
    replace: (address, notes) => step('replaceState', address, notes),
    go: (entries) => window.history.go(entries),
    listen(act) {
      window.addEventListener('popstate', act);
      return () => window.removeEventListener('popstate', act);
    },
  };
}
