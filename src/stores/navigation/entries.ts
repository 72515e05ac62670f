import { atom, type ReadableAtom } from 'nanostores';
import { reservationStepOf, stepsBefore, type ReservationStep } from '#domain/site/reservation-step.ts';
import type { HistoryPort } from '#platform/ports.ts';
import { fields, list, text } from '#platform/wire/read.ts';

/** An entry of the history as one element sees it. */
export interface Entry {
  readonly address: string;
  /** The steps of a reservation that led here, one an entry, this one last; empty where none was shown here yet. */
  readonly steps: readonly ReservationStep[];
}

/** The entries that one element adds to the page's history. What the browser refuses changes what is shown all the same. */
export interface Entries {
  readonly $entry: ReadableAtom<Entry>;
  /** Another place, in an entry of its own. */
  open(address: string, isReplaced: boolean): void;
  /** The same place by another address. */
  rewrite(address: string): void;
  /** A step further gets an entry of its own; one that was gone through is gone back to. */
  toStep(step: ReservationStep, address: string): void;
  /** The reservation is over: its entries give way to this one, so that Back leads to what was before them. */
  finish(address: string): void;
  dispose(): void;
}

export interface EntriesOptions {
  /** Tells the element from the others of the page. */
  readonly name: string;
  /** Its address stands in the entries' notes, and the page's own stays as it is. */
  readonly isHidden: boolean;
  /** Steps take the place of one another, and Back leaves the page. */
  readonly isSingle: boolean;
}

const stepsIn = (value: unknown): Entry['steps'] =>
  (list(value) ?? []).flatMap((step) => reservationStepOf(step) ?? []);

export function createEntries(history: HistoryPort, { name, isHidden, isSingle }: EntriesOptions): Entries {
  const $entry = atom<Entry>(read({ address: '', steps: [] }));
  const waiting: (() => void)[] = [];
  let isGoing = false;
  let isNoted = history.note(name) !== undefined;
  let place = history.read();

  /** An entry that somebody else added says nothing: what is shown stays. */
  function read(shown: Entry): Entry {
    const note = history.note(name);
    if (isHidden && note === undefined) return shown;
    const { at, steps } = fields(note);
    return { address: isHidden ? text(at) : history.read(), steps: stepsIn(steps) };
  }

  function put(kind: 'push' | 'replace', { address, steps }: Entry): void {
    const value = isHidden ? { at: address, steps } : { steps };
    history[isSingle ? 'replace' : kind](isHidden ? null : address, { name, value });
    place = history.read();
    isNoted = true;
  }

  /** An entry that does not know us is told what it shows, for whoever comes back to it. */
  function mark({ address, steps }: Entry): void {
    if (history.note(name) !== undefined || !(isHidden || steps.length > 0)) return;
    put('replace', { address: isHidden ? address : history.read(), steps: steps.slice(-1) });
  }

  /** Goes back to the step of that number, and puts an entry in its place where one is given. */
  function rewind(index: number, steps: Entry['steps'], entry?: Entry): void {
    const back = index - steps.length + 1;
    if (entry) waiting.unshift(() => put('replace', entry));
    if (back >= 0) return;
    isGoing = true;
    history.go(back);
  }

  function goTo(step: ReservationStep, entry: Entry, before: Entry): void {
    mark(before);
    const gone = stepsIn(fields(history.note(name))['steps']);
    const index = stepsBefore(gone, step);
    const next = { ...entry, steps: [...gone.slice(0, index), step] };
    if (gone[index] === step) rewind(index, gone);
    else if (index < gone.length) rewind(index, gone, next);
    else put(index > 0 ? 'push' : 'replace', next);
  }

  /** The browser goes back in its own time, and what is to be done there waits for it. */
  function settle(): void {
    while (!isGoing && waiting.length > 0) waiting.shift()?.();
  }

  function show(entry: Entry, act: (before: Entry) => void): void {
    const before = $entry.get();
    $entry.set(entry);
    waiting.push(() => act(before));
    settle();
  }

  const offMoves = history.listen(() => {
    isGoing = false;
    settle();
    isNoted = history.note(name) !== undefined;
    place = history.read();
    if (!isGoing) $entry.set(read($entry.get()));
  });
  // A router that puts its own state anew into an entry which it was sent back to would have it forget us.
  const offOverwritten = history.onOverwritten(() => {
    const isLost = isNoted && !isGoing && place === history.read() && history.note(name) === undefined;
    if (isLost) put('replace', $entry.get());
  });

  return {
    $entry,
    open(address, isReplaced) {
      const entry = { address, steps: [] };
      show(entry, (before) => {
        if (isHidden && !isReplaced) mark(before);
        put(isReplaced ? 'replace' : 'push', entry);
      });
    },
    rewrite(address) {
      show({ ...$entry.get(), address }, () => history.replace(address));
    },
    toStep(step, address) {
      const { steps } = $entry.get();
      const entry = { address, steps: isSingle ? [step] : [...steps.slice(0, stepsBefore(steps, step)), step] };
      show(entry, (before) => (isSingle ? put('replace', entry) : goTo(step, entry, before)));
    },
    finish(address) {
      const entry: Entry = { address, steps: ['confirmed'] };
      show(entry, () => rewind(0, isSingle ? [] : stepsIn(fields(history.note(name))['steps']), entry));
    },
    dispose() {
      offMoves();
      offOverwritten();
    },
  };
}
