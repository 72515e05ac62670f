import { atom, type ReadableAtom } from 'nanostores';
import { releaseSlot } from '#contract/booking/appointments.ts';
import type { Hold } from '#domain/appointments/appointment.ts';
import type { Currency } from '#domain/prices/money.ts';
import type { Api } from '#platform/api/api.ts';
import type { Ports } from '#platform/ports.ts';
import { parseHold } from '#platform/wire/booking/appointment.ts';
import {
  nameTab,
  readVisits,
  tabId,
  writeVisits,
  type OpenVisit,
  type OpenVisits,
} from '../../visitor/open-visits.ts';
import type { ScopedStorage } from '../../visitor/scoped-storage.ts';
import type { TabMessages } from '../../visitor/tab-messages.ts';
import { CHOOSING, heldIn, type VisitStageStore } from '../booking/visit-stage.ts';
import type { VisitMemory } from '../visit-memory.ts';

export interface HeldElsewhere {
  /** What this visitor holds in another tab, until it runs out; null: nothing. */
  readonly $heldElsewhere: ReadableAtom<Hold | null>;
  /** What was held here was booked or given back in another tab; until a time is held again. */
  readonly $isTaken: ReadableAtom<boolean>;
  /** Goes on with that hold here: the other tab lets go of it. Ignored while something is held or asked for here. */
  continueHeld(): void;
  /** Gives it back. */
  releaseHeld(): Promise<void>;
  /** Tells the other tabs that the reservation is on the screen, until the result is called. */
  show(): () => void;
  isShown(): boolean;
  /** Until the result is called. */
  follow(): () => void;
}

export interface ElsewhereTools {
  readonly api: Api;
  readonly ports: Pick<Ports, 'clock' | 'random'>;
  readonly storage: ScopedStorage;
  readonly tabs: TabMessages;
  readonly memory: VisitMemory;
  readonly stages: VisitStageStore;
  readonly currency: () => Currency;
  /** The visit at hand becomes that of a hold. */
  readonly adopt: (hold: Hold, wishes: Pick<OpenVisit, 'practitioners' | 'durations'>) => void;
  /** The free times are other ones now. */
  readonly reload: () => void;
  /** There is something on the screen to lose: services, or a confirmation. */
  readonly hasVisit: () => boolean;
}

const DAY = 86_400_000;

/** A time that is kept, as the other tabs tell of it. */
interface Other {
  readonly tab: string;
  readonly visit: OpenVisit;
  readonly hold: Hold;
}

/** Keeps the visits of this browser's tabs from taking each other's time: each tells what it holds. */
export function createHeldElsewhere(tools: ElsewhereTools): HeldElsewhere {
  const { api, ports, storage, tabs, memory, stages } = tools;
  const { clock, random } = ports;
  const $other = atom<Other | null>(null);
  const $heldElsewhere = atom<Hold | null>(null);
  const $isTaken = atom(false);
  const own = tabId(storage) ?? random.uuid();
  nameTab(storage, own);
  let shown = 0;
  let hasTold = false;
  let cancel = () => {};

  const visits = () => readVisits(storage, clock.now());

  function write(all: OpenVisits): void {
    if (writeVisits(storage, all, clock.now())) tabs.post({ kind: 'visits' });
  }

  function mine(): OpenVisit {
    const stage = stages.$stage.get();
    const { visitKey, hold, practitioners, durations } = memory.get();
    // While it is being booked, nobody else may touch it.
    const isKept = stage.kind === 'held' || stage.kind === 'price-changed';
    const isOpen = shown > 0 && tools.hasVisit();
    const until = clock.now() + DAY;
    return { isOpen, visitKey, hold: isKept ? hold : null, practitioners, durations, until };
  }

  function tell(): void {
    const next = mine();
    hasTold = next.hold !== null;
    if (heldIn(stages.$stage.get())) $isTaken.set(false);
    write(new Map([...visits(), [own, next]]));
  }

  function look(): void {
    cancel();
    const other = otherHold(visits(), own, memory.get().visitKey, tools.currency());
    const left = other ? other.hold.expiresAt - api.now() : 0;
    $other.set(left > 0 ? other : null);
    $heldElsewhere.set($other.get()?.hold ?? null);
    if (left > 0) cancel = clock.after(left, look);
  }

  /** Another tab goes on with what is held here, or has given it back. */
  function letGo(): void {
    const { kind } = stages.$stage.get();
    if (kind !== 'held' && kind !== 'price-changed') return;
    const all = visits();
    const { visitKey, bookingKey: _, ...kept } = memory.get();
    const isElsewhere = [...all].some(
      ([tab, visit]) => tab !== own && visit.visitKey === visitKey && visit.hold !== null,
    );
    const isGone = hasTold && (all.get(own)?.hold ?? null) === null;
    if (!isElsewhere && !isGone) return;
    if (isElsewhere) memory.restart({ ...kept, visitKey: random.uuid() });
    hasTold = false;
    stages.enter(CHOOSING);
    $isTaken.set(!isElsewhere);
  }

  function hear(): void {
    const before = $other.get()?.hold.id;
    letGo();
    look();
    if ($other.get()?.hold.id !== before && stages.$stage.get().kind === 'choosing') tools.reload();
  }

  return {
    $heldElsewhere,
    $isTaken,
    continueHeld() {
      const other = $other.get();
      if (!other || stages.$stage.get().kind !== 'choosing') return;
      const { tab, visit, hold } = other;
      tools.adopt(hold, visit);
      memory.change({ visitKey: visit.visitKey, hold: visit.hold });
      memory.newBookingKey();
      writeVisits(storage, new Map([...visits(), [tab, { ...visit, hold: null }]]), clock.now());
      stages.enter({ kind: 'held', hold, refused: null });
      look();
    },
    async releaseHeld() {
      const other = $other.get();
      if (!other) return;
      const { tab, visit, hold } = other;
      write(new Map([...visits(), [tab, { ...visit, hold: null }]]));
      look();
      await api.send(releaseSlot, { query: { holdId: hold.id, visitKey: visit.visitKey } });
      if (stages.$stage.get().kind === 'choosing') tools.reload();
    },
    show() {
      shown += 1;
      tell();
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        shown -= 1;
        tell();
      };
    },
    isShown: () => shown > 0,
    follow() {
      letGo();
      look();
      tabs.on('visits', hear);
      tabs.on('return', () => {
        hear();
        tell();
      });
      const off = stages.$stage.subscribe(() => {
        tell();
        look();
      });
      return () => {
        off();
        cancel();
      };
    },
  };
}

function otherHold(all: OpenVisits, own: string, visitKey: string, currency: Currency): Other | null {
  for (const [tab, visit] of all) {
    if (tab === own || visit.hold === null || visit.visitKey === visitKey) continue;
    const hold = parseHold(visit.hold, currency);
    if (hold) return { tab, visit, hold };
  }
  return null;
}
