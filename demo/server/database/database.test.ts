import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { instant } from '#domain/time/instant.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { rangeText } from '../booking/schedule/taken-times.ts';
import { seedCompany } from '../seeding/seed.ts';
import { testCompany, testPicture } from '../testing/companies.ts';
import { openEmbeddedTest } from '../testing/databases/template.ts';
import { startThrowawayServer, type ThrowawayServer } from '../testing/databases/throwaway-server.ts';
import { databaseCode, EXCLUSION_VIOLATION, inTransaction, type OpenDatabase } from './database.ts';
import { openServer } from './open.ts';
import { claims } from './schema/booking.ts';

const server: ThrowawayServer | null = await startThrowawayServer();
const kinds = [
  ['PGlite', () => openEmbeddedTest()],
  ...(server === null ? [] : ([[server.title, () => openServer(server.url, 40)]] as const)),
] as const;

afterAll(() => server?.stop());

describe.each(kinds)('%s', (_, open) => {
  let database: OpenDatabase;
  const HOUR = 3_600_000;
  const noon = Date.UTC(2026, 0, 13, 12);

  beforeAll(async () => {
    database = await open();
    await seedCompany(database.db, testCompany('first'), testPicture, await hashPassword('x'));
    await seedCompany(database.db, testCompany('second'), testPicture, await hashPassword('x'));
  });
  afterAll(() => database.close());

  const claim = (start: number, end: number, change: Partial<typeof claims.$inferInsert> = {}) =>
    database.db
      .insert(claims)
      .values({
        companyId: 'first',
        resourceId: 'practitioner-1',
        kind: 'appointment',
        ownerId: 'any',
        during: rangeText({ start: instant(start), end: instant(end) }),
        ...change,
      })
      .then(() => 'kept', databaseCode);

  test('the database keeps the exclusion constraint and the one hold of a visit in its tables', async () => {
    const found = await database.db.execute(sql`select conname from pg_constraint where contype = 'x'`);
    expect(found).toMatchObject({ rows: [{ conname: 'claims_no_overlap' }] });
    const index = await database.db.execute(
      sql`select indexdef from pg_indexes where indexname = 'holds_one_a_visit'`,
    );
    expect(JSON.stringify(index)).toContain('UNIQUE');
  });

  test('claims of one resource may touch, and none of them overlap', async () => {
    expect(await claim(noon, noon + HOUR)).toBe('kept');
    expect(await claim(noon + HOUR, noon + 2 * HOUR)).toBe('kept');
    expect(await claim(noon - HOUR, noon)).toBe('kept');
    expect(await claim(noon + HOUR - 1, noon + HOUR)).toBe(EXCLUSION_VIOLATION);
    expect(await claim(noon - 3 * HOUR, noon + 3 * HOUR)).toBe(EXCLUSION_VIOLATION);
    expect(await claim(noon, noon + HOUR, { active: false })).toBe('kept');
    expect(await claim(noon, noon + HOUR, { resourceId: 'cabin-4' })).toBe('kept');
    expect(await claim(noon, noon + HOUR, { companyId: 'second' })).toBe('kept');
    expect(await claim(noon, noon)).toBe('23514');
  });

  test('of ten claims at once and the next one, one is let through', async () => {
    const start = noon + 24 * HOUR;
    // As many as there are connections: who waits for one of those may be sent away before the database is asked.
    const atOnce = await Promise.all(Array.from({ length: 10 }, () => claim(start, start + HOUR)));
    // Two inserts that exclude each other wait for one another until the database ends the deadlock, or their time is up; on
    // a machine that is busy all of them may. The next one finds whether one is in.
    const outcomes = [...atOnce, await claim(start, start + HOUR)];
    expect(outcomes.filter((outcome) => outcome === 'kept')).toHaveLength(1);
    for (const outcome of outcomes) {
      expect(['kept', EXCLUSION_VIOLATION, '40P01', '57014']).toContain(outcome);
    }
  });

  test('a claim of what another company has is refused', async () => {
    expect(await claim(noon, noon + HOUR, { companyId: 'second', resourceId: 'nobody' })).toBe('23503');
  });

  test('a transaction that fails is rolled back, and one that lost a race is repeated', async () => {
    let runs = 0;
    const lost = Object.assign(new Error('lost'), {
      cause: Object.assign(new Error('deadlock'), { code: '40P01' }),
    });
    const result = await inTransaction(database.db, async (tx) => {
      await tx.execute(sql`insert into settings (key, value) values ('race', 'x')`);
      runs += 1;
      if (runs < 3) throw lost;
      return runs;
    });
    expect(result).toBe(3);
    await expect(inTransaction(database.db, () => Promise.reject(new Error('other')))).rejects.toThrow(
      'other',
    );
  });
});

test.skipIf(server === null)('a statement that takes too long is given up by the server', async () => {
  const database = await openServer(server?.url ?? '');
  const outcome = await database.db.execute(sql`select pg_sleep(8)`).then(() => 'done', databaseCode);
  expect(outcome).toBe('57014');
  await database.close();
});

test.skipIf(server === null)('several processes may migrate at once', async () => {
  const opened = await Promise.all([1, 2, 3].map(() => openServer(server?.url ?? '')));
  for (const { title } of opened) expect(title).toContain('PostgreSQL at 127.0.0.1');
  await Promise.all(opened.map((each) => each.close()));
});
