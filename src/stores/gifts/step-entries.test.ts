import { atom } from 'nanostores';
import { describe, expect, it } from 'vitest';
import { createMemoryHistory } from '#platform/memory/history.ts';
import { createScrollPositions } from '../navigation/scroll-positions.ts';
import { stepEntries } from './step-entries.ts';

function open(keeps: 'entries' | 'one-entry' | 'nothing' = 'entries') {
  const history = createMemoryHistory('/gift');
  const [$step, $form] = [atom(0), atom('')];
  const scroll = createScrollPositions(history);
  const goTo = (step: number) => $step.set(step);
  const entries = stepEntries({ history, keeps, scroll }, { $step, $form, goTo });
  const stop = entries.follow();
  return { history, $step, $form, entries, stop };
}

describe('the steps of a voucher’s form', () => {
  it('are entries of the page’s history: Back and Forward go through them, at the same address', () => {
    const { history, $step, entries } = open();
    entries.goTo(1);
    entries.goTo(2);
    history.go(-1);
    expect([$step.get(), history.read()]).toEqual([1, '/gift']);
    history.go(-1);
    expect($step.get()).toBe(0);
    history.go(2);
    expect($step.get()).toBe(2);
  });

  it('are gone back to by the entry that they have: Back leads on from there', () => {
    const { history, $step, entries } = open();
    for (const step of [1, 2, 3, 1]) entries.goTo(step);
    expect($step.get()).toBe(1);
    history.go(-1);
    expect($step.get()).toBe(0);
    history.go(3);
    expect($step.get()).toBe(3);
  });

  it('say nothing of another form, which goes on from where it is', () => {
    const { history, $step, $form, entries } = open();
    entries.goTo(3);
    $step.set(0);
    $form.set('another');
    history.go(-1);
    expect($step.get()).toBe(0);
    entries.goTo(1);
    history.go(-1);
    expect($step.get()).toBe(0);
  });

  it.each(['one-entry', 'nothing'] as const)('have no entries in an element that keeps %s', (keeps) => {
    const { history, $step, entries } = open(keeps);
    entries.goTo(1);
    expect([$step.get(), history.notes()]).toEqual([1, {}]);
  });

  it('follow the history no more once the form is gone', () => {
    const { history, $step, entries, stop } = open();
    entries.goTo(1);
    stop();
    history.go(-1);
    expect($step.get()).toBe(1);
  });
});
