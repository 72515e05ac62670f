/**
 * Races for one slot, through the function that the booking route calls, on the embedded database and on a real PostgreSQL.
 * `node demo/bench/races/booking-race.ts [races] [ways]`: 1000 races of 32 unless said otherwise. Ends with 1 on a double booking.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { externalServiceId, externalShopId } from '#domain/catalogue/ids.ts';
import { instant } from '#domain/time/instant.ts';
import { takeHold } from '#server/booking/hold.ts';
import { shopFacts } from '#server/booking/schedule/shop-facts.ts';
import { visitOf, type Visit } from '#server/booking/visit.ts';
import { databaseCode, type Database, type OpenDatabase } from '#server/database/database.ts';
import { openEmbedded, openServer } from '#server/database/open.ts';
import { Refusal } from '#server/http/refusal.ts';
import { seedCompany } from '#server/seeding/seed.ts';
import { testCompany, testPicture } from '#server/testing/companies.ts';
import { startThrowawayServer } from '#server/testing/databases/throwaway-server.ts';
import { note } from '../note.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A Monday morning; each race is for another hour of the days after it. */
const NOW = Date.UTC(2026, 0, 12, 7);
const FIRST_SLOT = Date.UTC(2026, 0, 13, 8);
const SLOTS_A_DAY = 9;
const STATEMENT_CANCELLED = '57014';
/** The clocks of Paris change on 29 March: the slots after it are an hour earlier by UTC. */
const SUMMER = Date.UTC(2026, 2, 29);

interface Tally {
  doubleBookings: number;
  unsold: number;
  /** Whom an overloaded database sent away: they may try again. */
  sentAway: number;
  readonly losersMs: number[];
}

const [races = 1000, ways = 32] = process.argv.slice(2).map(Number);
if (![races, ways].every((number) => Number.isInteger(number) && number > 0 && number <= 3000)) {
  console.error('Both numbers have to be whole, and from 1 to 3000: booking-race.ts [races] [ways].');
  process.exit(2);
}

const outcomes = [await raceOn('PGlite', await openEmbedded())];
const server = await startThrowawayServer();
if (server === null) {
  console.log(
    'PostgreSQL: skipped, since no server is installed under /usr/lib/postgresql (apt-get install postgresql).',
  );
} else {
  try {
    outcomes.push(await raceOn(server.title, await openServer(server.url, ways)));
  } finally {
    await server.stop();
  }
}
process.exit(outcomes.every(Boolean) ? 0 : 1);

/** Whether every slot was sold, and each once. */
async function raceOn(title: string, database: OpenDatabase): Promise<boolean> {
  try {
    const visit = await prepare(database.db);
    const tally: Tally = { doubleBookings: 0, unsold: 0, sentAway: 0, losersMs: [] };
    const begun = performance.now();
    for (let race = 0; race < races; race += 1) await runRace(database.db, visit, slotOf(race), tally);
    const overlaps = await countOverlaps(database.db);
    report(title, tally, overlaps, performance.now() - begun);
    note(`double bookings (${title})`, tally.doubleBookings + overlaps, { most: 0 });
    note(`slots nobody got (${title})`, tally.unsold, { most: 0 });
    return tally.doubleBookings === 0 && tally.unsold === 0 && overlaps === 0;
  } finally {
    await database.close();
  }
}

async function prepare(db: Database): Promise<Visit> {
  const seed = testCompany('race');
  await seedCompany(db, seed, testPicture, 'nobody logs in');
  const tenant = { id: 'race', token: seed.company.token, profile: seed.company };
  const id = externalServiceId('1001');
  const facts = await shopFacts(db, tenant, externalShopId('102'), [id]);
  const visit = facts && visitOf(tenant, facts, [{ externalServiceId: id, practitionerId: null }]);
  if (visit === null || visit instanceof Refusal)
    throw new Error('The company of the race cannot be booked.');
  return visit;
}

function slotOf(race: number): number {
  const slot = FIRST_SLOT + Math.floor(race / SLOTS_A_DAY) * 24 * HOUR + (race % SLOTS_A_DAY) * HOUR;
  return slot >= SUMMER ? slot - HOUR : slot;
}

async function runRace(db: Database, visit: Visit, start: number, tally: Tally): Promise<void> {
  const outcomes = await Promise.all(
    Array.from({ length: ways }, async () => {
      const begun = performance.now();
      const wish = { visitKey: randomUUID(), startsAt: instant(start), now: instant(NOW) };
      const kind = await takeHold(db, visit, wish).then((outcome) => outcome.kind, sentAway);
      return { kind, ms: performance.now() - begun };
    }),
  );
  const winners = outcomes.filter(({ kind }) => kind === 'held').length;
  if (winners > 1) tally.doubleBookings += 1;
  if (winners === 0) tally.unsold += 1;
  tally.sentAway += outcomes.filter(({ kind }) => kind === 'sent-away').length;
  tally.losersMs.push(...outcomes.filter(({ kind }) => kind === 'none').map(({ ms }) => ms));
}

/** A statement that had to wait too long is no answer; any other failure ends the bench. */
function sentAway(error: unknown): 'sent-away' {
  if (databaseCode(error) === STATEMENT_CANCELLED) return 'sent-away';
  throw error;
}

/** Counted by the database itself, without its constraint. */
async function countOverlaps(db: Database): Promise<number> {
  const result: unknown = await db.execute(
    sql`select count(*)::int as overlaps from claims a join claims b on a.company_id = b.company_id and a.resource_id = b.resource_id and a.id < b.id and a.during && b.during where a.active and b.active`,
  );
  const rows: unknown = typeof result === 'object' && result !== null ? Reflect.get(result, 'rows') : null;
  const [row]: unknown[] = Array.isArray(rows) ? rows : [];
  return Number(typeof row === 'object' && row !== null ? Reflect.get(row, 'overlaps') : NaN);
}

function report(
  title: string,
  { doubleBookings, unsold, sentAway: away, losersMs }: Tally,
  overlaps: number,
  ms: number,
): void {
  const times = losersMs.toSorted((a, b) => a - b);
  const at = (share: number) =>
    Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
  console.log(`double bookings: ${doubleBookings} in ${races} races of ${ways} (${title})`);
  console.log(
    `  overlapping claims left: ${overlaps}; slots nobody got: ${unsold}; sent away: ${away}; ${(ms / 1000).toFixed(1)} s in all`,
  );
  console.log(
    `  a loser was told after ${at(0.5)} ms (median), ${at(0.99)} ms (99 %), ${at(1)} ms (longest)`,
  );
}
