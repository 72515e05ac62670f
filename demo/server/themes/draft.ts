import { isDeepStrictEqual } from 'node:util';
import { eq, max } from 'drizzle-orm';
import type { CompanyWire, LookChange } from '#contract/company/company-wire.ts';
import type { ThemeDraftWire } from '#contract/company/themes.schemas.ts';
import { lookPaths, noLookIn } from '#domain/preview/look.ts';
import { cleanSettings, objectionsTo } from '../companies/settings.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { publishedThemes, themeDrafts } from '../database/schema/themes.ts';
import { companies } from '../database/schema/tenants.ts';
import { invalidField, refuse, type Refusal } from '../http/refusal.ts';
import { baseOf } from './look.ts';

type DraftRow = typeof themeDrafts.$inferSelect;

export async function draftOf(db: Database, companyId: string): Promise<ThemeDraftWire> {
  const [row] = await db.select().from(themeDrafts).where(eq(themeDrafts.companyId, companyId));
  return draftWire(row ?? null, await lastPublished(db, companyId));
}

/** Number of what a company published last; 0: nothing yet. */
async function lastPublished(db: Database, companyId: string): Promise<number> {
  const [last] = await db
    .select({ number: max(publishedThemes.number) })
    .from(publishedThemes)
    .where(eq(publishedThemes.companyId, companyId));
  return last?.number ?? 0;
}

/** The same with the company's profile: both wait for whoever changes or publishes them, until the transaction ends. */
export async function lockDraft(
  tx: Database,
  companyId: string,
): Promise<{ readonly draft: DraftRow | null; readonly profile: CompanyWire }> {
  // Where nothing is drafted yet there is no row to wait for, but there is the company's.
  const [company] = await tx.select().from(companies).where(eq(companies.id, companyId)).for('update');
  if (company === undefined) throw new Error(`There is no company ${companyId}.`);
  const [row] = await tx.select().from(themeDrafts).where(eq(themeDrafts.companyId, companyId));
  return { draft: row ?? null, profile: company.profile };
}

export interface Drafted {
  readonly companyId: string;
  /** The one that it is made of. */
  readonly version: number;
  readonly change: LookChange;
  /** Paths of settings that it changes whatever was published since they were drafted. */
  readonly accepted?: readonly string[] | undefined;
  /** Whose it is. */
  readonly by: string;
  readonly now: number;
}

/** What of it may not be kept, whatever there is already; null: all may. */
export function objectionTo({ change }: Pick<Drafted, 'change'>): Refusal | null {
  const field = noLookIn(change) ?? objectionsTo(change)[0];
  return field === undefined ? null : invalidField(`change.${field}`);
}

/** Puts a draft to which nothing objects in the place of the one that its editor knew; refused where that is no longer there. */
export async function saveDraft(db: Database, drafted: Drafted): Promise<ThemeDraftWire | Refusal> {
  const { companyId, version, by, now, accepted = [] } = drafted;
  const change = cleanSettings(drafted.change, { companyId, origins: [] }) as LookChange;
  return inTransaction(db, async (tx) => {
    const { draft: before, profile } = await lockDraft(tx, companyId);
    const known = before?.version ?? 0;
    const published = await lastPublished(tx, companyId);
    const isRepeated = known === version + 1 && isDeepStrictEqual(before?.change, change);
    // A repeated call is answered as the first one was; what it accepts may be more.
    if (isRepeated && accepted.length === 0) return draftWire(before, published);
    if (known !== version && !isRepeated) return refuse('conflict', { field: 'version' });
    const base = baseOf(profile, change, { before, accepted });
    const row = { companyId, version: version + 1, change, base, changedAt: new Date(now), changedBy: by };
    await putDraft(tx, row);
    return draftWire(row, published);
  });
}

/** Nothing is drafted any more, which is another version: whoever knew the former draft is told. */
export async function emptyDraft(tx: Database, { version, ...row }: DraftRow): Promise<number> {
  const next = version + 1;
  await putDraft(tx, { ...row, version: next, change: {}, base: {} });
  return next;
}

async function putDraft(tx: Database, row: DraftRow): Promise<void> {
  await tx.insert(themeDrafts).values(row).onConflictDoUpdate({ target: themeDrafts.companyId, set: row });
}

function draftWire(row: DraftRow | null, published: number): ThemeDraftWire {
  const isDrafted = row !== null && lookPaths(row.change).length > 0;
  return {
    version: row?.version ?? 0,
    published,
    change: row?.change ?? {},
    changedAt: isDrafted ? row.changedAt.toISOString() : null,
    changedBy: isDrafted ? row.changedBy : '',
  };
}
