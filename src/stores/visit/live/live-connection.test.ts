import { expect, test } from 'vitest';
import { createMemoryPresence } from '#platform/memory/presence.ts';
import { liveBackEnd } from '../../testing/live-back-end.ts';
import { createVisitor } from '../../testing/visitor.ts';
import type { LiveListener } from './live-followers.ts';
import { sharedConnection } from './live-connection.ts';

function openConnection() {
  const visitor = createVisitor();
  const live = liveBackEnd(visitor);
  const memory = createMemoryPresence();
  let listening = 0;
  const presence = {
    ...memory,
    onChange(act: () => void) {
      const off = memory.onChange(act);
      listening += 1;
      return () => {
        listening -= 1;
        off();
      };
    },
  };
  const told: string[] = [];
  const listener: LiveListener = {
    onDay: () => void told.push('day'),
    onResync: (why) => void told.push(why),
  };
  const tools = {
    api: {
      base: '',
      address: (_call: object, { query }: { query: { shopids: string } }) =>
        `https://salon.example/api/appointments/changes?shopids=${query.shopids}`,
    },
    ports: {
      fetch: live.fetch,
      clock: visitor.clock,
      random: { fraction: () => 0, uuid: () => 'tab' },
      tabs: { post: () => undefined, listen: () => () => undefined },
    },
    presence,
    company: 'cmp',
  } as unknown as Parameters<typeof sharedConnection>[0];
  return { visitor, live, presence, told, listener, tools, listeners: () => listening };
}

test('a connection that nobody uses is let go of, and hears no more of the page', async () => {
  const { visitor, live, tools, listener, listeners } = openConnection();
  const first = sharedConnection(tools);
  const leave = first.follow('1', listener);
  expect(sharedConnection(tools)).toBe(first);
  await visitor.clock.advance(100);
  expect([listeners(), live.open().length]).toEqual([1, 1]);
  leave();
  await visitor.clock.settle();
  expect([listeners(), live.open().length]).toEqual([0, 0]);
  expect(sharedConnection(tools)).not.toBe(first);
});

test('whoever comes back and leaves at once is sent to ask nothing', async () => {
  const { visitor, live, presence, told, tools, listener } = openConnection();
  live.refuse(...Array.from({ length: 5 }, () => new Response('{}', { status: 404 })));
  sharedConnection(tools).follow('1', listener);
  await visitor.clock.advance(5000);
  presence.show(false);
  await visitor.clock.advance(5000);
  presence.show(true);
  await visitor.clock.advance(500);
  presence.show(false);
  await visitor.clock.advance(5000);
  expect(told).toEqual([]);
});

test('what others read before they left is read again by who comes after them, where there is no stream', async () => {
  const { visitor, live, told, tools, listener } = openConnection();
  live.refuse(...Array.from({ length: 5 }, () => new Response('{}', { status: 404 })));
  sharedConnection(tools).follow('1', listener)();
  await visitor.clock.advance(5000);
  sharedConnection(tools).follow('1', listener);
  await visitor.clock.advance(2000);
  expect(told).toEqual(['missed']);
});

test('a listener that fails leaves no stream open that nobody reads', async () => {
  const { visitor, live, tools, listener } = openConnection();
  const onResync = () => {
    throw new Error('broken');
  };
  sharedConnection(tools).follow('1', { ...listener, onResync });
  await visitor.clock.advance(20_000);
  expect(live.streams.length).toBeGreaterThan(1);
  expect(live.open().length).toBeLessThanOrEqual(1);
});
