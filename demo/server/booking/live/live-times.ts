import type { FastifyBaseLogger } from 'fastify';
import type { EpochClock } from '../../clock.ts';
import type { Database, Listen, Listener } from '../../database/database.ts';
import { describeError } from '../../http/describe-error.ts';
import { addressGroup, isLoopback } from '../../http/requests/client-address.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import { createEventStream, eventText, type EventStream } from './event-stream.ts';
import { createFollowedShop, LONGEST_GAP_MS, type FollowedShop, type FollowTools } from './followed-shop.ts';
import { readNotice } from './notice.ts';
import type { LiveShop } from './read-days.ts';

/** Connections of one address to one company, of this process; a browser has one, whatever it has open. */
export const MOST_OF_ADDRESS = 40;
/** Connections to one company, of this process: the others have theirs. */
export const MOST_OF_COMPANY = 1000;
/** Connections of this process. */
const MOST = 5000;
/** Between two looks at holds, at what was sent last, and at how long each connection has been open. */
const TICK_MS = 500;
/** How long whoever comes first waits until the process listens to the database. */
const LISTEN_TIMEOUT_MS = 3000;
/** After which somebody who could not be had may come back. */
export const RETRY_AFTER_S = 30;

const CHANNEL = 'times';
const now = () => performance.now();

/** Tells visitors what is taken and freed while they look. */
export interface LiveTimes {
  /** A stream of what changes in these shops; refused where there is no room, or the database announces nothing. */
  follow(shops: readonly LiveShop[], address: string): Promise<EventStream | Refusal>;
  /** Connections that are open, for `/metrics`. */
  count(): number;
  /** Ends all of them. */
  close(): Promise<void>;
}

