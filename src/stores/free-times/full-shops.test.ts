import { expect, test } from 'vitest';
import { searchFreeTimes } from '#contract/booking/earliest.ts';
import { externalShopId } from '#domain/catalogue/ids.ts';
import { createMemoryClock } from '#platform/memory/clock.ts';
import type { Sent, Served } from '#platform/memory/network.ts';
import type { FreeTimesQuestion } from '#platform/wire/times/free-times.ts';
import { createBackEnd } from '../testing/back-end.ts';
import { createVisitor } from '../testing/visitor.ts';
import { freeTimesStoreFeature } from './feature.ts';
import type { AskedQuery } from './asked-query.ts';

const DAY = { from: '20260105', to: '20260105' };
const LATER = { from: '20260106', to: '20260119' };
const question = (rest: Partial<FreeTimesQuestion>): FreeTimesQuestion => ({
  services: null,
  shops: null,
  around: null,
  part: null,
  near: null,
  ...DAY,
  ...rest,
});
const PARIS = { latitude: 48.86, longitude: 2.35 };
const QUERIES: readonly AskedQuery[] = [
  { givenUp: 'nothing', questions: [question({ part: 'evening' })] },
  {
    givenUp: 'part',
    questions: [question({ near: 'evening' }), question({ ...LATER, part: 'evening' })],
  },
  { givenUp: 'day', questions: [question({ ...LATER, near: 'evening' })] },
  { givenUp: 'near', questions: [question({ part: 'evening', around: { point: PARIS, kilometres: 50 } })] },
];

/** A question by its day, its part of the day, the shops it names and whether it is around a place. */
const nameOf = ({ query }: Pick<Sent, 'query'>) => {
  const day = query.get('from') === DAY.from ? 'today' : 'later';
  const where = query.has('radius') ? 'around' : (query.get('shopids') ?? 'all');
  return `${day} ${query.get('parts') ?? 'any'} ${where}`;
};

/** The ids of the shops that each question finds free, and of those that it finds full. */
type Answers = Readonly<Record<string, readonly [free: string, full: string]>>;

async function openSearch(answers: Answers) {
  const clock = createMemoryClock(Date.parse('2026-01-05T09:00:00Z'));
  const backEnd = createBackEnd(clock);
  const asked: string[] = [];
  const listed = (ids: string) => (ids === '' ? [] : ids.split(' '));
  const serve = (sent: Sent): Served => {
    if (sent.path !== searchFreeTimes.path) return backEnd.serve(sent);
    asked.push(nameOf(sent));
    const [free, full] = answers[nameOf(sent)] ?? ['', ''];
    const time = { start: '2026-01-06T13:00:00Z', serviceid: '101', duration: 30, price: 41 };
    return {
      body: {
        next: null,
        shops: [
          ...listed(free).map((shopid) => ({ shopid, times: [time] })),
          ...listed(full).map((shopid) => ({ shopid, times: [] })),
        ],
      },
    };
  };
  const { site } = await createVisitor({ clock, backEnd: { ...backEnd, serve } }).open();
  const search = await site.open(freeTimesStoreFeature);
  await search.ask(QUERIES);
  const answer = search.$answer.get();
  if (answer.kind !== 'found') throw new Error(answer.kind);
  const idsIn = (found: typeof answer.found | null) =>
    found?.map(({ shops }) => shops.map(({ externalShopId: id }) => id).join(' '));
  return { asked, answer, idsIn };
}

test('a full shop beside free ones is looked at for another time, on the day and on the others', async () => {
  const { asked, answer, idsIn } = await openSearch({
    'today evening all': ['1', '2 3 4'],
    'today any 2,3,4': ['2', '3 4'],
    'later evening 2,3,4': ['2', '3 4'],
    'later any 3,4': ['3', '4'],
  });
  expect(asked).toEqual(['today evening all', 'today any 2,3,4', 'later evening 2,3,4', 'later any 3,4']);
  expect(idsIn(answer.found)).toEqual(['1']);
  expect(answer.full).toEqual(['2', '3', '4'].map(externalShopId));
  expect(idsIn(answer.instead)).toEqual(['2', '2', '3']);
  expect(answer.nearby).toEqual([]);
});

test('where all are full other times of the place are found, with shops near it at the time that was asked for', async () => {
  const { asked, answer, idsIn } = await openSearch({
    'today evening all': ['', '1 2'],
    'today any all': ['1', '2'],
    'later evening all': ['', '1 2'],
    'later any 2': ['2', ''],
    'today evening around': ['7', '1 2'],
  });
  expect(asked).toEqual([
    'today evening all',
    'today any all',
    'later evening all',
    'later any 2',
    'today evening around',
  ]);
  expect([idsIn(answer.found), idsIn(answer.instead), idsIn(answer.nearby)]).toEqual([
    ['1', ''],
    ['2'],
    ['7'],
  ]);
  expect(answer.full).toEqual([externalShopId('2')]);
});

test('a shop that is full whenever it is asked about stays in the answer, wherever something is found at last', async () => {
  const { answer, idsIn } = await openSearch({
    'today evening all': ['', '1'],
    'today any all': ['', '1'],
    'later evening all': ['', '1'],
    'later any all': ['', '1'],
    'today evening around': ['7', '1'],
  });
  expect(answer.asked.givenUp).toBe('near');
  expect(idsIn(answer.found)).toEqual(['7']);
  expect(answer.full).toEqual([externalShopId('1')]);
});

test('what is free beside a first page does not take the place of what is free beside the next, whichever comes later', async () => {
  const clock = createMemoryClock(Date.parse('2026-01-05T09:00:00Z'));
  const backEnd = createBackEnd(clock);
  const time = { start: '2026-01-06T13:00:00Z', serviceid: '101', duration: 30, price: 41 };
  const full = (shopid: string) => ({ shopid, times: [] });
  const serve = (sent: Sent): Served => {
    if (sent.path !== searchFreeTimes.path) return backEnd.serve(sent);
    const shops = sent.query.get('shopids')?.split(',');
    // Beside the first page it is looked for a long time.
    if (shops)
      return {
        body: { next: null, shops: shops.map((shopid) => ({ shopid, times: [time] })) },
        after: shops.includes('3') ? 1_000 : 5_000,
      };
    const isFirst = sent.query.get('skip') !== '12';
    return {
      body: {
        next: isFirst ? 12 : null,
        shops: [{ shopid: '1', times: [time] }, full(isFirst ? '2' : '3')],
      },
    };
  };
  const { site } = await createVisitor({ clock, backEnd: { ...backEnd, serve } }).open();
  const search = await site.open(freeTimesStoreFeature);
  const seen = () => {
    const answer = search.$answer.get();
    if (answer.kind !== 'found') throw new Error(answer.kind);
    return answer.instead?.flatMap(({ shops }) => shops.map(({ externalShopId: id }) => id)) ?? null;
  };
  const asking = search.ask(QUERIES.slice(0, 2));
  await clock.advance(100);
  expect(seen()).toBeNull();
  const more = search.more();
  await clock.advance(2_000);
  const newer = ['2', '3'].map(externalShopId);
  expect([...new Set(seen())]).toEqual(newer);
  await clock.advance(10_000);
  await Promise.all([asking, more]);
  expect([...new Set(seen())]).toEqual(newer);
});
