import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openFontHost, type FontHost } from '../testing/font-host.ts';
import { fetchFile } from './fetch-file.ts';
import { fontAddressOf } from './font-hosts.ts';
import type { Resolve } from './public-lookup.ts';

let host: FontHost;

beforeAll(async () => {
  host = await openFontHost();
});
beforeEach(() => void host.asked.splice(0));
afterAll(() => host.close());

const fetching = (more: object = {}) => ({ most: 1000, signal: AbortSignal.timeout(5000), ...more });
const ask = (path: string, more: object = {}) =>
  fetchFile(fontAddressOf(host.origin + path, host.hosts)!, fetching(more));

test('a file is read whole, asked for as by a browser, with nothing of the visitor’s or of ours', async () => {
  let sent: object = {};
  host.answer = ({ headers }, reply) => {
    sent = headers;
    reply.end('abc');
  };
  expect(await ask('/a.woff2')).toEqual({ kind: 'file', content: Buffer.from('abc') });
  expect(Object.keys(sent).toSorted()).toEqual(['accept-encoding', 'connection', 'host', 'user-agent']);
  expect(sent).toMatchObject({
    'accept-encoding': 'identity',
    'user-agent': expect.stringContaining('Chrome/'),
  });
});

test.each([301, 302, 303, 307, 308])('an answer of %s leads nowhere', async (status) => {
  host.answer = (_, reply) => void reply.writeHead(status, { location: `${host.origin}/other.woff2` }).end();
  expect(await ask('/a.woff2')).toEqual({ kind: 'silent' });
  expect(host.asked).toEqual(['/a.woff2']);
});

test.each([204, 206, 403, 404, 500])('an answer of %s is none', async (status) => {
  host.answer = (_, reply) => void reply.writeHead(status).end();
  expect(await ask('/a.woff2')).toEqual({ kind: 'silent' });
});

test('of a file that is larger than is asked for nothing is kept, announced or not', async () => {
  host.answer = (_, reply) => void reply.end(Buffer.alloc(1001));
  expect(await ask('/a.woff2')).toEqual({ kind: 'large' });
  host.answer = (_, reply) => {
    // Without end: whoever reads has to stop.
    const more = () => void (reply.destroyed || (reply.write(Buffer.alloc(500)), setImmediate(more)));
    more();
  };
  expect(await ask('/endless.woff2')).toEqual({ kind: 'large' });
});

test('what is packed, cut off, or never comes is no file', async () => {
  host.answer = (_, reply) => void reply.writeHead(200, { 'content-encoding': 'gzip' }).end('x');
  expect(await ask('/packed.woff2')).toEqual({ kind: 'silent' });
  host.answer = (_, reply) => {
    reply.writeHead(200, { 'content-length': '900' });
    reply.write('abc', () => void reply.destroy());
  };
  expect(await ask('/cut.woff2')).toEqual({ kind: 'silent' });
  host.answer = () => {};
  expect(await ask('/silent.woff2', { signal: AbortSignal.timeout(100) })).toEqual({ kind: 'silent' });
});

test.each([
  [['127.0.0.1']],
  [['169.254.169.254']],
  [['10.0.0.5']],
  [['::1']],
  [['::ffff:127.0.0.1']],
  [['127.0.0.1', '142.250.179.106']],
  [['142.250.179.106', '127.0.0.1']],
  [[]],
])('an allowed name that leads to %j is not connected to', async (addresses) => {
  let connections = 0;
  const canary = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((listening) => canary.listen(0, '127.0.0.1', listening));
  const { port } = canary.address() as AddressInfo;
  const asked: string[] = [];
  const resolve: Resolve = (name, told) => {
    asked.push(name);
    told(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  try {
    // The port is the canary's: only the address keeps the connection from being made.
    const url = new URL(`https://fonts.example:${port}/a.woff2`);
    const fetched = await fetchFile({ url, isStandIn: false }, fetching({ resolve }));
    expect(fetched).toEqual({ kind: 'silent' });
    expect(asked).toEqual(['fonts.example']);
    expect(connections).toBe(0);
  } finally {
    canary.close();
  }
});
