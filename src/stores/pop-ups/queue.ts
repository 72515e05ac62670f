import { atom, type ReadableAtom } from 'nanostores';
import {
  afterEvent,
  EMPTY_QUEUE,
  type Occupation,
  type PopUp,
  type QueueEvent,
} from '#domain/pop-ups/pop-up-queue.ts';
import type { Clock } from '#platform/ports.ts';

export interface PopUpQueueStore {
  /** The one that lies over the page. */
  readonly $shown: ReadableAtom<PopUp | null>;
  /** It comes by itself as soon as it disturbs nobody. */
  want(popUp: PopUp): void;
  /** It has nothing more to say. */
  drop(popUp: PopUp): void;
  /** The visitor asks for it. */
  open(popUp: PopUp): void;
  /** The one that is shown was closed. */
  end(): void;
  /** Asked what the visitor is doing whenever something might come. Nothing comes where there is nobody to ask. */
  watch(occupation: () => Occupation): () => void;
  /** The visitor may be doing something else now. */
  look(): void;
  dispose(): void;
}

/** How long a page is left alone after one has ended. */
export const REST_MS = 10_000;
/** Between two looks at what the visitor is doing. */
export const LOOK_MS = 1_000;

interface QueueTools {
  readonly clock: Clock;
  /** Whether a time is kept for the visitor, who has ten minutes to book it. */
  readonly isTimeKept: () => Promise<boolean>;
}

export function createPopUpQueue({ clock, isTimeKept }: QueueTools): PopUpQueueStore {
  let queue = EMPTY_QUEUE;
  const $shown = atom<PopUp | null>(null);
  const watchers = new Set<() => Occupation>();
  let stopLooking = () => {};
  let stopResting = () => {};
  let isOver = false;

  function apply(event: QueueEvent): void {
    queue = afterEvent(queue, event);
    if ($shown.get() !== queue.shown) $shown.set(queue.shown);
  }

  function occupation(): Occupation {
    const all = [...watchers].map((watcher) => watcher());
    if (all.length === 0 || all.includes('acting')) return 'acting';
    return (['typing', 'using'] as const).find((one) => all.includes(one)) ?? 'none';
  }

  async function look(): Promise<void> {
    const isKept = await isTimeKept().catch(() => false);
    if (isOver) return;
    apply({ kind: 'look', occupation: isKept ? 'acting' : occupation() });
    lookLater();
  }

  function lookLater(milliseconds = LOOK_MS): void {
    stopLooking();
    if (queue.wanted.size > 0) stopLooking = clock.after(milliseconds, () => void look());
  }

  return {
    $shown,
    want(popUp) {
      apply({ kind: 'want', popUp });
      lookLater(0);
    },
    drop: (popUp) => apply({ kind: 'drop', popUp }),
    open: (popUp) => apply({ kind: 'open', popUp }),
    end() {
      apply({ kind: 'end' });
      stopResting();
      stopResting = clock.after(REST_MS, () => apply({ kind: 'rested' }));
      lookLater(0);
    },
    watch(watcher) {
      watchers.add(watcher);
      lookLater(0);
      return () => void watchers.delete(watcher);
    },
    look: () => lookLater(0),
    dispose() {
      isOver = true;
      stopLooking();
      stopResting();
    },
  };
}
