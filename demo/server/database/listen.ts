import { setTimeout as pause } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { Listen, Listener } from './database.ts';

/** Between two looks whether what is announced still arrives. */
const PROBE_INTERVAL_MS = 10_000;
/** How long an announcement, or a connection, may take. */
const PROBE_TIMEOUT_MS = 5000;
/** Before a lost connection is made anew; twice as long each time, up to the longest. */
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 10_000;
const CLOSE_TIMEOUT_MS = 1000;
const PROBE_PAYLOAD = 'probe';

/** The embedded database announces within the process. */
export function listenEmbedded(client: PGlite): Listen {
  return (channel, listener) => {
    const listening = client.listen(channel, (payload) => listener.onNotice(payload));
    listening.then(
      () => listener.onConnected(),
      (error: unknown) => listener.onLost(error),
    );
    return async () => {
      const stop = await listening.catch(() => null);
      if (!client.closed) await stop?.();
    };
  };
}

/**
 * A connection of its own to the server, which announces something to itself every ten seconds: a connection that broke without a word,
 * or a pooler that lets no announcement through, is noticed.
 */
export function listenServer(url: string): Listen {
  return (channel, listener) => {
    const ended = new AbortController();
    let current: ListeningClient | null = null;
    let wait = FIRST_WAIT_MS;
    let timer: NodeJS.Timeout | undefined;

    function connect(): void {
      current = openClient(url, channel, {
        onNotice: listener.onNotice,
        onConnected() {
          wait = FIRST_WAIT_MS;
          listener.onConnected();
        },
        onLost(error) {
          current = null;
          if (ended.signal.aborted) return;
          listener.onLost(error);
          timer = setTimeout(connect, wait);
          wait = Math.min(2 * wait, LONGEST_WAIT_MS);
        },
      });
    }

    connect();
    return async () => {
      ended.abort();
      clearTimeout(timer);
      await current?.close();
    };
  };
}

interface ListeningClient {
  close(): Promise<void>;
}

/** One connection, until it is lost: `onLost` is called once. */
function openClient(url: string, channel: string, listener: Listener): ListeningClient {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
    keepAlive: true,
  });
  let isOver = false;
  let isListening = false;
  let late: NodeJS.Timeout | undefined;
  let next: NodeJS.Timeout | undefined;

  function over(error: unknown): void {
    if (isOver) return;
    isOver = true;
    clearTimeout(late);
    clearTimeout(next);
    void client.end().catch(() => undefined);
    listener.onLost(error);
  }

  function probe(): void {
    late = setTimeout(() => over(new Error('An announcement did not come back.')), PROBE_TIMEOUT_MS);
    client.query('select pg_notify($1, $2)', [channel, PROBE_PAYLOAD]).catch(over);
  }

  function onProbe(): void {
    clearTimeout(late);
    clearTimeout(next);
    next = setTimeout(probe, PROBE_INTERVAL_MS);
    if (isListening) return;
    isListening = true;
    listener.onConnected();
  }

  client.on('notification', ({ payload = '' }) => {
    if (isOver) return;
    if (payload === PROBE_PAYLOAD) onProbe();
    else if (isListening) listener.onNotice(payload);
  });
  client.on('error', over);
  client.on('end', () => over(new Error('The connection ended.')));
  client
    .connect()
    .then(() => client.query(`LISTEN ${pg.escapeIdentifier(channel)}`))
    .then(probe)
    .catch(over);
  return {
    async close() {
      isOver = true;
      clearTimeout(late);
      clearTimeout(next);
      // A connection that breaks at this moment may never say that it has ended.
      await Promise.race([
        client.end().catch(() => undefined),
        pause(CLOSE_TIMEOUT_MS, undefined, { ref: false }),
      ]);
    },
  };
}
