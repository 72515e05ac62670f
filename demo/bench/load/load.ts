/** Asks for one address as often as it is answered, over a few connections that stay open; in a thread of its own. */
import { Agent, get } from 'node:http';
import { parentPort } from 'node:worker_threads';

const CONNECTIONS = 10;

export interface Order {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly ms: number;
}

export interface Round {
  readonly requests: number;
  readonly failures: number;
  /** Of all bodies, as they travelled. */
  readonly bytes: number;
  readonly ms: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

parentPort?.on('message', (order: Order) => {
  void load(order).then((round) => parentPort?.postMessage(round));
});

export async function load({ url, headers, ms }: Order): Promise<Round> {
  const tally = { requests: 0, failures: 0, bytes: 0 };
  const start = performance.now();
  const askOn = async () => {
    while (performance.now() - start < ms) {
      const reply = await ask(url, headers);
      tally.requests += 1;
      tally.bytes += reply.bytes;
      if (reply.status !== 200) tally.failures += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, askOn));
  return { ...tally, ms: performance.now() - start };
}

function ask(url: string, headers: Order['headers']): Promise<{ status: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers }, (reply) => {
      let bytes = 0;
      reply.on('data', (chunk: Buffer) => (bytes += chunk.length));
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, bytes }));
      reply.on('error', reject);
    });
    request.on('error', reject);
  });
}
