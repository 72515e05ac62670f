import { expect, test } from 'vitest';
import { withDialogEntries } from './dialog-entries.ts';
import { createMemoryHistory } from './memory/history.ts';
import type { HistoryEntries, HistoryNotes, HistoryPort } from './ports.ts';

/** On the second of two pages. */
function onPage() {
  const history = createMemoryHistory('/before');
  history.push('/page', { own: 1 });
  const closed: string[] = [];
  const cover = (name: string) => history.coverPage(() => closed.push(name));
  return { history, closed, cover };
}

test('Back closes a dialog and stays on its page; the next one leads to the page before', () => {
  const { history, closed, cover } = onPage();
  const leave = cover('dialog');
  expect([history.read(), history.notes()]).toEqual(['/page', { own: 1 }]);
  history.back();
  leave();
  expect([closed, history.read()]).toEqual([['dialog'], '/page']);
  history.back();
  expect(history.read()).toBe('/before');
});

test('of dialogs over each other, each Back closes the last one', () => {
  const { history, closed, cover } = onPage();
  cover('drawer');
  cover('dialog');
  history.back();
  expect(closed).toEqual(['dialog']);
  history.back();
  expect([closed, history.read()]).toEqual([['dialog', 'drawer'], '/page']);
});

test('after a dialog that was closed by its own button, one Back leads to the page before', () => {
  const { history, closed, cover } = onPage();
  cover('dialog')();
  history.back();
  expect([closed, history.read()]).toEqual([[], '/before']);
});

test('a dialog that takes another one’s place closes by one Back', () => {
  const { history, closed, cover } = onPage();
  cover('one')();
  const entries = history.length();
  cover('two');
  expect(history.length()).toBe(entries);
  history.back();
  expect([closed, history.read()]).toEqual([['two'], '/page']);
});

test('a page that is opened out of a dialog leads back to the page below it', () => {
  const { history, closed, cover } = onPage();
  const leave = cover('menu');
  history.push('/next', history.notes());
  leave();
  expect([history.read(), history.notes()]).toEqual(['/next', { own: 1 }]);
  history.back();
  expect([closed, history.read()]).toEqual([[], '/page']);
  history.back();
  expect(history.read()).toBe('/before');
});

test('steps back are counted from the page, not from the dialog over it', () => {
  const { history, closed, cover } = onPage();
  cover('dialog');
  history.replace('/page?q', { own: 2 });
  history.go(-1);
  expect([closed, history.read()]).toEqual([['dialog'], '/before']);
  history.forward();
  expect(history.read()).toBe('/page');
});

test('what was done in a dialog may change the address of its page, and Back leads to the page before all the same', () => {
  const { history, closed, cover } = onPage();
  const followCart = () => {
    if (history.read() === '/page') history.replace('/page?cart');
  };
  // Before the dialog listens, as the page does that it lies over.
  history.listen(followCart);
  const leave = cover('dialog');
  followCart();
  leave();
  history.back();
  expect([closed, history.read()]).toEqual([[], '/before']);
});

test('Forward to where a dialog was opens none, and Back from there closes none', () => {
  const { history, closed, cover } = onPage();
  const leave = cover('dialog');
  history.back();
  leave();
  history.forward();
  expect(closed).toEqual(['dialog']);
  history.back();
  expect(history.read()).toBe('/page');
});

