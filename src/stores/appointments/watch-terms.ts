import type { WritableAtom } from 'nanostores';
import { isStale, type ManagedAppointment } from '#domain/appointments/cancelling.ts';
import { mayMoveAt, termsEnd } from '#domain/appointments/moving/moving.ts';
import type { Api } from '#platform/api/api.ts';
import type { Clock } from '#platform/ports.ts';
import { ready, valueOf, type Load } from '../load.ts';

interface WatchTools {
  readonly api: Pick<Api, 'now'>;
  readonly clock: Clock;
  readonly $appointment: WritableAtom<Load<ManagedAppointment>>;
  readonly read: () => Promise<void>;
}

const ASK_AGAIN = 30_000;

/** As soon as a deadline has passed, what was possible until then is not, until the function that comes back is called. */
export function watchTerms({ api, clock, $appointment, read }: WatchTools): () => void {
  let cancel = () => {};
  const look = () => follow($appointment.get());

  function follow(load: Load<ManagedAppointment>): void {
    cancel();
    const known = valueOf(load);
    const end = known ? termsEnd(known) : null;
    if (!known || end === null) return;
    const now = api.now();
    if (!isStale(known, now)) {
      // A wait may end early: browsers count no more than 24 days.
      cancel = clock.after(end + 1 - now, () => (isStale(known, api.now()) ? pass() : look()));
    } else {
      // The clocks may be a second apart, or nobody could say: it is over all the same.
      if (known.mayMove) $appointment.set(ready({ ...known, mayMove: mayMoveAt(known, now) }));
      cancel = clock.after(ASK_AGAIN, () => void read());
    }
  }

  /** At once, whether or not the new terms can be had. */
  function pass(): void {
    look();
    void read();
  }

  const off = $appointment.subscribe(follow);
  return () => {
    off();
    cancel();
  };
}
