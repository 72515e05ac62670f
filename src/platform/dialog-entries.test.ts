import { expect, test } from 'vitest';
import { withDialogEntries } from './dialog-entries.ts';
import type { HistoryNotes } from './ports.ts';
import { browserEntries, onPage } from './testing/dialogs.ts';

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

test('after two dialogs over each other were closed by their own buttons, one Back leads to the page before', () => {
  const { history, closed, cover } = onPage();
  const [lower, upper] = [cover('drawer'), cover('dialog')];
  upper();
  lower();
  history.back();
  expect([closed, history.read()]).toEqual([[], '/before']);
});

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
