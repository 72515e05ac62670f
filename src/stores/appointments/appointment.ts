import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { Problem } from '#contract/problem.ts';
import { readAppointment, releaseSlot } from '#contract/booking/appointments.ts';
import { isBookingStatus, isGivenUp } from '#domain/appointments/booking-status.ts';
import { isStale, type ManagedAppointment } from '#domain/appointments/changing/cancelling.ts';
import { toDecimal, type Cents, type Currency } from '#domain/prices/money.ts';
import type { Api } from '#platform/api/api.ts';
import type { Clock } from '#platform/ports.ts';
import { parseManaged } from '#platform/wire/booking/managed.ts';
import { watchTerms } from './watch-terms.ts';
import { LOADING, loadOf, ready, valueOf, type Load } from '../load.ts';

/** Where a cancellation stands. */
export type Cancelling =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  /** What it costs is no longer what was shown: nothing happened, and the new terms are there. */
  | { readonly kind: 'changed' }
  /** Just now, by this page. */
  | { readonly kind: 'done'; readonly refund: Cents; readonly fee: Cents }
  | { readonly kind: 'failed'; readonly problem: Problem };

/** Where a move to a held time stands. */
export type Sending =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'refused'; readonly problem: Problem }
  /** No answer came: moved or not is not known. The same again cannot move twice. */
  | { readonly kind: 'unknown'; readonly problem: Problem };

export type ChangedElsewhere = 'moved' | 'cancelled';

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
  /** It was moved or cancelled here. */
  readonly onChanged?: () => void;
}

export function createAppointment(
  { api, clock, currency, onChanged }: AppointmentTools,
  { id, key }: { readonly id: string; readonly key: string },
): AppointmentStore {
  const $appointment = atom<Load<ManagedAppointment>>(LOADING);
  const $cancelling = atom<Cancelling>({ kind: 'idle' });
  const $sending = atom<Sending>({ kind: 'idle' });
  const $changedElsewhere = atom<ChangedElsewhere | null>(null);
  const keyed = key === '' ? {} : { key };
  // Counts what makes a reply out of date that was asked for before.
  let changes = 0;
  $sending.listen(() => (changes += 1));

  async function read(): Promise<void> {
    const before = changes;
    const answer = await api.ask(readAppointment, (reply) => parseManaged(reply, currency()), {
      params: { id },
      query: keyed,
    });
    if (changes !== before || $sending.get().kind === 'sending') return;
    // What is on the screen is not taken away because it could not be read again.
    if (answer.kind === 'ok' || $appointment.get().kind !== 'ready') $appointment.set(loadOf(answer));
  }

  async function send({ terms }: ManagedAppointment): Promise<void> {
    $cancelling.set({ kind: 'sending' });
    const query = { id, ...keyed, acceptedFee: toDecimal(terms.fee, currency()) };
    const answer = await api.send(releaseSlot, { query });
    await read();
    if (answer.kind === 'ok') {
      $changedElsewhere.set(null);
      onChanged?.();
      // An answer to a repetition knows no sums any more: they are those that were shown.
      $cancelling.set({ kind: 'done', refund: terms.refund, fee: terms.fee });
    } else if (answer.problem.type === 'price_changed') {
      $cancelling.set({ kind: 'changed' });
    } else {
      $cancelling.set({ kind: 'failed', problem: answer.problem });
    }
  }

  return {
    id,
    key,
    $appointment,
    $cancelling,
    $sending,
    $changedElsewhere,
    watch: () => watchTerms({ api, clock, $appointment, $sending, read }),
    async load() {
      if ($appointment.get().kind === 'failed') $appointment.set(LOADING);
      await read();
    },
    async reread() {
      const known = valueOf($appointment.get());
      if (!known || $cancelling.get().kind === 'sending') return;
      const before = changes;
      await read();
      const now = valueOf($appointment.get());
      const change = now && changes === before ? changeOf(known, now) : null;
      if (change === null) return;
      $cancelling.set({ kind: 'idle' });
      $changedElsewhere.set(change);
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
      $changedElsewhere.set(null);
      onChanged?.();
    },
  };
}

function changeOf(
  { appointment: before }: ManagedAppointment,
  { appointment: now }: ManagedAppointment,
): ChangedElsewhere | null {
  if (now.status !== before.status && isBookingStatus(now.status) && isGivenUp(now.status))
    return 'cancelled';
  const isSame =
    now.startsAt === before.startsAt &&
    now.externalShopId === before.externalShopId &&
    now.lines.every(({ practitioner }, index) => practitioner.id === before.lines[index]?.practitioner.id);
  return isSame ? null : 'moved';
}
