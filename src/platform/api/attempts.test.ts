import { describe, expect, test } from 'vitest';
import { bookAppointment } from '#contract/booking/appointments.ts';
import { listShops } from '#contract/shop/shops.ts';
import { login } from '#contract/people/users.ts';
import { createMemoryClock } from '../memory/clock.ts';
import { createMemoryNetwork } from '../memory/network.ts';
import { booking, inTurn, setUp } from './testing/memory-api.ts';

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

  test('the wait before another try is shortened at random, to half at the least', async () => {
    const clock = createMemoryClock();
    const network = createMemoryNetwork(clock, inTurn('drop', { body: [] }));
    const { api } = setUp(() => 'drop', {
      ports: {
        fetch: network.fetch,
        clock,
        random: { fraction: () => 0, uuid: () => 'u' },
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
  ])('a call that was refused for now waits for Retry-After in %s', async (_, header) => {
    const clock = createMemoryClock();
    const network = createMemoryNetwork(
      clock,
      inTurn({ status: 429, headers: { 'retry-after': header(clock.now()) } }, { body: [] }),
    );
    const { api } = setUp(() => 'drop', {
      ports: {
        fetch: network.fetch,
        clock,
        random: { fraction: () => 1, uuid: () => 'u' },
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

  test.each([400, 401, 403, 404, 409, 410, 422])(
    'a refusal with status %i is final, and is not tried again',
    async (status) => {
      const { api, clock, sent } = setUp(() => ({ status, body: { message: 'non' } }));
      const answer = api.send(bookAppointment, booking, { idempotencyKey: 'k' });
      await clock.advance(30_000);
      expect((await answer).kind).toBe('refused');
      expect(sent).toHaveLength(1);
    },
  );

  test('a log-in is not tried again when there were too many tries', async () => {
    const { api, clock, sent } = setUp(() => ({
      status: 429,
      body: { type: 'too_many_attempts', message: 'x' },
    }));
    const answer = api.send(login, { body: { email: 'a@b.fr', password: 'x' } });
    await clock.advance(30_000);
    expect((await answer).kind).toBe('refused');
    expect(sent).toHaveLength(1);
  });

  test('a booking whose twin is under way is asked again; its outcome then stays unknown', async () => {
    const { api, clock, sent } = setUp(() => ({ status: 409, body: { type: 'in_flight', message: 'x' } }));
    const answer = api.send(bookAppointment, booking, { idempotencyKey: 'k' });
    await clock.advance(30_000);
    expect((await answer).kind).toBe('unavailable');
    expect(sent).toHaveLength(4);
  });

  test.each([
    [500, 'maintenance'],
    [503, 'sms_unavailable'],
  ])('what no second try changes is not asked again: %i %s', async (status, type) => {
    const { api, clock, sent } = setUp(() => ({ status, body: { type, message: 'x' } }));
    const answer = api.send(listShops);
    await clock.advance(30_000);
    expect((await answer).kind).toBe('unavailable');
    expect(sent).toHaveLength(1);
  });
});

describe('time', () => {
  test('a read that hangs is given up after 10 s, and all of its tries after 20 s', async () => {
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

  test('a booking is waited for 30 s, and not sent again so late', async () => {
    const { api, clock, sent } = setUp(() => 'hang');
    let ended = false;
    const answer = api.send(bookAppointment, booking, { idempotencyKey: 'k' }).finally(() => (ended = true));
    await clock.advance(29_999);
    expect(ended).toBe(false);
    await clock.advance(1);
    expect((await answer).kind).toBe('unavailable');
    expect(sent).toHaveLength(1);
  });

  test("the time of the server is known from its replies, whatever this machine's clock says", async () => {
    const { api, clock } = setUp(() => ({ body: [], headers: { date: 'Mon, 05 Jan 2026 11:00:00 GMT' } }));
    expect(api.now()).toBe(clock.now());
    await api.send(listShops);
    expect(Math.abs(api.now() - Date.UTC(2026, 0, 5, 11))).toBeLessThanOrEqual(500);
    await clock.advance(60_000);
    expect(Math.abs(api.now() - Date.UTC(2026, 0, 5, 11, 1))).toBeLessThanOrEqual(500);
  });
});
