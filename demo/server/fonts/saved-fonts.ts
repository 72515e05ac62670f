import { and, eq } from 'drizzle-orm';
import { THEME_FONTS } from '#domain/company/company-theme.ts';
import type { FontWire } from '#contract/company/font-wire.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { companies } from '../database/schema/tenants.ts';
import { publishedThemes, themeDrafts } from '../database/schema/themes.ts';
import { Refusal } from '../http/refusal.ts';
import { isElsewhere } from './copied-fonts.ts';

type Copy = (companyId: string, font: FontWire) => Promise<FontWire | Refusal>;

/** A font that could not be copied. */
export interface LeftFont {
  readonly companyId: string;
  readonly font: FontWire;
  readonly refusal: Refusal;
}

/**
 * Copies the fonts that lie elsewhere of every look that was saved, published or drafted before fonts were copied. Those that cannot be are
 * left as they are: visitors have a font of their system in their place.
 */
export async function copySavedFonts(
  db: Database,
  copy: Copy,
): Promise<{ readonly copied: number; readonly left: readonly LeftFont[] }> {
  const left: LeftFont[] = [];
  let copied = 0;
  for (const { id: companyId } of await db.select({ id: companies.id }).from(companies)) {
    const copies = new Map<string, FontWire>();
    for (const font of fontsElsewhere(await looksOf(db, companyId))) {
      const made = await copy(companyId, font);
      if (made instanceof Refusal) left.push({ companyId, font, refusal: made });
      else copies.set(keyOf(font), made);
    }
    copied += copies.size;
    if (copies.size > 0) await inTransaction(db, (tx) => exchange(tx, companyId, copies));
  }
  return { copied, left };
}

const keyOf = ({ name, url }: FontWire) => JSON.stringify([name, url]);

/** All that holds a look of the company. */
async function looksOf(db: Database, companyId: string): Promise<readonly unknown[]> {
  return [
    ...(await db.select().from(companies).where(eq(companies.id, companyId))),
    ...(await db.select().from(themeDrafts).where(eq(themeDrafts.companyId, companyId))),
    ...(await db.select().from(publishedThemes).where(eq(publishedThemes.companyId, companyId))),
  ];
}

function fontsElsewhere(looks: readonly unknown[]): readonly FontWire[] {
  const found = new Map<string, FontWire>();
  withFonts(looks, (font) => {
    found.set(keyOf(font), font);
    return font;
  });
  return [...found.values()];
}

/** What was read anew, with the copies in place of what they are made of. */
async function exchange(
  tx: Database,
  companyId: string,
  copies: ReadonlyMap<string, FontWire>,
): Promise<void> {
  const exchanged = <Value>(value: Value): Value =>
    withFonts(value, (font) => copies.get(keyOf(font)) ?? font) as Value;
  const [company] = await tx.select().from(companies).where(eq(companies.id, companyId)).for('update');
  if (company === undefined) return;
  const profile = exchanged(company.profile);
  await tx.update(companies).set({ profile }).where(eq(companies.id, companyId));
  const ofDraft = eq(themeDrafts.companyId, companyId);
  const [draft] = await tx.select().from(themeDrafts).where(ofDraft);
  // Another version: whoever edits it reads it anew.
  if (draft !== undefined)
    await tx
      .update(themeDrafts)
      .set({ change: exchanged(draft.change), base: exchanged(draft.base), version: draft.version + 1 })
      .where(ofDraft);
  const ofPublished = eq(publishedThemes.companyId, companyId);
  for (const { number, look, changes } of await tx.select().from(publishedThemes).where(ofPublished))
    await tx
      .update(publishedThemes)
      .set({ look: exchanged(look), changes: exchanged(changes) })
      .where(and(ofPublished, eq(publishedThemes.number, number)));
}

const FONT_PATHS: ReadonlySet<unknown> = new Set(THEME_FONTS.map((name) => `themes.general.${name}`));
const FONT_NAMES: ReadonlySet<string> = new Set(THEME_FONTS);

/** The value with each font that lies elsewhere as `other` gives it: those of a look, and of the changes that one was published by. */
function withFonts(value: unknown, other: (font: FontWire) => FontWire): unknown {
  if (Array.isArray(value)) return value.map((each) => withFonts(each, other));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const isFont =
    'path' in value && FONT_PATHS.has(value.path) ? () => true : (name: string) => FONT_NAMES.has(name);
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => [
      name,
      isFont(name) && isFontElsewhere(inner) ? other(inner) : withFonts(inner, other),
    ]),
  );
}

function isFontElsewhere(value: unknown): value is FontWire {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('url' in value)) return false;
  return typeof value.name === 'string' && typeof value.url === 'string' && isElsewhere(value.url);
}