interface LiveTools {
  readonly db: Database;
  readonly clock: EpochClock;
  readonly listen: Listen;
  /** Whether the process is about to stop: those who listen go elsewhere. */
  readonly isLeaving: () => boolean;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** A connection that is open, or that waits until the process listens to the database. */
interface ConnectionPlace {
  readonly companyId: string;
  readonly addressGroup: string;
}

export function createLiveTimes({ db, clock, listen, isLeaving, log }: LiveTools): LiveTimes {
  const shops = createFollowedShops({ db, clock, log, now });
  const places = createPlaces(isLeaving);
  const streams = new Map<EventStream, ConnectionPlace>();
  const subscription = createSubscription({ listen, log }, shops);
  let ticking: NodeJS.Timeout | undefined;

  function tick(): void {
    const isOver = isLeaving() || subscription.isLostFor(LONGEST_GAP_MS);
    for (const stream of streams.keys()) {
      if (isOver) stream.end();
      else stream.tick();
    }
    shops.tick();
  }

  function leave(stream: EventStream, followed: readonly FollowedShop[]): void {
    const place = streams.get(stream);
    if (place !== undefined) places.giveBack(place);
    streams.delete(stream);
    shops.leave(stream, followed);
    if (streams.size > 0) return;
    clearInterval(ticking);
    ticking = undefined;
  }

  return {
    async follow(wanted, address) {
      const place = { companyId: wanted[0]?.companyId ?? '', addressGroup: addressGroup(address) };
      // Taken before the wait: those who wait together count as well.
      const refused = places.take(place, address);
      if (refused !== null) return refused;
      if (!(await subscription.started())) {
        places.giveBack(place);
        return refuse('unavailable', { retryAfter: RETRY_AFTER_S });
      }
      const followed = wanted.map(shops.of);
      const stream = createEventStream(now, () => leave(stream, followed));
      streams.set(stream, place);
      ticking ??= setInterval(tick, TICK_MS);
      stream.write(eventText('open', { shopids: wanted.map(({ externalId }) => externalId) }));
      for (const one of followed) {
        if (one.streams.size === 0) one.begin();
        one.streams.add(stream);
      }
      return stream;
    },
    count: () => streams.size,
    async close() {
      for (const stream of streams.keys()) stream.end();
      clearInterval(ticking);
      await subscription.close();
    },
  };
}

function createPlaces(isLeaving: () => boolean) {
  const taken = new Set<ConnectionPlace>();

  return {
    take(place: ConnectionPlace, address: string): Refusal | null {
      const ofCompany = [...taken].filter(({ companyId }) => companyId === place.companyId);
      const own = ofCompany.filter((one) => one.addressGroup === place.addressGroup).length;
      if (own >= MOST_OF_ADDRESS && !isLoopback(address)) {
        return refuse('too_many_attempts', { retryAfter: RETRY_AFTER_S });
      }
      if (isLeaving()) return refuse('unavailable', { retryAfter: 1 });
      if (taken.size >= MOST || ofCompany.length >= MOST_OF_COMPANY) {
        return refuse('unavailable', { retryAfter: RETRY_AFTER_S });
      }
      taken.add(place);
      return null;
    },
    giveBack: (place: ConnectionPlace) => void taken.delete(place),
  };
}

/** The shops that somebody follows. */
function createFollowedShops(tools: FollowTools) {
  const shops = new Map<string, FollowedShop>();
  const keyOf = ({ companyId, id }: LiveShop) => `${companyId} ${id}`;

  return {
    of(shop: LiveShop): FollowedShop {
      const followed = shops.get(keyOf(shop)) ?? createFollowedShop(tools, shop);
      shops.set(keyOf(shop), followed);
      return followed;
    },
    leave(stream: EventStream, followed: readonly FollowedShop[]) {
      for (const one of followed) {
        one.streams.delete(stream);
        if (one.streams.size > 0) continue;
        one.close();
        shops.delete(keyOf(one.shop));
      }
    },
    onNotice(payload: string) {
      const notice = readNotice(payload);
      if (notice === null) return;
      for (const followed of shops.values()) {
        const { companyId, id } = followed.shop;
        const isMeant = companyId === notice.companyId && (notice.shopId === null || notice.shopId === id);
        if (isMeant) followed.onNotice(notice);
      }
    },
    /** What was announced while nobody listened is not known. */
    onConnected() {
      for (const followed of shops.values()) followed.resync('missed');
    },
    tick() {
      for (const followed of shops.values()) followed.tick();
    },
  };
}

/** The database's announcements, listened to from the first moment on in which somebody wants that. */
function createSubscription(
  { listen, log }: Pick<LiveTools, 'listen' | 'log'>,
  { onNotice, onConnected }: Pick<Listener, 'onNotice' | 'onConnected'>,
) {
  let stop: (() => Promise<void>) | null = null;
  // Renewed only once it has come true: whoever waits is told of the next connection, however often one is lost before.
  let connected = Promise.withResolvers<true>();
  let lostAt: number | null = now();
  let isLogged = false;

  function start(): void {
    stop ??= listen(CHANNEL, {
      onNotice,
      onConnected() {
        lostAt = null;
        connected.resolve(true);
        if (isLogged) log.warn('live times are announced by the database again');
        isLogged = false;
        onConnected();
      },
      onLost(error) {
        const fault = error instanceof Error ? describeError(error) : null;
        if (!isLogged) log.warn({ fault }, 'live times are not announced by the database');
        isLogged = true;
        if (lostAt !== null) return;
        lostAt = now();
        connected = Promise.withResolvers<true>();
      },
    });
  }

  return {
    isLostFor: (milliseconds: number) => lostAt !== null && now() - lostAt > milliseconds,
    async started(): Promise<boolean> {
      start();
      if (lostAt === null) return true;
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<false>((resolve) => {
        timer = setTimeout(() => resolve(false), LISTEN_TIMEOUT_MS);
      });
      return Promise.race([connected.promise, late]).finally(() => clearTimeout(timer));
    },
    close: async () => stop?.(),
  };
}
