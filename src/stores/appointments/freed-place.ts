import { atom, type ReadableAtom } from 'nanostores';
import { leaveWaitingList, readWaiting } from '#contract/booking/waiting-list.ts';
import type { WaitingPlace } from '#domain/appointments/waiting-place.ts';
import type { Currency } from '#domain/prices/money.ts';
import type { Api } from '#platform/api/api.ts';
import type { Random, TextStorage } from '#platform/ports.ts';
import { parseWaitingPlace, type PlaceReply } from '#platform/wire/booking/waiting-place.ts';
import { fields, text } from '#platform/wire/read.ts';
import { LOADING, loadOf, ready, valueOf, type Load } from '../load.ts';
import { createVisitMemory } from '../visit/visit-memory.ts';
import { keepKey } from './appointment-key.ts';
import { moveMemory } from './moving/move-memory.ts';

/** Minutes by internal ids of services. */
type Durations = Readonly<Record<string, number>>;

export interface FreedPlaceStore {
  readonly $place: ReadableAtom<Load<WaitingPlace>>;
  readonly $isLeaving: ReadableAtom<boolean>;
  load(): Promise<void>;
  /** The tab's reservation becomes that of the kept place: it goes on with the details. */
  adopt(durations: Durations): void;
  /** The kept place becomes the time to which this tab is about to move the appointment. */
  adoptMove(durations: Durations): void;
  /** Gives the place back. */
  leave(): Promise<void>;
}

interface PlaceTools {
  readonly api: Api;
  readonly currency: () => Currency;
  /** Of this tab, and of the company. */
  readonly tab: TextStorage;
  readonly random: Random;
}

export function createFreedPlace(
  { api, currency, tab, random }: PlaceTools,
  { id, key }: { readonly id: string; readonly key: string },
): FreedPlaceStore {
  const $place = atom<Load<PlaceReply>>(LOADING);
  const $isLeaving = atom(false);
  const input = { params: { id }, query: { key } };

  const parse = (value: unknown) => parseWaitingPlace(value, currency());

  return {
    $place,
    $isLeaving,
    async load() {
      if ($place.get().kind === 'failed') $place.set(LOADING);
      $place.set(loadOf(await api.ask(readWaiting, parse, input)));
    },
    adopt(durations) {
      const place = valueOf($place.get());
      if (!place?.hold) return;
      const { visitKey, reply } = place;
      createVisitMemory(tab, random).restart({ visitKey, hold: reply, durations });
    },
    adoptMove(durations) {
      const place = valueOf($place.get());
      if (!place?.hold || place.appointmentId === null) return;
      const { visitKey, reply, appointmentId } = place;
      moveMemory({ ports: { random }, tab }, { appointment: { id: appointmentId } }).restart({
        visitKey,
        hold: reply,
        durations,
      });
      // The same key opens both.
      keepKey(tab, appointmentId, key);
    },
    async leave() {
      $isLeaving.set(true);
      const answer = await api.send(leaveWaitingList, input);
      $isLeaving.set(false);
      if (answer.kind !== 'ok') return $place.set({ kind: 'failed', problem: answer.problem });
      const { status } = fields(answer.value);
      const place = valueOf($place.get());
      if (place) $place.set(ready({ ...place, status: text(status), hold: null, visitKey: '', reply: null }));
    },
  };
}
