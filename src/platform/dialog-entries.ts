import type { HistoryEntries, HistoryNotes, HistoryPort } from './ports.ts';

/** The name under which an entry says for how many dialogs, one over the other, it was added. */
const NOTE = 'dialogs';

/** The name under which it says which dialogs those are, the lowest first; an empty text for one that is not opened again. */
const NAMES = 'dialog-names';

/** The name under which an entry of a dialog keeps the addresses that it had before its own. */
const FORMER = 'dialog-addresses';

/** So many of those are kept: the first, which the page below most often still has, and the last. */
const MOST = 10;

function depthOf({ [NOTE]: count }: HistoryNotes): number {
  return typeof count === 'number' ? count : 0;
}

function textsIn(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string') : [];
}

/** The addresses that an entry has had, its own last. */
function addressesOf({ read, notes }: HistoryEntries): readonly string[] {
  const [first = read(), ...others] = [...new Set([...textsIn(notes()[FORMER]), read()])];
  return [first, ...others.slice(1 - MOST)];
}

/** The notes of the entry of a dialog for another address. */
function notesOver(entries: HistoryEntries, notes = withoutDialogs(entries.notes())): HistoryNotes {
  const { [NOTE]: count, [NAMES]: names } = entries.notes();
  return {
    ...notes,
    [NOTE]: count,
    ...(names !== undefined && { [NAMES]: names }),
    [FORMER]: addressesOf(entries),
  };
}

function withoutDialogs({ [NOTE]: _, [FORMER]: __, [NAMES]: ___, ...others }: HistoryNotes): HistoryNotes {
  return others;
}

interface OpenDialog {
  readonly close: () => void;
  readonly name: string;
}

/** By which name an entry's dialogs are opened again after Forward or a reload. */
function createReopening(entries: HistoryEntries) {
  const openers = new Map<string, () => boolean>();
  return {
    offer(name: string, open: () => boolean): () => void {
      openers.set(name, open);
      return () => void (openers.get(name) === open && openers.delete(name));
    },
    /** Opens the next dialog of the entry over so many; false: it was there, and cannot be opened any more. */
    open(over: number): boolean {
      const { [NAMES]: names } = entries.notes();
      const opener = depthOf(entries.notes()) > over ? openers.get(textsIn(names)[over] ?? '') : undefined;
      return opener === undefined || opener();
    },
    /** Writes into the entry which dialogs are open; those above, which are still to be opened again, stay with `opened` alone. */
    note(open: readonly OpenDialog[], opened?: OpenDialog): void {
      const { [NAMES]: list, ...others } = entries.notes();
      const before = textsIn(list);
      const isAgain = opened !== undefined && before[open.length - 1] === opened.name;
      const names = [...open.map(({ name }) => name), ...(isAgain ? before.slice(open.length) : [])];
      const known = names.slice(0, names.findLastIndex((name) => name !== '') + 1);
      if (JSON.stringify(known) !== JSON.stringify(before))
        entries.replace(null, { ...others, [NAMES]: known });
    },
  };
}

interface Place {
  /** How many dialogs the entry of this moment is for. */
  known: number;
  /** Its last dialog was closed here, not by Back. */
  isSpent: boolean;
}

/** The dialogs that are open, and their part in the steps through the history. */
function createDialogs(
  entries: HistoryEntries,
  at: Place,
  covered: ReturnType<typeof createCoveredPage>,
): Pick<HistoryPort, 'coverPage' | 'onReopen'> {
  const open: OpenDialog[] = [];
  const reopening = createReopening(entries);
  const depth = () => depthOf(entries.notes());
  let isListening = false;

  function moved(): void {
    const passes = at.isSpent && depth() === at.known - 1 && covered.isShown();
    at.known = depth();
    at.isSpent = false;
    covered.begin();
    // To below the last one that is open, or to the page before.
    if (passes) return entries.go(open.length - 1 - depth());
    while (open.length > at.known) open.pop()?.close();
    reopen();
  }

  /** What cannot be opened again is as one that was closed: Back passes its entry. */
  function reopen(): void {
    if (!reopening.open(open.length)) at.isSpent = true;
  }

  function follow(): void {
    if (!isListening) entries.listen(moved);
    isListening = true;
  }

  // The page was loaded anew over a dialog, of which only the entry is left.
  if (depth() > 0) {
    follow();
    covered.begin();
    Object.assign(at, { known: depth(), isSpent: true });
  }

  function close(dialog: OpenDialog): void {
    const index = open.indexOf(dialog);
    if (index < 0) return;
    open.splice(index, 1);
    at.isSpent = depth() > open.length;
    if (at.isSpent) reopening.note(open);
  }

  return {
    coverPage(act, name = '') {
      follow();
      const dialog = { close: act, name };
      open.push(dialog);
      if (depth() < open.length)
        entries.push(null, { ...withoutDialogs(entries.notes()), [NOTE]: open.length });
      Object.assign(at, { known: depth(), isSpent: depth() > open.length });
      reopen();
      reopening.note(open, dialog);
      covered.begin();
      return () => close(dialog);
    },
    onReopen(name, act) {
      follow();
      const end = reopening.offer(name, act);
      reopen();
      return end;
    },
  };
}

/**
 * Gives each open dialog an entry of the history, of the same address, for Back to leave. Of one that was closed otherwise the entry
 * stays until the next step: a new place or a new dialog takes it over, and Back passes it. So nothing is done that a step taken at
 * the same moment could meet.
 */
export function withDialogEntries(entries: HistoryEntries): HistoryPort {
  const at: Place = { known: 0, isSpent: false };
  const covered = createCoveredPage(entries);
  const depth = () => depthOf(entries.notes());
  return {
    ...createDialogs(entries, at, covered),
    read: entries.read,
    notes: () => withoutDialogs(entries.notes()),
    listen: entries.listen,
    push(address, notes) {
      Object.assign(at, { known: 0, isSpent: false });
      if (depth() === 0) entries.push(address, notes);
      else entries.replace(address, notes ?? withoutDialogs(entries.notes()));
    },
    replace(address, notes) {
      entries.replace(address, depth() > 0 ? notesOver(entries, notes) : notes);
      if (at.known > 0) covered.rename();
    },
    go(count) {
      at.isSpent = false;
      entries.go(count < 0 ? count - depth() : count);
    },
  };
}

/**
 * The page that dialogs lie over, by its addresses: what was done in one may have changed it, in the entry of the dialog or in that
 * below. A step to another page, as to a mark in one of a host's, is nobody's to pass.
 */
function createCoveredPage(entries: HistoryEntries) {
  let addresses = new Set<string>();
  return {
    begin: () => void (addresses = new Set(addressesOf(entries))),
    rename: () => void addresses.add(entries.read()),
    isShown: () => addresses.has(entries.read()),
  };
}
