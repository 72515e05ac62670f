import { atom, type ReadableAtom } from 'nanostores';
import { releaseSlot } from '#contract/booking/appointments.ts';
import type { Hold } from '#domain/appointments/appointment.ts';
import type { Currency } from '#domain/prices/money.ts';
import type { Api } from '#platform/api/api.ts';
import type { Ports, Random } from '#platform/ports.ts';
import { parseHold } from '#platform/wire/booking/appointment.ts';
import type { OpenVisit } from '../../visitor/open-visits.ts';
import type { TabMessages } from '../../visitor/tab-messages.ts';
import { CHOOSING, type VisitStageStore } from '../booking/visit-stage.ts';
import { awaitsVisitor, heldIn } from '../held.ts';
import type { VisitMemory } from '../visit-memory.ts';
import type { OtherTabs } from '../visit.ts';
import type { TabVisits } from './tab-visits.ts';

export interface HeldInOtherTab extends Pick<
  OtherTabs,
  '$heldInOtherTab' | '$isTaken' | 'continueHeld' | 'releaseHeld'
> {
  /** Until the result is called. */
  follow(): () => void;
}

export interface OtherTabsTools {
  readonly api: Api;
  readonly ports: Pick<Ports, 'clock' | 'random'>;
  readonly tabs: TabMessages;
  readonly tabVisits: TabVisits;
  readonly memory: VisitMemory;
  readonly stages: VisitStageStore;
  readonly currency: () => Currency;
  /** The visit at hand becomes that of a hold. */
  readonly adopt: (hold: Hold, wishes: Pick<OpenVisit, 'practitioners' | 'durations'>) => void;
  /** The free times are other ones now. */
  readonly reload: () => void;
}

/** Keeps the tabs of a visitor from taking each other's time: what one holds is gone on with, or given back, in another. */
export function createHeldInOtherTab(tools: OtherTabsTools): HeldInOtherTab {
  const { api, tabs, tabVisits, memory, stages } = tools;
  const others = createOthers(tools);
  const $isTaken = atom(false);
  const isChoosing = () => stages.$stage.get().kind === 'choosing';

  function letGo(): void {
    const outcome = outcomeInOtherTab(tools);
    if (outcome === null) return;
    stages.enter(CHOOSING);
    $isTaken.set(outcome === 'freed');
  }

  function hear(): void {
    const before = others.$other.get()?.hold.id;
    letGo();
    others.look();
    if (others.$other.get()?.hold.id !== before && isChoosing()) tools.reload();
  }

  return {
    $heldInOtherTab: others.$hold,
    $isTaken,
    continueHeld() {
      const other = others.$other.get();
      if (!other || !isChoosing()) return;
      const { tab, visit, hold } = other;
      tools.adopt(hold, visit);
      memory.change({ visitKey: visit.visitKey, hold: visit.hold });
      memory.newBookingKey();
      // First here, so that the other tab finds who goes on with it.
      stages.enter({ kind: 'held', hold, refused: null });
      tabVisits.free(tab, visit);
      others.look();
    },
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
      letGo();
      others.look();
      tabs.on('visits', hear);
      tabs.on('return', () => {
        hear();
        tabVisits.publish();
      });
      const off = stages.$stage.subscribe((stage) => {
        if (heldIn(stage)) $isTaken.set(false);
        tabVisits.publish();
        others.look();
      });
      const offs = [off, tabVisits.keepApart(hear), others.dispose];
      return () => offs.forEach((each) => each());
    },
  };
}

/** A time that is kept, as the other tabs tell of it. */
interface Other {
  readonly tab: string;
  readonly visit: OpenVisit;
  readonly hold: Hold;
}

/** What another tab holds, until it runs out. */
function createOthers({ api, ports, tabVisits, memory, currency }: OtherTabsTools) {
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
    if (other) cancel = ports.clock.after(other.hold.expiresAt - api.now(), look);
  }

  return { $other, $hold: $hold satisfies ReadableAtom<Hold | null>, look, dispose: () => cancel() };
}

interface Letting extends Pick<OtherTabsTools, 'tabVisits' | 'memory' | 'stages'> {
  readonly ports: { readonly random: Random };
}

/** Whether another tab goes on with what is held here, under the key of this visit, or has freed it. */
function outcomeInOtherTab({ tabVisits, memory, stages, ports }: Letting): 'continued' | 'freed' | null {
  if (!awaitsVisitor(stages.$stage.get())) return null;
  const { visitKey } = memory.get();
  const isContinued = [...tabVisits.read()].some(
    ([tab, visit]) => tab !== tabVisits.own() && visit.visitKey === visitKey && visit.hold !== null,
  );
  if (!isContinued) return tabVisits.isFreed() ? 'freed' : null;
  memory.change({ visitKey: ports.random.uuid() });
  memory.newBookingKey();
  return 'continued';
}
