// Loaded when times are first followed; here it is there at once, since the clock of a test does not wait for files.
import './follow-times.ts';
import { expect, test } from 'vitest';
import { createMemoryPresence, type MemoryLocks } from '#platform/memory/presence.ts';
import { liveBackEnd } from '../../testing/live-back-end.ts';
import { at } from '../../testing/back-end-appointments.ts';
import { hold, openVisit, starts } from '../../testing/visits.ts';
import { createVisitor, type Visitor } from '../../testing/visitor.ts';

const DAY = '20260105';
const ISO = (hour: number) => new Date(at(DAY, hour)).toISOString();

/** Open a day from half past ten. */
const LATE_WEEK = Object.fromEntries(
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => [
    weekday,
    { status: 'day' as const, hours: [{ start: '10:30', end: '12:00' }] },
  ]),
);

/** Both practitioners are taken in these hours, as the back end knows it. */
const day = (...hours: number[]) => ({
  shopid: '1',
  date: DAY,
  resources: ['p1', 'p2'].map((id) => ({
    id,
    events: hours.map((hour) => ({ start: ISO(hour), end: ISO(hour + 1) })),
  })),
});

async function openLive(
  visitor: Visitor = createVisitor(),
  { live = liveBackEnd(visitor), locks = new Map() as MemoryLocks } = {},
) {
  const presence = createMemoryPresence(locks);
  const ports = { fetch: live.fetch, presence: () => Promise.resolve(presence) };
  const opened = await openVisit(visitor, { ports });
  const stop = opened.visit.watch();
  await visitor.clock.advance(1500);
  return {
    ...opened,
    live,
    locks,
    presence,
    stop,
    today: () => starts(opened.visit).filter((one) => one.startsWith(DAY)),
  };
}

const take = ({ calendar }: Visitor['backEnd'], hour: number) => {
  for (const practitioner of ['p1', 'p2']) {
    calendar.taken.push({ practitioner, start: at(DAY, hour), end: at(DAY, hour + 1) });
  }
};

test('what others take and free is shown without another question', async () => {
  const { live, clock, today } = await openLive();
  const before = today();
  const asked = live.asked();
  live.streams[0]?.tell('day', day(9), 10);
  await clock.advance(300);
  expect(today()).toEqual(before.filter((start) => !/ (9|8.5|9.5)$/.test(start)));
  live.streams[0]?.tell('day', day(), 11);
  await clock.advance(300);
  expect(today()).toEqual(before);
  expect(live.asked()).toBe(asked);
});

test('an event that is older, doubled, broken, or of another shop changes nothing', async () => {
  const { live, clock, today } = await openLive();
  live.streams[0]?.tell('day', day(9), 10);
  await clock.advance(300);
  const shown = today();
  live.streams[0]?.tell('day', day(), 9);
  live.streams[0]?.tell('day', day(9), 10);
  live.streams[0]?.tell('day', { ...day(), shopid: '2' }, 20);
  live.streams[0]?.tell('day', { ...day(), date: 'soon' }, 21);
  live.streams[0]?.write('id: 30\nevent: day\ndata: {\n\n');
  live.streams[0]?.tell('nonsense', day(), 31);
  await clock.advance(1000);
  expect(today()).toEqual(shown);
});

test('opening hours that changed are those of the times that are shown', async () => {
  const { live, clock, visit, today, backEnd } = await openLive();
  const before = today();
  backEnd.shops = backEnd.shops.map((shop) => ({ ...shop, weekHours: LATE_WEEK }));
  live.streams[0]?.tell('resync', { shopids: ['1'], why: 'hours' });
  await clock.advance(7000);
  expect(today()).toEqual(before.filter((start) => Number(start.split(' ')[1]) >= 10.5));
  expect(today()).not.toEqual(before);
  void visit;
});

test('a flood is drawn a few times a second', async () => {
  const { live, clock, visit, today } = await openLive();
  let drawn = 0;
  visit.$offers.listen(() => (drawn += 1));
  for (let id = 1; id <= 500; id += 1) live.streams[0]?.tell('day', day(9 + (id % 2)), id);
  await clock.advance(1000);
  expect(drawn).toBeLessThanOrEqual(5);
  expect(today()).not.toContain(`${DAY} 9`);
});

test('the visitor’s own hold is not taken to them: while one is kept, the back end is asked', async () => {
  const { live, clock, visit, today } = await openLive();
  await hold(visit, DAY, 9);
  const asked = live.asked();
  live.streams[0]?.tell('day', day(9), 10);
  await clock.advance(1500);
  expect(live.asked()).toBe(asked + 1);
  expect(today()).toContain(`${DAY} 9`);
  for (let id = 11; id <= 60; id += 1) live.streams[0]?.tell('day', day(9), id);
  await clock.advance(3000);
  expect(live.asked()).toBeLessThanOrEqual(asked + 4);
});

test('what is told while a question is under way is not undone by its answer', async () => {
  const { live, clock, visit, today, backEnd } = await openLive();
  backEnd.meet('GET', '/api/appointments', { after: 500, body: backEndReply() });
  visit.reload();
  await clock.advance(100);
  live.streams[0]?.tell('day', day(9), 10);
  await clock.advance(1000);
  expect(today().length).toBeGreaterThan(0);
  expect(today()).not.toContain(`${DAY} 9`);
});

function backEndReply() {
  const hours = [{ start: '09:00', end: '12:00' }];
  const practitioners = ['p1', 'p2'].map((id) => ({
    id,
    displayname: id,
    hours,
    events: [],
    SbSelectionActive: true,
  }));
  return {
    appointments: {
      data: {
        [DAY]: {
          s1: { practitioners, cabins: [], equipments: [] },
          101: { practitioners, cabins: [], equipments: [] },
        },
      },
    },
  };
}

