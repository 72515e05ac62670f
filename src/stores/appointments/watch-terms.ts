import type { ReadableAtom, WritableAtom } from 'nanostores';
import { isStale, type ManagedAppointment } from '#domain/appointments/changing/cancelling.ts';
import { termsEnd } from '#domain/appointments/changing/moving.ts';
import type { Api } from '#platform/api/api.ts';
import type { Clock } from '#platform/ports.ts';
import { ready, valueOf, type Load } from '../load.ts';

type SendingKind = 'idle' | 'sending' | 'refused' | 'unknown';

interface WatchTools {
  readonly api: Pick<Api, 'now'>;
  readonly clock: Clock;
  readonly $appointment: WritableAtom<Load<ManagedAppointment>>;
  /** Of a move. */
  readonly $sending: ReadableAtom<{ readonly kind: SendingKind }>;
  /** Asks the back end, and shows what it says. */
  readonly read: () => Promise<void>;
}

/** Milliseconds until the back end is asked again whose word is out of date. */
const ASK_AGAIN = 30_000;

/**
 * As soon as a deadline has passed, the appointment may not be moved, and the back end is asked for its new terms until it has
 * told them. A move that was sent before it, and of which nobody knows what became of it, is not taken back. Ends when the
 * result is called.
 */
export function watchTerms({ api, clock, $appointment, $sending, read }: WatchTools): () => void {
  let isOver = false;
  let cancel = () => {};

  /** Ends what may not be done any more, and waits for what comes next: one timer at a time. */
  function update(): void {
    cancel();
    if (isOver) return;
    const known = valueOf($appointment.get());
    const end = known ? termsEnd(known) : null;
    if (!known || end === null) return;
    const now = api.now();
    if (!isStale(known, now)) {
      cancel = clock.after(end + 1 - now, wake);
    } else if (known.mayMove && !isUnderWay($sending.get().kind)) {
      // The clocks may be a second apart, or nobody could say: it is over all the same. Who hears of it calls `update`.
      $appointment.set(ready({ ...known, mayMove: false }));
    } else {
      cancel = clock.after(ASK_AGAIN, () => void ask());
    }
  }

  /** At the deadline, or before it: browsers count no more than 24 days. */
  function wake(): void {
    update();
    const known = valueOf($appointment.get());
    if (known && isStale(known, api.now())) void ask();
  }

  async function ask(): Promise<void> {
    await read();
    update();
  }

  const offs = [$appointment.subscribe(update), $sending.listen(update)];
  return () => {
    isOver = true;
    for (const off of offs) off();
    cancel();
  };
}

function isUnderWay(kind: SendingKind): boolean {
  return kind === 'sending' || kind === 'unknown';
}
