import { atom, type ReadableAtom } from 'nanostores';
import { leaveWaitingList, readWaiting } from '#contract/booking/waiting-list.ts';
import type { Hold } from '#domain/appointments/appointment.ts';
import type { WishTimes } from '#domain/appointments/wish-times.ts';
import {
  externalServiceId,
  externalShopId,
  type ExternalServiceId,
  type ExternalShopId,
} from '#domain/catalogue/ids.ts';
import { isDateKey } from '#domain/time/date-key.ts';
import type { Currency } from '#domain/prices/money.ts';
import type { Api } from '#platform/api/api.ts';
import type { Random, TextStorage } from '#platform/ports.ts';
import { parseHold } from '#platform/wire/booking/appointment.ts';
import { fields, id as idOf, list, number, text } from '#platform/wire/read.ts';
import { LOADING, loadOf, ready, valueOf, type Load } from '../load.ts';
import { createVisitMemory } from '../visit/visit-memory.ts';
import { keepKey } from './appointment-key.ts';
import { moveMemory } from './move-memory.ts';

/** A place on the waiting list, as far as its link tells. */
export interface FreedPlace {
  /** `waiting`, `offered`, `taken`, `missed`, `left`, or a word that we do not know. */
  readonly status: string;
  readonly externalShopId: ExternalShopId;
  readonly externalServiceIds: readonly ExternalServiceId[];
  /** When it is waited for; null where that is not told. */
  readonly times: WishTimes | null;
  /** The appointment that moves there; null: it is booked there. */
  readonly appointmentId: string | null;
  /** Null where nothing is kept any more. */
  readonly hold: Hold | null;
}

interface PlaceReply extends FreedPlace {
  readonly visitKey: string;
  /** As it came, to be kept over a reload. */
  readonly reply: unknown;
}

export interface FreedPlaceStore {
  readonly $place: ReadableAtom<Load<FreedPlace>>;
  readonly $isLeaving: ReadableAtom<boolean>;
  load(): Promise<void>;
  /** The tab's reservation becomes that of the kept place: it goes on with the details. */
  adopt(): void;
  /** The kept place becomes the time to which this tab is about to move the appointment. `durations`: minutes, by internal ids of services. */
  adoptMove(durations: Readonly<Record<string, number>>): void;
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

  function parse(value: unknown): PlaceReply | null {
    const read = fields(value);
    const offer = fields(read['offer']);
    const hold = parseHold(offer['hold'], currency());
    const status = text(read['status']);
    if (!status) return null;
    return {
      status,
      externalShopId: externalShopId(idOf(read['shopid'])),
      externalServiceIds: (list(read['serviceids']) ?? []).map((each) => externalServiceId(idOf(each))),
      times: timesOf(fields(read['wish'])),
      appointmentId: idOf(read['appointmentid']) || null,
      hold,
      visitKey: idOf(offer['visitKey']),
      reply: offer['hold'],
    };
  }

  function timesOf(wish: Readonly<Record<string, unknown>>): WishTimes | null {
    const [first, last, from, until] = [
      wish['first'],
      wish['last'],
      number(wish['from']),
      number(wish['until']),
    ];
    if (!isDateKey(first) || !isDateKey(last) || from === null || until === null) return null;
    return { first, last, from, until };
  }

  return {
    $place,
    $isLeaving,
    async load() {
      if ($place.get().kind === 'failed') $place.set(LOADING);
      $place.set(loadOf(await api.ask(readWaiting, parse, input)));
    },
    adopt() {
      const place = valueOf($place.get());
      if (!place?.hold) return;
      const { visitKey, reply } = place;
      createVisitMemory(tab, random).restart({ visitKey, hold: reply });
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
