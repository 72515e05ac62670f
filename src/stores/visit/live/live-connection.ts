import { MOST_LIVE_SHOPS, subscribeToTimes } from '#contract/booking/live/live-times.ts';
import { jsonOf } from '#domain/json.ts';
import type { Api } from '#platform/api/api.ts';
import type { Clock, Ports, Presence } from '#platform/ports.ts';
import { fields, list, text } from '#platform/wire/read.ts';
import {
  createLiveFollowers,
  TAB_SILENCE_MS,
  type LiveFollowers,
  type LiveListener,
} from './live-followers.ts';
import { openLiveStream, type LiveStream } from './live-stream.ts';

/** The one connection of a company's page: of this tab, or of another one that passes on what it is told. */
export interface LiveConnection {
  follow(externalShopId: string, listener: LiveListener): () => void;
}

export interface LiveTools {
  readonly api: Api;
  readonly ports: Pick<Ports, 'fetch' | 'clock' | 'random' | 'tabs'>;
  readonly presence: Presence;
  /** The company's token. */
  readonly company: string;
}

/** Between two words of a tab to the others. */
const BEAT_MS = 10_000;
/** Between two reads where there is no stream. */
const POLL_INTERVAL_MS = 30_000;
/** After a return to the times, in which a stream may begin before the page asks by itself. */
const RETURN_TIMEOUT_MS = 1000;

/** What is asked of a shop by another tab, and when it said so. */
interface Wish {
  readonly shops: readonly string[];
  readonly at: number;
}

interface ConnectionUse {
  /** Whether somebody had followed before: what they read then may be old. */
  readonly wasFollowed: boolean;
  /** Nobody follows any more. */
  readonly onUnused: () => void;
}

function createLiveConnection(
  { api, ports, presence, company }: LiveTools,
  { wasFollowed, onUnused }: ConnectionUse,
): LiveConnection {
  const { clock } = ports;
  const scope = scopeOf(api, company);
  const followers = createLiveFollowers(clock);
  const address = (of: readonly string[]) => api.address(subscribeToTimes, { query: { shopids: of.join() } });
  const tab = createTab({ ...ports, scope, address, company, followers });
  let stopRunning: (() => void) | null = null;
  let offPresence: (() => void) | null = null;

  function update(): void {
    const shouldRun = presence.isShown() && followers.shops().length > 0;
    if (!shouldRun) {
      stopRunning?.();
      stopRunning = null;
    } else if (stopRunning === null) {
      const isReturn = wasFollowed || (followers.sinceResync() ?? 0) > 0;
      stopRunning = runTab({ clock, presence, followers, tab, name: `vitrine-live ${scope}`, isReturn });
    } else if (presence.isOnline()) tab.hurry();
  }

  return {
    follow(shop, listener) {
      offPresence ??= presence.onChange(update);
      const remove = followers.add(shop, listener);
      const wasRunning = stopRunning !== null;
      update();
      if (wasRunning) tab.want();
      return () => {
        remove();
        update();
        if (followers.shops().length > 0) return;
        offPresence?.();
        offPresence = null;
        onUnused();
      };
    },
  };
}

interface RunTools {
  readonly clock: Clock;
  readonly presence: Presence;
  readonly followers: LiveFollowers;
  readonly tab: Tab;
  /** Of the lock that tabs agree by. */
  readonly name: string;
  readonly isReturn: boolean;
}

/** Takes part in the connection, and asks where there is none, until the result is called. */
function runTab({ clock, presence, followers, tab, name, isReturn }: RunTools): () => void {
  function beat(): void {
    tab.beat();
    const isDue = (followers.sinceResync() ?? POLL_INTERVAL_MS) >= POLL_INTERVAL_MS - BEAT_MS / 2;
    if (!followers.areLive() && isDue && presence.isOnline()) followers.resync();
  }

  let cancelBeat = () => {};
  const repeat = () => {
    cancelBeat = clock.after(BEAT_MS, () => {
      repeat();
      beat();
    });
  };
  const leave = tab.join((act) => presence.lead(name, act));
  repeat();
  const cancelReturn = isReturn
    ? clock.after(RETURN_TIMEOUT_MS, () => void (!followers.areLive() && followers.resync()))
    : () => {};
  return () => {
    cancelBeat();
    cancelReturn();
    leave();
    followers.down();
  };
}

type Tab = ReturnType<typeof createTab>;

