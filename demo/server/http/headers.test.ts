import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EVERY_CALL } from '#contract/every-call.ts';
import { tokenFor } from '../testing/people.ts';
import { sampleRequest } from '../testing/calls/sample.ts';
import { send, startTestServer, type TestServer } from '../testing/test-server.ts';
import { bearer } from '../testing/visits.ts';

let server: TestServer;
let salon: string;

beforeAll(async () => {
  server = await startTestServer({ trustProxy: 'loopback' });
  salon = await server.addCompany();
});
afterAll(() => server.close());

const EVERYWHERE = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(strict-origin|no-referrer)$/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin/,
  'content-security-policy': /default-src 'none'/,
  'x-request-id': /^[0-9a-f-]{36}$/,
  'strict-transport-security': /^max-age=\d{8}/,
};

function expectDressed(headers: Readonly<Record<string, unknown>>, what: string): void {
  for (const [name, pattern] of Object.entries(EVERYWHERE))
    expect(String(headers[name]), `${what}: ${name}`).toMatch(pattern);
  expect(headers['x-powered-by'], what).toBeUndefined();
  expect(headers['access-control-allow-credentials'], what).toBeUndefined();
}

const HTTPS = { 'x-forwarded-proto': 'https' };

describe('every route', () => {
  test('every route carries the headers that keep browsers from guessing, sniffing and framing', async () => {
    expect(server.app.routeList.length).toBeGreaterThan(EVERY_CALL.length);
    for (const { method, url, policy } of server.app.routeList) {
      if (policy === 'preflight' || method === 'OPTIONS') continue;
      const path = url.replace(/:\w+/g, 'x'.repeat(20)).replace('*', 'nothing');
      for (const host of [`${salon}.localhost`, 'mail.localhost', 'nobody.localhost', 'localhost']) {
        const reply = await send(server, salon, {
          method: method as 'GET',
          url: path,
          headers: { ...HTTPS, host },
          ...(method === 'POST' || method === 'PUT' ? { payload: {} } : {}),
        });
        expectDressed(reply.headers, `${method} ${url} at ${host}`);
        expect(
          reply.headers['cache-control'] ?? (method === 'HEAD' ? 'none' : ''),
          `${method} ${url} at ${host}`,
        ).not.toBe('');
      }
    }
  });

  test('every route tells its methods to whoever asks for nothing else', async () => {
    for (const url of ['/api/categories', '/embed/vitrine.js', '/']) {
      const reply = await send(server, salon, { method: 'OPTIONS', url });
      expect([reply.status, reply.headers['access-control-allow-methods']]).toEqual([
        204,
        'GET, POST, PUT, DELETE',
      ]);
    }
  });

  test('every route of one person, or refused, is kept by nobody', async () => {
    for (const call of EVERY_CALL) {
      const headers = { ...bearer(await tokenFor(server, salon, call)), ...HTTPS };
      const reply = await send(server, salon, sampleRequest(call, { headers }));
      expectDressed(reply.headers, call.name);
      const control = String(reply.headers['cache-control']);
      if (call.caching === 'revalidate' && reply.status < 400) {
        expect(call.role, call.name).toBe('visitor');
        expect(control, call.name).toBe('private, no-cache');
      } else expect(control, call.name).toBe('no-store');
    }
  });

  test('every route speaks of https only where it was used', async () => {
    const reply = await send(server, salon, { url: '/api/categories' });
    expect(reply.headers['strict-transport-security']).toBeUndefined();
  });
});

describe('pages of other origins', () => {
  const asked = async (company: string, origin: string) => {
    const reply = await send(server, company, { url: '/api/categories', headers: { origin } });
    return [reply.status, reply.headers['access-control-allow-origin']];
  };

  test('pages of other origins may read a company that lists none', async () => {
    expect(await asked(salon, 'https://any.example')).toEqual([200, '*']);
  });

  test('pages of other origins may read a company that lists them, and no other', async () => {
    const listed = await server.addCompany({ allowedOrigins: ['https://salon.example'] });
    expect(await asked(listed, 'https://salon.example')).toEqual([200, 'https://salon.example']);
    for (const origin of [
      'https://other.example',
      'http://salon.example',
      'https://salon.example.evil.test',
      'null',
    ]) {
      expect(await asked(listed, origin), origin).toEqual([200, undefined]);
    }
    expect(await asked(salon, 'https://salon.example')).toEqual([200, '*']);
  });
});