/** A dialog that is opened again where the history leads to it, with a step over it that can be left. */
function dialogWithStep(history: HistoryPort) {
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

test('Forward opens again what has a name and Back closed, as far as it leads', () => {
  const { history } = onPage();
  const { shown, open, offer } = dialogWithStep(history);
  for (const name of ['dialog', 'step']) offer(name);
  for (const name of ['dialog', 'step']) open(name);
  history.go(-1);
  expect([shown, history.read()]).toEqual([[], '/before']);
  history.forward();
  history.forward();
  expect(shown).toEqual(['dialog']);
  history.forward();
  expect(shown).toEqual(['dialog', 'step']);
  history.back();
  expect(shown).toEqual(['dialog']);
});

test('a step that cannot be opened again is passed by the next Back', () => {
  const { history } = onPage();
  const { shown, open, offer } = dialogWithStep(history);
  offer('step', false);
  for (const name of ['dialog', 'step']) open(name);
  history.back();
  history.forward();
  expect(shown).toEqual(['dialog']);
  history.back();
  expect([shown, history.read()]).toEqual([[], '/page']);
});

test('after two dialogs over each other were closed by their own buttons, one Back leads to the page before', () => {
  const { history, closed, cover } = onPage();
  const [lower, upper] = [cover('drawer'), cover('dialog')];
  upper();
  lower();
  history.back();
  expect([closed, history.read()]).toEqual([[], '/before']);
});

/** What the browser keeps over a reload. */
function browserEntries() {
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

test.each([
  ['one dialog that was closed', 1, true],
  ['one dialog that was open', 1, false],
  ['two dialogs that were closed', 2, true],
  ['two dialogs that were open', 2, false],
])('after a reload above %s, one Back leads to the page before', (_, count, isClosed) => {
  const { entries, reload, back } = browserEntries();
  const before = withDialogEntries(entries);
  const leaves = Array.from({ length: count }, () => before.coverPage(() => {}));
  if (isClosed) for (const leave of leaves.toReversed()) leave();
  const history = reload();
  back();
  expect(history.read()).toBe('/before');
});

test.each([
  ['once', 1],
  ['more often than is kept', 30],
])(
  'after a reload above a closed dialog that changed the address %s, one Back leads to the page before',
  (...row) => {
    const [, times] = row;
    const { entries, reload, back } = browserEntries();
    const before = withDialogEntries(entries);
    const leave = before.coverPage(() => {});
    for (let time = 1; time <= times; time += 1) before.replace(`/page?q=${time}`, { own: time });
    leave();
    const history = reload();
    expect([history.read(), history.notes()]).toEqual([`/page?q=${times}`, { own: times }]);
    back();
    expect(history.read()).toBe('/before');
  },
);

test('an entry of a dialog keeps few addresses, however often it gets another', () => {
  const { entries } = browserEntries();
  const history = withDialogEntries(entries);
  history.coverPage(() => {});
  for (let time = 1; time <= 1000; time += 1) history.replace(`/page?q=${time}`);
  expect(JSON.stringify(entries.notes()).length).toBeLessThan(250);
});

test.each([['no list'], [[null, 3, {}]], [{ length: 1e9 }]])(
  'what else a page has written where addresses are kept, as %j, is passed over',
  (former) => {
    const { entries, reload, back } = browserEntries();
    entries.push(null, { dialogs: 1, 'dialog-addresses': former });
    const history = reload();
    expect(history.notes()).toEqual({});
    back();
    expect(history.read()).toBe('/before');
  },
);

test('a dialog in the place of one that changed the address leaves the page before one Back away', () => {
  const { history, cover } = onPage();
  const leave = cover('one');
  history.replace('/page?one');
  leave();
  cover('two')();
  history.back();
  expect(history.read()).toBe('/before');
});

test('a dialog that changed the address, once that over it is closed, leaves the page before one Back away', () => {
  const { history, closed, cover } = onPage();
  const leave = cover('drawer');
  history.replace('/page?drawer');
  cover('dialog');
  history.back();
  leave();
  history.back();
  expect([closed, history.read()]).toEqual([['dialog'], '/before']);
});

test('a dialog that is opened again by the page after a reload closes by one Back', () => {
  const { entries, reload, back } = browserEntries();
  withDialogEntries(entries).coverPage(() => {});
  const history = reload();
  const closed: string[] = [];
  history.coverPage(() => closed.push('dialog'));
  back();
  expect([closed, history.read()]).toEqual([['dialog'], '/page']);
});

test('a reload above open dialogs that have names opens them again, whenever each of them can be', () => {
  const { entries, reload, back } = browserEntries();
  const before = dialogWithStep(withDialogEntries(entries));
  for (const name of ['dialog', 'step']) before.open(name);
  const { shown, offer } = dialogWithStep(reload());
  offer('step');
  expect(shown).toEqual([]);
  offer('dialog');
  expect(shown).toEqual(['dialog', 'step']);
  back();
  expect(shown).toEqual(['dialog']);
  back();
  expect([shown, entries.read()]).toEqual([[], '/page']);
});

test('a reload above a dialog whose step comes late opens the step with its code', () => {
  const { entries, reload } = browserEntries();
  const before = dialogWithStep(withDialogEntries(entries));
  for (const name of ['dialog', 'step']) before.open(name);
  const { shown, offer } = dialogWithStep(reload());
  offer('dialog');
  expect(shown).toEqual(['dialog']);
  offer('step');
  expect(shown).toEqual(['dialog', 'step']);
});

test('a reload above dialogs that have names and were closed opens none, and one Back leads to the page before', () => {
  const { entries, reload, back } = browserEntries();
  const before = dialogWithStep(withDialogEntries(entries));
  for (const name of ['dialog', 'step']) before.open(name);
  before.closeAll();
  const { shown, offer } = dialogWithStep(reload());
  for (const name of ['dialog', 'step']) offer(name);
  back();
  expect([shown, entries.read()]).toEqual([[], '/before']);
});

test('a step in the place of another is the one that is opened again', () => {
  const { entries, reload } = browserEntries();
  const history = withDialogEntries(entries);
  history.coverPage(() => {}, 'one')();
  history.coverPage(() => {}, 'two');
  const { shown, offer } = dialogWithStep(reload());
  for (const name of ['one', 'two']) offer(name);
  expect(shown).toEqual(['two']);
});

test('a step of the host page’s own after a closed dialog, as to a mark in it, is not undone', () => {
  const entries: [string, HistoryNotes][] = [['/page', {}]];
  const [first] = entries;
  const now = () => entries.at(-1) ?? first ?? (['', {}] as const);
  let moved = () => {};
  const history = withDialogEntries({
    read: () => now()[0],
    notes: () => now()[1],
    push: (address, notes = {}) => void entries.push([address ?? now()[0], notes]),
    replace: () => {},
    go: (count) => {
      entries.splice(count);
      moved();
    },
    listen(act) {
      moved = act;
      return () => {};
    },
  });
  history.coverPage(() => {})();
  entries.push(['/page#prices', {}]);
  moved();
  expect(history.read()).toBe('/page#prices');
});
