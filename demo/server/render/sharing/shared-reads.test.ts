import { expect, test } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { createSharedReads, type RevisedCompany } from './shared-reads.ts';

const SALON: RevisedCompany = { token: 'cmp_a', revision: 1, origin: 'https://a.example' };

/** A list of shops whose reply has so many characters. */
const listOf = (length: number) => ({ reply: [], value: [], length });

test('what one page of a company has read is there for the next', () => {
  const shareOf = createSharedReads();
  const shops = listOf(2);
  shareOf(SALON).keep('shops', 'fr', shops);
  expect(shareOf({ ...SALON }).find('shops', 'fr')).toMatchObject(shops);
});

test.each<[string, Partial<RevisedCompany>, 'shops' | 'categories', Locale]>([
  ['company', { token: 'cmp_b' }, 'shops', 'fr'],
  ['address of the company', { origin: 'https://b.example' }, 'shops', 'fr'],
  ['language', {}, 'shops', 'en'],
  ['read', {}, 'categories', 'fr'],
  ['revision, after a change of the company', { revision: 2 }, 'shops', 'fr'],
])('it is not there for another %s', (_, change, name, locale) => {
  const shareOf = createSharedReads();
  shareOf(SALON).keep('shops', 'fr', listOf(2));
  expect(shareOf({ ...SALON, ...change }).find(name, locale)).toBe(undefined);
});

test('of a company that has changed, nothing is kept but what is read then', () => {
  const shareOf = createSharedReads();
  const [before, after] = [shareOf(SALON), shareOf({ ...SALON, revision: 2 })];
  before.keep('shops', 'fr', listOf(2));
  after.keep('shops', 'fr', listOf(3));
  expect(after.find('shops', 'fr')?.length).toBe(3);
  expect(before.find('shops', 'fr')).toBe(undefined);
});

test('what is kept is bounded by the characters of the replies: what was asked for least lately goes', () => {
  const share = createSharedReads(100)(SALON);
  share.keep('shops', 'fr', listOf(40));
  share.keep('shops', 'en', listOf(40));
  share.find('shops', 'fr');
  share.keep('shops', 'de', listOf(40));
  const kept = (['fr', 'en', 'de'] as const).filter((locale) => share.find('shops', locale));
  expect(kept).toEqual(['fr', 'de']);
  // What is larger than all that may be kept is not, and drives nobody out.
  share.keep('categories', 'fr', listOf(101));
  expect(share.find('categories', 'fr')).toBe(undefined);
  expect(share.find('shops', 'fr')).toBeDefined();
});
