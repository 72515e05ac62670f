import { atom, type ReadableAtom } from 'nanostores';
import type { Problem } from '#contract/problem.ts';
import type { Answer } from '#platform/api/answer.ts';
import type { WatchedCustomer } from '../watch-customer.ts';
import { addEntries, pageAfter } from './pages.ts';

/** A page of something that a customer has, and how many there are. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly total: number;
}

/** The part of a long list that was loaded so far. */
export type PagedLoad<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly problem: Problem }
  | {
      readonly kind: 'ready';
      readonly items: readonly T[];
      readonly total: number;
      /** Of what comes next. */
      readonly more: 'idle' | 'loading' | 'failed';
    };

export interface PagedList<T> {
  readonly $list: ReadableAtom<PagedLoad<T>>;
  /** Asks for the first page; what is known is shown until it is there, and stays where it does not come. */
  load(): Promise<void>;
  /** The next page; a second call before the answer is ignored. */
  more(): Promise<void>;
  /** What is known of one of them has changed. */
  replace(item: T): void;
  /** Forgets all of it. */
  clear(): void;
}

const LOADING = { kind: 'loading' } as const;

/** What a customer has, page by page. Of somebody who has left meanwhile nothing is shown. */
export function createPagedList<T extends { readonly id: string }>(
  customer: Pick<WatchedCustomer, 'current'>,
  ask: (page: number) => Promise<Answer<Page<T>>>,
): PagedList<T> {
  const $list = atom<PagedLoad<T>>(LOADING);
  /** The last page that was read. */
  let read = 1;
  const whoAsks = () => customer.current()?.id ?? null;
  return {
    $list,
    async load() {
      const asked = whoAsks();
      if (asked === null) return;
      if ($list.get().kind === 'failed') $list.set(LOADING);
      const answer = await ask(1);
      if (whoAsks() !== asked) return;
      if (answer.kind === 'ok') {
        read = 1;
        $list.set({ kind: 'ready', ...answer.value, more: 'idle' });
      } else if ($list.get().kind !== 'ready') $list.set({ kind: 'failed', problem: answer.problem });
    },
    async more() {
      const asked = whoAsks();
      const shown = $list.get();
      if (asked === null || shown.kind !== 'ready' || shown.more === 'loading') return;
      $list.set({ ...shown, more: 'loading' });
      const before = read;
      const page = pageAfter(before, shown.total);
      const answer = await ask(page);
      const now = $list.get();
      // Where the list was loaded anew meanwhile, this page may not follow it.
      if (whoAsks() !== asked || now.kind !== 'ready' || read !== before) return;
      if (answer.kind !== 'ok') return $list.set({ ...now, more: 'failed' });
      read = page;
      const { items, total } = answer.value;
      const added = addEntries(now.items, { page, entries: items }, ({ id }) => id);
      $list.set({ kind: 'ready', items: added, total, more: 'idle' });
    },
    replace(item) {
      const shown = $list.get();
      if (shown.kind !== 'ready') return;
      $list.set({ ...shown, items: shown.items.map((each) => (each.id === item.id ? item : each)) });
    },
    clear: () => $list.set(LOADING),
  };
}
