import type { Problem } from '#contract/problem.ts';
import type { VisitStart } from '#domain/availability/calendar.ts';
import { unavailable } from '#platform/api/problems.ts';
import type { HoldLine } from '#platform/wire/booking/visit-bodies.ts';
import { parseAppointment, parseHold } from '#platform/wire/booking/appointment.ts';
import type { ExternalShopId } from '#domain/catalogue/ids.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Locale } from '#domain/locale.ts';
import { CHOOSING, isStartRefused, type StageTools, type VisitStageStore } from './visit-stage.ts';
import { awaitsVisitor, heldIn, startOfHold } from '../held.ts';
import type { LostStart, VisitStage } from '../visit.ts';

/** A slot is asked for, kept, and given back. */
export interface VisitHolding {
  /** Asks for a start at a shop; ignored while something is being asked. */
  hold(
    externalShopId: ExternalShopId,
    date: string,
    start: VisitStart,
    lines: readonly HoldLine[],
  ): Promise<VisitStage>;
  /** Asks for the held start once more, which begins its time anew; ignored where none is held, or something is being asked. */
  extend(lines: readonly HoldLine[]): Promise<VisitStage>;
  /** `why`: what the visitor is told, where it is not their own wish. */
  release(why?: LostStart['kind']): void;
  /** Takes up what an earlier page left: a hold, a booking without an answer (`unconfirmed`), a confirmation. */
  resume(): VisitStage;
  restart(): void;
}

export interface HoldingTools extends Pick<StageTools, 'api' | 'memory' | 'currency'> {
  readonly stages: VisitStageStore;
  readonly locale: () => Locale;
}

const MAY_CHOOSE: readonly VisitStage['kind'][] = ['choosing', 'held', 'price-changed'];
const MAY_RELEASE: readonly VisitStage['kind'][] = [...MAY_CHOOSE, 'holding', 'extending'];

export function createVisitHolding({ api, memory, currency, stages, locale }: HoldingTools): VisitHolding {
  const { $stage, enter } = stages;

  const take = createTaking(stages);

  return {
    async hold(externalShopId, date, start, lines) {
      if (!MAY_CHOOSE.includes($stage.get().kind)) return $stage.get();
      return take({ kind: 'holding', date, start }, externalShopId, start.startsAt, lines);
    },
    async extend(lines) {
      const stage = $stage.get();
      if (!awaitsVisitor(stage)) return stage;
      const { hold } = stage;
      return take({ kind: 'extending', from: stage }, hold.externalShopId, startOfHold(hold), lines);
    },
    release(why) {
      const stage = $stage.get();
      if (!MAY_RELEASE.includes(stage.kind)) return;
      const hold = heldIn(stage);
      if (hold) stages.giveBack(hold);
      enter(why === undefined ? CHOOSING : { kind: 'choosing', failure: { kind: why, nearest: [] } });
    },
    resume() {
      const { hold, sent, appointment } = memory.get();
      const booked = appointment === null ? null : parseAppointment(appointment, currency());
      if (booked) return enter({ kind: 'confirmed', appointment: booked });
      const kept = hold === null ? null : parseHold(hold, currency());
      if (kept && sent !== null) {
        return enter({ kind: 'unconfirmed', hold: kept, problem: unavailable(locale()) });
      }
      if (kept && kept.expiresAt > api.now()) return enter({ kind: 'held', hold: kept, refused: null });
      return enter(CHOOSING);
    },
    restart() {
      memory.restart();
      enter(CHOOSING);
    },
  };
}

/** Asks for a slot, and enters what comes of it. */
function createTaking(stages: VisitStageStore) {
  async function refused(problem: Problem, startsAt: Instant): Promise<VisitStage> {
    if (isStartRefused(problem)) {
      await stages.lose(problem, startsAt);
      return stages.$stage.get();
    }
    if (problem.type === 'booking_closed') return stages.close(problem);
    return stages.enter({ kind: 'choosing', failure: { kind: 'failed', problem } });
  }

  async function take(
    pending: Extract<VisitStage, { readonly kind: 'holding' | 'extending' }>,
    externalShopId: ExternalShopId,
    startsAt: Instant,
    lines: readonly HoldLine[],
  ): Promise<VisitStage> {
    stages.enter(pending);
    const answer = await stages.ask(externalShopId, startsAt, lines);
    if (stages.$stage.get() !== pending) {
      // The visitor went back meanwhile.
      if (answer.kind === 'ok') stages.giveBack(answer.value.hold);
      return stages.$stage.get();
    }
    if (answer.kind !== 'ok') return refused(answer.problem, startsAt);
    answer.value.remember();
    return stages.enter({ kind: 'held', hold: answer.value.hold, refused: null });
  }

  return take;
}
