import { createServer, type RequestListener, type Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds; longer than proxies keep a connection that sleeps, so that it is they who end it. */
const KEEP_ALIVE = 72_000;
/** Milliseconds between two looks at what is still connected while the servers are being closed. */
const SWEEP = 100;

interface Patience {
  /** Milliseconds for a request to arrive. */
  readonly request: number;
  /** Milliseconds for the answers under way once the servers are being closed; then they are cut. */
  readonly farewell: number;
}

/** Who has asked may say that they ask no more, and still waits for the answer: by itself Node ends it half way. */
const HALF_OPEN = { httpAllowHalfOpen: true };

/** The servers of one application: one for each address on which it listens. */
export interface HttpServers {
  create(answer: RequestListener): Server;
  /**
   * Takes no more connections, lets the answers under way end, and ends all connections: those that sleep, those that never
   * asked anything, as browsers open ahead, and at last those that do not come to an end.
   */
  close(): Promise<void>;
}

/** Resolves when the last connection has ended. Node's way for servers of HTTP ends some at once that are still sending. */
function stopListening(server: Server): Promise<unknown> {
  return new Promise((done) => NetServer.prototype.close.call(server, done));
}

export function createHttpServers({ request, farewell }: Patience): HttpServers {
  const servers: Server[] = [];
  const sockets = new Set<Socket>();

  async function sweep(until: AbortSignal) {
    let silent: Socket[] = [];
    while (!until.aborted) {
      // To Node a connection is idle as soon as its answer is written, though most of it may still be on its way to a slow reader.
      const isSending = [...sockets].some(({ writableLength }) => writableLength > 0);
      if (!isSending) for (const server of servers) server.closeIdleConnections();
      // Whatever arrives between two looks is read between them. To Node such a connection does not count as idle.
      for (const socket of silent) if (socket.bytesRead === 0) socket.destroy();
      silent = [...sockets].filter(({ bytesRead }) => bytesRead === 0);
      await pause(SWEEP, undefined, { signal: until }).catch(() => undefined);
    }
  }

  return {
    create(answer) {
      const server = createServer({ requestTimeout: request, keepAliveTimeout: KEEP_ALIVE }, answer);
      Object.assign(server, HALF_OPEN);
      server.on('connection', (socket: Socket) => {
        sockets.add(socket);
        socket.once('close', () => sockets.delete(socket));
      });
      servers.push(server);
      return server;
    },
    async close() {
      const closed = new AbortController();
      // Node's own list leaves out what was upgraded.
      const cut = setTimeout(() => sockets.forEach((socket) => socket.destroy()), farewell);
      void sweep(closed.signal);
      await Promise.all(servers.map(stopListening));
      closed.abort();
      clearTimeout(cut);
    },
  };
}
