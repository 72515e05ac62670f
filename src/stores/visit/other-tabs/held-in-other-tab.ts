import { atom, computed, type ReadableAtom } from 'nanostores';
import { releaseSlot } from '#contract/booking/appointments.ts';
import type { Hold } from '#domain/appointments/appointment.ts';
import type { BookingCart } from '#domain/carts/booking-cart.ts';
import type { Currency } from '#domain/prices/money.ts';
import type { Api } from '#platform/api/api.ts';
import type { Ports, Random } from '#platform/ports.ts';
import { parseHold } from '#platform/wire/booking/appointment.ts';
import type { OpenVisit } from '../../visitor/open-visits.ts';
import type { TabMessages } from '../../visitor/tab-messages.ts';
import { CHOOSING, type VisitStageStore } from '../booking/visit-stage.ts';
import { awaitsVisitor, heldIn } from '../held.ts';
import type { VisitMemory } from '../visit-memory.ts';
import type { OtherTabs, VisitStage } from '../visit.ts';
import type { DirectMessages } from './direct-messages.ts';
import { createTabAnswers, type TabAnswers } from './tab-answers.ts';
import type { TabVisits } from './tab-visits.ts';
import type { TypedDetails } from './typed-details.ts';

export interface HeldInOtherTab extends Pick<
  OtherTabs,
  | '$heldInOtherTab'
  | '$otherTab'
  | '$letGo'
  | 'forgetLetGo'
  | 'continueHeld'
  | 'continueHeldWithOwn'
  | 'releaseHeld'
> {
  /** Until the result is called. */
  follow(): () => void;
}

export interface OtherTabsTools {
  readonly api: Api;
  readonly ports: Pick<Ports, 'clock' | 'random'>;
  readonly direct: DirectMessages;
  readonly tabs: TabMessages;
  readonly tabVisits: TabVisits;
  readonly typed: TypedDetails;
  readonly memory: VisitMemory;
  readonly stages: VisitStageStore;
  readonly currency: () => Currency;
  /** The visit at hand becomes that of a hold. What was at hand before, where that has services that nothing is held for; else null. */
  readonly adopt: (hold: Hold, wishes: Pick<OpenVisit, 'practitioners' | 'durations'>) => BookingCart | null;
  /** Adds its services to the visit at hand; false where that cannot be. */
  readonly join: (cart: BookingCart) => boolean;
  /** It waits beside the visit at hand, to be taken back. */
  readonly save: (cart: BookingCart) => void;
  /** The free times are other ones now. */
  readonly reload: () => void;
}

/** Keeps the tabs of a visitor from taking each other's time: what one holds is gone on with, or given back, in another. */
export function createHeldInOtherTab(tools: OtherTabsTools): HeldInOtherTab {
  const { api, tabs, tabVisits, memory, stages } = tools;
  const answers = createTabAnswers({ ...tools.ports, ...tools });
  const others = createOthers(tools, answers.ask);
  const $letGo = atom<Outcome | null>(null);
  const isChoosing = () => stages.$stage.get().kind === 'choosing';

  function letGo(): void {
    const outcome = outcomeInOtherTab(tools);
    if (outcome === null) return;
    stages.enter(CHOOSING);
    $letGo.set(outcome);
  }

  function hear(): void {
    const before = others.$other.get()?.hold.id;
    letGo();
    others.look();
    if (others.$other.get()?.hold.id !== before && isChoosing()) tools.reload();
  }

  return {
    $heldInOtherTab: others.$hold,
    $otherTab: computed([others.$other, answers.$answer], (other, answer) => {
      if (!answer || answer.tab !== other?.tab) return 'asked';
      return answer.isOpen ? 'open' : 'closed';
    }),
    $letGo,
    forgetLetGo: () => $letGo.set(null),
    ...createTakingOver(tools, others),
    async releaseHeld() {
      const other = others.$other.get();
      if (!other) return;
      const { tab, visit, hold } = other;
      tabVisits.free(tab, visit);
      others.look();
      await api.send(releaseSlot, { query: { holdId: hold.id, visitKey: visit.visitKey } });
      if (isChoosing()) tools.reload();
    },
    follow() {
      const offAnswers = answers.follow();
      letGo();
      others.look();
      tabs.on('visits', hear);
      tabs.on('return', () => {
        hear();
        tabVisits.publish();
      });
      const off = stages.$stage.subscribe((stage) => {
        if (heldIn(stage)) $letGo.set(null);
        tabVisits.publish();
        others.look();
      });
      const offTyped = tools.typed.follow(() => (heldIn(stages.$stage.get()) ? memory.get().visitKey : null));
      const offs = [off, offTyped, offAnswers, tabVisits.keepApart(hear), others.dispose];
      return () => offs.forEach((each) => each());
    },
  };
}

