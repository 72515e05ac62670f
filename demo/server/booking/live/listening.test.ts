import { describe, expect, test } from 'vitest';
import type { Database, Listener } from '../../database/database.ts';
import { Refusal } from '../../http/refusal.ts';
import { openSharedSalon, salon, server } from '../../testing/open-salons.ts';
import { createFollowedShop } from './followed-shop.ts';
import { createEventStream } from './event-stream.ts';
import { createLiveTimes, MOST_OF_ADDRESS, MOST_OF_COMPANY } from './live-times.ts';

openSharedSalon();

const SHOP = { id: 'none', externalId: 'none', timeZone: 'Europe/Paris' };

/** Sentences that were logged. */
function memoryLog() {
  const logged: unknown[] = [];
  return { logged, log: { warn: (...said: unknown[]) => void logged.push(said.at(-1)) } };
}

/** Live times of a database that announces when the test says so. */
function unconnected() {
  const connecting = Promise.withResolvers<Listener>();
  const { logged, log } = memoryLog();
  const live = createLiveTimes({
    db: server.database.db,
    clock: server.clock,
    listen: (_channel, listener) => {
      connecting.resolve(listener);
      return async () => undefined;
    },
    isLeaving: () => false,
    log,
  });
  const follow = (address: string) => live.follow([{ companyId: salon, ...SHOP }], address);
  return { live, listener: connecting.promise, follow, logged };
}

describe('those who wait until the process listens to the database', () => {
  const refusedOf = (all: readonly unknown[]) => all.filter((one) => one instanceof Refusal).length;

  test('those who wait are counted among the connections of an address', async () => {
    const { live, listener, follow: wait } = unconnected();
    const waiting = Array.from({ length: MOST_OF_ADDRESS + 5 }, () => wait('192.0.2.1'));
    (await listener).onConnected();
    expect(refusedOf(await Promise.all(waiting))).toBe(5);
    await live.close();
  });

  test('a company has so many connections, from however many addresses', async () => {
    const { live, listener, follow: wait } = unconnected();
    const waiting = Array.from({ length: MOST_OF_COMPANY + 3 }, (_, index) =>
      wait(`192.0.${Math.floor(index / 200)}.${index % 200}`),
    );
    (await listener).onConnected();
    expect(refusedOf(await Promise.all(waiting))).toBe(3);
    await live.close();
  });

  test('a connection that is lost before it was there keeps nobody waiting', async () => {
    const { live, listener, follow: wait } = unconnected();
    const waiting = wait('192.0.2.1');
    const database = await listener;
    database.onLost(new Error('refused'));
    database.onConnected();
    expect(refusedOf([await waiting])).toBe(0);
    await live.close();
  });

  test('whoever was refused gives the place back', async () => {
    const { live, listener, follow: wait } = unconnected();
    expect(
      refusedOf(await Promise.all(Array.from({ length: MOST_OF_ADDRESS }, () => wait('192.0.2.1')))),
    ).toBe(MOST_OF_ADDRESS);
    (await listener).onConnected();
    expect(refusedOf([await wait('192.0.2.1')])).toBe(0);
    await live.close();
  });
});

test('a lost connection to the database is logged once, as is that it is there again', async () => {
  const { live, listener, follow, logged } = unconnected();
  const waiting = follow('192.0.2.1');
  const database = await listener;
  database.onConnected();
  await waiting;
  expect(logged).toEqual([]);
  for (let index = 0; index < 3; index += 1) database.onLost(new Error('refused'));
  expect(logged).toEqual(['live times are not announced by the database']);
  database.onConnected();
  expect(logged).toHaveLength(2);
  await live.close();
});

test('days that cannot be read are logged once, and after the longest gap the streams end: whoever has none asks', async () => {
  const { logged, log } = memoryLog();
  let now = 0;
  const broken = new Proxy({} as Database, {
    get: () => () => {
      throw new Error('the database is away');
    },
  });
  const shop = createFollowedShop(
    { db: broken, clock: server.clock, log, now: () => now },
    { companyId: salon, ...SHOP },
  );
  const one = createEventStream(
    () => now,
    () => undefined,
  );
  shop.streams.add(one);
  shop.begin();
  await expect.poll(() => logged).toEqual(['live times cannot be read']);
  now = 3000;
  shop.tick();
  expect(one.stream.writableEnded).toBe(false);
  now = 5000;
  shop.tick();
  expect(one.stream.writableEnded).toBe(true);
  shop.close();
  expect(logged).toHaveLength(1);
});

test('a stream on which nothing was sent says by its own clock that it is there', () => {
  let now = 5_000_000;
  const { stream, write, tick } = createEventStream(
    () => now,
    () => undefined,
  );
  const pingsAt = (time: number) => {
    now = time;
    tick();
    return String(stream.read() ?? '');
  };
  expect(pingsAt(5_019_000)).toBe('');
  write('data: x\n\n');
  expect(pingsAt(5_021_000)).toBe('data: x\n\n');
  expect(pingsAt(5_038_000)).toBe('');
  expect(pingsAt(5_039_000)).toBe(':\n\n');
});
