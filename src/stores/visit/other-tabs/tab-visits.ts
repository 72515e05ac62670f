import type { Ports } from '#platform/ports.ts';
import {
  nameTab,
  readVisits,
  tabId,
  writeVisit,
  type OpenVisit,
  type OpenVisits,
} from '../../visitor/open-visits.ts';
import type { ScopedStorage } from '../../visitor/scoped-storage.ts';
import type { TabMessages } from '../../visitor/tab-messages.ts';
import type { VisitStageStore } from '../booking/visit-stage.ts';
import { awaitsVisitor } from '../held.ts';
import type { VisitMemory } from '../visit-memory.ts';
import { tellCopies } from './copied-tab.ts';

/** What the tabs tell each other of their visits. */
export interface TabVisits {
  /** The id of this tab. */
  own(): string;
  /** Where this tab turns out to be a copy of another, it has an id of its own from then on, and `act` is called. Until the result is. */
  keepApart(act: () => void): () => void;
  read(): OpenVisits;
  /** Tells that another tab no longer holds its time. */
  free(tab: string, visit: OpenVisit): void;
  /** Tells what is open and held here. */
  publish(): void;
  /** What is held here was told, and is told no longer: another tab has freed it. */
  isFreed(): boolean;
  show(): () => void;
  isShown(): boolean;
}

export interface TabVisitsTools {
  readonly ports: Pick<Ports, 'clock' | 'random' | 'tabs'>;
  readonly storage: ScopedStorage;
  readonly tabs: TabMessages;
  readonly memory: VisitMemory;
  readonly stages: VisitStageStore;
  /** There is something on the screen to lose: services, or a confirmation. */
  readonly hasVisit: () => boolean;
}

const DAY = 86_400_000;

export function createTabVisits(tools: TabVisitsTools): TabVisits {
  const { ports, storage, tabs, memory, stages } = tools;
  const { clock, random } = ports;
  const kept = tabId(storage);
  let own = kept ?? random.uuid();
  nameTab(storage, own);
  let shown = 0;
  let hasTold = false;

  const read = () => readVisits(storage, clock.now());

  function write(tab: string, visit: OpenVisit): void {
    if (writeVisit(storage, tab, visit, clock.now())) tabs.post({ kind: 'visits' });
  }

  function publish(): void {
    const { visitKey, practitioners, durations, ...kept } = memory.get();
    // While it is being booked, nobody else may touch it.
    const hold = awaitsVisitor(stages.$stage.get()) ? kept.hold : null;
    const isOpen = shown > 0 && tools.hasVisit();
    hasTold = hold !== null;
    write(own, { isOpen, visitKey, hold, practitioners, durations, until: clock.now() + DAY });
  }

  return {
    own: () => own,
    keepApart: (act) =>
      tellCopies(ports, {
        id: () => own,
        isNew: kept === null,
        onCopied() {
          // Another language of this page may have heard it first.
          const named = tabId(storage);
          own = named === null || named === own ? random.uuid() : named;
          nameTab(storage, own);
          act();
          publish();
        },
      }),
    read,
    publish,
    free: (tab, visit) => write(tab, { ...visit, hold: null }),
    isFreed: () => hasTold && (read().get(own)?.hold ?? null) === null,
    isShown: () => shown > 0,
    show() {
      shown += 1;
      publish();
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        shown -= 1;
        publish();
      };
    },
  };
}
