import type { HistoryNote, HistoryPort } from '../ports.ts';

/** The one key of ours in the state of an entry: all else there is the host page's, whose router reads it. */
const KEY = 'vitrine';

type Fields = Readonly<Record<string, unknown>>;

/** Null for what is no plain object, to which nothing can be added without breaking it for whoever put it there. */
function fieldsOf(value: unknown): Fields | null {
  if (value === null || value === undefined) return {};
  const isPlain = typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? { ...value } : null;
}

/** The state with a note in it, for which there is no room in a state that is a text, a list, or a thing of a class. */
function withNote(state: unknown, note: HistoryNote): unknown {
  const fields = fieldsOf(state);
  if (!fields) throw new TypeError('no plain state');
  return { ...fields, [KEY]: { ...fieldsOf(fields[KEY]), [note.name]: note.value } };
}

interface CurrentEntryChange extends Event {
  readonly navigationType: string | null;
}

/** The page's own history. The state object is the host page's: it is carried along, with our notes under a key of our own. */
export function browserHistory(window: Window): HistoryPort {
  function step(kind: 'pushState' | 'replaceState', address: string | null, note?: HistoryNote): void {
    try {
      const { history, location } = window;
      const state: unknown = note ? withNote(history.state, note) : history.state;
      // By the page's own address: a `<base>` may name another site, where no step is allowed.
      history[kind](state, '', address === null ? undefined : new URL(address, location.href).href);
    } catch {
      // Refused in a sandboxed frame, and by browsers that limit how often it may change: the page stays as it is.
    }
  }
  return {
    read: () => window.location.pathname + window.location.search + window.location.hash,
    note: (name) => fieldsOf(fieldsOf(window.history.state)?.[KEY])?.[name],
    push: (address, note) => step('pushState', address, note),
    replace: (address, note) => step('replaceState', address, note),
    go: (entries) => window.history.go(entries),
    listen(act) {
      window.addEventListener('popstate', act);
      return () => window.removeEventListener('popstate', act);
    },
    onOverwritten(act) {
      // The Navigation API, which not every browser has.
      const entries: unknown = Reflect.get(window, 'navigation');
      if (!(entries instanceof EventTarget)) return () => {};
      const hear = (event: Event) => {
        if ((event as CurrentEntryChange).navigationType === 'replace') act();
      };
      entries.addEventListener('currententrychange', hear);
      return () => entries.removeEventListener('currententrychange', hear);
    },
  };
}
