import type { Problem } from '#contract/problem.ts';
import { bookAppointment } from '#contract/booking/appointments.ts';
import type { Hold } from '#domain/appointments/appointment.ts';
import type { ContactInput } from '#domain/people/contact-details.ts';
import { bookBody, type BookBody, type HoldLine } from '#platform/wire/booking/visit-bodies.ts';
import { parseAppointment } from '#platform/wire/booking/appointment.ts';
import { isStartRefused, type StageTools, type VisitStageStore } from '../booking/visit-stage.ts';
import type { VisitExtras } from '../booking/visit-extras.ts';
import type { VisitBill } from '../booking/visit-bill.ts';
import { startOfHold } from '../held.ts';
import type { SessionStore } from '../../visitor/session.ts';
import type { ConfirmOutcome } from '../visit.ts';
import { bookedBy } from './last-booked.ts';

/** What the last button leads to. Whatever becomes of the answer, one key books once. */
export interface VisitConfirming {
  /** Sends what is held with these details, E.164 phone. */
  book(contact: ContactInput): Promise<ConfirmOutcome>;
  /** The price that the stage tells is accepted. */
  accept(contact: ContactInput): Promise<ConfirmOutcome>;
  /** What was sent, with its key, once more. */
  retry(): Promise<ConfirmOutcome>;
}

export interface ConfirmingTools extends Pick<StageTools, 'api' | 'memory' | 'currency'> {
  readonly stages: VisitStageStore;
  readonly $session: SessionStore['$session'];
  /** The lines as the slot was asked for. */
  readonly bill: VisitBill;
  readonly extras: VisitExtras;
  readonly wanted: () => readonly HoldLine[];
}

export function createVisitConfirming(tools: ConfirmingTools): VisitConfirming {
  const { api, memory, currency, stages, $session, bill, extras } = tools;
  const { $stage, enter } = stages;
  const refused = createRefusals(tools);

  /** Frozen before it leaves: whatever is asked again under this key is the very same. */
  function freeze(hold: Hold, contact: ContactInput): BookBody {
    const { visitKey } = memory.get();
    const shown = bill.$bill.get();
    const { offersSms, smsReminder } = extras.$extras.get();
    const booking = {
      holdId: hold.id,
      visitKey,
      contact,
      due: bill.due(hold),
      codes: shown.bill && shown.codes,
      smsReminder: offersSms && smsReminder,
    };
    const sent = bookBody(booking, currency());
    memory.change({ sent });
    return sent;
  }

  async function send(hold: Hold, body: BookBody): Promise<ConfirmOutcome> {
    const { bookingKey } = memory.get();
    const sender = $session.get();
    enter({ kind: 'confirming', hold });
    const parse = (reply: unknown) => {
      const appointment = parseAppointment(reply, currency());
      return appointment && { appointment, reply };
    };
    const answer = await api.ask(bookAppointment, parse, { body }, { idempotencyKey: bookingKey });
    if (answer.kind === 'ok') {
      const { appointment, reply } = answer.value;
      memory.restart(bookedBy(sender, reply));
      enter({ kind: 'confirmed', appointment });
      return { kind: 'confirmed', appointment };
    }
    const { problem } = answer;
    if (answer.kind === 'refused') return refused(hold, problem);
    enter({ kind: 'unconfirmed', hold, problem });
    return { kind: 'unconfirmed', problem };
  }

  async function sendFrom(kind: 'held' | 'price-changed', contact: ContactInput): Promise<ConfirmOutcome> {
    await bill.settled();
    const stage = $stage.get();
    if (stage.kind !== kind) return { kind: 'not-sent' };
    return send(stage.hold, freeze(stage.hold, contact));
  }

  return {
    book: (contact) => sendFrom('held', contact),
    accept: (contact) => sendFrom('price-changed', contact),
    async retry() {
      const stage = $stage.get();
      const { sent } = memory.get();
      return stage.kind === 'unconfirmed' && sent ? send(stage.hold, sent) : { kind: 'not-sent' };
    },
  };
}

/** The server said no and did nothing: what was sent may be changed, under another key. */
function createRefusals({ memory, stages, bill, wanted }: ConfirmingTools) {
  const { enter } = stages;

  async function refused(hold: Hold, problem: Problem): Promise<ConfirmOutcome> {
    if (isStartRefused(problem)) return stages.lose(problem, startOfHold(hold));
    memory.change({ sent: null });
    memory.newBookingKey();
    switch (problem.type) {
      case 'price_changed':
        return repriced(hold, problem);
      case 'booking_closed':
        await stages.close(problem);
        return { kind: 'closed', problem };
      case 'already_booked':
        // By another tab with this visit: nothing is held any more.
        enter({ kind: 'choosing', failure: { kind: 'failed', problem } });
        return { kind: 'refused', problem };
      case 'coupon_refused':
      case 'voucher_refused':
      case 'reward_refused':
        await bill.again();
        enter({ kind: 'held', hold, refused: problem });
        return { kind: 'refused', problem };
      default:
        enter({ kind: 'held', hold, refused: problem });
        return { kind: 'refused', problem };
    }
  }

  /** The same slot is held anew, which tells its price now. */
  async function repriced(before: Hold, problem: Problem): Promise<ConfirmOutcome> {
    const asked = wanted();
    const lines = before.lines.map(({ externalServiceId, practitioner }) => ({
      externalServiceId,
      practitionerId: practitioner.id,
      durationMinutes:
        asked.find((line) => line.externalServiceId === externalServiceId)?.durationMinutes ?? null,
    }));
    const answer = await stages.ask(before.externalShopId, startOfHold(before), lines);
    if (answer.kind !== 'ok') {
      if (isStartRefused(answer.problem)) return stages.lose(answer.problem, startOfHold(before));
      enter({ kind: 'held', hold: before, refused: answer.problem });
      return { kind: 'refused', problem: answer.problem };
    }
    const { hold, remember } = answer.value;
    remember();
    const was = bill.due(before);
    await bill.watch(hold);
    const now = bill.due(hold);
    if (now === was) {
      enter({ kind: 'held', hold, refused: problem });
      return { kind: 'refused', problem };
    }
    enter({ kind: 'price-changed', hold, before: was, now });
    return { kind: 'price-changed', before: was, now };
  }

  return refused;
}
