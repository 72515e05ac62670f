import { expect, test } from 'vitest';
import type { Served } from '#platform/memory/network.ts';
import { createVisitor } from '../testing/visitor.ts';
import { reviewsFeature } from './feature.ts';
import { hasReviewService } from './has-review-service.ts';

const PATH = '/api/companies/reviews';
const REVIEWS = {
  average: 4.73,
  count: 214,
  distribution: [1, 2, 3, 30, 178],
  quotes: [],
  url: 'https://reviews.example/salon',
};

async function openReviews(...answers: Served[]) {
  const visitor = createVisitor();
  visitor.backEnd.meet('GET', PATH, ...answers);
  const { site } = await visitor.open();
  const store = await site.open(reviewsFeature);
  const asked = () => visitor.sent.filter(({ path }) => path === PATH).length;
  return { site, store, asked, faults: visitor.faults };
}

test('nobody asks for reviews until somebody wants them, and then once, in whichever language', async () => {
  const { site, store, asked } = await openReviews({ body: { reviews: REVIEWS } });
  expect(asked()).toBe(0);
  await Promise.all([store.ensure(), store.ensure()]);
  expect(store.$reviews.get()).toEqual(REVIEWS);
  await site.locale.choose('de');
  await store.ensure();
  expect(asked()).toBe(1);
});

test('where the service says nothing there is nothing, and nobody asks again', async () => {
  const { store, asked, faults } = await openReviews({ body: { reviews: null } });
  await store.ensure();
  await store.ensure();
  expect(store.$reviews.get()).toBeNull();
  expect(asked()).toBe(1);
  expect(faults).toEqual([]);
});

test('after no answer there is nothing, and whoever comes next asks again', async () => {
  const refused = { status: 404, body: { code: 404, type: 'not_found', message: '', retryable: false } };
  const { store, faults } = await openReviews(refused, { body: 'nonsense' }, { body: { reviews: REVIEWS } });
  await store.ensure();
  expect(store.$reviews.get()).toBeNull();
  await store.ensure();
  expect(store.$reviews.get()).toBeNull();
  expect(faults).toHaveLength(1);
  await store.ensure();
  expect(store.$reviews.get()).toEqual(REVIEWS);
});

test.each([
  [undefined, false],
  [{}, false],
  [{ booker: { avisverifies: null } }, false],
  [{ booker: { avisverifies: { codeMarque: '' } } }, false],
  [{ booker: { avisverifies: { codeMarque: 'site/widget' } } }, true],
])('a company %j has a review service: %s', (company, expected) => {
  expect(hasReviewService({ data: () => ({ locale: 'fr', company }) })).toBe(expected);
});
