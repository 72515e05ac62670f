import { Type, type TString } from 'typebox';
import { entity } from '../entity.ts';

/** What the back office writes into the magazine, events and alerts. */

/** A text by language, in the product's five. */
export function writtenText(longest: number) {
  const text = Type.Optional(Type.String({ maxLength: longest }));
  return Type.Object({ fr: text, de: text, en: text, es: text, it: text }, { title: `Text${longest}` });
}

/** HTML by language; the back end keeps what is left of it once it is clean. */
export const WrittenHtml = writtenText(40_000);

/** ISO 8601 with its distance from UTC, as `2026-01-12T08:00:00Z`. */
export const WrittenInstant: TString = Type.String({
  maxLength: 35,
  pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(:\\d\\d(\\.\\d{1,9})?)?(Z|[+-]\\d\\d:\\d\\d)$',
  title: 'WrittenInstant',
});

/** A word of an address: small letters, digits and single hyphens. */
export const Slug: TString = Type.String({
  maxLength: 120,
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  title: 'Slug',
});
export const BySlug = Type.Object({ slug: Type.String({ minLength: 1, maxLength: 120 }) });

/** A picture of the company's own, as an upload answered it. */
export const UploadedImage = entity('UploadedImage', {
  url: Type.String({ maxLength: 300, pattern: '^/medias/[\\w/-]+\\.\\{width\\}\\.\\{format\\}$' }),
  widths: Type.Array(Type.Integer({ minimum: 1, maximum: 10_000 }), { minItems: 1, maxItems: 10 }),
  alt: writtenText(300),
  colour: Type.String({ pattern: '^#[0-9a-f]{6}$' }),
});
