import type { CheckedContact } from '#domain/people/contact-details.ts';
import type { BookingCartStore } from '../../cart/booking-cart.ts';
import type { ToldBooking } from './told-booking.ts';
import type { VisitConfirming } from './visit-confirming.ts';
import type { VisitStageStore } from './visit-stage.ts';
import type { ConfirmOutcome, VisitStore } from '../visit.ts';

export interface SendingTools {
  readonly told: ToldBooking;
  readonly bookingCart: BookingCartStore;
  readonly stages: VisitStageStore;
  readonly confirming: VisitConfirming;
  readonly check: () => CheckedContact;
}

export interface VisitSending extends Pick<VisitStore, 'confirm' | 'acceptPrice' | 'retry'> {
  /** Until the cart has ended by the booking too, or nothing was booked. */
  isSending(): boolean;
}

/** The last button in its three forms, with what the host page hears of it. Presses while one is under way share its outcome. */
export function createVisitSending(tools: SendingTools): VisitSending {
  const { told, bookingCart, stages, confirming, check } = tools;
  let running: Promise<ConfirmOutcome> | null = null;

  function shareRunning(send: () => Promise<ConfirmOutcome>): Promise<ConfirmOutcome> {
    const stage = stages.$stage.get();
    if (stage.kind === 'confirmed') return Promise.resolve(stage);
    running ??= run(send).finally(() => (running = null));
    return running;
  }

  async function run(send: () => Promise<ConfirmOutcome>): Promise<ConfirmOutcome> {
    const stage = stages.$stage.get();
    if (!('hold' in stage)) return { kind: 'not-sent' };
    if (!told.mayBook(stage.hold)) return { kind: 'not-sent' };
    const outcome = await send();
    if (outcome.kind === 'confirmed') {
      bookingCart.finish(outcome.appointment.id);
      told.tellBooked(outcome.appointment, outcome.appointment);
    }
    return outcome;
  }

  async function checked(send: VisitConfirming['book']): Promise<ConfirmOutcome> {
    const result = check();
    return result.kind === 'ok' ? send(result.details) : { kind: 'invalid', errors: result.errors };
  }

  return {
    confirm: () => shareRunning(() => checked(confirming.book)),
    acceptPrice: () => shareRunning(() => checked(confirming.accept)),
    retry: () => shareRunning(confirming.retry),
    isSending: () => running !== null,
  };
}
