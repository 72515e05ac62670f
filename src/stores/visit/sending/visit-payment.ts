import { computed } from 'nanostores';
import type { Api } from '#platform/api/api.ts';
import type { Currency } from '#domain/prices/money.ts';
import { parseAppointment } from '#platform/wire/booking/appointment.ts';
import type { BookingCartStore } from '../../cart/booking-cart.ts';
import { awaitsVisitor, heldIn, startOfHold } from '../held.ts';
import type { VisitMemory } from '../visit-memory.ts';
import type { VisitPayment } from '../visit.ts';
import type { SessionStore } from '../../visitor/session.ts';
import { bookedBy } from './last-booked.ts';
import type { ToldBooking } from './told-booking.ts';
import { CHOOSING, isStartRefused, type VisitStageStore } from '../booking/visit-stage.ts';

interface PaymentTools {
  readonly api: Pick<Api, 'now'>;
  readonly memory: VisitMemory;
  readonly currency: () => Currency;
  readonly stages: VisitStageStore;
  readonly $session: SessionStore['$session'];
  readonly bookingCart: Pick<BookingCartStore, 'finish'>;
  readonly told: ToldBooking;
  /** Asks for more time. */
  readonly extend: () => Promise<unknown>;
}

/** Milliseconds that are left at least for another try. */
const LEAST_LEFT = 60_000;

export function createVisitPayment(tools: PaymentTools): VisitPayment {
  const { api, memory, currency, stages, $session, bookingCart, told, extend } = tools;
  const { $stage, enter } = stages;
  return {
    $held: computed($stage, heldIn),
    visitKey: () => memory.get().visitKey,
    codes: () => memory.get().codes,
    begin() {
      const stage = $stage.get();
      if (awaitsVisitor(stage)) enter({ kind: 'confirming', hold: stage.hold });
    },
    end(problem) {
      const stage = $stage.get();
      if (stage.kind !== 'confirming') return;
      const { hold } = stage;
      if (problem && isStartRefused(problem)) return void stages.lose(problem, startOfHold(hold));
      if (problem?.type === 'booking_closed') return void stages.close(problem);
      enter({ kind: 'held', hold, refused: null });
      // Whoever has waited for a bank may try again.
      if (hold.expiresAt - api.now() < LEAST_LEFT) void extend();
    },
    mayBegin() {
      const hold = heldIn($stage.get());
      return hold === null || told.mayBook(hold);
    },
    finish({ appointmentId, status, appointment: reply }) {
      const appointment = parseAppointment(reply, currency());
      const visit = appointment ?? heldIn($stage.get());
      bookingCart.finish(appointmentId);
      memory.restart(appointment ? bookedBy($session.get(), reply) : {});
      if (visit) told.tellBooked(visit, appointment ?? { id: appointmentId, reference: '', status });
      enter(appointment ? { kind: 'confirmed', appointment } : CHOOSING);
    },
  };
}
