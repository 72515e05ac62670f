import { jsonOf } from '#domain/json.ts';
import { fields, text } from '#platform/wire/read.ts';
import { readJson, type ScopedStorage } from './scoped-storage.ts';
import { isHoldCurrent, VISIT } from './tab-visit.ts';

/** What a tab says of its visit to the others. Nothing of it is what a visitor typed. */
export interface OpenVisit {
  /** A reservation is on its screen. */
  readonly isOpen: boolean;
  readonly visitKey: string;
  /** The reply of the back end that keeps a time; null: none is kept. */
  readonly hold: unknown;
  /** By service id, as they were wished for that time. */
  readonly practitioners: unknown;
  readonly durations: unknown;
  /** Epoch milliseconds: a tab that ended without a word is forgotten then. */
  readonly until: number;
}

export type OpenVisits = ReadonlyMap<string, OpenVisit>;

/** An entry for each tab. Other tabs write it where they free the time that it tells of, and remove it once its end has passed. */
const KEY = 'visits.';
const TAB = 'tab';

/** The visits of this browser's tabs by the id of the tab. */
export function readVisits({ local }: ScopedStorage, now: number): OpenVisits {
  const all = local.keys(KEY).flatMap((key) => {
    const visit = parseVisit(readJson(local, key));
    return visit.until > now ? [[key.slice(KEY.length), visit] as const] : [];
  });
  return new Map(all);
}

/** Whether it differs from what the tab had said. */
export function writeVisit(storage: ScopedStorage, tab: string, visit: OpenVisit, now: number): boolean {
  const { local } = storage;
  const before = readVisits(storage, now);
  for (const key of local.keys(KEY)) if (!before.has(key.slice(KEY.length))) local.remove(key);
  const isTold = visit.isOpen || visit.hold !== null;
  if (isTold) local.write(KEY + tab, jsonOf(visit));
  else local.remove(KEY + tab);
  return saidOf(before.get(tab)) !== saidOf(isTold ? visit : undefined);
}

function parseVisit(value: unknown): OpenVisit {
  const { isOpen, visitKey, hold = null, practitioners, durations, until } = fields(value);
  return {
    isOpen: isOpen === true,
    visitKey: text(visitKey),
    hold,
    practitioners,
    durations,
    until: typeof until === 'number' ? until : 0,
  };
}

const saidOf = (visit: OpenVisit | undefined) => visit && jsonOf({ ...visit, until: 0 });

/** The id of this tab, over reloads; null before it told anything. */
export function tabId({ tab }: ScopedStorage): string | null {
  return tab.read(TAB);
}

export function nameTab({ tab }: ScopedStorage, id: string): void {
  tab.write(TAB, id);
}

/** Whether a time is kept for a visit, in whichever tab. */
export function isTimeKept(storage: ScopedStorage, now: number): boolean {
  return [...readVisits(storage, now).values()].some(({ hold }) => isHoldCurrent(hold, now));
}

/** Whether this tab has sent its visit, and nobody knows yet what became of it. */
export function isBeingBooked({ tab }: ScopedStorage): boolean {
  return (fields(readJson(tab, VISIT))['sent'] ?? null) !== null;
}

/**
 * Whether a reservation is on the screen of another tab, or a time is kept for one in any. That one was on the screen of this
 * tab is no reason: the tab may have gone to a page that shows none.
 */
export function isVisitOpen(storage: ScopedStorage, now: number): boolean {
  const own = tabId(storage);
  return (
    isTimeKept(storage, now) ||
    [...readVisits(storage, now)].some(([tab, { isOpen }]) => isOpen && tab !== own)
  );
}
