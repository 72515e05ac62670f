import { atom, type ReadableAtom } from 'nanostores';
import { MOST_GIFTS, type OrderedGift } from '#domain/gifts/ordered-gift.ts';
import { jsonOf } from '#domain/json.ts';
import type { Clock, TextStorage } from '#platform/ports.ts';
import { text } from '#platform/wire/read.ts';
import type { Session, SessionStore } from '../../visitor/session.ts';
import type { TabMessages } from '../../visitor/tab-messages.ts';
import { dropListOfLeft, dropOldLists, LIST_LIFE, LIST_VERSION, listKey, readList } from './gift-list.ts';
import { parseOrdered } from '../read-gift.ts';

/** The vouchers that wait to be paid, as all tabs of the browser have them. */
export interface ListedGifts {
  /** Of whoever is there. */
  readonly $list: ReadableAtom<readonly OrderedGift[]>;
  /** In the place of another (its id), or behind all. False where there is room for no more. */
  put(ordered: OrderedGift, inPlaceOf: string): boolean;
  remove(id: string): void;
  /** Those with these ids are sold. */
  finish(ids: readonly string[]): void;
  /** Whether one that is in the list no more was sold, in whichever tab. */
  wasSold(id: string): boolean;
  dispose(): void;
}

interface ListTools {
  readonly local: TextStorage;
  readonly tabs: TabMessages;
  readonly clock: Pick<Clock, 'now' | 'after'>;
  readonly session: Pick<SessionStore, '$session'>;
  /** Id of the customer who was in this tab before it was loaded anew; empty: a guest. */
  readonly lastOwnerId: string;
}

interface Lists {
  readonly list: readonly OrderedGift[];
  /** Ids of those that were sold last. */
  readonly sold: readonly string[];
}

const MOST_SOLD = 2 * MOST_GIFTS;

/** What is stored of one owner's vouchers, understood. */
function createStoredLists({ local, clock }: Pick<ListTools, 'local' | 'clock'>) {
  const stored = (ownerId: string) => readList(local, ownerId, clock.now());
  function read(ownerId: string): Lists {
    const found = stored(ownerId);
    return {
      list: (found?.list ?? []).flatMap((each) => parseOrdered(each) ?? []).slice(0, MOST_GIFTS),
      sold: (found?.sold ?? []).map(text),
    };
  }
  function write(ownerId: string, { list, sold }: Lists): void {
    const record = {
      version: LIST_VERSION,
      until: clock.now() + LIST_LIFE,
      list,
      sold: sold.slice(-MOST_SOLD),
    };
    if (list.length + sold.length === 0) local.remove(listKey(ownerId));
    else local.write(listKey(ownerId), jsonOf(record));
  }
  return {
    read,
    write,
    /** Epoch milliseconds. */
    until: (ownerId: string) => stored(ownerId)?.until ?? null,
    /** What a guest has put in is the customer's who logs in, as far as there is room. */
    join(ownerId: string): boolean {
      const [guests, own] = [read(''), read(ownerId)];
      const room = MOST_GIFTS - own.list.length;
      const joining = guests.list.slice(0, room);
      if (joining.length + guests.sold.length === 0) return false;
      write(ownerId, { list: [...own.list, ...joining], sold: [...own.sold, ...guests.sold] });
      write('', { list: guests.list.slice(joining.length), sold: [] });
      return true;
    },
  };
}

export function createListedGifts(tools: ListTools): ListedGifts {
  const { local, tabs, clock, session, lastOwnerId } = tools;
  const lists = createStoredLists(tools);
  /** Whose list is shown: a session that is being restored or has only run out goes on with it. */
  let ownerId = lastOwnerId;
  let endWaiting = () => {};
  const $list = atom<readonly OrderedGift[]>([]);

  function show(): void {
    const { list } = lists.read(ownerId);
    if (jsonOf(list) !== jsonOf($list.get())) $list.set(list);
    endWaiting();
    const until = lists.until(ownerId);
    endWaiting = until === null ? () => {} : clock.after(until - clock.now(), show);
  }

  function write(change: (before: Lists) => Lists): void {
    lists.write(ownerId, change(lists.read(ownerId)));
    show();
    tabs.post({ kind: 'cart' });
  }

  function follow(now: Session, before: Session | undefined): void {
    const hasGone = dropListOfLeft(local, now, before);
    if (now.kind === 'customer') ownerId = now.customer.id;
    else if (now.kind === 'guest' && !now.hasExpired) ownerId = '';
    const hasJoined = now.kind === 'customer' && lists.join(ownerId);
    show();
    if (hasGone || hasJoined) tabs.post({ kind: 'cart' });
  }

  dropOldLists(local, clock.now());
  tabs.on('cart', show);
  tabs.on('return', show);
  const off = session.$session.subscribe(follow);

  return {
    $list,
    put(ordered, inPlaceOf) {
      const { list } = lists.read(ownerId);
      const isThere = list.some(({ id }) => id === inPlaceOf);
      if (!isThere && list.length >= MOST_GIFTS) return false;
      const changed = list.map((one) => (one.id === inPlaceOf ? ordered : one));
      write((before) => ({ ...before, list: isThere ? changed : [...list, ordered] }));
      return true;
    },
    remove: (id) => write(({ list, sold }) => ({ list: list.filter((one) => one.id !== id), sold })),
    finish: (ids) =>
      write(({ list, sold }) => ({
        list: list.filter(({ id }) => !ids.includes(id)),
        sold: [...sold, ...ids],
      })),
    wasSold: (id) => lists.read(ownerId).sold.includes(id),
    dispose() {
      off();
      endWaiting();
    },
  };
}
