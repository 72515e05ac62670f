import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Hold } from '#domain/appointments/appointment.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Clock } from '#platform/ports.ts';

/** The time that a slot is still kept, by the server's clock; it runs on while the page sleeps or reloads. */
export interface HoldTimer {
  /** Whole seconds; null without a hold. */
  readonly $secondsLeft: ReadableAtom<number | null>;
  /** Watches another hold, or none. */
  watch(hold: Hold | null): void;
}

export function createHoldTimer(clock: Clock, now: () => Instant, onExpired: () => void): HoldTimer {
  const $secondsLeft = atom<number | null>(null);
  let watched: Hold | null = null;
  let cancelExpiry = () => {};
  const left = () => (watched ? Math.max(0, watched.expiresAt - now()) : null);

  function update(): void {
    const milliseconds = left();
    $secondsLeft.set(milliseconds === null ? null : Math.ceil(milliseconds / 1000));
  }

  // Counted only while somebody looks.
  onMount($secondsLeft, () => {
    let cancel = () => {};
    const tick = () => {
      cancel = clock.after(1000, tick);
      // What waits for the end waits longer where the page stood still: in a back/forward cache, on a machine that slept.
      if (left() === 0) expire();
      else update();
    };
    update();
    cancel = clock.after(1000, tick);
    return () => cancel();
  });

  function watch(hold: Hold | null): void {
    cancelExpiry();
    watched = hold;
    update();
    const milliseconds = left();
    if (milliseconds !== null) cancelExpiry = clock.after(milliseconds, expire);
  }

  /** A clock that was set, or told better by the server, may still leave some time. */
  function expire(): void {
    if ((left() ?? 0) > 0) return watch(watched);
    update();
    onExpired();
  }

  return { $secondsLeft, watch };
}
