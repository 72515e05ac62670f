import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoCompanies as seedCompanies } from '#seed/companies.ts';
import { addDays } from '#domain/time/date-key.ts';
import { pictureOf } from '#seed/pictures/picture-of.ts';
import type { OpenDatabase } from '../database/database.ts';
import { claims } from '../database/schema/booking.ts';
import { specialDays } from '../database/schema/catalogue.ts';
import { companies } from '../database/schema/tenants.ts';
import { testCompany, testPicture } from '../testing/companies.ts';
import { openTestDatabase } from '../testing/databases/template.ts';
import { companyRows, contradictionsOf } from './rows/company-rows.ts';
import { writeSetting, seedDatabase, seedVersion, type SeedSource } from './seed.ts';
import { addSpecialDays, fillCalendars } from './top-up.ts';

const TODAY = '20260112';
const demo: SeedSource = { companiesOn: seedCompanies, pictureOf };

test('every service of a demo company can take place wherever it is offered', () => {
  expect(seedCompanies(TODAY).flatMap(contradictionsOf)).toEqual([]);
});

test('the Swiss company quotes Swiss francs, by fives', () => {
  const suisse = seedCompanies(TODAY).find(({ company }) => company.nickname === 'suisse');
  expect(suisse?.company.mCurrency).toEqual({ symbol: 'CHF', code: 'CHF' });
  expect(JSON.stringify(suisse).match(/.{40}(€|EUR)/)).toBeNull();
  const rows = companyRows(suisse!, pictureOf);
  const prices = [...rows.articles, ...rows.shopArticles].flatMap(({ price }) => price ?? []);
  expect(prices.length).toBeGreaterThan(30);
  expect(prices.filter((price) => price <= 0 || price % 500 !== 0)).toEqual([]);
});

test('the seed is the one that data folders hold: a start with another version loses every booking', () => {
  // Whoever changes the seed, the names of its fields included, writes the new version here; the one before it is added to
  // those that are kept, where nothing of it is missed.
  expect(seedVersion(demo)).toBe('WOX9daG0dhgj6VOy');
});

test('what cannot take place is named', () => {
  const seed = testCompany('odd');
  const [shop] = seed.shops;
  const odd = { ...seed, shops: [{ ...shop!, cabins: [], equipment: [] }] };
  expect(contradictionsOf(odd)).toContain('odd, one, massage: no cabin is fit for it');
  expect(contradictionsOf(odd)).toContain('odd, one, lamp: there is no lamp');
  expect(contradictionsOf(odd)).not.toContain('odd, one, facial: no cabin is fit for it');
});

describe('a database', () => {
  let database: OpenDatabase;

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const countOf = async (kind: 'hold' | 'appointment' | 'event', since?: string) => {
    const rows = await database.db
      .select({ id: claims.id })
      .from(claims)
      .where(
        and(
          eq(claims.kind, kind),
          since === undefined ? undefined : sql`lower(${claims.during}) >= ${since}::timestamptz`,
        ),
      );
    return rows.length;
  };

  test('a database is filled once, by whichever process comes first, and anew when the seed changes', async () => {
    const outcomes = await Promise.all([1, 2, 3].map(() => seedDatabase(database.db, demo, TODAY)));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    const found = await database.db.select({ id: companies.id }).from(companies);
    expect(found.map(({ id }) => id).toSorted()).toEqual([
      'atelier',
      'closed',
      'duo',
      'maison',
      'monetico',
      'paypal',
      'saferpay',
      'suisse',
      'works',
    ]);
    expect(await seedDatabase(database.db, demo, addDays(TODAY, 40))).toBe(false);
    const changed: SeedSource = { companiesOn: () => [testCompany('other')], pictureOf: testPicture };
    expect(await seedDatabase(database.db, changed, TODAY)).toBe(true);
    expect(await database.db.select({ id: companies.id }).from(companies)).toEqual([{ id: 'other' }]);
    await writeSetting(database.db, 'seed version', 'of before');
    const kept = new Set(['of before']);
    expect(await seedDatabase(database.db, demo, TODAY, kept), 'a version that is kept').toBe(false);
    expect(await database.db.select({ id: companies.id }).from(companies)).toEqual([{ id: 'other' }]);
    await writeSetting(database.db, 'seed version', 'of nobody');
    expect(await seedDatabase(database.db, demo, TODAY)).toBe(true);
  });

  test('a database has a seed version that does not depend on the day', () => {
    expect(seedVersion(demo)).toBe(seedVersion(demo));
    expect(seedVersion({ companiesOn: () => [testCompany('other')], pictureOf: testPicture })).not.toBe(
      seedVersion(demo),
    );
  });

  test('a database has calendars for the days ahead, which are filled up at each start and never twice', async () => {
    await fillCalendars(database.db, TODAY, { days: 3 });
    const first = await countOf('event');
    expect(first).toBeGreaterThan(100);
    await fillCalendars(database.db, TODAY, { days: 3 });
    expect(await countOf('event')).toBe(first);
    await fillCalendars(database.db, TODAY, { days: 5 });
    const second = await countOf('event');
    expect(second).toBeGreaterThan(first);
    await fillCalendars(database.db, addDays(TODAY, 30), { days: 3 });
    expect(await countOf('event', '2026-02-10')).toBeGreaterThan(50);
    expect(await countOf('event')).toBeGreaterThan(second);
  });

  test('a database keeps a booking where a calendar would like to have an event', async () => {
    const [event] = await database.db.select().from(claims).where(eq(claims.kind, 'event')).limit(1);
    await database.db
      .update(claims)
      .set({ kind: 'appointment', ownerId: 'somebody' })
      .where(eq(claims.id, event!.id));
    await database.db.delete(claims).where(eq(claims.kind, 'event'));
    await database.db.execute(sql`delete from settings where key like 'calendars%'`);
    await fillCalendars(database.db, TODAY, { days: 2 });
    const kept = await database.db.select().from(claims).where(eq(claims.id, event!.id));
    expect(kept).toMatchObject([{ kind: 'appointment', during: event!.during }]);
  });

  test('a database stops filling when it is told to', async () => {
    await database.db.execute(sql`delete from settings where key like 'calendars%'`);
    await database.db.delete(claims);
    await fillCalendars(database.db, TODAY, { stopped: AbortSignal.abort() });
    expect(await countOf('event')).toBe(0);
  });

  test('a database learns of new closed and open days without forgetting or moving the known ones', async () => {
    const days = () => database.db.select().from(specialDays).orderBy(specialDays.companyId, specialDays.id);
    await addSpecialDays(database.db, seedCompanies(TODAY), TODAY);
    const first = await days();
    expect(first.length).toBeGreaterThan(20);
    await addSpecialDays(database.db, seedCompanies(TODAY), TODAY);
    expect(await days()).toEqual(first);
    const later = addDays(TODAY, 120);
    await addSpecialDays(database.db, seedCompanies(later), later);
    const second = await days();
    expect(second.length).toBeGreaterThan(first.length);
    expect(second.filter(({ id }) => first.some((day) => day.id === id))).toEqual(first);
  });
});
