import { expect, test } from 'vitest';
import { withDialogEntries } from './dialog-entries.ts';
import { browserEntries, dialogWithStep, onPage } from './testing/dialogs.ts';

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