interface TabTools extends Pick<Ports, 'fetch' | 'clock' | 'random' | 'tabs'> {
  readonly scope: string;
  readonly address: (shopIds: readonly string[]) => string;
  readonly company: string;
  readonly followers: LiveFollowers;
}

/** This tab among those of the browser: it has the connection and passes on what it is told, or is told by the one that has it. */
function createTab({ scope, followers, ...tools }: TabTools) {
  const { clock, random, tabs } = tools;
  const own = random.uuid();
  const wishes = new Map<string, Wish>();
  const say = (what: object) => tabs.post({ kind: 'live', scope, from: own, ...what });
  const stream = createOneStream(tools, followers, say);
  let isLeading = false;

  function lead(): void {
    isLeading = true;
    // What all tabs want, own first.
    const fresh = [...wishes.values()].filter(({ at }) => Math.abs(clock.now() - at) < TAB_SILENCE_MS);
    const shops = new Set([...followers.shops(), ...fresh.flatMap((wish) => wish.shops)]);
    stream.follow([...shops].slice(0, MOST_LIVE_SHOPS));
  }

  const want = () => (isLeading ? lead() : say({ want: followers.shops() }));

  function receive(message: unknown): void {
    const { kind, scope: of, from, event, want: wish, down, up } = fields(message);
    if (kind !== 'live' || of !== scope || from === own) return;
    if (wish !== undefined) wishes.set(text(from), { shops: textsIn(wish), at: clock.now() });
    if (isLeading) {
      if (wish === undefined) return;
      lead();
      // A tab that has just come missed when the stream began.
      if (followers.areLive()) say({ up: followers.liveShops() });
      return;
    }
    if (down === true) followers.down();
    if (up !== undefined) followers.up(textsIn(up));
    if (event === undefined) return;
    const { name, id, data } = fields(event);
    followers.take({ name: text(name), id: text(id), data: text(data) });
  }

  return {
    want,
    hurry: stream.hurry,
    beat() {
      if (!isLeading) {
        want();
        followers.check();
        return;
      }
      stream.check();
      if (followers.liveShops().length > 0) say({ up: followers.liveShops() });
    },
    /** Takes part until the result is called. `leadWhen` calls once this tab is to have the connection. */
    join(leadWhen: (act: () => void) => () => void) {
      const offTabs = tabs.listen(receive);
      const stopLeading = leadWhen(lead);
      if (!isLeading) want();
      return () => {
        stream.close();
        if (!isLeading) say({ want: [] });
        stopLeading();
        offTabs();
        isLeading = false;
        wishes.clear();
      };
    },
  };
}

/** The stream of this tab, of as many shops as are wanted. */
function createOneStream(
  tools: Omit<TabTools, 'scope' | 'followers' | 'tabs'>,
  followers: LiveFollowers,
  say: (what: object) => void,
) {
  let open: { readonly shops: readonly string[]; readonly live: LiveStream } | null = null;
  return {
    /** Begins anew only where a shop is missing. */
    follow(shops: readonly string[]) {
      if (shops.every((shop) => open?.shops.includes(shop))) return;
      open?.live.close();
      const live = openLiveStream(tools, shops, {
        onEvent(event) {
          say({ event });
          followers.take(event);
        },
        onDown() {
          followers.down();
          say({ down: true });
        },
      });
      open = { shops, live };
    },
    hurry: () => open?.live.hurry(),
    check: () => open?.live.check(),
    close() {
      open?.live.close();
      open = null;
    },
  };
}

const textsIn = (value: unknown) => (list(value) ?? []).map(text);

/** Of a page, by company; null: one that nobody uses any more. */
const connections = new WeakMap<object, Map<string, LiveConnection | null>>();

/** The connection that all elements of a page share, until nobody follows: tabs are the same port for all of them. */
export function sharedConnection(tools: LiveTools): LiveConnection {
  const scope = scopeOf(tools.api, tools.company);
  const ofPage = connections.get(tools.ports.tabs) ?? new Map<string, LiveConnection | null>();
  connections.set(tools.ports.tabs, ofPage);
  const known = ofPage.get(scope);
  if (known) return known;
  const wasFollowed = known === null;
  const connection = createLiveConnection(tools, { wasFollowed, onUnused: () => ofPage.set(scope, null) });
  ofPage.set(scope, connection);
  return connection;
}

const scopeOf = ({ base }: Api, company: string): string => jsonOf([base, company]);
