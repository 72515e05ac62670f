import type { Static } from 'typebox';
import type { WrittenImage } from '#contract/fields/written.ts';
import { LOCALES, type LocalizedText } from '#domain/locale.ts';
import { toCents, toDecimal, type Cents, type Currency } from '#domain/prices/money.ts';
import { cleanHtml } from '../../content/clean-html.ts';
import { ownPicture } from '../../content/safe-address.ts';
import { databaseCode, inTransaction, type Database } from '../../database/database.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';

/** What the back office wrote, as it is kept. */

const UNIQUE_VIOLATION = '23505';

/** Someone else has the slug. */
export function slugTaken(): Refusal {
  return refuse('conflict', { field: 'slug' });
}

/** Cents of a decimal amount; null where it has more digits than the currency. */
export function wholeCents(amount: number, currency: Currency): Cents | null {
  const cents = toCents(amount, currency);
  return toDecimal(cents, currency) === amount ? cents : null;
}

type WrittenText = { readonly [locale in (typeof LOCALES)[number]]?: string | undefined };

/** Without the languages in which nothing was said. */
export function filledTexts(text: WrittenText): LocalizedText {
  const kept: LocalizedText = {};
  for (const locale of LOCALES) {
    const words = text[locale]?.trim() ?? '';
    if (words !== '') kept[locale] = words;
  }
  return kept;
}

/** Company HTML, cleaned before it is kept. */
export function htmlText(text: WrittenText, companyId: string): LocalizedText {
  const cleaned = Object.entries(filledTexts(text)).map(([locale, html]) => [
    locale,
    cleanHtml(html, { companyId, origins: [] }),
  ]);
  return filledTexts(Object.fromEntries(cleaned));
}

type Image = Static<typeof WrittenImage>;

/** The first image that is none of the company's own, as the field's path; null where all are. */
export function foreignImage(images: readonly Image[], companyId: string): string | null {
  const index = images.findIndex(({ url }) => {
    const file = url.replace('{width}', '1').replace('{format}', 'webp');
    return ownPicture(file, companyId) !== file;
  });
  return index === -1 ? null : `images.${index}.url`;
}

export function imageRows(images: readonly Image[]) {
  return images.map((image) => ({ ...image, alt: filledTexts(image.alt) }));
}

/** A change in one transaction; a slug that another has meanwhile is a conflict. */
export async function changed<T>(
  db: Database,
  change: (tx: Database) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  try {
    return await inTransaction(db, change);
  } catch (error) {
    if (databaseCode(error) === UNIQUE_VIOLATION) return slugTaken();
    throw error;
  }
}
