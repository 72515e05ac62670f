import { expect, test } from 'vitest';
import { searchFreeTimes } from '#contract/booking/earliest.ts';
import type { Served } from '#platform/memory/network.ts';
import type { FreeTimesQuestion } from '#platform/wire/times/free-times.ts';
import { createVisitor } from '../testing/visitor.ts';
import { problem } from '../testing/back-end.ts';
import { freeTimesStoreFeature } from './feature.ts';
import type { AskedQuery } from './asked-query.ts';

const TIME = { start: '2026-01-05T13:00:00Z', serviceid: '101', duration: 30, price: 41 };
const reply = (ids: readonly string[], next: number | null = null): Served => ({
  body: { next, shops: ids.map((shopid) => ({ shopid, times: [TIME] })) },
});

const question = (part: 'evening' | null): FreeTimesQuestion => ({
  services: null,
  shops: null,
  around: null,
  from: '20260105',
  to: '20260106',
  part,
  near: null,
});
const query = (part: 'evening' | null, givenUp: AskedQuery['givenUp'] = 'nothing'): AskedQuery => ({
  givenUp,
  questions: [question(part)],
});

async function openSearch(...replies: Served[]) {
  const visitor = createVisitor();
  visitor.backEnd.meet(searchFreeTimes.method, searchFreeTimes.path, ...replies);
  const { site } = await visitor.open();
  const search = await site.open(freeTimesStoreFeature);
  const questions = () => visitor.sent.filter(({ path }) => path === searchFreeTimes.path);
  const shops = () => {
    const answer = search.$answer.get();
    if (answer.kind !== 'found') return answer.kind;
    return answer.found.flatMap((one) => one.shops.map(({ externalShopId }) => externalShopId));
  };
  return { ...visitor, search, questions, shops };
}

test('a search answers what the back end found', async () => {
  const { search, shops } = await openSearch(reply(['1', '2']));
  const asking = search.ask([query(null)]);
  expect(shops()).toBe('asking');
  await asking;
  expect(shops()).toEqual(['1', '2']);
});

test('shops that are full stay in the answer, each once, unless another question finds something there', async () => {
  const full = { next: null, shops: ['2', '1'].map((shopid) => ({ shopid, times: [] })) };
  const { search, shops } = await openSearch(reply(['1'], 1), { body: full });
  const both = { ...query(null), questions: [question('evening'), question(null)] };
  await search.ask([both]);
  expect(shops()).toEqual(['1']);
  expect(search.$answer.get()).toMatchObject({ full: ['2'], instead: [] });
});

test('a query that finds nothing is followed by the next, and what was given up is told', async () => {
  const { search, shops, questions } = await openSearch(reply([]), reply(['1']));
  await search.ask([query('evening'), query(null, 'part')]);
  expect(shops()).toEqual(['1']);
  expect(search.$answer.get()).toMatchObject({ asked: { givenUp: 'part' } });
  expect(questions().map(({ query }) => query.get('parts'))).toEqual(['evening', null]);
});

test('where no query finds anything the answer is empty', async () => {
  const { search, shops } = await openSearch(reply([]), reply([]));
  await search.ask([query('evening'), query(null, 'part')]);
  expect(shops()).toEqual([]);
});

test('the same search is not asked again while it is fresh, and is after a minute', async () => {
  const { search, questions, clock } = await openSearch(reply(['1']), reply(['2']));
  await search.ask([query(null)]);
  await search.ask([query(null)]);
  expect(questions()).toHaveLength(1);
  await clock.advance(61_000);
  await search.ask([query(null)]);
  expect(questions()).toHaveLength(2);
});

test('a search that failed is asked again', async () => {
  const { search, shops } = await openSearch(problem(422, 'invalid'), reply(['1']));
  await search.ask([query(null)]);
  expect(shops()).toBe('failed');
  await search.ask([query(null)]);
  expect(shops()).toEqual(['1']);
});

test('a search that another one follows is forgotten, whichever answer comes first', async () => {
  const { search, shops } = await openSearch(reply(['1']), reply(['2']));
  await Promise.all([search.ask([query('evening')]), search.ask([query(null)])]);
  expect(shops()).toHaveLength(1);
  expect(search.$answer.get()).toMatchObject({ asked: { questions: [{ part: null }] } });
});

test('the next page joins what was found, each shop once', async () => {
  const { search, shops, questions } = await openSearch(reply(['1', '2'], 12), reply(['2', '3']));
  await search.ask([query(null)]);
  await search.more();
  expect(shops()).toEqual(['1', '2', '3']);
  expect(questions().at(-1)?.query.get('skip')).toBe('12');
  await search.more();
  expect(questions()).toHaveLength(2);
});

test('a next page that fails leaves what was found, and can be asked for again', async () => {
  const { search, shops } = await openSearch(reply(['1'], 12), problem(422, 'invalid'), reply(['2']));
  await search.ask([query(null)]);
  await search.more();
  expect(shops()).toEqual(['1']);
  expect(search.$answer.get()).toMatchObject({
    next: [12],
    isAskingMore: false,
    problem: { code: 422 },
  });
  await search.more();
  expect(search.$answer.get()).toMatchObject({ problem: null });
  expect(shops()).toEqual(['1', '2']);
});

test('a page without a shop is passed over, though not for ever', async () => {
  const { search, shops, questions } = await openSearch(
    reply([], 12),
    reply([], 24),
    reply([], 36),
    reply(['1'], 48),
  );
  await search.ask([query('evening'), query(null, 'part')]);
  expect(shops()).toEqual([]);
  expect(questions()).toHaveLength(3);
  expect(search.$answer.get()).toMatchObject({ next: [36], asked: { givenUp: 'nothing' } });
  await search.more();
  expect(shops()).toEqual(['1']);
  expect(questions().map(({ query }) => query.get('parts'))).toEqual(Array(4).fill('evening'));
});

test('a query that is looked through to its end without a find is followed by the next', async () => {
  const { search, shops, questions } = await openSearch(
    reply([], 12),
    reply([], 24),
    reply([], 36),
    reply([]),
    reply(['1']),
  );
  await search.ask([query('evening'), query(null, 'part')]);
  await search.more();
  expect(shops()).toEqual(['1']);
  expect(search.$answer.get()).toMatchObject({ asked: { givenUp: 'part' }, isAskingMore: false });
  expect(questions().at(-1)?.query.get('parts')).toBe(null);
});

test('questions that are asked together are one answer, each with what it found', async () => {
  const at = (shopid: string, start: string) => ({ shopid, times: [{ ...TIME, start }] });
  const [noon, evening] = ['2026-01-05T12:00:00Z', '2026-01-06T18:00:00Z'];
  const { search } = await openSearch(
    { body: { next: 12, shops: [at('1', noon)] } },
    { body: { next: null, shops: [at('2', evening), at('1', evening)] } },
    { body: { next: null, shops: [at('3', noon)] } },
  );
  const found = () => {
    const answer = search.$answer.get();
    const parts = answer.kind === 'found' ? answer.found : [];
    return parts.map(({ question: { part }, shops }) => [part, shops.map((one) => one.externalShopId)]);
  };
  await search.ask([{ givenUp: 'part', questions: [question(null), question('evening')] }]);
  expect(found()).toEqual([
    [null, ['1']],
    ['evening', ['2', '1']],
  ]);
  expect(search.$answer.get()).toMatchObject({ isMore: true });
  await search.more();
  expect(found()).toEqual([
    [null, ['1', '3']],
    ['evening', ['2', '1']],
  ]);
  expect(search.$answer.get()).toMatchObject({ isMore: false });
});
