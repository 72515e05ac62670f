import { readFileSync } from 'node:fs';
import type { Locale } from '#domain/locale.ts';
import { textAt, type TextTree } from '../../../build/texts/text-at.ts';

/** What the back office says in a language: a text by its key, with its values. */
export function officeTextsIn(locale: Locale) {
  const file = new URL(`../../../pages/backoffice/texts/${locale}.json`, import.meta.url);
  const texts = JSON.parse(readFileSync(file, 'utf8')) as TextTree;
  return (key: string, values: Readonly<Record<string, string>> = {}): string => {
    const text = textAt(texts, key);
    if (text === undefined) throw new Error(`No text '${key}' in ${locale}`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  };
}
