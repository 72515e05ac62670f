import { LIVE_SILENCE_MS } from '#contract/booking/live/live-times.ts';
import { retryAfter } from '#platform/api/attempts.ts';
import { createEventParser, type StreamEvent } from '#platform/events/event-parser.ts';
import type { Clock, Fetch, Random } from '#platform/ports.ts';

/** In which a stream has to begin; a proxy that keeps its words back is as good as none. */
const OPEN_TIMEOUT_MS = 10_000;
/** After which a stream has lasted; what a proxy cuts at once would else be begun every second for ever. */
const LASTED_MS = 30_000;
/** Before the next try where there was a stream and it ended; twice as long each time, up to the longest. */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
/** At the least, where there is no such thing. */
const ABSENT_WAIT_MS = 150_000;

interface StreamTools {
  /** Of the stream of some shops. */
  readonly address: (shopIds: readonly string[]) => string;
  /** The company's token. */
  readonly company: string;
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly random: Random;
}

interface StreamListener {
  onEvent(event: StreamEvent): void;
  /** There is none until the next event of the name `open`. */
  onDown(): void;
}

export interface LiveStream {
  /** Begins anew where it has been silent for too long. */
  check(): void;
  /** The network is back: what was lost with it begins anew at once. */
  hurry(): void;
  close(): void;
}

/** `wait`: milliseconds before the next try, at the least. */
type Outcome = { readonly kind: 'ended' } | { readonly kind: 'none'; readonly wait: number };

/** What changes in these shops, for as long as it can be had; tried again with growing waits, each shortened at random. */
export function openLiveStream(
  tools: StreamTools,
  shopIds: readonly string[],
  listener: StreamListener,
): LiveStream {
  const { clock, random } = tools;
  let current: Reading | null = null;
  let cancelWait: (() => void) | null = null;
  let failures = 0;
  let mayHurry = false;

  function run(): void {
    cancelWait = null;
    const begunAt = clock.now();
    const own = read(tools, shopIds, listener.onEvent);
    current = own;
    void own.outcome.then((outcome) => {
      if (current !== own) return;
      if (clock.now() - begunAt >= LASTED_MS) failures = 0;
      rest(outcome);
    });
  }

  function rest(outcome: Outcome): void {
    current = null;
    listener.onDown();
    failures += 1;
    mayHurry = outcome.kind === 'ended';
    const usual = Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS);
    // Shortened by half at most: what was asked for is waited in any case.
    const wait = outcome.kind === 'none' ? Math.max(usual, 2 * outcome.wait) : usual;
    cancelWait = clock.after(wait * (0.5 + random.fraction() / 2), run);
  }

  function stop(): void {
    cancelWait?.();
    current?.abort();
    current = null;
  }

  run();
  return {
    check() {
      if (!current || Math.abs(clock.now() - current.readAt()) < LIVE_SILENCE_MS) return;
      listener.onDown();
      stop();
      run();
    },
    hurry() {
      if (current || !mayHurry) return;
      stop();
      run();
    },
    close: stop,
  };
}

interface Reading {
  readonly outcome: Promise<Outcome>;
  readAt(): number;
  abort(): void;
}

/** One connection, until it ends. */
function read(
  { address, company, fetch, clock }: StreamTools,
  shopIds: readonly string[],
  onEvent: StreamListener['onEvent'],
): Reading {
  const own = new AbortController();
  const { signal } = own;
  let readAt = clock.now();
  let isLate = false;
  const cancelTimeout = clock.after(OPEN_TIMEOUT_MS, () => {
    isLate = true;
    own.abort();
  });
  const parse = createEventParser((event) => {
    cancelTimeout();
    if (!signal.aborted) onEvent(event);
  });

  async function go(): Promise<Outcome> {
    const init = { headers: { company }, signal, credentials: 'omit', cache: 'no-store' } as const;
    const reply = await fetch(address(shopIds), init);
    if (!reply.ok) return { kind: 'none', wait: waitAfter(reply, clock) };
    const isStream = reply.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
    if (!isStream || !reply.body) return { kind: 'none', wait: ABSENT_WAIT_MS };
    const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { kind: 'ended' };
      readAt = clock.now();
      parse(value);
    }
  }

  const outcome = go()
    .catch((): Outcome => (isLate ? { kind: 'none', wait: ABSENT_WAIT_MS } : { kind: 'ended' }))
    .finally(() => {
      cancelTimeout();
      // What went wrong in here leaves no connection behind.
      own.abort();
    });
  return { outcome, readAt: () => readAt, abort: () => own.abort() };
}

/** A process that is about to stop sends to another one, which is there at once. */
function waitAfter({ status, headers }: Response, clock: Clock): number {
  const asked = retryAfter(headers.get('retry-after'), clock.now()) ?? 0;
  const isGone = status >= 400 && status < 500 && status !== 429 && status !== 408;
  return Math.max(isGone ? ABSENT_WAIT_MS : 0, asked);
}
