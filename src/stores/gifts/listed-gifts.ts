import { atom, type ReadableAtom } from 'nanostores';
import { MOST_GIFTS, type OrderedGift } from '#domain/gifts/ordered-gift.ts';
import { jsonOf } from '#domain/json.ts';
import type { Clock, TextStorage } from '#platform/ports.ts';
import { fields, list, number, text } from '#platform/wire/read.ts';
import { readJson } from '../visitor/scoped-storage.ts';
import { customerIdOf, type Session } from '../visitor/session.ts';
import type { TabMessages } from '../visitor/tab-messages.ts';
import { giftOwnership } from './gift-ownership.ts';
import { GIFTS_KEY } from './kept-gifts.ts';
import { parseOrdered } from './read-gift.ts';

/** The vouchers that are to be paid, as all tabs of the browser have them. */
export interface ListedGifts {
  readonly $list: ReadableAtom<readonly OrderedGift[]>;
  /** In place of the one with its id, or behind the others. False where there is room for no more. */
  put(ordered: OrderedGift): boolean;
  remove(id: string): void;
  /** Those with these ids are sold. */
  finish(ids: readonly string[]): void;
  /** Whether one that is in the list no more was sold, in whichever tab. */
  wasSold(id: string): boolean;
  belongTo(session: Session): void;
}

interface ListTools {
  readonly local: TextStorage;
  readonly tabs: TabMessages;
  readonly clock: Pick<Clock, 'now'>;
}

interface ListRecord {
  /** Id of the customer who has filled them in; empty for a guest. */
  readonly ownerId: string;
  readonly list: readonly OrderedGift[];
  /** Ids of those that were sold last. */
  readonly sold: readonly string[];
}

const VERSION = 1;
/** Milliseconds that the list is kept after its last change: it names people, and other people may use this browser. */
const LIFE = 24 * 3_600_000;
const MOST_SOLD = 2 * MOST_GIFTS;
const NOTHING: ListRecord = { ownerId: '', list: [], sold: [] };

export function createListedGifts({ local, tabs, clock }: ListTools): ListedGifts {
  function read(): ListRecord {
    const record = fields(readJson(local, GIFTS_KEY));
    if (record['version'] !== VERSION || (number(record['until']) ?? 0) <= clock.now()) return NOTHING;
    return {
      ownerId: text(record['ownerId']),
      list: (list(record['list']) ?? []).flatMap((each) => parseOrdered(each) ?? []).slice(0, MOST_GIFTS),
      sold: (list(record['sold']) ?? []).map(text).slice(-MOST_SOLD),
    };
  }

  /** Id of the customer who is there; empty: none is known. */
  let customerId = '';
  // What is too old to be shown is not to be found either.
  if (read() === NOTHING) local.remove(GIFTS_KEY);
  const $list = atom(read().list);
  const reread = () => {
    const { list: found } = read();
    if (jsonOf(found) !== jsonOf($list.get())) $list.set(found);
  };

  function write(record: ListRecord): void {
    if (record.list.length + record.sold.length === 0) local.remove(GIFTS_KEY);
    else local.write(GIFTS_KEY, jsonOf({ version: VERSION, until: clock.now() + LIFE, ...record }));
    $list.set(record.list);
    tabs.post({ kind: 'cart' });
  }

  tabs.on('cart', reread);
  tabs.on('return', reread);

  return {
    $list,
    put(ordered) {
      const record = read();
      const isThere = record.list.some(({ id }) => id === ordered.id);
      if (!isThere && record.list.length >= MOST_GIFTS) return false;
      const changed = record.list.map((one) => (one.id === ordered.id ? ordered : one));
      write({
        ...record,
        ownerId: record.ownerId || customerId,
        list: isThere ? changed : [...record.list, ordered],
      });
      return true;
    },
    remove(id) {
      const record = read();
      write({ ...record, list: record.list.filter((one) => one.id !== id) });
    },
    finish(ids) {
      const record = read();
      const sold = [...record.sold, ...ids].slice(-MOST_SOLD);
      write({ ...record, list: record.list.filter(({ id }) => !ids.includes(id)), sold });
    },
    wasSold: (id) => read().sold.includes(id),
    belongTo(session) {
      customerId = customerIdOf(session);
      const record = read();
      const ownership = giftOwnership(record.ownerId, session);
      if (ownership.kind === 'forgotten') write(NOTHING);
      // Of nothing there is no owner to be named.
      if (ownership.kind === 'taken' && record !== NOTHING) write({ ...record, ownerId: ownership.ownerId });
    },
  };
}
