import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { ResyncReason } from '#contract/booking/live/live-times-wire.ts';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import { addDays, daysBetween } from '#domain/time/date-key.ts';
import { instant, type Instant } from '#domain/time/instant.ts';
import type { EpochClock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { inTenant } from '../../database/tenancy/tenant-scope.ts';
import { describeError } from '../../http/describe-error.ts';
import { eventText, type EventStream } from './event-stream.ts';
import { pendingHolds, publishedResources, readDays, type LiveShop, type PendingHold } from './read-days.ts';
import type { TimesNotice } from './notice.ts';

/** For how long changes are gathered before the days are read. */
const GATHER_CHANGES_MS = 60;
/** Between two reads of one shop. */
const READ_INTERVAL_MS = 300;
/** Before a read that failed is tried again. */
const RETRY_MS = 1000;
/** Without what changes, from the database or by reading it, after which those who listen are sent to ask for themselves. */
export const LONGEST_GAP_MS = 4000;
/** Days that are told one by one; where more have changed, whoever listens reads anew. */
const MOST_DAYS = 7;

/** Which days have changed, and for which resources; null: for all of them. */
type Changes = Map<string, ReadonlySet<string> | null>;

/** Adds the days of a range; false where there are too many by then. */
function addChange(
  changed: Changes,
  timeZone: string,
  { start, end }: Range,
  ids: readonly string[] | null,
): boolean {
  const first = dateAt(instant(start), timeZone);
  const count = daysBetween(first, dateAt(instant(Math.max(start, end - 1)), timeZone)) + 1;
  if (count > MOST_DAYS) return false;
  for (let day = 0; day < count; day += 1) {
    const date = addDays(first, day);
    const before = changed.get(date);
    const isAll = ids === null || before === null;
    changed.set(date, isAll ? null : new Set([...(before ?? []), ...ids]));
  }
  return changed.size <= MOST_DAYS;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Gathers for a moment, then works again and again while there is something to do, with a pause in between. */
function createRounds(
  { isDue, work }: { isDue(): boolean; work(): Promise<void> },
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  let isRunning = false;
  return async () => {
    if (isRunning) return;
    isRunning = true;
    await pause(GATHER_CHANGES_MS);
    while (isDue()) {
      const wait = await work().then(
        () => READ_INTERVAL_MS,
        (error: unknown) => {
          onFailure(error);
          return RETRY_MS;
        },
      );
      await pause(wait);
    }
    isRunning = false;
  };
}

/** For how long the reads have failed; the first of those that fail one after the other is logged. */
function createFailures({ log, now }: Pick<FollowTools, 'log' | 'now'>, shop: LiveShop) {
  let since: number | null = null;
  return {
    isLongerThan: (milliseconds: number) => since !== null && now() - since > milliseconds,
    ended: () => void (since = null),
    add(error: unknown) {
      const fault = error instanceof Error ? describeError(error) : null;
      if (since === null) log.warn({ shop: shop.id, fault }, 'live times cannot be read');
      since ??= now();
    },
  };
}

/** Whose times a shop publishes, as long as it is not said to have changed. */
function createPublished(db: Database, shop: LiveShop) {
  let known: ReadonlySet<string> | null = null;
  let changes = 0;
  return {
    async read(): Promise<ReadonlySet<string>> {
      const before = changes;
      const read = known ?? (await publishedResources(db, shop));
      // What was read while it changed is not kept.
      if (changes === before) known = read;
      return read;
    },
    forget() {
      known = null;
      changes += 1;
    },
  };
}

export interface FollowTools {
  readonly db: Database;
  readonly clock: EpochClock;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

/** A shop that somebody follows, through this process: its days are read once for all of them. */
export interface FollowedShop {
  readonly shop: LiveShop;
  readonly streams: Set<EventStream>;
  /** Learns which holds are to run out. */
  begin(): void;
  onNotice(notice: TimesNotice): void;
  /** Everything is to be read anew by those who follow it. */
  resync(why: ResyncReason): void;
  /** Looks which holds have run out, and whether the reads have failed for too long. */
  tick(): void;
  close(): void;
}

export function createFollowedShop(tools: FollowTools, shop: LiveShop): FollowedShop {
  const { db, clock } = tools;
  const streams = new Set<EventStream>();
  const failures = createFailures(tools, shop);
  let changed: Changes = new Map();
  let wantedResync: ResyncReason | null = null;
  let isBegun = false;
  let isClosed = false;
  const published = createPublished(db, shop);
  const holds = createPendingHolds();

  const send = (text: string) => streams.forEach((stream) => stream.write(text));

  function resync(why: ResyncReason): void {
    if (wantedResync !== 'hours') wantedResync = why;
    published.forget();
    void read();
  }

  function mark(range: Range, resourceIds: readonly string[] | null): void {
    if (addChange(changed, shop.timeZone, range, resourceIds)) void read();
    else resync('missed');
  }

  async function sendDays(of: Changes, known: ReadonlySet<string>, now: Instant): Promise<void> {
    const { id, days, holds: found } = await readDays(db, shop, publishedOf(of, known), now);
    holds.add(found);
    for (const day of days) send(eventText('day', day, id));
  }

  async function readOnce(): Promise<void> {
    const now = clock.now();
    const known = await published.read();
    const [why, was] = [wantedResync, changed];
    wantedResync = null;
    changed = new Map();
    try {
      if (why !== null || !isBegun) holds.replace(await pendingHolds(db, shop, now));
      isBegun = true;
      if (why !== null) send(eventText('resync', { shopids: [shop.externalId], why }));
      else await sendDays(was, known, now);
      failures.ended();
    } catch (error) {
      // Which days had changed is lost with the read.
      if (wantedResync !== 'hours') wantedResync = why ?? 'missed';
      throw error;
    }
  }

  const isDue = () => !isClosed && (!isBegun || wantedResync !== null || changed.size > 0);
  const read = createRounds({ isDue, work: () => inTenant(shop.companyId, readOnce) }, failures.add);

  return {
    shop,
    streams,
    begin: () => void read(),
    onNotice({ claimed }) {
      if (claimed === null) resync('hours');
      else mark(claimed, claimed.resourceIds);
    },
    resync,
    tick() {
      for (const hold of holds.takeExpired(clock.now())) mark(hold, [hold.resourceId]);
      // Whoever has no stream asks.
      if (failures.isLongerThan(LONGEST_GAP_MS)) for (const stream of streams) stream.end();
    },
    close: () => void (isClosed = true),
  };
}

/** The changes of those whose times are published. */
function publishedOf(
  changes: Changes,
  published: ReadonlySet<string>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const ofDays = [...changes].map(([date, ids]) => {
    const own = ids === null ? published : new Set([...ids].filter((id) => published.has(id)));
    return [date, own] as const;
  });
  return new Map(ofDays.filter(([, ids]) => ids.size > 0));
}

/** The holds that are to run out. */
function createPendingHolds() {
  let pending: readonly PendingHold[] = [];
  const placeOf = ({ resourceId, start, end }: PendingHold) => `${resourceId} ${start} ${end}`;
  return {
    replace: (holds: readonly PendingHold[]) => void (pending = holds),
    /** One that was made longer takes the place of the one before. */
    add(found: readonly PendingHold[]) {
      pending = [...new Map([...pending, ...found].map((hold) => [placeOf(hold), hold])).values()];
    },
    /** Those that have run out, once. */
    takeExpired(now: Instant): readonly PendingHold[] {
      const over = pending.filter(({ expiresAt }) => expiresAt <= now);
      pending = pending.filter(({ expiresAt }) => expiresAt > now);
      return over;
    },
  };
}
