import type { LegalTexts } from '#domain/company/company.ts';
import type { LocalizedText } from '#domain/locale.ts';
import { fields, isObject, localized } from '../read.ts';

/** The description of an article, company HTML; null for what is no article. */
export function parseDescription(value: unknown): LocalizedText | null {
  return isObject(value) ? localized(fields(value)['description']) : null;
}

/** The company's legal texts and its words on cookies; null for what is no such reply. */
export function parseLegal(value: unknown): LegalTexts | null {
  if (!isObject(value)) return null;
  const texts = fields(fields(value)['texts']);
  const legals = fields(fields(value)['textLegals']);
  return {
    legal: localized(texts['legal']),
    cookies: localized(texts['cookies']),
    rgpd: localized(legals['rgpd']),
    mentions: localized(legals['mentions']),
    cgv: localized(legals['cgv']),
    cgu: localized(legals['cgu']),
  };
}
