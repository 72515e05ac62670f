import { buildHref, parsePath } from '#domain/site/routes.ts';
import { parseQuery } from '#domain/site/route-query.ts';
import { stepsBefore } from '#domain/site/reservation-progress.ts';
import type { ReservationStep } from '#domain/site/reservation-step.ts';
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

function placeAt(address: string): Place {
  const [path = '', search = ''] = address.split(/\?(.*)/s);
  const parsed = parsePath(path, { locales: ['fr'] });
  return { route: parsed.kind === 'found' ? parsed.route : null, query: parseQuery(search) };
}

/**
 * Keeps the page's history in step with where an element is: each place of an element without an address has an entry,
 * and so has each step of a reservation. What the browser refuses changes what is shown all the same. `name` tells the
 * element from the others of the page; `start` is where it was before it was followed. Ends when the result is called.
 */
export function followEntries(navigation: Navigation, name: string, start: Place): () => void {
  const { history, $place, $steps } = navigation;
  const isHidden = navigation.mode === 'memory';
  const isSingle = navigation.keeps === 'one-entry';
  const own = isHidden ? name : ADDRESS_NOTE;
  let isOver = false;
  // What the visitor is shown is ahead of the browser until it has gone where it was sent.
  let isGoing = false;
  let isDue = false;

  const noteNow = (): unknown => history.notes()[own];
  const shown = (): Entry => ({
    address: isHidden ? addressOf($place.get()) : navigation.address(),
    steps: $steps.get(),
  });

  function put(kind: 'push' | 'replace', address: string, steps: Entry['steps']): void {
    const note = { steps: isSingle ? steps.slice(-1) : steps, ...(isHidden && { at: address }) };
    history[isSingle ? 'replace' : kind](isHidden ? null : address, { ...history.notes(), [own]: note });
  }

  /** What the entry says. One that somebody else added is told what stood there, for whoever comes back to it. */
  function entryNow(before: Entry): Entry {
    if (isHidden && noteNow() === undefined) put('replace', before.address, before.steps.slice(-1));
    const note = noteNow();
    return { address: text(fields(note)['at']) || before.address, steps: stepsIn(note) };
  }

  let last: Entry = isHidden ? { address: addressOf(start), steps: [] } : shown();

  function sync(): void {
    isDue = false;
    if (isOver || isGoing) return;
    const { address, steps } = shown();
    const entry = entryNow(last);
    last = { address, steps };
    const isOther = isHidden && address !== entry.address;
    const step = steps.at(-1);
    if (step) syncStep(step, { address, steps: entry.steps }, isOther);
    else if (isOther) put('push', address, []);
  }

  /** A step ahead of those gone through is added to them; one of them is gone back to, and so is the place of one before. */
  function syncStep(step: ReservationStep, { address, steps: gone }: Entry, isOther: boolean): void {
    if (gone.at(-1) === step) return;
    // Nothing leads back from the end.
    const index = step === 'confirmed' ? 0 : stepsBefore(gone, step);
    const back = Math.min(0, index - gone.length + 1);
    if (index === gone.length) put(isOther || index > 0 ? 'push' : 'replace', address, [...gone, step]);
    else if (back === 0) put('replace', address, [...gone.slice(0, index), step]);
    else {
      isGoing = true;
      history.go(back);
    }
  }

  function schedule(): void {
    if (isDue) return;
    isDue = true;
    queueMicrotask(sync);
  }

  /** Shows what the entry says. One that says nothing of the element leaves it where it is. */
  function restore(): void {
    const note = noteNow();
    if (!isHidden) navigation.reread();
    if (!isHidden || note === undefined) return;
    last = { address: text(fields(note)['at']), steps: stepsIn(note) };
    navigation.show(placeAt(last.address), last.steps);
  }

  function move(): void {
    const wasSent = isGoing;
    isGoing = false;
    if (wasSent && stepsIn(noteNow()).at(-1) !== $steps.get().at(-1)) sync();
    else restore();
  }

  if (isHidden) restore();
  else navigation.moved = move;
  const offMoves = isHidden ? history.listen(move) : () => (navigation.moved = null);
  const offs = [offMoves, $place.listen(schedule), $steps.listen(schedule)];
  schedule();

  return () => {
    isOver = true;
    offs.forEach((off) => off());
  };
}
