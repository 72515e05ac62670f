import { atom, type ReadableAtom } from 'nanostores';
import type { Problem } from '#contract/problem.ts';
import { customerHistory } from '#contract/people/customers.ts';
import type { Api } from '#platform/api/api.ts';
import type { Answer } from '#platform/api/answer.ts';
import type { Warn } from '#platform/wire/read.ts';
import { parseVisits, type VisitPage } from '#platform/wire/booking/visit-history.ts';
import type { ListedAppointment } from '#domain/appointments/listed-appointment.ts';
import { addEntries, PAGE, pageAfter } from '../account/lists/pages.ts';

export type When = 'upcoming' | 'past';

/** The part of a customer's appointments that was loaded so far. */
export type AppointmentList =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly problem: Problem }
  | {
      readonly kind: 'ready';
      readonly visits: readonly ListedAppointment[];
      readonly total: number;
      /** Of what comes next. */
      readonly more: 'idle' | 'loading' | 'failed';
    };

export interface OrdersStore {
  readonly $upcoming: ReadableAtom<AppointmentList>;
  readonly $past: ReadableAtom<AppointmentList>;
  load(): Promise<void>;
  /** The next ten; a second call before the answer is ignored. */
  more(when: When): Promise<void>;
  /** The appointment of an order, for its page; null where the customer has none such. */
  find(orderId: string): Promise<Answer<ListedAppointment | null>>;
}

export interface OrdersTools {
  readonly api: Api;
  readonly warn: Warn;
}

export function createOrders({ api, warn }: OrdersTools): OrdersStore {
  const lists = {
    upcoming: atom<AppointmentList>({ kind: 'loading' }),
    past: atom<AppointmentList>({ kind: 'loading' }),
  };
  /** The last page of each that was read. */
  const last = { upcoming: 1, past: 1 };
  const parse = (reply: unknown) => parseVisits(reply, warn);
  const ask = (query: { when?: When; page?: number; ideorder?: string }): Promise<Answer<VisitPage>> =>
    api.ask(customerHistory, parse, { query: { page: 1, itemPerPage: PAGE, ...query } });

  async function first(when: When): Promise<void> {
    const list = lists[when];
    if (list.get().kind !== 'ready') list.set({ kind: 'loading' });
    const answer = await ask({ when });
    last[when] = 1;
    list.set(
      answer.kind === 'ok'
        ? { kind: 'ready', ...answer.value, more: 'idle' }
        : { kind: 'failed', problem: answer.problem },
    );
  }

  return {
    $upcoming: lists.upcoming,
    $past: lists.past,
    async load() {
      await Promise.all([first('upcoming'), first('past')]);
    },
    async more(when) {
      const list = lists[when];
      const shown = list.get();
      if (shown.kind !== 'ready' || shown.more === 'loading') return;
      list.set({ ...shown, more: 'loading' });
      const before = last[when];
      const page = pageAfter(before, shown.total);
      const answer = await ask({ when, page });
      const now = list.get();
      // Where the list was loaded anew meanwhile, this page may not follow it.
      if (now.kind !== 'ready' || last[when] !== before) return;
      if (answer.kind !== 'ok') return list.set({ ...now, more: 'failed' });
      last[when] = page;
      const { visits, total } = answer.value;
      const added = addEntries(now.visits, { page, entries: visits }, ({ orderId }) => orderId);
      list.set({ kind: 'ready', visits: added, total, more: 'idle' });
    },
    async find(orderId) {
      const answer = await ask({ ideorder: orderId });
      return answer.kind === 'ok' ? { kind: 'ok', value: answer.value.visits[0] ?? null } : answer;
    },
  };
}
