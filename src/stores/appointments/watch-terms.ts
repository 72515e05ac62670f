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

/** As soon as a deadline has passed, what was possible until then is not, until the function that comes back is called. */
export function watchTerms({ api, clock, $appointment, read }: WatchTools): () => void {
  let cancel = () => {};

  function pass(): void {
    const known = valueOf($appointment.get());
    if (!known || !isStale(known, api.now())) return;
    // At once, whether or not the new terms can be had.
    $appointment.set(ready({ ...known, mayMove: mayMoveAt(known, api.now()) }));
    void read();
  }

  const off = $appointment.subscribe((load) => {
    cancel();
    const known = valueOf(load);
    const end = known ? termsEnd(known) : null;
    if (!known || end === null || isStale(known, api.now())) return;
    // A wait may end early: browsers count no more than 24 days.
    const wait = () => {
      cancel = clock.after(end + 1 - api.now(), () => (api.now() > end ? pass() : wait()));
    };
    wait();
  });
  return () => {
    off();
    cancel();
  };
}
