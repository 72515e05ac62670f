import { atom, type ReadableAtom } from 'nanostores';
import type { Appointment } from '#domain/appointments/appointment.ts';
import type { Currency } from '#domain/prices/money.ts';
import { parseAppointment } from '#platform/wire/booking/appointment.ts';
import { customerIdOf, type Session, type SessionStore } from '../../visitor/session.ts';
import type { VisitMemory } from '../visit-memory.ts';
import type { VisitStage, VisitStore } from '../visit.ts';

interface LastBookedTools {
  readonly memory: VisitMemory;
  readonly currency: () => Currency;
  readonly $stage: ReadableAtom<VisitStage>;
  readonly $session: SessionStore['$session'];
  /** A confirmation gives way to a new visit. */
  readonly restart: () => void;
}

export interface LastBooked {
  readonly shown: Pick<VisitStore, '$lastBooked' | 'forgetBooked'>;
  /** Until the result is called. */
  follow(): () => void;
}

/** What was booked last, for whoever goes back to its confirmation while the next visit is at hand, also after a reload. */
export function createLastBooked(tools: LastBookedTools): LastBooked {
  const { memory, currency, $stage, $session, restart } = tools;
  const $lastBooked = atom<Appointment | null>(null);

  function forget(): void {
    memory.change({ lastBooked: null });
    $lastBooked.set(null);
  }

  /** What this tab had kept before it was loaded anew is shown to whoever booked it. */
  function recall(session: Session): void {
    const { lastBooked } = memory.get();
    if (lastBooked === null || $lastBooked.get() !== null) return;
    const { customerId, appointment } = lastBooked;
    if (customerId === '' || customerId === customerIdOf(session))
      $lastBooked.set(parseAppointment(appointment, currency()));
    else forget();
  }

  return {
    shown: {
      $lastBooked,
      forgetBooked(appointmentId) {
        if ($lastBooked.get()?.id !== appointmentId) return;
        forget();
        if ($stage.get().kind === 'confirmed') restart();
      },
    },
    follow() {
      const offs = [
        $stage.subscribe((stage) => {
          if (stage.kind !== 'confirmed') return;
          const { appointment } = memory.get();
          memory.change({ lastBooked: { customerId: customerIdOf($session.get()), appointment } });
          $lastBooked.set(stage.appointment);
        }),
        $session.subscribe((now, before) => {
          const left = before ? customerIdOf(before) : '';
          if (left !== '' && left !== customerIdOf(now)) forget();
          else if (now.kind !== 'restoring') recall(now);
        }),
      ];
      return () => offs.forEach((off) => off());
    },
  };
}
