import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FREE_TIMES_PAGE } from '#contract/booking/earliest.ts';
import { dayOfferAmong } from '#domain/availability/visit-search.ts';
import { resourceArticles, resources } from '../database/schema/booking.ts';
import { articles, shopArticles, shops } from '../database/schema/catalogue.ts';
import { openSalons, salon, server } from '../testing/open-salons.ts';
import { search } from '../testing/calls/searches.ts';
import { TEST_SERVICES, TEST_SHOPS } from '../testing/visits.ts';
import { LOOKS } from './free-times.ts';

vi.mock(import('#domain/availability/visit-search.ts'), async (original) => {
  const actual = await original();
  return { ...actual, dayOfferAmong: vi.fn<typeof actual.dayOfferAmong>(actual.dayOfferAmong) };
});

openSalons();

const { solo } = TEST_SHOPS;
const { massage } = TEST_SERVICES;

/** Many shops like one that is there, each with many services, which nobody performs. */
async function grow(shopCount: number, serviceCount: number, week?: Record<string, [string, string][]>) {
  const { db } = server.database;
  const [shop] = await db
    .select()
    .from(shops)
    .where(and(eq(shops.companyId, salon), eq(shops.externalId, solo)));
  const [article] = await db
    .select()
    .from(articles)
    .where(and(eq(articles.companyId, salon), eq(articles.externalId, massage)));
  if (!shop || !article) throw new Error('The salon has no such shop.');
  const many = Array.from({ length: serviceCount }, (_, index) => ({
    ...article,
    id: `many-${index}`,
    externalId: `many-${index}`,
    slug: `many-${index}`,
  }));
  await db.insert(articles).values(many);
  const those = Array.from({ length: shopCount }, (_, index) => ({
    ...shop,
    id: `shop-${index}`,
    externalId: `shop-${index}`,
    slug: `shop-${index}`,
    week: week ?? shop.week,
  }));
  await db.insert(shops).values(those);
  const offers = those.flatMap(({ id: shopId }) =>
    many.map(({ id: articleId }) => ({ companyId: salon, shopId, articleId, price: null })),
  );
  await db.insert(shopArticles).values(offers);
  return many.map(({ externalId }) => externalId).join();
}

/** Somebody in each of the grown shops performs one of their services whenever the shop is open. */
async function employ(shopCount: number, articleId: string): Promise<void> {
  const { db } = server.database;
  const team = Array.from({ length: shopCount }, (_, index) => ({
    companyId: salon,
    id: `person-${index}`,
    shopId: `shop-${index}`,
    kind: 'practitioner' as const,
    name: 'Noa',
    position: 1,
    selectable: true,
  }));
  await db.insert(resources).values(team);
  await db
    .insert(resourceArticles)
    .values(team.map(({ id: resourceId }) => ({ companyId: salon, resourceId, articleId })));
}

test('each page of a search follows where the one before ended, until every shop came once', async () => {
  const count = 2 * FREE_TIMES_PAGE + 3;
  const anyof = await grow(count, 1);
  await employ(count, anyof);
  const pages: string[][] = [];
  for (let next: number | null = 0; next !== null;) {
    const page = await search({ anyof, ...(next > 0 && { skip: String(next) }) });
    pages.push(page.shops.map(({ shopid }) => shopid));
    next = page.next;
  }
  expect(pages.map(({ length }) => length)).toEqual([FREE_TIMES_PAGE, FREE_TIMES_PAGE, 3]);
  const grown = Array.from({ length: count }, (_, index) => `shop-${index}`);
  expect(pages.flat().toSorted()).toEqual(grown.toSorted());
});

test('a shop that has closed for today is ranked by its next day, where a part of the day is wished', async () => {
  const last = FREE_TIMES_PAGE;
  const anyof = await grow(FREE_TIMES_PAGE + 1, 1, {
    2: [['09:00', '17:00']],
    4: [['18:00', '20:00']],
  });
  await employ(FREE_TIMES_PAGE + 1, anyof);
  await server.database.db
    .update(shops)
    .set({ week: { 3: [['09:00', '10:30']] } })
    .where(and(eq(shops.companyId, salon), eq(shops.externalId, `shop-${last}`)));
  server.clock.set(Date.parse('2026-01-13T17:00:00.000Z'));
  const asked = { anyof, from: '20260113', to: '20260116', near: 'evening' };
  expect((await search(asked)).shops[0]?.shopid).toBe(`shop-${last}`);
});

test('what is over of a day is no nearness to a part of it', async () => {
  const count = FREE_TIMES_PAGE + 1;
  const anyof = await grow(count, 1, {
    2: [
      ['09:00', '11:00'],
      ['15:30', '20:00'],
    ],
  });
  await employ(count, anyof);
  // The last by its id, where all else is alike.
  await server.database.db
    .update(shops)
    .set({ week: { 2: [['09:00', '20:00']] } })
    .where(and(eq(shops.companyId, salon), eq(shops.externalId, 'shop-9')));
  server.clock.set(Date.parse('2026-01-13T12:00:00.000Z'));
  const asked = { anyof, from: '20260113', to: '20260113', near: 'morning' };
  expect((await search(asked)).shops[0]?.shopid).toBe('shop-9');
});

describe('what a search may cost', () => {
  const looks = vi.mocked(dayOfferAmong);
  const EVENING_DAYS = 14;

  beforeEach(() => void looks.mockClear());

  test('a search makes no more looks than a page may, and its pages come to every shop', async () => {
    // Open every day; nobody performs the services, so that every day is looked at.
    const week = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [day, [['09:00', '20:00']]]));
    const anyof = await grow(40, 30, week as Record<string, [string, string][]>);
    let skip = 0;
    let pages = 0;
    for (let next: number | null = 0; next !== null; pages += 1) {
      looks.mockClear();
      const page = await search({ anyof, parts: 'evening', ...(skip > 0 && { skip: String(skip) }) });
      expect(looks.mock.calls.length).toBeLessThanOrEqual(LOOKS);
      next = page.next;
      if (next !== null) expect(next).toBeGreaterThan(skip);
      skip = next ?? skip;
    }
    expect(pages).toBeGreaterThan(1);
  });

  test('days on which nothing is open in the wanted parts are not looked at', async () => {
    const week = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [day, [['09:00', '18:00']]]));
    const anyof = await grow(EVENING_DAYS, 30, week as Record<string, [string, string][]>);
    const page = await search({ anyof, parts: 'evening' });
    expect(page.next).toBeNull();
    expect(page.shops.filter(({ times }) => times.length > 0)).toEqual([]);
    expect(looks).not.toHaveBeenCalled();
  });
});
