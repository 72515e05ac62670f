import { LOCALES, type LocalizedText } from '#domain/locale.ts';
import { ownPicture } from './safe-address.ts';

type Written = { readonly [locale in keyof LocalizedText]?: string | undefined };

/** What was written in each language; a language left empty is one that the text lacks. */
export function writtenWords(text: Written): LocalizedText {
  return cleanTexts(text, (words) => words.trim());
}

export function cleanTexts(text: Written, clean: (words: string) => string): LocalizedText {
  const kept: LocalizedText = {};
  for (const locale of LOCALES) {
    const words = clean(text[locale] ?? '');
    if (words !== '') kept[locale] = words;
  }
  return kept;
}

/** Whether an image that travels as its address template is one of the company's. */
export function isOwnImage(image: { readonly url: string }, companyId: string): boolean {
  const address = image.url.replace('{width}', '320').replace('{format}', 'webp');
  return ownPicture(address, companyId) !== null;
}

/** Whether a period ends after it begins and has days that exist (ISO 8601). */
export function isPeriod({ start, end }: { readonly start: string; readonly end: string }): boolean {
  return Date.parse(start) < Date.parse(end);
}

/** The same of a period that either side may leave open (null). */
export function isOpenPeriod({
  start,
  end,
}: {
  readonly start: string | null;
  readonly end: string | null;
}): boolean {
  const from = start === null ? -Infinity : Date.parse(start);
  const until = end === null ? Infinity : Date.parse(end);
  return from <= until;
}
