import type { TextStorage } from '#platform/ports.ts';
import { fields, list, number } from '#platform/wire/read.ts';
import { readJson } from '../../visitor/scoped-storage.ts';
import { hasLeft, type Session } from '../../visitor/session.ts';

/** Milliseconds that vouchers wait to be paid after the last change of their list: it names people, and others may use this browser. */
export const LIST_LIFE = 24 * 3_600_000;

export const LIST_VERSION = 1;
const GUESTS = 'gifts';

/** Vouchers that wait to be paid, as they are stored. */
export interface StoredList {
  /** Epoch milliseconds by the clock of the device. */
  readonly until: number;
  readonly list: readonly unknown[];
  readonly sold: readonly unknown[];
}

/** Where the browser has the list of a customer (their id), or of guests (empty). */
export const listKey = (ownerId: string) => (ownerId === '' ? GUESTS : `${GUESTS}.${ownerId}`);

/** Null: there is none, it is too old, or an older version has stored it. */
export function readList(local: Pick<TextStorage, 'read'>, ownerId: string, now: number): StoredList | null {
  const read = fields(readJson(local, listKey(ownerId)));
  const until = number(read['until']) ?? 0;
  const isFresh = until > now && until <= now + LIST_LIFE;
  if (read['version'] !== LIST_VERSION || !isFresh) return null;
  return { until, list: list(read['list']) ?? [], sold: list(read['sold']) ?? [] };
}

/** The vouchers of a customer who has logged out go with them. Whether somebody has. */
export function dropListOfLeft(
  local: Pick<TextStorage, 'remove'>,
  now: Session,
  before: Session | undefined,
): boolean {
  if (!hasLeft(now, before) || before?.kind !== 'customer') return false;
  local.remove(listKey(before.customer.id));
  return true;
}

/** What is too old to be shown is not to be found either, whoever's it is. */
export function dropOldLists(local: TextStorage, now: number): void {
  for (const key of local.keys(GUESTS)) {
    const ownerId = key.slice(GUESTS.length + 1);
    if (key === listKey(ownerId) && readList(local, ownerId, now) === null) local.remove(key);
  }
}
