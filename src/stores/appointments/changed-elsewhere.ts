import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { isBookingStatus, isGivenUp } from '#domain/appointments/booking-status.ts';
import type { ManagedAppointment } from '#domain/appointments/changing/cancelling.ts';
import { valueOf, type Load } from '../load.ts';
import type { Cancelling } from './cancelling.ts';

/** What became of an appointment in another tab, on another device, or by the salon. */
export type ChangedElsewhere = 'moved' | 'cancelled';

interface ElsewhereTools {
  readonly $appointment: ReadableAtom<Load<ManagedAppointment>>;
  readonly $cancelling: WritableAtom<Cancelling>;
  /** Counts what was done here. */
  readonly changes: () => number;
  /** Asks the back end, and shows what it says. */
  readonly read: () => Promise<void>;
}

/** Finds what was done elsewhere to an appointment while it is shown here. */
export function watchElsewhere({ $appointment, $cancelling, changes, read }: ElsewhereTools) {
  const $changedElsewhere = atom<ChangedElsewhere | null>(null);
  return {
    $changedElsewhere,
    /** It was changed here since. */
    forget: () => $changedElsewhere.set(null),
    async reread(): Promise<void> {
      const known = valueOf($appointment.get());
      if (!known || $cancelling.get().kind === 'sending') return;
      const before = changes();
      await read();
      const now = valueOf($appointment.get());
      const change = now && changes() === before ? changeOf(known, now) : null;
      if (change === null) return;
      $cancelling.set({ kind: 'idle' });
      $changedElsewhere.set(change);
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
