import { atom, type ReadableAtom } from 'nanostores';
import { leaveWaitingList, readWaiting } from '#contract/booking/waiting-list.ts';
import type { Hold } from '#domain/appointments/appointment.ts';
import type { Currency } from '#domain/prices/money.ts';
import type { Api } from '#platform/api/api.ts';
import type { Random, TextStorage } from '#platform/ports.ts';
import { parseHold } from '#platform/wire/booking/appointment.ts';
import { fields, id as idOf, text } from '#platform/wire/read.ts';
import { LOADING, loadOf, ready, valueOf, type Load } from '../load.ts';
import { createVisitMemory } from '../visit/visit-memory.ts';

/** A place on the waiting list, as far as its link tells. */
export interface FreedPlace {
  /** `offered`, `taken`, `missed`, `left`, or a word that we do not know. */
  readonly status: string;
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
    return status ? { status, hold, visitKey: idOf(offer['visitKey']), reply: offer['hold'] } : null;
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
    async leave() {
      $isLeaving.set(true);
      const answer = await api.send(leaveWaitingList, input);
      $isLeaving.set(false);
      if (answer.kind !== 'ok') return $place.set({ kind: 'failed', problem: answer.problem });
      const { status } = fields(answer.value);
      $place.set(ready({ status: text(status), hold: null, visitKey: '', reply: null }));
    },
  };
}
