import { LOCALES, type Locale } from '#domain/locale.ts';

/** A reply of whose texts (objects by language, nothing but words in them) one language is left, else French, else any. */
export function inLanguage(wanted: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => inLanguage(wanted, item));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const isText = entries.length > 0 && entries.every(([name, words]) => isWords(name, words));
  if (!isText) return Object.fromEntries(entries.map(([name, field]) => [name, inLanguage(wanted, field)]));
  const [spoken] = [wanted, 'fr', ...entries.map(([name]) => name)].flatMap((name) =>
    entries.filter((entry) => entry[0] === name),
  );
  return spoken ? Object.fromEntries([spoken]) : {};
}

function isWords(name: string, words: unknown): boolean {
  return LOCALES.includes(name as Locale) && typeof words === 'string';
}
