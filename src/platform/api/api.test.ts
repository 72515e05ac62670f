import { describe, expect, test } from 'vitest';
import { bookAppointment, findAvailability, holdSlot } from '#contract/families/appointments.ts';
import { articleBySlug } from '#contract/families/articles.ts';
import { findCarts } from '#contract/families/carts-tracking.ts';
import { companyByHost } from '#contract/families/companies.ts';
import { listShops } from '#contract/families/shops.ts';
import { login } from '#contract/families/users.ts';
import { createMemoryClock } from '../memory/clock.ts';
import type { Served, Sent } from '../memory/network.ts';
import { createMemoryNetwork } from '../memory/network.ts';
import type { ApiContext } from './api.ts';
import { createApi } from './api.ts';

function setUp(serve: (sent: Sent) => Served, given: Partial<ApiContext> = {}) {
  const clock = createMemoryClock();
  const network = createMemoryNetwork(clock, serve);
  const tokens: Record<string, string | null> = {
    visitor: null,
    customer: 'tok-customer',
    'back-office': 'tok-office',
  };
  const api = createApi({
    ports: {
      fetch: network.fetch,
      clock,
      chance: { fraction: () => 1, uuid: () => crypto.randomUUID() },
      report: () => undefined,
    },
    base: 'https://api.example',
    company: () => Promise.resolve({ kind: 'ok', value: 'cmp_x' }),
    locale: () => 'de',
    token: (audience) => tokens[audience] ?? null,
    onUnauthorized: () => undefined,
    debug: false,
    previewTheme: null,
    ...given,
  });
  return { api, clock, sent: network.sent };
}

/** Serves one after another; the last one for ever. */
function inTurn(...replies: Served[]): () => Served {
  let at = 0;
  return () => replies[Math.min(at++, replies.length - 1)]!;
}

const booking = {
  body: {
    myAppointment: {
      holdId: 'h',
      visitKey: 'v',
      customer: { firstname: 'A', lastname: 'B', email: 'a@b.fr', phone: '+33600000000' },
      customMessage: '',
      acceptedTotal: 1,
    },
  },
};

