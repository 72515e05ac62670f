import { atom, type ReadableAtom } from 'nanostores';
import { holdSlot, releaseSlot } from '#contract/booking/appointments.ts';
import type { Problem } from '#contract/problem.ts';
import type { Hold } from '#domain/appointments/appointment.ts';
import type { DatedStart } from '#domain/availability/visit-search.ts';
import type { Service } from '#domain/catalogue/catalogue.ts';
import type { ExternalShopId } from '#domain/catalogue/ids.ts';
import type { Currency } from '#domain/prices/money.ts';
import { type Instant } from '#domain/time/instant.ts';
import type { Api } from '#platform/api/api.ts';
import type { Answer } from '#platform/api/answer.ts';
import type { Clock } from '#platform/ports.ts';
import { holdBody, type HoldLine } from '#platform/wire/booking/visit-bodies.ts';
import { parseHold } from '#platform/wire/booking/appointment.ts';
import { createHoldTimer } from './hold-timer.ts';
import type { MovingVisit } from '../calendar/visit-days.ts';
import type { VisitMemory } from '../visit-memory.ts';
import { awaitsVisitor, heldIn, startOfHold } from '../held.ts';
import type { LostStart, VisitPlan, VisitStage } from '../visit.ts';

/** Where the visit stands, and the ways on from there that holding and confirming have in common. */
export interface VisitStageStore {
  readonly $stage: ReadableAtom<VisitStage>;
  readonly $secondsLeft: ReadableAtom<number | null>;
  enter(stage: VisitStage): VisitStage;
  /**
   * Back to the slots with what is near an instant; the details stay, the key does not: it has had its answer. `isChanged`: the
   * start was held for the visit as it was before.
   */
  lose(problem: Problem, startsAt: Instant, isChanged?: boolean): Promise<LostStart>;
  /** Back to the slots of what is still offered, where the server names the service that is not. */
  close(problem: Problem): Promise<VisitStage>;
  /** Asks for a slot at a shop. The hold comes with `remember`, which lets it survive a reload. */
  ask(
    externalShopId: ExternalShopId,
    startsAt: Instant,
    lines: readonly HoldLine[],
  ): Promise<Answer<{ readonly hold: Hold; readonly remember: () => void }>>;
  giveBack(hold: Hold): void;
  dispose(): void;
}

export interface StageTools {
  readonly api: Api;
  readonly clock: Clock;
  readonly memory: VisitMemory;
  readonly currency: () => Currency;
  readonly nearest: (moment: Instant) => Promise<readonly DatedStart[]>;
  /** What slots are asked for. */
  readonly $plan: ReadableAtom<VisitPlan>;
  /** Learns which services are still offered, and what of them is left in the visit. */
  readonly reread?: () => Promise<unknown>;
  /** Who was wished for a service, by its place among the lines, is not to be had any more. */
  readonly dropPractitioner?: (line: number) => void;
  /** The appointment that slots are held for. */
  readonly moving?: MovingVisit | undefined;
}

export const CHOOSING: VisitStage = { kind: 'choosing', failure: null };

export function createVisitStage(tools: StageTools): VisitStageStore {
  const { api, clock, memory, nearest, $plan, reread, dropPractitioner } = tools;
  const $stage = atom<VisitStage>(CHOOSING);
  const timer = createHoldTimer(clock, api.now, () => void expire());

  function enter(stage: VisitStage): VisitStage {
    const hold = heldIn(stage);
    if (!hold) memory.change({ hold: null });
    // While nobody knows whether it is booked, its time does not matter.
    const isAsked = stage.kind === 'unconfirmed' || stage.kind === 'confirming';
    timer.watch(isAsked ? null : hold);
    $stage.set(stage);
    return stage;
  }

  async function expire(): Promise<void> {
    const stage = $stage.get();
    if (!awaitsVisitor(stage)) return;
    // At once: a button that can no longer do anything is not left on the screen.
    const over = enter({ kind: 'choosing', failure: { kind: 'expired', nearest: [] } });
    const near = await nearest(startOfHold(stage.hold));
    if ($stage.get() === over) enter({ kind: 'choosing', failure: { kind: 'expired', nearest: near } });
  }

  return {
    $stage,
    $secondsLeft: timer.$secondsLeft,
    enter,
    async lose(problem, startsAt, isChanged = false) {
      const { type, message } = problem;
      memory.change({ sent: null });
      memory.newBookingKey();
      const lost = $stage.get();
      const gone = lineOfWhoIsGone(problem);
      const serviceId = gone === null ? undefined : $plan.get().services[gone]?.service.id;
      if (gone !== null) dropPractitioner?.(gone);
      const failure: LostStart = {
        kind: kindOfLoss(type, gone !== null, isChanged),
        nearest: await nearest(startsAt),
        ...(gone === null &&
          !isChanged &&
          type !== 'hold_expired' &&
          type !== 'slot_taken' && { reason: message }),
        ...(serviceId !== undefined && { serviceId }),
      };
      // The visitor may have gone on with another visit meanwhile.
      if ($stage.get() === lost) enter({ kind: 'choosing', failure });
      return failure;
    },
    async close(problem) {
      const service = withdrawn(problem, $plan.get());
      if (service) await reread?.();
      return enter({ kind: 'choosing', failure: { kind: 'closed', problem, service } });
    },
    ask: createAsking(tools),
    giveBack(hold) {
      void api.send(releaseSlot, { query: { holdId: hold.id, visitKey: memory.get().visitKey } });
    },
    dispose: () => timer.watch(null),
  };
}

/** What comes back is kept only by whoever goes on with it. */
function createAsking({ api, memory, currency, moving }: StageTools): VisitStageStore['ask'] {
  return (externalShopId, startsAt, lines) => {
    const { visitKey } = memory.get();
    const body = holdBody({ visitKey, externalShopId, startsAt, lines, moving });
    const parse = (reply: unknown) => {
      const hold = parseHold(reply, currency());
      return hold && { hold, remember: () => memory.change({ hold: reply }) };
    };
    return api.ask(holdSlot, parse, { body });
  };
}

function kindOfLoss(type: Problem['type'], isGone: boolean, isChanged: boolean): LostStart['kind'] {
  if (isGone) return 'practitioner-gone';
  if (isChanged) return 'visit-changed';
  return type === 'hold_expired' ? 'expired' : 'taken';
}

/** Whether a start is refused, whatever else was sent with it: taken, over, the shop closed then, the person gone. */
export function isStartRefused(problem: Problem): boolean {
  return /^slot_|^hold_expired$/.test(problem.type) || lineOfWhoIsGone(problem) !== null;
}

/** The line whose practitioner was to be had when the times were read, and is not any more. */
function lineOfWhoIsGone({ type, field }: Problem): number | null {
  const line = type === 'invalid' && /^lines\.(\d+)\.practitionerId$/.exec(field ?? '')?.[1];
  return line ? Number(line) : null;
}

/** A refusal names a service by its place among the lines that were asked for. */
function withdrawn({ field }: Problem, { services }: VisitPlan): Service | null {
  const index = /^lines\.(\d+)\./.exec(field ?? '')?.[1];
  return services[Number(index)]?.service ?? null;
}
