import type { Problem } from '#contract/problem.ts';
import type { VisitStart } from '#domain/availability/calendar.ts';
import { jsonOf } from '#domain/json.ts';
import type { Hold } from '#domain/appointments/appointment.ts';
import { unavailable } from '#platform/api/problems.ts';
import type { HoldLine } from '#platform/wire/booking/visit-bodies.ts';
import { parseAppointment, parseHold } from '#platform/wire/booking/appointment.ts';
import type { ExternalShopId } from '#domain/catalogue/ids.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Locale } from '#domain/locale.ts';
import { CHOOSING, isStartRefused, type StageTools, type VisitStageStore } from './visit-stage.ts';
import { awaitsVisitor, heldIn, startOfHold } from '../held.ts';
import type { VisitStage } from '../visit.ts';

/** A slot is asked for, kept, and given back. */
export interface VisitHolding {
  /** Asks for a start at a shop, also in place of the one that is being extended; ignored while something else is being asked. */
  hold(
    externalShopId: ExternalShopId,
    date: string,
    start: VisitStart,
    lines: readonly HoldLine[],
  ): Promise<VisitStage>;
  /**
   * Asks for the held start once more, for the visit as it is now, and again where it changes meanwhile: its time begins anew.
   * Ignored where none is held, or something is being asked.
   */
  extend(lines: () => readonly HoldLine[]): Promise<VisitStage>;
  release(): void;
  /** Takes up what an earlier page left: a hold, a booking without an answer (`unconfirmed`), a confirmation. */
  resume(): VisitStage;
  restart(): void;
}

export interface HoldingTools extends Pick<StageTools, 'api' | 'memory' | 'currency'> {
  readonly stages: VisitStageStore;
  readonly locale: () => Locale;
}

const MAY_CHOOSE: readonly VisitStage['kind'][] = ['choosing', 'held', 'price-changed', 'extending'];
const MAY_RELEASE: readonly VisitStage['kind'][] = [...MAY_CHOOSE, 'holding'];

export function createVisitHolding({ api, memory, currency, stages, locale }: HoldingTools): VisitHolding {
  const { $stage, enter } = stages;

  const take = createTaking(stages);
  const extend = createExtending(stages, take);

  return {
    async hold(externalShopId, date, start, lines) {
      if (!MAY_CHOOSE.includes($stage.get().kind)) return $stage.get();
      return take({ kind: 'holding', date, start }, externalShopId, start.startsAt, () => lines);
    },
    extend,
    release() {
      const stage = $stage.get();
      if (!MAY_RELEASE.includes(stage.kind)) return;
      const hold = heldIn(stage);
      if (hold) stages.giveBack(hold);
      enter(CHOOSING);
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
  let last: Promise<unknown> = Promise.resolve();

  /** One after the other: the slot that a visit has in the end is the one that the server was asked for last. */
  function ask(...slot: Parameters<VisitStageStore['ask']>): ReturnType<VisitStageStore['ask']> {
    const answer = last.then(() => stages.ask(...slot));
    last = answer;
    return answer;
  }

  async function refused(problem: Problem, startsAt: Instant, isChanged: boolean): Promise<VisitStage> {
    if (isStartRefused(problem)) {
      await stages.lose(problem, startsAt, isChanged);
      return stages.$stage.get();
    }
    if (problem.type === 'booking_closed') return stages.close(problem);
    return stages.enter({ kind: 'choosing', failure: { kind: 'failed', problem } });
  }

  async function take(
    pending: Extract<VisitStage, { readonly kind: 'holding' | 'extending' }>,
    externalShopId: ExternalShopId,
    startsAt: Instant,
    lines: () => readonly HoldLine[],
  ): Promise<VisitStage> {
    stages.enter(pending);
    let asked = lines();
    let answer = await ask(externalShopId, startsAt, asked);
    while (stages.$stage.get() === pending && !isSame(asked, lines())) {
      asked = lines();
      answer = await ask(externalShopId, startsAt, asked);
    }
    if (stages.$stage.get() !== pending) {
      // The visitor went back meanwhile.
      if (answer.kind === 'ok') stages.giveBack(answer.value.hold);
      return stages.$stage.get();
    }
    const isChanged = pending.kind === 'extending' && !isOf(pending.from.hold, asked);
    if (answer.kind !== 'ok') return refused(answer.problem, startsAt, isChanged);
    answer.value.remember();
    return stages.enter({ kind: 'held', hold: answer.value.hold, refused: null });
  }

  return take;
}

function createExtending(
  { $stage }: VisitStageStore,
  take: ReturnType<typeof createTaking>,
): VisitHolding['extend'] {
  return async (lines) => {
    const stage = $stage.get();
    if (!awaitsVisitor(stage)) return stage;
    const { hold } = stage;
    return take({ kind: 'extending', from: stage }, hold.externalShopId, startOfHold(hold), lines);
  };
}

const idsOf = (lines: readonly Pick<HoldLine, 'externalServiceId'>[]) =>
  lines.map(({ externalServiceId }) => externalServiceId).join();

/** Whether a hold is of these services. */
function isOf({ lines }: Hold, asked: readonly HoldLine[]): boolean {
  return idsOf(lines) === idsOf(asked);
}

/** No lines at all are of a visit that is gone meanwhile, which its stage tells. */
function isSame(asked: readonly HoldLine[], now: readonly HoldLine[]): boolean {
  return now.length === 0 || jsonOf(asked) === jsonOf(now);
}
