import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { SeedCompany } from '#seed/model.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { lockFor } from '../booking/schedule/placing.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { resourceArticles, resources } from '../database/schema/booking.ts';
import {
  articleCategories,
  articles,
  categories,
  geogroupments,
  shopArticles,
  shops,
} from '../database/schema/catalogue.ts';
import { customerLinks, identityProviders, profiles } from '../database/schema/people/accounts.ts';
import { companySecrets, paymentSettings } from '../database/schema/selling/orders.ts';
import { staffMembers, users } from '../database/schema/people/people.ts';
import { companies, hosts, settings } from '../database/schema/tenants.ts';
import { appointmentRows } from './rows/appointment-rows.ts';
import { companyRows } from './rows/company-rows.ts';
import type { PictureOf } from './rows/picture-source.ts';
import { insertAll } from './insert-all.ts';
import { insertContent } from './insert-content.ts';
import { insertAppointments } from './insert-appointments.ts';
import { insertGoods } from './insert-commerce.ts';
import { peopleRows } from './rows/people-rows.ts';
import { sha256 } from '../sha256.ts';

export const DEMO_PASSWORD = 'vitrine-demo';
const VERSION = 'seed version';

export interface SeedSource {
  /** The companies as they are on a day (YYYYMMDD). */
  readonly companiesOn: (day: string) => readonly SeedCompany[];
  readonly pictureOf: PictureOf;
}

/**
 * Versions of before whose databases are kept as they are, bookings included: what was seeded then differs in nothing that
 * anybody misses. None since a company uses third-party services, whose ids have their patterns.
 */
const KEPT_VERSIONS: ReadonlySet<string> = new Set([
  'PtDhJ43QPGriWgF9',
  'pbsnXFrFw7GQzrzY',
  '0hjsuWTIBcwR6v6H',
]);

/** A word that changes when what would be seeded does, whatever the day. */
export function seedVersion({ companiesOn, pictureOf }: SeedSource): string {
  const fixed = companiesOn('20260105').map((seed) => [seed, companyRows(seed, pictureOf)]);
  return sha256(JSON.stringify(fixed)).slice(0, 16);
}

/**
 * Fills the database when it is empty, and anew (bookings included) when the seed has changed since, but for the versions
 * of `keptVersions`. Returns whether it did. Several processes may start at once: one of them seeds.
 */
export async function seedDatabase(
  db: Database,
  source: SeedSource,
  today: string,
  keptVersions = KEPT_VERSIONS,
): Promise<boolean> {
  const good = new Set([...keptVersions, seedVersion(source)]);
  if (await isSeeded(db, good)) return false;
  const seeds = source.companiesOn(today);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  return inTransaction(db, async (tx) => {
    // Whoever waits meanwhile waits for as long as the first one fills it.
    await tx.execute(sql`set local statement_timeout = 0`);
    await lockFor(tx, '', 'seed');
    if (await isSeeded(tx, good)) return false;
    await tx.delete(companies);
    await tx.delete(settings);
    for (const seed of seeds) await seedCompany(tx, seed, source.pictureOf, passwordHash);
    await writeSetting(tx, VERSION, seedVersion(source));
    return true;
  });
}

async function isSeeded(db: Database, good: ReadonlySet<string>): Promise<boolean> {
  return good.has((await setting(db, VERSION)) ?? '');
}

/** Adds one company with all that belongs to it. */
export async function seedCompany(
  tx: Database,
  seed: SeedCompany,
  pictureOf: PictureOf,
  passwordHash: string,
): Promise<void> {
  const companyId = seed.company.nickname;
  const rows = companyRows(seed, pictureOf);
  await tx.insert(companies).values({ id: companyId, token: seed.company.token, profile: seed.company });
  await insertAll(
    tx,
    hosts,
    seed.hosts.map((host) => ({ host, companyId })),
  );
  await insertAll(tx, categories, rows.categories);
  await insertAll(tx, articles, rows.articles);
  await insertAll(tx, articleCategories, rows.articleCategories);
  await insertAll(tx, geogroupments, rows.geogroupments);
  await insertAll(tx, shops, rows.shops);
  await insertAll(tx, shopArticles, rows.shopArticles);
  await insertAll(tx, resources, rows.resources);
  await insertAll(tx, resourceArticles, rows.resourceArticles);
  await insertPeople(tx, seed, passwordHash);
  const now = new Date();
  const booked = appointmentRows(seed, rows, now);
  await insertGoods(tx, seed, pictureOf, booked, now);
  await insertAppointments(tx, seed, booked);
  await insertContent(tx, seed, pictureOf, now);
  await insertPayment(tx, seed);
}

/** The secret that the company's provider signs with is made here, and known to nobody else. */
async function insertPayment(tx: Database, { company, payment }: SeedCompany): Promise<void> {
  const companyId = company.nickname;
  const { provider } = company.booker.payment;
  if (payment !== undefined) await tx.insert(paymentSettings).values({ companyId, ...payment });
  if (provider === 'free') return;
  const value = `whsec_${randomBytes(32).toString('base64url')}`;
  await tx
    .insert(companySecrets)
    .values({ companyId, name: `${provider}.webhook`, value })
    .onConflictDoNothing();
}

async function insertPeople(tx: Database, seed: SeedCompany, passwordHash: string) {
  const rows = peopleRows(seed, passwordHash, new Date());
  await insertAll(tx, users, rows.users);
  await insertAll(tx, staffMembers, rows.staffMembers);
  await insertAll(tx, profiles, rows.profiles);
  await insertAll(tx, customerLinks, rows.customerLinks);
  await insertAll(tx, identityProviders, rows.identityProviders);
}

export async function setting(db: Database, key: string): Promise<string | null> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key));
  return row?.value ?? null;
}

export async function writeSetting(db: Database, key: string, value: string): Promise<void> {
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}
