import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { Problem } from '#contract/problem.ts';
import { readAppointment, releaseSlot } from '#contract/booking/appointments.ts';
import { isStale, type ManagedAppointment } from '#domain/appointments/changing/cancelling.ts';
import { toDecimal, type Currency } from '#domain/prices/money.ts';
import type { Answer } from '#platform/api/answer.ts';
import type { Api } from '#platform/api/api.ts';
import type { Clock } from '#platform/ports.ts';
import { parseManaged } from '#platform/wire/booking/managed.ts';
import type { Warn } from '#platform/wire/read.ts';
import type { Cancelling } from './cancelling.ts';
import { watchElsewhere, type ChangedElsewhere } from './changed-elsewhere.ts';
import { watchTerms } from './watch-terms.ts';
import { LOADING, loadOf, ready, valueOf, type Load } from '../load.ts';

/** Where a move to a held time stands. */
export type Sending =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'refused'; readonly problem: Problem }
  /** No answer came: moved or not is not known. The same again cannot move twice. */
  | { readonly kind: 'unknown'; readonly problem: Problem };

/** One appointment for whoever may change it: by its key, or by the account that it belongs to. */
export interface AppointmentStore {
  readonly id: string;
  /** Empty for an account. */
  readonly key: string;
  readonly $appointment: ReadableAtom<Load<ManagedAppointment>>;
  readonly $cancelling: ReadableAtom<Cancelling>;
  /** What became of it elsewhere while it was shown here: in another tab, on another device, by the salon. */
  readonly $changedElsewhere: ReadableAtom<ChangedElsewhere | null>;
  /** Of a move, told by whoever sends it. What was read before it began or while it lasts is older than what it leads to. */
  readonly $sending: WritableAtom<Sending>;
  load(): Promise<void>;
  /** It may have changed elsewhere: asks the back end. */
  reread(): Promise<void>;
  /** Cancels at the terms that are shown, once; where they have changed, shows the new ones instead. */
  cancel(): Promise<void>;
  /** It was changed elsewhere on the page. */
  put(appointment: ManagedAppointment): void;
  /** Until the function that comes back is called: as soon as a deadline has passed, what was possible until then is not. */
  watch(): () => void;
}

export interface AppointmentTools {
  readonly api: Api;
  readonly clock: Clock;
  readonly currency: () => Currency;
  readonly warn: Warn;
  /** It was moved or cancelled here. */
  readonly onChanged?: () => void;
}

export function createAppointment(
  { api, clock, currency, warn, onChanged }: AppointmentTools,
  { id, key }: { readonly id: string; readonly key: string },
): AppointmentStore {
  const $appointment = atom<Load<ManagedAppointment>>(LOADING);
  const $cancelling = atom<Cancelling>({ kind: 'idle' });
  const $sending = atom<Sending>({ kind: 'idle' });
  const keyed = key === '' ? {} : { key };
  // Counts what makes a reply out of date that was asked for before.
  let changes = 0;
  $sending.listen(() => (changes += 1));

  async function read(): Promise<void> {
    const before = changes;
    const answer = await api.ask(readAppointment, (reply) => parseManaged(reply, currency(), warn), {
      params: { id },
      query: keyed,
    });
    if (changes !== before || $sending.get().kind === 'sending') return;
    // What is on the screen is not taken away because it could not be read again.
    if (answer.kind === 'ok' || $appointment.get().kind !== 'ready') $appointment.set(loadOf(answer));
  }

  const elsewhere = watchElsewhere({ $appointment, $cancelling, changes: () => changes, read });
  const changedHere = () => (elsewhere.forget(), onChanged?.());

  async function send({ terms }: ManagedAppointment): Promise<void> {
    $cancelling.set({ kind: 'sending' });
    const query = { id, ...keyed, acceptedFee: toDecimal(terms.fee, currency()) };
    const answer = await api.send(releaseSlot, { query });
    await read();
    if (answer.kind === 'ok') changedHere();
    $cancelling.set(cancellingOf(answer, terms));
  }

  return {
    id,
    key,
    $appointment,
    $cancelling,
    $sending,
    $changedElsewhere: elsewhere.$changedElsewhere,
    reread: elsewhere.reread,
    watch: () => watchTerms({ api, clock, $appointment, $sending, read }),
    async load() {
      if ($appointment.get().kind === 'failed') $appointment.set(LOADING);
      await read();
    },
    async cancel() {
      const known = valueOf($appointment.get());
      if (!known || $cancelling.get().kind === 'sending') return;
      if (!isStale(known, api.now())) return send(known);
      $cancelling.set({ kind: 'sending' });
      await read();
      $cancelling.set({ kind: 'changed' });
    },
    put(appointment) {
      changes += 1;
      $appointment.set(ready(appointment));
      $cancelling.set({ kind: 'idle' });
      changedHere();
    },
  };
}

/** An answer to a repetition knows no sums any more: they are those that were shown. */
function cancellingOf(answer: Answer<unknown>, { refund, fee }: ManagedAppointment['terms']): Cancelling {
  if (answer.kind === 'ok') return { kind: 'done', refund, fee };
  const { problem } = answer;
  return problem.type === 'price_changed' ? { kind: 'changed' } : { kind: 'failed', problem };
}
