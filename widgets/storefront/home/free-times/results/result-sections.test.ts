import { expect, test } from 'vitest';
import { externalServiceId, externalShopId } from '#domain/catalogue/ids.ts';
import type { GivenUp } from '#domain/free-times/widened-query.ts';
import { sampleShop } from '#domain/shops/testing/sample-shop.ts';
import { instantOf } from '#domain/time/instant.ts';
import type { FreeTimesAnswer } from '#stores/free-times/free-times.ts';
import { resultSections } from './result-sections.ts';

type Found = Extract<FreeTimesAnswer, { kind: 'found' }>;
type FoundTimes = Found['found'][number];

const ORIGIN = { position: { latitude: 48.86, longitude: 2.35 }, own: new Set<never>() };
const SHOPS = [
  sampleShop('marais', {}, { latitude: 48.857, longitude: 2.36 }),
  sampleShop('batignolles', {}, { latitude: 48.88, longitude: 2.31 }),
  sampleShop('versailles', {}, { latitude: 48.8, longitude: 2.13 }),
  sampleShop('torino', {}, { latitude: 45.07, longitude: 7.69 }),
  sampleShop('lost'),
];
const TODAY = '20260105';

/** Shops by their ids, each free at the moment that follows an `@`. */
function at(question: Partial<FoundTimes['question']>, ...ids: readonly string[]): FoundTimes {
  const time = {
    externalServiceId: externalServiceId('1'),
    durationMinutes: 60,
    price: 8500,
  };
  return {
    question: {
      services: null,
      shops: null,
      around: null,
      from: TODAY,
      to: TODAY,
      part: null,
      near: null,
      ...question,
    },
    shops: ids.map((each) => {
      const [id = '', moment = '0'] = each.split('@');
      const startsAt = instantOf(new Date(Number(moment)));
      return { externalShopId: externalShopId(id), times: [{ ...time, startsAt }] };
    }),
  };
}

function sections(givenUp: GivenUp, found: readonly FoundTimes[], rest: Partial<Found> = {}) {
  const answer: Found = {
    kind: 'found',
    asked: { givenUp, questions: found.map(({ question }) => question) },
    found,
    full: [],
    instead: [],
    nearby: [],
    next: [],
    isMore: false,
    isAskingMore: false,
    problem: null,
    ...rest,
  };
  const { full, ...results } = resultSections(answer, SHOPS, ORIGIN);
  const named = Object.entries(results).map(([key, some]) => [
    key,
    some.map(({ kind, shops }) => `${kind}: ${shops.map(({ shop }) => shop.slug).join(' ')}`),
  ]);
  return { ...Object.fromEntries(named), full: full.map(({ shop }) => shop.slug) };
}

const later = { from: '20260106', to: '20260119' };
const ids = (...list: readonly string[]) => list.map(externalShopId);

test('shops that are free as asked for come by their distance, the far ones at the end and by themselves', () => {
  expect(sections('nothing', [at({}, 'torino', 'lost', 'versailles', 'marais')])).toMatchObject({
    first: ['asked: marais versailles lost', 'far: torino'],
    elsewhere: [],
  });
});

test('full shops beside free ones come with their other times, and without those by themselves', () => {
  const instead = [
    at({}, 'batignolles'),
    at({ ...later, part: 'evening' }, 'batignolles'),
    at(later, 'lost'),
  ];
  const full = ids('versailles', 'batignolles', 'lost');
  expect(sections('nothing', [at({ part: 'evening' }, 'marais')], { instead, full })).toEqual({
    first: ['asked: marais'],
    instead: ['hours: batignolles', 'part: batignolles', 'days: lost'],
    full: ['versailles'],
    elsewhere: [],
  });
});

test('where all are full the place’s other hours come first, then that part of other days, then what is near', () => {
  const found = [
    at({ near: 'evening' }, 'marais'),
    at({ ...later, part: 'evening' }, 'marais', 'batignolles'),
  ];
  const nearby = [at({ part: 'evening' }, 'versailles')];
  expect(sections('part', found, { nearby })).toEqual({
    first: ['hours: marais', 'part: marais batignolles'],
    instead: [],
    full: [],
    elsewhere: ['near: versailles'],
  });
});

test('where nothing of the place is free it is said to be full before what is elsewhere, the near before the far', () => {
  const full = ids('marais', 'torino');
  expect(sections('place', [at({}, 'torino', 'versailles')], { full })).toEqual({
    first: [],
    instead: [],
    full: ['marais'],
    elsewhere: ['near: versailles', 'far: torino'],
  });
});

test('on other days the shop that is free sooner comes before a nearer one', () => {
  const found = [
    at({ near: 'evening' }, 'marais@9', 'batignolles@1'),
    at({ ...later, part: 'evening' }, 'marais@9', 'versailles@1', 'batignolles@5'),
  ];
  expect(sections('part', found).first).toEqual([
    'hours: marais batignolles',
    'part: versailles batignolles marais',
  ]);
});
