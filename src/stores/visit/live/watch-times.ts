import type { Clock, Random } from '#platform/ports.ts';
import type { LiveDay } from '#platform/wire/times/live-day.ts';
import type { LiveConnection } from './live-connection.ts';

/** For how long changes are gathered before the table shows them: a flood is drawn a few times a second. */
const GATHER_DAYS_MS = 200;
/** Between two reads, however much there is to be read. */
const READ_INTERVAL_MS = 1000;
/** Over which those who are told at the same moment to read spread. */
const READ_SPREAD_MS = 400;
/** The same for what is known of a shop, which is much more to be read. */
const SHOP_SPREAD_MS = 5000;

export interface WatchTools {
  readonly clock: Clock;
  readonly random: Random;
  /** Whether what the visitor has themselves is among what others see as taken: then only the back end can tell it apart. */
  isAsking(): boolean;
  put(days: readonly LiveDay[]): void;
  /** Asks for the shown days anew, and shows what comes; what is shown stays until then. */
  refresh(): Promise<unknown>;
  /** What is known of the shop is not true any more. */
  rereadShop(): Promise<unknown>;
}

type Work = () => Promise<unknown>;

/**
 * Reads at a random moment after it is wanted, so that those who are told together do not ask together, and once for however often
 * it was wanted until then.
 */
function createReading({ clock, random }: Pick<WatchTools, 'clock' | 'random'>, spread: number, work: Work) {
  let cancel: (() => void) | null = null;
  let isResting = false;
  let isWanted = false;
  let isOver = false;

  function want(): void {
    isWanted = true;
    if (cancel || isResting) return;
    cancel = clock.after(spread * random.fraction(), () => void read());
  }

  async function read(): Promise<void> {
    isWanted = false;
    isResting = true;
    cancel = null;
    // What failed is wanted again with the next change, as what was read.
    await work().catch(() => undefined);
    if (isOver) return;
    cancel = clock.after(READ_INTERVAL_MS, () => {
      cancel = null;
      isResting = false;
      if (isWanted) want();
    });
  }

  return {
    want,
    stop() {
      isOver = true;
      cancel?.();
    },
  };
}

/** Keeps the shown days of a shop as the back end tells them, until the function that comes back is called. */
export function watchTimes(
  tools: WatchTools,
  connection: LiveConnection,
  externalShopId: string,
): () => void {
  /** The id of what was told last, by date. */
  const ids = new Map<string, number>();
  let gathered: LiveDay[] = [];
  let cancelPut: (() => void) | null = null;
  const days = createReading(tools, READ_SPREAD_MS, tools.refresh);
  const shop = createReading(tools, SHOP_SPREAD_MS, () => tools.rereadShop().finally(days.want));

  function put(): void {
    cancelPut = null;
    const told = gathered;
    gathered = [];
    tools.put(told);
  }

  const leave = connection.follow(externalShopId, {
    onDay(day) {
      if (day.id <= (ids.get(day.date) ?? 0)) return;
      ids.set(day.date, day.id);
      if (tools.isAsking()) return days.want();
      gathered.push(day);
      cancelPut ??= tools.clock.after(GATHER_DAYS_MS, put);
    },
    onResync(why) {
      ids.clear();
      if (why === 'hours') shop.want();
      else days.want();
    },
  });

  return () => {
    leave();
    cancelPut?.();
    days.stop();
    shop.stop();
  };
}
