import { once } from 'node:events';
import { request as sendRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { acceptedEncoding, hasAlready } from './negotiation.ts';

test.each([
  [undefined, null],
  ['', null],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip;q=0', null],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['BR;Q=0.1', 'br'],
  ['identity;q=1, *;q=0', null],
  ['x-brotli, zstd', null],
  ['br;q=much', null],
])('who accepts “%s” gets %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

test.each([
  [undefined, false],
  ['"tag"', true],
  ['W/"tag"', true],
  ['"other", W/"tag"', true],
  ['*', true],
  ['"tag-br"', false],
])('if-none-match %s names the tag: %s', (header, is) => {
  expect([hasAlready(header, '"tag"'), hasAlready(header, 'W/"tag"')]).toEqual([is, is]);
});

describe('HEAD', () => {
  /** What differs from one reply to the next, or speaks of how a body is cut into pieces. */
  const OWN = new Set(['date', 'x-request-id', 'content-security-policy', 'transfer-encoding']);
  const PATHS = ['/', '/services', '/nowhere', '/robots.txt', '/sitemap.xml', '/api/categories', '/shops'];

  let server: TestServer;
  let salon: string;
  beforeAll(async () => {
    server = await startTestServer();
    salon = await server.addCompany();
    await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.close());

  test.each(['gzip', 'br', 'identity'])('HEAD says what GET sends to who accepts %s', async (encoding) => {
    const { port } = server.app.server.address() as AddressInfo;
    const sent = { host: `${salon}.localhost`, company: `cmp_${salon}`, 'accept-encoding': encoding };
    const ask = async (method: 'GET' | 'HEAD', path: string) => {
      const request = sendRequest({ host: '127.0.0.1', port, path, method, headers: sent }).end();
      const [reply] = (await once(request, 'response')) as [IncomingMessage];
      const bytes = await buffer(reply);
      const { 'content-length': reported = '', ...headers } = reply.headers;
      const facts = Object.entries(headers).filter(([name]) => !OWN.has(name));
      return { status: reply.statusCode, headers: Object.fromEntries(facts), reported, sent: bytes.length };
    };
    for (const path of PATHS) {
      const [got, head] = [await ask('GET', path), await ask('HEAD', path)];
      // A page has a nonce of its own each time, and is not packed to the same length.
      const isPage = String(got.headers['content-type']).startsWith('text/html');
      expect({ ...head, ...(isPage && { reported: got.reported }) }, path).toEqual({ ...got, sent: 0 });
      expect(Math.abs(Number(head.reported) - Number(got.reported)), path).toBeLessThan(20);
      expect(got.sent, path).toBeGreaterThan(0);
    }
  });
});
