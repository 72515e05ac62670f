import { atom, type ReadableAtom } from 'nanostores';
import type { Appointment } from '#domain/appointments/appointment.ts';
import { customerIdOf, type SessionStore } from '../../visitor/session.ts';
import type { VisitStage, VisitStore } from '../visit.ts';

interface LastBookedTools {
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

/** What was booked last, for whoever goes back to its confirmation while the next visit is at hand. The tab's storage has none of it. */
export function createLastBooked({ $stage, $session, restart }: LastBookedTools): LastBooked {
  const $lastBooked = atom<Appointment | null>(null);
  return {
    shown: {
      $lastBooked,
      forgetBooked(appointmentId) {
        if ($lastBooked.get()?.id !== appointmentId) return;
        $lastBooked.set(null);
        if ($stage.get().kind === 'confirmed') restart();
      },
    },
    follow() {
      const offs = [
        $stage.subscribe((stage) => stage.kind === 'confirmed' && $lastBooked.set(stage.appointment)),
        $session.listen((now, before) => {
          const left = before ? customerIdOf(before) : '';
          if (left !== '' && left !== customerIdOf(now)) $lastBooked.set(null);
        }),
      ];
      return () => offs.forEach((off) => off());
    },
  };
}
