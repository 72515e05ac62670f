import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EVERY_CALL } from '#contract/every-call.ts';
import { operatorToken } from '../http/operator-token.ts';
import { sampleRequest } from '../testing/calls/sample.ts';
import { send, startTestServer, type TestServer } from '../testing/test-server.ts';
import { askHold } from '../testing/visits.ts';

const SECRET = 'a secret of the operator alone';
const HOUR = 3_600_000;
let server: TestServer;
let closed: string;
let other: string;
let token: string;

beforeAll(async () => {
  server = await startTestServer({ operatorSecret: SECRET });
  closed = await server.addCompany({ siteDisabled: true });
  other = await server.addCompany({ maintenance: true });
  token = operatorToken(SECRET, closed, server.clock.now());
});
afterAll(() => server.close());

const company = async (headers: Record<string, string>, asked = closed) =>
  (await send(server, asked, { url: '/api/companies/me', headers })).body as { isDebug: boolean };
const page = (headers: Record<string, string>, url = '/', asked = closed) =>
  send(server, null, { url, headers: { host: `${asked}.localhost`, ...headers } });

describe('a closed site', () => {
  test('a closed site is shown to who bears a token that the operator signed for it', async () => {
    expect(await company({ isdebug: token })).toMatchObject({ isDebug: true });
    expect(await company({ cookie: `a=b; vitrine-operator=${token}` })).toMatchObject({ isDebug: true });
    expect((await page({ cookie: `vitrine-operator=${token}` })).status).toBe(200);
  });

  test('a closed site is shown from the operator’s link on, which leaves the address at once', async () => {
    const opened = await page({}, `/services?page=2&isdebug=${token}`);
    expect([opened.status, opened.headers['location']]).toEqual([302, '/services?page=2']);
    const cookie = String(opened.headers['set-cookie']);
    expect(cookie).toMatch(/^vitrine-operator=[\w.-]+; Path=\/; Max-Age=28800; HttpOnly; SameSite=Lax$/);
    expect((await page({ cookie: cookie.split(';')[0] ?? '' }, '/services')).status).toBe(200);
  });

  test('a closed site stays closed for everybody else', async () => {
    const expired = operatorToken(SECRET, closed, server.clock.now() - 9 * HOUR);
    const forged = operatorToken('another secret of some length', closed, server.clock.now());
    const [claim = '', expiry = '', signature = ''] = token.split('.');
    const stretched = [claim, String(Number(expiry) + 1), signature].join('.');
    for (const isdebug of [
      '1',
      'true',
      '',
      '..',
      expired,
      forged,
      stretched,
      token.slice(0, -1),
      operatorToken(SECRET, other, server.clock.now()),
    ]) {
      expect(await company({ isdebug }), isdebug).toMatchObject({ isDebug: false });
      expect((await page({ isdebug })).status, isdebug).toBe(302);
      expect(
        (await page({}, `/?isdebug=${encodeURIComponent(isdebug)}`)).headers['set-cookie'],
        isdebug,
      ).toBeUndefined();
    }
    expect(await company({ isdebug: token }, other)).toMatchObject({ isDebug: false });
    expect(await company({})).toMatchObject({ isDebug: false });
  });

  test('a closed site without a secret nobody is the operator', async () => {
    const plain = await startTestServer();
    const name = await plain.addCompany({ siteDisabled: true });
    for (const secret of ['', 'null', 'undefined']) {
      const reply = await send(plain, name, {
        url: '/api/companies/me',
        headers: { isdebug: operatorToken(secret, name, plain.clock.now()) },
      });
      expect(reply.body).toMatchObject({ isDebug: false });
    }
    await plain.close();
  });
});

describe('to see more is not to do more', () => {
  test('a closed site takes no bookings from its operator either', async () => {
    const reply = await send(server, closed, {
      method: 'POST',
      url: '/api/appointments/check',
      headers: { isdebug: token },
      payload: {
        visitKey: 'operator',
        shopid: '102',
        start: '2026-01-13T09:00:00.000Z',
        lines: [{ serviceid: '1001' }],
      },
    });
    expect([reply.status, reply.body]).toMatchObject([503, { type: 'maintenance' }]);
    expect((await askHold(server, closed)).status).toBe(503);
  });

  test.each(EVERY_CALL.filter(({ role }) => role !== 'visitor').map((call) => [call.name, call] as const))(
    '%s is refused to a bearer of nothing but a debug or preview token',
    async (_, call) => {
      const headers = {
        isdebug: token,
        previewtheme: token,
        cookie: `vitrine-operator=${token}`,
        'x-role': 'admin',
      };
      expect((await send(server, closed, sampleRequest(call, { headers }))).status).toBe(401);
      const asBearer = await send(
        server,
        closed,
        sampleRequest(call, { headers: { authorization: `Bearer ${token}` } }),
      );
      expect(asBearer.status).toBe(401);
    },
  );

  test('a preview header changes no answer to whoever may see a closed site', async () => {
    const open = await server.addCompany();
    for (const url of ['/api/companies/me', '/api/categories', '/shops', '/api/articles']) {
      const plain = await send(server, open, { url });
      const asked = await send(server, open, { url, headers: { previewtheme: token, isdebug: '1' } });
      expect([asked.status, asked.text]).toEqual([plain.status, plain.text]);
    }
  });
});