test('a read that began before a gap in the stream is not taken for one after it', async () => {
  const { live, clock, visit, today, backEnd } = await openLive();
  backEnd.meet('GET', '/api/appointments', { after: 800, body: backEndReply() });
  visit.reload();
  await clock.advance(100);
  // Taken in the gap: no event tells of it, and the read under way began before.
  take(backEnd, 9);
  live.streams[0]?.tell('resync', { shopids: ['1'], why: 'missed' });
  await clock.advance(3000);
  expect(today().length).toBeGreaterThan(0);
  expect(today()).not.toContain(`${DAY} 9`);
});

test('a page that is hidden has no connection, and asks anew when it is seen again', async () => {
  const { live, clock, presence, backEnd, today } = await openLive();
  presence.show(false);
  await clock.settle();
  expect(live.open()).toEqual([]);
  take(backEnd, 9);
  await clock.advance(600_000);
  expect(live.streams).toHaveLength(1);
  presence.show(true);
  await clock.advance(1500);
  expect(live.open()).toHaveLength(1);
  expect(today()).not.toContain(`${DAY} 9`);
});

test('who leaves the times leaves the connection', async () => {
  const { live, clock, stop } = await openLive();
  expect(live.open()).toHaveLength(1);
  stop();
  await clock.settle();
  expect(live.open()).toEqual([]);
});

test('a connection that ends is made anew within a second, and what was missed is asked for', async () => {
  const { live, clock, backEnd, today } = await openLive();
  take(backEnd, 9);
  live.streams[0]?.end();
  await clock.advance(2000);
  expect(live.open()).toHaveLength(1);
  expect(today()).not.toContain(`${DAY} 9`);
});

test('a connection that ends as soon as it began is tried ever more rarely, and at once again after one that lasted', async () => {
  const { live, clock } = await openLive();
  for (let second = 0; second < 300; second += 1) {
    for (const stream of live.open()) stream.end();
    await clock.advance(1000);
  }
  expect(live.streams.length).toBeGreaterThan(5);
  expect(live.streams.length).toBeLessThan(25);
  await clock.advance(40_000);
  live.streams.at(-1)?.write(':\n\n');
  await clock.advance(1000);
  const begun = live.streams.length;
  live.streams.at(-1)?.end();
  await clock.advance(1500);
  expect([live.streams.length, live.open().length]).toEqual([begun + 1, 1]);
});

test.for<[string, Record<string, string>]>([
  ['that drains', { 'retry-after': '1' }],
  ['behind a proxy that has no other yet', {}],
])(
  'a connection that meets a process %s goes on at another within about two seconds',
  async ([, headers]) => {
    const { live, clock } = await openLive();
    await clock.advance(40_000);
    live.streams[0]?.write(':\n\n');
    live.refuse(new Response('{}', { status: 503, headers }));
    live.streams[0]?.end();
    // The connection that ended, and the one that was refused.
    await clock.advance(1000 + 2000);
    expect([live.streams.length, live.open().length]).toEqual([2, 1]);
  },
);

test('a connection that falls silent is made anew', async () => {
  const { live, clock } = await openLive();
  await clock.advance(40_000);
  live.streams[0]?.write(':\n\n');
  await clock.advance(40_000);
  expect(live.streams).toHaveLength(1);
  await clock.advance(20_000);
  expect([live.streams.length, live.open().length]).toEqual([2, 1]);
});

test.for<[string, Response]>([
  ['refused', new Response('{}', { status: 404 })],
  ['away', new Response('{}', { status: 503, headers: { 'retry-after': '120' } })],
  ['a page of somebody else', new Response('<html>', { headers: { 'content-type': 'text/html' } })],
])(
  'where the stream is %s, the page asks every 30 seconds and comes back no sooner than it may',
  async ([, reply]) => {
    const visitor = createVisitor();
    const live = liveBackEnd(visitor);
    live.refuse(reply);
    const { clock, backEnd, presence, today } = await openLive(visitor, { live });
    const asked = live.asked();
    take(backEnd, 9);
    await clock.advance(35_000);
    expect(live.asked()).toBe(asked + 1);
    expect(today()).not.toContain(`${DAY} 9`);
    presence.connect(false);
    await clock.advance(60_000);
    expect(live.asked()).toBe(asked + 1);
    presence.connect(true);
    await clock.advance(20_000);
    expect(live.streams).toHaveLength(0);
    await clock.advance(400_000);
    expect(live.open()).toHaveLength(1);
  },
);

test('the tabs of a browser have one connection, and another one takes over from a tab that goes', async () => {
  const visitor = createVisitor();
  const first = await openLive(visitor);
  const second = await openLive(visitor, first);
  const { live, clock } = first;
  expect(live.open()).toHaveLength(1);
  live.streams.at(-1)?.tell('day', day(9), 10);
  await clock.advance(500);
  for (const { today } of [first, second]) expect(today()).not.toContain(`${DAY} 9`);
  first.presence.show(false);
  await clock.advance(2000);
  expect(live.open()).toHaveLength(1);
  live.open()[0]?.tell('day', day(10), 20);
  await clock.advance(500);
  expect(second.today()).not.toContain(`${DAY} 10`);
  expect(second.today()).toContain(`${DAY} 9`);
  expect(first.today()).not.toContain(`${DAY} 9`);
});

test('a device whose clock is wrong by hours, or slept, shows what is true', async () => {
  const { live, clock, backEnd, today } = await openLive();
  take(backEnd, 9);
  // Asleep: nothing came for an hour, though nobody ended the connection.
  await clock.advance(3_600_000);
  expect(today()).not.toContain(`${DAY} 9`);
  expect(live.open()).toHaveLength(1);
});
