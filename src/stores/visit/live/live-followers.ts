import type { ResyncReason } from '#contract/booking/live/live-times-wire.ts';
import type { StreamEvent } from '#platform/events/event-parser.ts';
import type { Clock } from '#platform/ports.ts';
import { fields, list, text } from '#platform/wire/read.ts';
import { parseLiveDay, type LiveDay } from '#platform/wire/times/live-day.ts';

/** How long the tab that has the connection may be silent before it is taken for gone. */
export const TAB_SILENCE_MS = 25_000;

/** What whoever shows the times of a shop is told. */
export interface LiveListener {
  onDay(day: LiveDay): void;
  /** What was read may not be true any more. `hours`: neither may what is known of the shop. */
  onResync(why: ResyncReason): void;
}

/** Who on this page shows the times of which shops, and which of them are live: told of, be it through another tab. */
export interface LiveFollowers {
  shops(): readonly string[];
  add(shop: string, listener: LiveListener): () => void;
  /** Whether all of their shops are live. */
  areLive(): boolean;
  liveShops(): readonly string[];
  /** The tab that has the connection is told of these. */
  up(shops: readonly string[]): void;
  down(): void;
  /** Nothing is live where that tab has been silent for too long. */
  check(): void;
  take(event: Pick<StreamEvent, 'name' | 'id' | 'data'>): void;
  resync(): void;
  /** Milliseconds since they were last sent to ask; null: never. */
  sinceResync(): number | null;
}

export function createLiveFollowers(clock: Clock): LiveFollowers {
  const shops = new Map<string, Set<LiveListener>>();
  let live: readonly string[] = [];
  let toldAt = 0;
  let resyncedAt: number | null = null;
  const areLive = () => [...shops.keys()].every((shop) => live.includes(shop));

  function setLive(of: readonly string[]): void {
    live = of;
    toldAt = clock.now();
  }

  function resync(of: readonly string[], why: ResyncReason = 'missed'): void {
    resyncedAt = clock.now();
    for (const shop of of) shops.get(shop)?.forEach((listener) => listener.onResync(why));
  }

  return {
    shops: () => [...shops.keys()],
    add(shop, listener) {
      const known = shops.get(shop) ?? new Set();
      shops.set(shop, known.add(listener));
      resyncedAt ??= clock.now();
      return () => {
        known.delete(listener);
        if (known.size === 0 && shops.get(shop) === known) shops.delete(shop);
      };
    },
    areLive,
    liveShops: () => live,
    up(of) {
      const wereLive = areLive();
      setLive(of);
      if (!wereLive && areLive()) resync([...shops.keys()]);
    },
    down: () => void (live = []),
    check() {
      if (Math.abs(clock.now() - toldAt) > TAB_SILENCE_MS) live = [];
    },
    take({ name, id, data }) {
      toldAt = clock.now();
      const value = jsonIn(data);
      const { shopids, why } = fields(value);
      const named = (list(shopids) ?? []).map(text);
      if (name === 'open') setLive(named);
      if (name === 'open' || name === 'resync') return resync(named, why === 'hours' ? why : 'missed');
      const day = name === 'day' ? parseLiveDay(id, value) : null;
      if (day) shops.get(day.externalShopId)?.forEach((listener) => listener.onDay(day));
    },
    resync: () => resync([...shops.keys()]),
    sinceResync: () => (resyncedAt === null ? null : Math.abs(clock.now() - resyncedAt)),
  };
}

function jsonIn(data: string): unknown {
  try {
    const value: unknown = JSON.parse(data);
    return value;
  } catch {
    return null;
  }
}
