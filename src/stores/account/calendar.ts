import { atom, type ReadableAtom } from 'nanostores';
import { calendarFile, calendarState, endCalendar, openCalendar } from '#contract/account/own-account.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Answer } from '#platform/api/answer.ts';
import { fields, isoInstant, text } from '#platform/wire/read.ts';
import type { FeatureStore, FeatureTools } from '../composition/store-feature.ts';
import { LOADING, loadOf, ready, valueOf, type Load } from '../load.ts';
import type { ChangeOutcome } from './account-changes.ts';
import { watchCustomer } from './watch-customer.ts';

export interface CalendarState {
  /** When the address was made; null where there is none. */
  readonly since: Instant | null;
  /** May be relative to the page's. Only while the page knows it: it is told once. */
  readonly address: string | null;
}

/** The private address at which calendars find the appointments of whoever is logged in. */
export interface CalendarStore extends FeatureStore {
  readonly $calendar: ReadableAtom<Load<CalendarState>>;
  load(): Promise<void>;
  /** Makes an address; the one before opens nothing any more. */
  renew(): Promise<ChangeOutcome>;
  end(): Promise<ChangeOutcome>;
}

export function createCalendar({ connection, visitor }: FeatureTools): CalendarStore {
  const { api } = connection;
  const $calendar = atom<Load<CalendarState>>(LOADING);
  const customer = watchCustomer(visitor.session, () => $calendar.set(LOADING));
  const whoAsks = () => customer.current()?.id ?? null;
  const parse = (reply: unknown): CalendarState => {
    const { since, key } = fields(reply);
    const address = text(key) ? api.address(calendarFile, { query: { key: text(key) } }) : null;
    return { since: isoInstant(since), address };
  };
  async function load(): Promise<void> {
    const asked = whoAsks();
    if (asked === null || $calendar.get().kind === 'ready') return;
    $calendar.set(LOADING);
    const answer = await api.ask(calendarState, parse);
    if (whoAsks() === asked) $calendar.set(loadOf(answer));
  }

  /** Without an answer it may have been done all the same: what is known holds no more. */
  async function fail(
    { kind, problem }: Exclude<Answer<unknown>, { kind: 'ok' }>,
    asked: string | null,
  ): Promise<ChangeOutcome> {
    const state = kind === 'unavailable' ? await api.ask(calendarState, parse) : null;
    const known = valueOf($calendar.get());
    if (state !== null && known && whoAsks() === asked)
      $calendar.set(ready(state.kind === 'ok' ? state.value : { ...known, address: null }));
    return { kind: 'failed', problem };
  }

  return {
    $calendar,
    load,
    async renew() {
      const asked = whoAsks();
      const answer = await api.ask(openCalendar, parse);
      if (answer.kind !== 'ok') return fail(answer, asked);
      if (whoAsks() === asked) $calendar.set(ready(answer.value));
      return { kind: 'done' };
    },
    async end() {
      const asked = whoAsks();
      const answer = await api.send(endCalendar);
      if (answer.kind !== 'ok') return fail(answer, asked);
      if (whoAsks() === asked) $calendar.set(ready({ since: null, address: null }));
      return { kind: 'done' };
    },
    dispose: customer.stop,
  };
}
