/** The languages that the product speaks; French is the default and has no prefix in a path. */
export const LOCALES = ['fr', 'de', 'en', 'es', 'it'] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'fr';

/** The tags that days, times and money are written by: salons are European, and so is their English. */
export const LOCALE_TAGS: Readonly<Record<Locale, string>> = {
  fr: 'fr-FR',
  de: 'de-DE',
  en: 'en-GB',
  es: 'es-ES',
  it: 'it-IT',
};

/** A company's own text, in the languages it wrote it in. */
export type LocalizedText = Partial<Record<Locale, string>>;

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale);
}

/** The text in the wanted language, else in French, else in any language that has it, else empty. */
export function textIn(locale: Locale, text: LocalizedText): string {
  return text[locale] || text[DEFAULT_LOCALE] || Object.values(text).find(Boolean) || '';
}

/** The same text with the language that it is in, where that is another than the wanted one. */
export function spokenText(
  locale: Locale,
  text: LocalizedText,
): { readonly text: string; readonly lang: Locale | undefined } {
  const shown = textIn(locale, text);
  const spoken = LOCALES.find((one) => text[one] === shown) ?? locale;
  return { text: shown, lang: text[locale] || shown === '' ? undefined : spoken };
}

/** Whether a text says nothing in any language. */
export function isEmptyText(text: LocalizedText): boolean {
  return !Object.values(text).some(Boolean);
}