describe('what a request carries', () => {
  test('path, query, time stamp, company and language', async () => {
    const { api, clock, sent } = setUp(() => ({ body: [] }));
    await api.send(findAvailability, { query: { shopid: '7', serviceid: '1,2', mode: 1 } });
    expect(sent[0]?.path).toBe('/api/appointments');
    expect(Object.fromEntries(sent[0]!.query)).toEqual({
      shopid: '7',
      serviceid: '1,2',
      mode: '1',
      _timestamp: String(clock.now()),
    });
    expect(sent[0]?.headers.get('company')).toBe('cmp_x');
    expect(sent[0]?.headers.get('curlang')).toBe('de');
    expect(sent[0]?.headers.get('isdebug')).toBeNull();
    expect(sent[0]?.headers.get('previewtheme')).toBeNull();
  });

  test('a parameter of the path is escaped', async () => {
    const { api, sent } = setUp(() => ({ body: {} }));
    await api.send(articleBySlug, { params: { slug: 'a/b c?d' } });
    expect(sent[0]?.path).toBe('/api/articles/slug/a%2Fb%20c%3Fd');
  });

  test('debug and the preview theme travel as headers when they are set', async () => {
    const { api, sent } = setUp(() => ({ body: [] }), { debug: true, previewTheme: 'pt' });
    await api.send(listShops);
    expect(sent[0]?.headers.get('isdebug')).toBe('1');
    expect(sent[0]?.headers.get('previewtheme')).toBe('pt');
  });

  test("a customer's call carries the customer's token, a visitor's none", async () => {
    const { api, sent } = setUp(() => ({ body: [] }));
    await api.send(findCarts, { query: { type: 'booking', customerId: 'c', status: 'pending' } });
    await api.send(listShops);
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer tok-customer');
    expect(sent[1]?.headers.get('authorization')).toBeNull();
  });

  test('a call that needs no company does not wait for one', async () => {
    const { api, sent } = setUp(() => ({ body: {} }), { company: () => new Promise(() => undefined) });
    await api.send(companyByHost, { params: { host: 'maison.localhost' } });
    expect(sent[0]?.headers.get('company')).toBeNull();
  });

  test('a company that cannot be known fails the call without a request', async () => {
    const problem = { code: 404, type: 'company_error', message: 'x', retryable: false };
    const { api, sent } = setUp(() => ({ body: [] }), {
      company: () => Promise.resolve({ kind: 'refused', problem }),
    });
    expect(await api.send(listShops)).toEqual({ kind: 'refused', problem });
    expect(sent).toHaveLength(0);
  });

  test('every try of a keyed call carries the same key, and another send another one', async () => {
    const { api, clock, sent } = setUp(inTurn('drop', 'drop', { body: {} }));
    const answer = api.send(bookAppointment, booking, { idempotencyKey: 'k-1' });
    await clock.advance(5000);
    expect((await answer).kind).toBe('ok');
    expect(sent.map((each) => each.headers.get('idempotency-key'))).toEqual(['k-1', 'k-1', 'k-1']);
    await api.send(bookAppointment, booking);
    expect(sent[3]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('trying again', () => {
  test('a read waits 0.5, 1 and 2 s after network faults and 5xx, and then gives up', async () => {
    const { api, clock, sent } = setUp(
      inTurn('drop', { status: 500 }, { status: 502 }, { status: 503, body: { message: 'Später' } }),
    );
    const answer = api.send(listShops);
    const counts: number[] = [];
    for (const wait of [0, 499, 1, 999, 1, 1999, 1, 60_000]) {
      await clock.advance(wait);
      counts.push(sent.length);
    }
    expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
    expect(await answer).toEqual({
      kind: 'unavailable',
      problem: { code: 503, type: 'unavailable', message: 'Später', retryable: true },
    });
  });

  test('a wait is shortened by chance, to half at the least', async () => {
    const clock = createMemoryClock();
    const network = createMemoryNetwork(clock, inTurn('drop', { body: [] }));
    const { api } = setUp(() => 'drop', {
      ports: {
        fetch: network.fetch,
        clock,
        chance: { fraction: () => 0, uuid: () => 'u' },
        report: () => undefined,
      },
    });
    const answer = api.send(listShops);
    await clock.advance(249);
    expect(network.sent).toHaveLength(1);
    await clock.advance(1);
    expect(network.sent).toHaveLength(2);
    expect((await answer).kind).toBe('ok');
  });

  test.each([
    ['seconds', () => '3'],
    ['a date', (now: number) => new Date(now + 3000).toUTCString()],
  ])('Retry-After in %s is waited for', async (_, header) => {
    const clock = createMemoryClock();
    const network = createMemoryNetwork(
      clock,
      inTurn({ status: 429, headers: { 'retry-after': header(clock.now()) } }, { body: [] }),
    );
    const { api } = setUp(() => 'drop', {
      ports: {
        fetch: network.fetch,
        clock,
        chance: { fraction: () => 1, uuid: () => 'u' },
        report: () => undefined,
      },
    });
    const answer = api.send(listShops);
    await clock.advance(2999);
    expect(network.sent).toHaveLength(1);
    await clock.advance(1);
    expect((await answer).kind).toBe('ok');
  });

  test('a wait longer than a visitor would bear ends the tries at once', async () => {
    const { api, sent } = setUp(() => ({ status: 503, headers: { 'retry-after': '120' } }));
    expect((await api.send(listShops)).kind).toBe('unavailable');
    expect(sent).toHaveLength(1);
  });

  test.each([400, 401, 403, 404, 409, 410, 422])('a refusal with %i is final', async (status) => {
    const { api, clock, sent } = setUp(() => ({ status, body: { message: 'non' } }));
    const answer = api.send(bookAppointment, booking, { idempotencyKey: 'k' });
    await clock.advance(30_000);
    expect((await answer).kind).toBe('refused');
    expect(sent).toHaveLength(1);
  });

  test('a password is not tried again when there were too many tries', async () => {
    const { api, clock, sent } = setUp(() => ({
      status: 429,
      body: { type: 'too_many_attempts', message: 'x' },
    }));
    const answer = api.send(login, { body: { email: 'a@b.fr', password: 'x' } });
    await clock.advance(30_000);
    expect((await answer).kind).toBe('refused');
    expect(sent).toHaveLength(1);
  });

  test('a booking whose twin is still under way is asked again, with an unknown outcome at the end', async () => {
    const { api, clock, sent } = setUp(() => ({ status: 409, body: { type: 'in_flight', message: 'x' } }));
    const answer = api.send(bookAppointment, booking, { idempotencyKey: 'k' });
    await clock.advance(30_000);
    expect((await answer).kind).toBe('unavailable');
    expect(sent).toHaveLength(4);
  });

  test('a company in maintenance is not asked again', async () => {
    const { api, clock, sent } = setUp(() => ({ status: 500, body: { type: 'maintenance', message: 'x' } }));
    const answer = api.send(listShops);
    await clock.advance(30_000);
    expect((await answer).kind).toBe('unavailable');
    expect(sent).toHaveLength(1);
  });
});

describe('time', () => {
  test('a read that hangs is left after 10 s, and all tries after 20 s', async () => {
    const { api, clock, sent } = setUp(() => 'hang');
    const answer = api.send(listShops);
    await clock.advance(10_000);
    expect(sent).toHaveLength(1);
    await clock.advance(500);
    expect(sent).toHaveLength(2);
    await clock.advance(9_500);
    expect(await answer).toEqual({
      kind: 'unavailable',
      problem: { code: 503, type: 'timeout', message: 'Der Dienst ist nicht erreichbar.', retryable: true },
    });
    await clock.advance(60_000);
    expect(sent).toHaveLength(2);
  });

  test('a booking is waited for 30 s and not sent again so late', async () => {
    const { api, clock, sent } = setUp(() => 'hang');
    let ended = false;
    const answer = api.send(bookAppointment, booking, { idempotencyKey: 'k' }).finally(() => (ended = true));
    await clock.advance(29_999);
    expect(ended).toBe(false);
    await clock.advance(1);
    expect((await answer).kind).toBe('unavailable');
    expect(sent).toHaveLength(1);
  });

  test("the server's clock is told by its replies, whatever this machine's says", async () => {
    const { api, clock } = setUp(() => ({ body: [], headers: { date: 'Mon, 05 Jan 2026 11:00:00 GMT' } }));
    expect(api.now()).toBe(clock.now());
    await api.send(listShops);
    expect(Math.abs(api.now() - Date.UTC(2026, 0, 5, 11))).toBeLessThanOrEqual(500);
    await clock.advance(60_000);
    expect(Math.abs(api.now() - Date.UTC(2026, 0, 5, 11, 1))).toBeLessThanOrEqual(500);
  });
});

describe('replies', () => {
  test('identical reads under way at once are one request; later ones are asked anew', async () => {
    const { api, sent } = setUp(() => ({ body: [1] }));
    const [one, two] = await Promise.all([api.send(listShops), api.send(listShops)]);
    expect(one).toBe(two);
    expect(sent).toHaveLength(1);
    await api.send(listShops);
    expect(sent).toHaveLength(2);
  });

  test('identical writes are two requests', async () => {
    const { api, sent } = setUp(() => ({ body: {} }));
    const input = { body: { visitKey: 'v', shopid: '1', start: '2026-01-01T00:00:00Z', lines: [] } };
    await Promise.all([api.send(holdSlot, input), api.send(holdSlot, input)]);
    expect(sent).toHaveLength(2);
  });

  test.each([
    ['a page instead of JSON', { text: '<!doctype html><p>Hotel Wi-Fi' }],
    ['half of a JSON', { text: '[{"id":' }],
  ])('%s is no answer', async (_, served) => {
    const { api, clock } = setUp(() => served);
    const answer = api.send(listShops);
    await clock.advance(30_000);
    expect(await answer).toEqual({
      kind: 'unavailable',
      problem: {
        code: 503,
        type: 'unavailable',
        message: 'Der Dienst ist nicht erreichbar.',
        retryable: true,
      },
    });
  });

  const sentence = 'Der Dienst ist nicht erreichbar.';
  test.each([
    [
      'its own problem',
      { code: 409, type: 'slot_taken', message: 'Belegt', retryable: false },
      { code: 409, type: 'slot_taken', message: 'Belegt' },
    ],
    [
      'its first error',
      { errors: [{ field: 'email', message: 'Falsch' }] },
      { code: 409, message: 'Falsch' },
    ],
    ['an errors object', { errors: { code: 418, message: 'Tee' } }, { code: 418, message: 'Tee' }],
    ['an error object', { error: { message: 'Nein' } }, { code: 409, message: 'Nein' }],
    ['words as errors', { errors: ['Nein'] }, { message: 'Nein' }],
    ['nothing at all', null, { code: 409, message: sentence, type: 'invalid' }],
    ['a number', 5, { code: 409, message: sentence }],
    [
      'wrong kinds',
      { code: 'x', type: 5, message: {}, field: 4, errors: 7, retryable: 'yes' },
      { code: 409, message: sentence, type: 'invalid' },
    ],
  ])('a refusal is read from %s', async (_, body, expected) => {
    const { api } = setUp(() => ({ status: 409, body }));
    const answer = await api.send(bookAppointment, booking, { idempotencyKey: 'k' });
    expect(answer).toMatchObject({ kind: 'refused', problem: expected });
  });
});
