import { and, count, desc, eq, gt } from 'drizzle-orm';
import type { CompanyWire } from '#contract/company/company-wire.ts';
import type { PublishedThemeWire } from '#contract/company/themes.schemas.ts';
import { changedProfile } from '../companies/settings.ts';
import type { Database } from '../database/database.ts';
import { publishedThemes } from '../database/schema/themes.ts';
import { companies } from '../database/schema/tenants.ts';
import { refuse, type Refusal } from '../http/refusal.ts';
import { emptyDraft, lockDraft } from './draft.ts';
import { settingChanges, withoutChanges } from './setting-changes.ts';

type Row = typeof publishedThemes.$inferSelect;

interface Publishing {
  readonly companyId: string;
  /** Who publishes. */
  readonly by: string;
  readonly now: number;
}

/** A page of what a company has published, the newest first. */
export async function publishedOf(
  db: Database,
  companyId: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly data: PublishedThemeWire[]; readonly total: number }> {
  const own = eq(publishedThemes.companyId, companyId);
  const [counted] = await db.select({ total: count() }).from(publishedThemes).where(own);
  const rows = await db
    .select()
    .from(publishedThemes)
    .where(own)
    .orderBy(desc(publishedThemes.number))
    .offset(offset)
    .limit(limit);
  return { data: rows.map(publishedWire), total: counted?.total ?? 0 };
}

/** Gives visitors what is drafted; refused where the draft is no longer the one that was looked at. */
export async function publishDraft(
  tx: Database,
  publishing: Publishing & { readonly version: number },
): Promise<PublishedThemeWire | Refusal> {
  const draft = await lockDraft(tx, publishing.companyId);
  if (draft === null || draft.version !== publishing.version) return refuse('conflict', { field: 'version' });
  const published = await publish(tx, publishing, null, (profile) => changedProfile(profile, draft.change));
  await emptyDraft(tx, draft);
  return published;
}

/** Publishes the look that there was when a number was published; what was changed besides the look stays as it is. */
export async function restorePublished(
  tx: Database,
  publishing: Publishing & { readonly number: number },
): Promise<PublishedThemeWire | Refusal> {
  const { companyId, number } = publishing;
  await lockDraft(tx, companyId);
  const later = await tx
    .select()
    .from(publishedThemes)
    .where(and(eq(publishedThemes.companyId, companyId), gt(publishedThemes.number, number)))
    .orderBy(desc(publishedThemes.number));
  const [known] = await tx
    .select({ number: publishedThemes.number })
    .from(publishedThemes)
    .where(and(eq(publishedThemes.companyId, companyId), eq(publishedThemes.number, number)));
  if (known === undefined && (number !== 0 || later.length === 0)) return refuse('not_found');
  return publish(tx, publishing, number, (profile) =>
    later.reduce((now, { changes }) => withoutChanges(now, changes), profile),
  );
}

/** Changes the profile of a company whose row is locked, and notes what it changed. */
async function publish(
  tx: Database,
  { companyId, by, now }: Publishing,
  restored: number | null,
  change: (profile: CompanyWire) => CompanyWire,
): Promise<PublishedThemeWire> {
  const [company] = await tx.select().from(companies).where(eq(companies.id, companyId));
  if (company === undefined) throw new Error(`There is no company ${companyId}.`);
  const profile = change(company.profile);
  const [last] = await tx
    .select({ number: publishedThemes.number })
    .from(publishedThemes)
    .where(eq(publishedThemes.companyId, companyId))
    .orderBy(desc(publishedThemes.number))
    .limit(1);
  const row: Row = {
    companyId,
    number: (last?.number ?? 0) + 1,
    changes: settingChanges(company.profile, profile),
    restored,
    publishedAt: new Date(now),
    publishedBy: by,
  };
  await tx.update(companies).set({ profile }).where(eq(companies.id, companyId));
  await tx.insert(publishedThemes).values(row);
  return publishedWire(row);
}

function publishedWire({ number, changes, restored, publishedAt, publishedBy }: Row): PublishedThemeWire {
  return { number, changes, restored, publishedAt: publishedAt.toISOString(), publishedBy };
}
