import { expect, test } from 'vitest';
import { withDialogEntries } from './dialog-entries.ts';
import { createMemoryHistory } from './memory/history.ts';
import type { HistoryNotes } from './ports.ts';

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
