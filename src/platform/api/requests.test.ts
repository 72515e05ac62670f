import { describe, expect, test } from 'vitest';
import { bookAppointment, findAvailability } from '#contract/booking/appointments.ts';
import { articleBySlug } from '#contract/catalogue/articles.ts';
import { findCarts } from '#contract/orders/carts-tracking.ts';
import { companyByHost } from '#contract/company/companies.ts';
import { listShops } from '#contract/shop/shops.ts';
import { booking, inTurn, setUp } from './testing/memory-api.ts';

describe('what a request carries', () => {
  test('a request carries path, query, time stamp, company and language', async () => {
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

  test('a parameter in the path of a request is escaped', async () => {
    const { api, sent } = setUp(() => ({ body: {} }));
    await api.send(articleBySlug, { params: { slug: 'a/b c?d' } });
    expect(sent[0]?.path).toBe('/api/articles/slug/a%2Fb%20c%3Fd');
  });

  test('debug and the preview theme travel as headers of a request when they are set', async () => {
    const { api, sent } = setUp(() => ({ body: [] }), { debug: true, previewTheme: 'pt' });
    await api.send(listShops);
    expect(sent[0]?.headers.get('isdebug')).toBe('1');
    expect(sent[0]?.headers.get('previewtheme')).toBe('pt');
  });

  test('what is published is read without the preview theme', async () => {
    const { api, sent } = setUp(() => ({ body: [] }), { previewTheme: 'pt' });
    await api.send(listShops, {}, { isPublished: true });
    expect(sent[0]?.headers.get('previewtheme')).toBeNull();
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

  test('a call of a company that cannot be found fails without a request', async () => {
    const problem = { code: 404, type: 'company_error', message: 'x', retryable: false };
    const { api, sent } = setUp(() => ({ body: [] }), {
      company: () => Promise.resolve({ kind: 'refused', problem }),
    });
    expect(await api.send(listShops)).toEqual({ kind: 'refused', problem });
    expect(sent).toHaveLength(0);
  });

  test('each try of a keyed call carries the same key, and another call another key', async () => {
    const { api, clock, sent } = setUp(inTurn('drop', 'drop', { body: {} }));
    const answer = api.send(bookAppointment, booking, { idempotencyKey: 'k-1' });
    await clock.advance(5000);
    expect((await answer).kind).toBe('ok');
    expect(sent.map((each) => each.headers.get('idempotency-key'))).toEqual(['k-1', 'k-1', 'k-1']);
    await api.send(bookAppointment, booking);
    expect(sent[3]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  });
});
