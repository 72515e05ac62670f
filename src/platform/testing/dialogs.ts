import { withDialogEntries } from '../dialog-entries.ts';
import { createMemoryHistory } from '../memory/history.ts';
import type { HistoryEntries, HistoryNotes, HistoryPort } from '../ports.ts';

/** On the second of two pages. */
export function onPage() {
  const history = createMemoryHistory('/before');
  history.push('/page', { own: 1 });
  const closed: string[] = [];
  const cover = (name: string) => history.coverPage(() => closed.push(name));
  return { history, closed, cover };
}

/** A dialog that is opened again where the history leads to it, with a step over it that can be left. */
export function dialogWithStep(history: HistoryPort) {
  const shown: string[] = [];
  const leaves: (() => void)[] = [];
  const open = (name: string) => {
    shown.push(name);
    leaves.push(history.coverPage(() => void shown.splice(shown.indexOf(name)), name));
    return true;
  };
  const offer = (name: string, can = true) => history.onReopen(name, () => can && open(name));
  return { shown, open, offer, closeAll: () => leaves.toReversed().forEach((leave) => leave()) };
}

/** What the browser keeps over a reload. */
export function browserEntries() {
  let all: [string, HistoryNotes][] = [
    ['/before', {}],
    ['/page', {}],
  ];
  let at = 1;
  let acts: (() => void)[] = [];
  const now = () => all[at] ?? (['', {}] as [string, HistoryNotes]);
  const step = (count: number) => {
    if (count === 0 || !all[at + count]) return;
    at += count;
    for (const act of acts) act();
  };
  const entries: HistoryEntries = {
    read: () => now()[0],
    notes: () => now()[1],
    push(address, notes = {}) {
      all = [...all.slice(0, at + 1), [address ?? now()[0], notes]];
      at += 1;
    },
    replace: (address, notes = {}) => void (all[at] = [address ?? now()[0], notes]),
    go: step,
    listen(act) {
      acts.push(act);
      return () => {};
    },
  };
  const reload = () => {
    acts = [];
    return withDialogEntries(entries);
  };
  return { entries, reload, back: () => step(-1) };
}
