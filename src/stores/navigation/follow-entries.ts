import { buildHref, parsePath } from '#domain/site/routes.ts';
import { parseQuery } from '#domain/site/route-query.ts';
import type { ReservationStep } from '#domain/reservation/reservation-step.ts';
import { fields, text } from '#platform/wire/read.ts';
import type { Navigation, Place } from './navigation.ts';
import { ADDRESS_NOTE } from './address-navigation.ts';
import { stepsIn } from './steps-in.ts';

/** What an entry of the history says of one element. */
interface Entry {
  readonly address: string;
  readonly steps: readonly ReservationStep[];
}

/** A place as an address without a language, and read from one. */
const addressOf = ({ route, query }: Place) => buildHref(route ?? { kind: 'home' }, 'fr', query);

/** What an entry shows is what it is known by, as what follows may be written into it later. */
const nameOf = ({ address, steps }: Entry) => `${address} ${steps.join(' ')}`;

/** The name of the entry in which an element is before it has gone anywhere. */
export const firstEntry = (navigation: Navigation, start: Place, address: string): string =>
  nameOf({ address: navigation.mode === 'memory' ? addressOf(start) : address, steps: [] });

function placeAt(address: string): Place {
  const [path = '', search = ''] = address.split(/\?(.*)/s);
  const parsed = parsePath(path, { locales: ['fr'] });
  return { route: parsed.kind === 'found' ? parsed.route : null, query: parseQuery(search) };
}

/** Hears where the visitor is in the page's history: each entry by a name that is the same whenever it is come back to. */
export interface EntryListener {
  /** One was added, or says something else now. */
  added(entry: string): void;
  /** The browser is sent to another one, which is shown before it is there. */
  leaving(): void;
  /** The visitor has come to one that is there, of a step of a reservation or of a place. */
  returned(entry: string, isStep: boolean): void;
}

/** What an element has in the entry of this moment. */
interface Kept {
  readonly isHidden: boolean;
  /** Undefined where it has nothing there. */
  note(): unknown;
  put(kind: 'push' | 'replace', address: string, steps: Entry['steps']): void;
}

function keptOf({ history, keeps, mode, scroll }: Navigation, name: string): Kept {
  const isHidden = mode === 'memory';
  const isSingle = keeps === 'one-entry';
  const own = isHidden ? name : ADDRESS_NOTE;
  return {
    isHidden,
    note: () => history.notes()[own],
    put(kind, address, steps) {
      const note = { steps: isSingle ? steps.slice(-1) : steps, ...(isHidden && { at: address }) };
      history[isSingle ? 'replace' : kind](isHidden ? null : address, { ...history.notes(), [own]: note });
      // A step that is gone to anew begins at its top, wherever it was left before.
      if (kind === 'push' && !isHidden) scroll.remember(0);
    },
  };
}

/**
 * Brings the history to the last of the steps that are shown: one ahead of those gone through is added to them; one of them is gone
 * back to, and so is the place of one that was left out. How far back the browser is to be sent, below zero; 0 where it is there.
 */
function bringTo(shown: Entry['steps'], { put }: Kept, { address, steps }: Entry, isOther: boolean): number {
  if (steps.at(-1) === shown.at(-1) && !isOther) return 0;
  const index = shown.length - 1;
  const back = Math.min(0, index - steps.length + 1);
  const next = [...steps.slice(0, index), ...shown.slice(-1)];
  if (index >= steps.length) put(isOther || steps.length > 0 ? 'push' : 'replace', address, next);
  else if (back === 0) put('replace', address, next);
  return back;
}

/**
 * A reservation may have gone through several steps before its history is followed, as when a link leads past the times: each of
 * them gets the entry that Back will lead to. The last one is left to the caller, which adds the step that is shown.
 */
function catchUp({ $place, href }: Navigation, kept: Kept, entry: Entry, steps: Entry['steps']): Entry {
  const { route, query } = $place.get();
  const isAhead = entry.steps.every((step, index) => step === steps[index]);
  if (kept.isHidden || !isAhead || !route) return entry;
  let gone = entry.steps;
  for (const step of steps.slice(gone.length, -1)) {
    const named = gone.length > 0 ? step : undefined;
    const address = href(route, { ...query, step: named }) ?? entry.address;
    bringTo([...gone, step], kept, { address, steps: gone }, false);
    gone = [...gone, step];
  }
  return { ...entry, steps: gone };
}

/**
 * Keeps the page's history in step with where an element is: each place of an element without an address has an entry,
 * and so has each step of a reservation. What the browser refuses changes what is shown all the same. `name` tells the
 * element from the others of the page; `start` is where it was before it was followed. Ends when the result is called.
 */
export function followEntries(navigation: Navigation, name: string, start: Place, listener?: EntryListener) {
  const { history, $place, $steps } = navigation;
  const kept = keptOf(navigation, name);
  const { isHidden, put } = kept;
  let isOver = false;
  // What the visitor is shown is ahead of the browser until it has gone where it was sent.
  let isGoing = false;
  let isDue = false;
  let last: Entry = isHidden ? { address: addressOf(start), steps: [] } : shown();

  function shown(): Entry {
    return { address: isHidden ? addressOf($place.get()) : navigation.address(), steps: $steps.get() };
  }

  /** What the entry says. One that somebody else added is told what stood there, for whoever comes back to it. */
  function entryNow(): Entry {
    if (isHidden && kept.note() === undefined) put('replace', last.address, last.steps.slice(-1));
    return { address: text(fields(kept.note())['at']) || last.address, steps: stepsIn(kept.note()) };
  }

  function sync(): void {
    isDue = false;
    if (isOver || isGoing) return;
    const { address, steps } = shown();
    const entry = catchUp(navigation, kept, entryNow(), steps);
    last = { address, steps };
    const isOther = isHidden && address !== entry.address;
    if (steps.length === 0 && isOther) put('push', address, []);
    const back = steps.length > 0 ? bringTo(steps, kept, { address, steps: entry.steps }, isOther) : 0;
    if (back === 0) return listener?.added(nameOf(last));
    isGoing = true;
    listener?.leaving();
    history.go(back);
  }

  function schedule(): void {
    if (!isDue) queueMicrotask(sync);
    isDue = true;
  }

  /** Shows what the entry says. One that says nothing of the element leaves it where it is. */
  function restore(): void {
    if (isHidden && kept.note() === undefined) return;
    if (isHidden) {
      last = entryNow();
      navigation.show(placeAt(last.address), last.steps);
    } else navigation.reread();
    listener?.returned(nameOf(shown()), $steps.get().length > 0);
  }

  function move(): void {
    const wasSent = isGoing;
    isGoing = false;
    if (wasSent && stepsIn(kept.note()).at(-1) !== $steps.get().at(-1)) sync();
    else restore();
  }

  if (isHidden) restore();
  else navigation.moved = move;
  const offMoves = isHidden ? history.listen(move) : () => (navigation.moved = null);
  const offs = [offMoves, $place.listen(schedule), $steps.listen(schedule)];
  schedule();

  return (): void => {
    isOver = true;
    offs.forEach((off) => off());
  };
}
