import { and, eq, inArray } from 'drizzle-orm';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import type { TrackedCartWire } from '#contract/orders/carts-tracking.schemas.ts';
import { UserWire } from '#contract/people/users.schemas.ts';
import { articles, shopArticles } from '../../database/schema/catalogue.ts';
import { sessions } from '../../database/schema/people/people.ts';
import { addTestProduct } from '../../testing/commerce.ts';
import { typeOf } from '../../testing/expect-problem.ts';
import { later, openSalons, salon, server } from '../../testing/open-salons.ts';
import { TEST_MONDAY, PASSWORD, send } from '../../testing/test-server.ts';
import { bearer, logIn } from '../../testing/visits.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;

openSalons();

const tryLogIn = (email: string, password: string, company = salon, remoteAddress = '10.0.0.1') =>
  send(server, company, {
    method: 'POST',
    url: '/api/users/login',
    remoteAddress,
    payload: { email, password },
  });
const me = (token: string, company = salon) =>
  send(server, company, { url: '/api/users/me', headers: bearer(token) });

describe('a log-in', () => {
  test('a log-in gives a token that says who it is, and keeps only its hash', async () => {
    const token = await logIn(server, salon, '  CAMILLE@example.com ');
    const reply = await me(token);
    expect(Value.Errors(UserWire, reply.body)).toEqual([]);
    expect(reply.body).toMatchObject({
      email: 'camille@example.com',
      profiles: [{ firstname: 'Camille', phone: { number: '+33199004217' } }],
    });
    expect(reply.headers['cache-control']).toBe('no-store');
    const kept = await server.database.db.select().from(sessions).where(eq(sessions.companyId, salon));
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  test('a log-in answers the same to a wrong password, an unknown account and an account that is no customer’s', async () => {
    const replies = [
      await tryLogIn('camille@example.com', 'wrong'),
      await tryLogIn('nobody@example.com', 'wrong'),
      await tryLogIn('staff@example.com', PASSWORD),
    ];
    for (const reply of replies) {
      expect(reply.status).toBe(401);
      expect(reply.text).toBe(replies[0]?.text);
    }
    expect(typeOf(replies[0]?.body)).toBe('credentials');
  });

  test('a log-in is for one company alone', async () => {
    const other = await server.addCompany();
    const token = await logIn(server, salon);
    const reply = await me(token, other);
    expect([reply.status, typeOf(reply.body)]).toEqual([403, 'forbidden']);
  });

  test('a log-in ends with the log-out, and by itself after thirty days', async () => {
    const [first, second] = [await logIn(server, salon), await logIn(server, salon)];
    await send(server, salon, { method: 'POST', url: '/api/users/logout', headers: bearer(first) });
    expect((await me(first)).status).toBe(401);
    expect((await me(second)).status).toBe(200);
    server.clock.set(TEST_MONDAY + 30 * DAY);
    expect((await me(second)).status).toBe(401);
  });

  test.each([undefined, '', 'Bearer', 'Bearer x', `Basic ${'a'.repeat(43)}`, `Bearer ${'a'.repeat(43)}`])(
    'a log-in is asked for when the token is %j',
    async (authorization) => {
      const reply = await send(server, salon, {
        url: '/api/users/me',
        headers: authorization === undefined ? {} : { authorization },
      });
      expect([reply.status, typeOf(reply.body)]).toEqual([401, 'unauthorized']);
    },
  );
});

describe('guessing a password', () => {
  test('guessing a password is slowed down after five tries, twice as much each time, also for an account that does not exist', async () => {
    for (const email of ['camille@example.com', 'nobody@example.com']) {
      server.clock.set(TEST_MONDAY);
      for (let round = 0; round < 5; round += 1) expect((await tryLogIn(email, 'wrong')).status).toBe(401);
      for (const wait of [30, 60, 120, 240]) {
        const refused = await tryLogIn(email, PASSWORD);
        expect([refused.status, refused.headers['retry-after']]).toEqual([429, String(wait)]);
        expect(refused.body).toMatchObject({ type: 'too_many_attempts', retryAfter: wait, retryable: true });
        later(wait * SECOND);
        expect((await tryLogIn(email, 'wrong')).status).toBe(401);
      }
    }
  });

  test('guessing a password a hundred times at once is as slow as one after the other', async () => {
    const replies = await Promise.all(
      Array.from({ length: 100 }, () => tryLogIn('camille@example.com', 'wrong')),
    );
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(95);
  });

  test('guessing a password of many accounts from one address is stopped after thirty in a quarter of an hour', async () => {
    const guess = (round: number) => tryLogIn(`person${round}@example.com`, 'wrong', salon, '10.9.9.9');
    for (let round = 0; round < 30; round += 1) expect((await guess(round)).status).toBe(401);
    expect((await guess(30)).status).toBe(429);
    expect((await tryLogIn('other@example.com', 'wrong', salon, '10.9.9.8')).status).toBe(401);
    server.clock.set(TEST_MONDAY + 900 * SECOND);
    expect((await guess(31)).status).toBe(401);
  });

  test('guessing a password is forgotten when the right one comes', async () => {
    for (let round = 0; round < 4; round += 1) await tryLogIn('camille@example.com', 'wrong');
    await tryLogIn('camille@example.com', PASSWORD);
    for (let round = 0; round < 5; round += 1) {
      expect((await tryLogIn('camille@example.com', 'wrong')).status).toBe(401);
    }
  });
});

describe('a tracked cart', () => {
  const cart = (token: string, method: 'POST' | 'PUT', payload: object) =>
    send(server, salon, { method, url: '/api/carts-tracking', headers: bearer(token), payload });
  const pending = (token: string, customerId = 'user-1', type = 'booking') =>
    send(server, salon, {
      url: `/api/carts-tracking?type=${type}&customerId=${customerId}&status=pending`,
      headers: bearer(token),
    });
  const fresh = { type: 'booking', shopId: null, items: [{ id: '1001' }], customer: 'user-1' };
  const idOf = (body: unknown) => (body as { id: string }).id;

  test('a tracked cart is kept, changed, and cancelled when it is empty', async () => {
    const token = await logIn(server, salon);
    const id = idOf((await cart(token, 'POST', fresh)).body);
    const change = { id, shopId: '101', items: [{ id: '1001' }, { id: '1002' }], customer: 'user-1' };
    expect((await cart(token, 'PUT', change)).body).toEqual({});
    expect((await pending(token)).body).toEqual([
      {
        id,
        type: 'booking',
        shopId: '101',
        items: [{ id: '1001' }, { id: '1002' }],
        status: 'pending',
        transactionId: null,
      },
    ]);
    await cart(token, 'PUT', { ...change, items: [] });
    expect((await pending(token)).body).toEqual([]);
    expect((await cart(token, 'PUT', change)).status).toBe(404);
  });

  test('a tracked cart takes the place of an older one of its type', async () => {
    const token = await logIn(server, salon);
    await cart(token, 'POST', fresh);
    const product = await addTestProduct(server.database.db, salon);
    await cart(token, 'POST', { ...fresh, type: 'products', items: [{ id: product.externalId }] });
    const id = idOf((await cart(token, 'POST', fresh)).body);
    expect(((await pending(token)).body as TrackedCartWire[]).map((each) => each.id)).toEqual([id]);
    expect((await pending(token, 'user-1', 'products')).body).toHaveLength(1);
  });

  test.each([
    ['shopId', { shopId: 'nowhere' }],
    ['items.1.id', { items: [{ id: '1001' }, { id: 'nothing' }] }],
    ['items.0.id', { items: [{ id: 'of-another' }] }],
    ['items.0.id', { type: 'products', items: [{ id: '1001' }] }],
  ])('a tracked cart is refused by %s where nobody has what it names: %j', async (field, change) => {
    await addTestProduct(server.database.db, await server.addCompany());
    await server.database.db.update(articles).set({ externalId: 'of-another' }).where(eq(articles.type, 2));
    const token = await logIn(server, salon);
    const id = idOf((await cart(token, 'POST', fresh)).body);
    const replies = [await cart(token, 'POST', { ...fresh, ...change })];
    if (!('type' in change)) replies.push(await cart(token, 'PUT', { ...fresh, ...change, id }));
    for (const reply of replies)
      expect(reply).toMatchObject({ status: 422, body: { type: 'invalid', field } });
    expect((await pending(token)).body).toMatchObject([{ id, items: fresh.items }]);
  });

  test('a tracked cart is refused by a service that its shop does not offer, which it takes without the shop', async () => {
    const { db } = server.database;
    const facial = db.select({ id: articles.id }).from(articles).where(eq(articles.externalId, '1002'));
    await db
      .delete(shopArticles)
      .where(and(eq(shopArticles.companyId, salon), inArray(shopArticles.articleId, facial)));
    const token = await logIn(server, salon);
    const items = [{ id: '1001' }, { id: '1002' }];
    const id = idOf((await cart(token, 'POST', { ...fresh, shopId: '101' })).body);
    const refused = { status: 422, body: { type: 'invalid', field: 'items.1.id' } };
    expect(await cart(token, 'POST', { ...fresh, shopId: '101', items })).toMatchObject(refused);
    expect(await cart(token, 'PUT', { ...fresh, shopId: '101', items, id })).toMatchObject(refused);
    expect((await pending(token)).body).toMatchObject([{ id, shopId: '101', items: fresh.items }]);
    expect((await cart(token, 'PUT', { ...fresh, items, id })).status).toBe(200);
  });

  test('a tracked cart keeps what was withdrawn since it was chosen', async () => {
    await server.database.db
      .update(articles)
      .set({ removed: true, draft: true })
      .where(and(eq(articles.companyId, salon), eq(articles.externalId, '1001')));
    const token = await logIn(server, salon);
    expect((await cart(token, 'POST', fresh)).status).toBe(200);
    await server.database.db.delete(shopArticles).where(eq(shopArticles.companyId, salon));
    expect((await cart(token, 'POST', { ...fresh, shopId: '101' })).status).toBe(200);
  });

  test('a tracked cart is its customer’s alone', async () => {
    const [camille, sacha] = [await logIn(server, salon), await logIn(server, salon, 'sacha@example.com')];
    const id = idOf((await cart(camille, 'POST', fresh)).body);
    const replies = [
      await pending(sacha),
      await cart(sacha, 'PUT', { ...fresh, id }),
      await cart(sacha, 'PUT', { ...fresh, id, customer: 'user-2' }),
      await cart(sacha, 'POST', fresh),
    ];
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await pending(camille)).body).toHaveLength(1);
  });

  test('a tracked cart is given up after thirty idle days', async () => {
    const id = idOf((await cart(await logIn(server, salon), 'POST', fresh)).body);
    server.clock.set(TEST_MONDAY + 29 * DAY);
    const token = await logIn(server, salon);
    expect(((await pending(token)).body as TrackedCartWire[])[0]?.id).toBe(id);
    server.clock.set(TEST_MONDAY + 31 * DAY);
    expect((await pending(token)).body).toEqual([]);
  });
});
