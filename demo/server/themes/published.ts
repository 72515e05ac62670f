import { and, count, desc, eq, gt } from 'drizzle-orm';
import type { CompanyWire, LookChange } from '#contract/company/company-wire.ts';
import type { CallReply } from '#contract/call.ts';
import type { publishDraft as publishCall } from '#contract/company/themes.ts';
import type { PublishedThemeWire } from '#contract/company/themes.schemas.ts';
import { lookPaths } from '#domain/preview/look.ts';
import { changedProfile } from '../companies/settings.ts';
import type { Database } from '../database/database.ts';
import { publishedThemes } from '../database/schema/themes.ts';
import { companies } from '../database/schema/tenants.ts';
import { invalidField, refuse, type Refusal } from '../http/refusal.ts';
import { emptyDraft, lockDraft } from './draft.ts';
import { changedSince, isShown, LOOK_NAMES, lookOf, settingChanges, withLook } from './look.ts';

type Row = typeof publishedThemes.$inferSelect;

interface Publishing {
  readonly companyId: string;
  /** Who publishes. */
  readonly by: string;
  readonly now: number;
}

/** As it is published, whatever is drafted. */
async function profileOf(db: Database, companyId: string): Promise<CompanyWire> {
  const [company] = await db
    .select({ profile: companies.profile })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (company === undefined) throw new Error(`There is no company ${companyId}.`);
  return company.profile;
}

/** The look that visitors see, in every language. */
export const publishedLookOf = async (db: Database, companyId: string): Promise<LookChange> =>
  lookOf(await profileOf(db, companyId));

/** What visitors would see otherwise, were the look of a number published again. */
export async function changesOfRestoring(
  db: Database,
  { companyId, number }: Pick<Publishing, 'companyId'> & { readonly number: number },
): Promise<Pick<PublishedThemeWire, 'changes'> | Refusal> {
  const [known] = await db.select().from(publishedThemes).where(named(companyId, number));
  if (known === undefined) return refuse('not_found');
  const profile = await profileOf(db, companyId);
  return { changes: settingChanges(profile, withLook(profile, known)) };
}

/** A page of what a company has published, the newest first. */
export async function publishedOf(
  db: Database,
  companyId: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly data: PublishedThemeWire[]; readonly total: number }> {
  const own = and(eq(publishedThemes.companyId, companyId), gt(publishedThemes.number, 0));
  const [counted] = await db.select({ total: count() }).from(publishedThemes).where(own);
  const rows = await db
    .select()
    .from(publishedThemes)
    .where(own)
    .orderBy(desc(publishedThemes.number))
    .offset(offset)
    .limit(limit);
  const profile = await profileOf(db, companyId);
  return {
    data: rows.map((row) => publishedWire(row, isShown(profile, row))),
    total: counted?.total ?? 0,
  };
}

/** Gives visitors what is drafted; refused where the draft, or what it was made of, is no longer what was looked at. */
export async function publishDraft(
  tx: Database,
  publishing: Publishing & { readonly version: number },
): Promise<CallReply<typeof publishCall> | Refusal> {
  const { draft, profile } = await lockDraft(tx, publishing.companyId);
  if (draft === null || draft.version !== publishing.version) return refuse('conflict', { field: 'version' });
  if (lookPaths(draft.change).length === 0) return invalidField('change');
  const field = changedSince(profile, draft.change, draft.base);
  if (field !== null) return refuse('conflict', { field: `change.${field}` });
  const version = await emptyDraft(tx, draft);
  const after = changedProfile(profile, draft.change);
  const published = await publish(tx, publishing, { restored: null, before: profile, after });
  return { ...published, version };
}

/** Publishes the look that a number has once more; what is no look stays as it is. */
export async function restorePublished(
  tx: Database,
  publishing: Publishing & { readonly number: number },
): Promise<PublishedThemeWire | Refusal> {
  const { companyId, number } = publishing;
  const { profile } = await lockDraft(tx, companyId);
  const [known] = await tx.select().from(publishedThemes).where(named(companyId, number));
  if (known === undefined) return refuse('not_found');
  return publish(tx, publishing, { restored: number, before: profile, after: withLook(profile, known) });
}

interface Change {
  readonly restored: number | null;
  readonly before: CompanyWire;
  readonly after: CompanyWire;
}

/** Changes the profile of a company whose row is locked, and notes what it changed. */
async function publish(
  tx: Database,
  { companyId, by, now }: Publishing,
  { restored, before, after }: Change,
): Promise<PublishedThemeWire> {
  const [last] = await tx
    .select({ number: publishedThemes.number })
    .from(publishedThemes)
    .where(eq(publishedThemes.companyId, companyId))
    .orderBy(desc(publishedThemes.number))
    .limit(1);
  const publishedAt = new Date(now);
  if (last === undefined) {
    const first = { number: 0, look: lookOf(before), changes: [], restored: null, publishedBy: '' };
    await tx.insert(publishedThemes).values({ companyId, publishedAt, names: [...LOOK_NAMES], ...first });
  }
  const row: Row = {
    companyId,
    number: (last?.number ?? 0) + 1,
    look: lookOf(after),
    names: [...LOOK_NAMES],
    changes: settingChanges(before, after),
    restored,
    publishedAt,
    publishedBy: by,
  };
  await tx.update(companies).set({ profile: after }).where(eq(companies.id, companyId));
  await tx.insert(publishedThemes).values(row);
  return publishedWire(row, true);
}

function named(companyId: string, number: number) {
  return and(eq(publishedThemes.companyId, companyId), eq(publishedThemes.number, number));
}

function publishedWire(
  { number, changes, restored, publishedAt, publishedBy }: Row,
  current: boolean,
): PublishedThemeWire {
  return { number, changes, restored, publishedAt: publishedAt.toISOString(), publishedBy, current };
}
