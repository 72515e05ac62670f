import { atom, type ReadableAtom } from 'nanostores';
import type { Appointment } from '#domain/appointments/appointment.ts';
import type { Currency } from '#domain/prices/money.ts';
import { parseAppointment } from '#platform/wire/booking/appointment.ts';
import { fields } from '#platform/wire/read.ts';
import type { ScopedStorage } from '../../visitor/scoped-storage.ts';
import {
  customerIdOf,
  hasLeft,
  isLoggedOut,
  type Session,
  type SessionStore,
} from '../../visitor/session.ts';
import type { LastBookedRecord, VisitMemory } from '../visit-memory.ts';
import type { VisitStage, VisitStore } from '../visit.ts';

interface LastBookedTools {
  readonly memory: VisitMemory;
  readonly visitor: { readonly storage: ScopedStorage; readonly session: Pick<SessionStore, '$session'> };
  readonly currency: () => Currency;
  readonly $stage: ReadableAtom<VisitStage>;
  /** A confirmation gives way to a new visit. */
  readonly restart: () => void;
}

export interface LastBooked {
  readonly shown: Pick<VisitStore, '$lastBooked' | 'forgetBooked'>;
  /** Until the result is called. */
  follow(): () => void;
}

/** What a booking leaves in the memory: the reply, and who booked it. */
export function bookedBy(
  session: Session,
  appointment: unknown,
): { readonly appointment: unknown; readonly lastBooked: LastBookedRecord } {
  const customerId = session.kind === 'restoring' ? undefined : customerIdOf(session);
  return { appointment, lastBooked: { customerId, appointment } };
}

/** What was booked last, for whoever goes back to its confirmation while the next visit is at hand, also after a reload. */
export function createLastBooked(tools: LastBookedTools): LastBooked {
  const { memory, visitor, currency, $stage, restart } = tools;
  const { storage } = visitor;
  const { $session } = visitor.session;
  const $lastBooked = atom<Appointment | null>(null);

  function endConfirmation(): void {
    if ($stage.get().kind === 'confirmed') restart();
  }

  function forget(): void {
    memory.change({ lastBooked: null });
    $lastBooked.set(null);
    endConfirmation();
  }

  /** What a customer booked is shown to them alone, on a page that is loaded anew as well. */
  function look(now: Session): void {
    const { lastBooked } = memory.get();
    if (lastBooked === null || (now.kind === 'restoring' && lastBooked.customerId !== '')) return;
    const { appointment, customerId = customerIdOf(now) } = lastBooked;
    if (lastBooked.customerId === undefined) memory.change({ lastBooked: { customerId, appointment } });
    if (customerId === '' || customerId === customerIdOf(now))
      return $lastBooked.set(parseAppointment(appointment, currency()));
    if (now.kind === 'customer' || isLoggedOut(storage)) return forget();
    // Whoever's session has run out may come back: what is on their screen stays there.
    if ($lastBooked.get() === null) endConfirmation();
    $lastBooked.set(null);
  }

  return {
    shown: {
      $lastBooked,
      forgetBooked(appointmentId) {
        const stage = $stage.get();
        const { lastBooked } = memory.get();
        if (fields(lastBooked?.appointment)['id'] === appointmentId) memory.change({ lastBooked: null });
        if ($lastBooked.get()?.id === appointmentId) $lastBooked.set(null);
        if (stage.kind === 'confirmed' && stage.appointment.id === appointmentId) restart();
      },
    },
    follow() {
      let lastCustomer = '';
      const offs = [
        $stage.listen((stage) => stage.kind === 'confirmed' && look($session.get())),
        $session.subscribe((now, before) => {
          const customer = customerIdOf(now);
          const isAnother = customer !== '' && lastCustomer !== '' && customer !== lastCustomer;
          const isGone = hasLeft(now, before);
          lastCustomer = isGone ? '' : customer || lastCustomer;
          if (isAnother || isGone) forget();
          else look(now);
        }),
      ];
      return () => offs.forEach((off) => off());
    },
  };
}
