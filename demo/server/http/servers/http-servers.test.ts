import { once } from 'node:events';
import { Agent, request as sendRequest, type IncomingMessage, type RequestListener } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { createHttpServers } from './http-servers.ts';

/** Milliseconds: how long answers may take once the servers are being closed, and what is clearly less. */
const FAREWELL = 10_000;
const SOON = 5000;

/** Two servers of one application, as for IPv4 and IPv6. */
async function open(answer: RequestListener, farewell = FAREWELL) {
  const servers = createHttpServers({ request: 15_000, farewell });
  const [port = 0, otherPort = 0] = await Promise.all(
    [servers.create(answer), servers.create(answer)].map(async (server) => {
      await once(server.listen(0, '127.0.0.1'), 'listening');
      return (server.address() as AddressInfo).port;
    }),
  );
  return { servers, port, otherPort };
}

/** An answer that ends when it is told to. */
function slowAnswer() {
  const { promise: isTime, resolve: finish } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const answer: RequestListener = (_request, reply) => {
    begin();
    void isTime.then(() => reply.end('all of it'));
  };
  return { answer, begun, finish };
}

function ask(port: number, agent?: Agent): Promise<string> {
  const request = sendRequest({ port, host: '127.0.0.1', ...(agent && { agent }) });
  request.end();
  return once(request, 'response').then(([reply]: IncomingMessage[]) => text(reply!));
}

async function timeOf(work: Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work;
  return performance.now() - started;
}

test('who has said all of theirs before the answer is there gets all of it, and the connection ends', async () => {
  const { answer, begun, finish } = slowAnswer();
  const { servers, port } = await open(answer);
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.end('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await begun;
  // By now the end of what was asked has arrived, too.
  setTimeout(finish, 100);
  expect(await text(socket)).toContain('all of it');
  await servers.close();
});

describe('servers that are closed', () => {
  test('servers that are closed let the answers under way end, on every address', async () => {
    const { answer, begun, finish } = slowAnswer();
    const { servers, port, otherPort } = await open(answer);
    const answers = [ask(port), ask(otherPort)];
    await begun;
    const closed = servers.close();
    setTimeout(finish, 200);
    expect(await Promise.all(answers)).toEqual(['all of it', 'all of it']);
    await closed;
  });

  test('servers that are closed do not wait for a connection that is kept after the last answer', async () => {
    const { answer, begun, finish } = slowAnswer();
    const { servers, port } = await open(answer);
    const agent = new Agent({ keepAlive: true });
    const asked = ask(port, agent);
    await begun;
    const closing = timeOf(servers.close());
    finish();
    expect(await asked).toBe('all of it');
    expect(await closing).toBeLessThan(SOON);
    agent.destroy();
  });

  test('servers that are closed do not wait for a connection on which nothing was ever asked', async () => {
    const { servers, port } = await open((_request, reply) => reply.end());
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const [took] = await Promise.all([timeOf(servers.close()), once(socket, 'close')]);
    expect(took).toBeLessThan(SOON);
  });

  test('servers that are closed read what has arrived before they call a connection silent', async () => {
    const { servers, port } = await open((_request, reply) => reply.end('heard'));
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const closed = servers.close();
    socket.end('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
    expect(await text(socket)).toContain('heard');
    await closed;
  });

  test('servers that are closed let whoever reads slowly have all of an answer that is written already', async () => {
    const size = 20_000_000;
    const { servers, port } = await open((_request, reply) => reply.end(Buffer.alloc(size)));
    const socket = connect(port, '127.0.0.1').pause();
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await once(socket, 'connect');
    await new Promise((done) => setTimeout(done, 100));
    const closed = servers.close();
    setTimeout(() => socket.resume(), 300);
    expect((await buffer(socket)).length).toBeGreaterThan(size);
    await closed;
  });

  test('servers that are closed cut in the end what became another protocol, too', async () => {
    const servers = createHttpServers({ request: 15_000, farewell: 200 });
    const server = servers.create(() => undefined);
    server.on('upgrade', (_request, upgraded) => upgraded.write('HTTP/1.1 101 Switching Protocols\r\n\r\n'));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n');
    await once(socket, 'data');
    const [took] = await Promise.all([timeOf(servers.close()), once(socket, 'close')]);
    expect(took).toBeLessThan(SOON);
  });

  test('servers that are closed may be closed again, and before they listened', async () => {
    const { servers } = await open((_request, reply) => reply.end());
    await Promise.all([servers.close(), servers.close()]);
    await servers.close();
    const silent = createHttpServers({ request: 15_000, farewell: FAREWELL });
    silent.create(() => undefined);
    expect(await timeOf(silent.close())).toBeLessThan(SOON);
  });

  test('servers that are closed cut in the end who does not come to one', async () => {
    const { servers, port } = await open((_request, reply) => reply.end(), 300);
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nhost: local');
    await new Promise((done) => setTimeout(done, 50));
    const [took] = await Promise.all([timeOf(servers.close()), once(socket, 'close')]);
    expect(took).toBeGreaterThan(200);
  });
});