/** How a time that another tab holds is gone on with here. */
function createTakingOver(
  tools: OtherTabsTools,
  { $other, look }: Pick<ReturnType<typeof createOthers>, '$other' | 'look'>,
): Pick<OtherTabs, 'continueHeld' | 'continueHeldWithOwn'> {
  const { tabVisits, memory, stages } = tools;

  /** Goes on with what is held in the other tab: what was at hand before, as `adopt` tells it. */
  function takeOver(): BookingCart | null {
    const other = $other.get();
    if (!other || stages.$stage.get().kind !== 'choosing') return null;
    const { tab, visit, hold } = other;
    const before = tools.adopt(hold, visit);
    tools.typed.await(tab, visit.visitKey);
    memory.change({ visitKey: visit.visitKey, hold: visit.hold });
    memory.newBookingKey();
    // First here, so that the other tab finds who goes on with it.
    stages.enter({ kind: 'held', hold, refused: null });
    tabVisits.free(tab, visit);
    look();
    return before;
  }

  return {
    // What was at hand is saved after it gave way: only then it is known whether it joins. Nothing comes between.
    continueHeld() {
      const before = takeOver();
      if (before) tools.save(before);
    },
    async continueHeldWithOwn() {
      const before = takeOver();
      // Another tab may have changed what both together come to since they were offered.
      if (before && !tools.join(before)) tools.save(before);
      return extended(stages);
    },
  };
}

/** The stage, once no more time is being asked for. */
function extended({ $stage }: VisitStageStore): Promise<VisitStage> {
  return new Promise((resolve) => {
    const off = $stage.subscribe((stage) => {
      if (stage.kind === 'extending') return;
      resolve(stage);
      // The first call comes before there is something to end.
      queueMicrotask(() => off());
    });
  });
}

/** A time that is kept, as the other tabs tell of it. */
interface Other {
  readonly tab: string;
  readonly visit: OpenVisit;
  readonly hold: Hold;
}

/** What another tab holds, until it runs out. */
function createOthers({ api, ports, tabVisits, memory, currency }: OtherTabsTools, ask: TabAnswers['ask']) {
  const $other = atom<Other | null>(null);
  const $hold = atom<Hold | null>(null);
  let cancel = () => {};

  function find(): Other | null {
    const { visitKey } = memory.get();
    for (const [tab, visit] of tabVisits.read()) {
      if (tab === tabVisits.own() || visit.hold === null || visit.visitKey === visitKey) continue;
      const hold = parseHold(visit.hold, currency());
      if (hold && hold.expiresAt > api.now()) return { tab, visit, hold };
    }
    return null;
  }

  function look(): void {
    cancel();
    const other = find();
    $other.set(other);
    $hold.set(other && other.hold);
    ask(other && other.tab);
    if (other) cancel = ports.clock.after(other.hold.expiresAt - api.now(), look);
  }

  return { $other, $hold: $hold satisfies ReadableAtom<Hold | null>, look, dispose: () => cancel() };
}

interface Letting extends Pick<OtherTabsTools, 'tabVisits' | 'typed' | 'memory' | 'stages'> {
  readonly ports: { readonly random: Random };
}

type Outcome = 'continued' | 'freed';

/** Whether another tab goes on with what is held here, under the key of this visit, or has freed it. */
function outcomeInOtherTab({ tabVisits, typed, memory, stages, ports }: Letting): Outcome | null {
  if (!awaitsVisitor(stages.$stage.get())) return null;
  const { visitKey } = memory.get();
  const [next] = [...tabVisits.read()].find(
    ([tab, visit]) => tab !== tabVisits.own() && visit.visitKey === visitKey && visit.hold !== null,
  ) ?? [null];
  if (next === null) return tabVisits.isFreed() ? 'freed' : null;
  typed.hand(next, visitKey);
  memory.change({ visitKey: ports.random.uuid() });
  memory.newBookingKey();
  return 'continued';
}
