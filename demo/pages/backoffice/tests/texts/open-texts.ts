import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInstance } from 'i18next';
import type { TextTree } from '../../../../build/texts/text-at.ts';

type Values = Readonly<Record<string, unknown>>;

interface Texts {
  readonly openTexts: (tools: {
    readonly i18next: object;
    readonly read: (language: string) => Promise<TextTree>;
    readonly language: string;
  }) => Promise<void>;
  readonly speak: (language: string) => Promise<boolean>;
  readonly language: () => string;
  readonly t: (key: string, values?: Values) => string;
  readonly words: (key: string, values?: Values) => () => string;
  readonly when: (iso: string) => string;
  readonly number: (value: number) => string;
  readonly languageName: (id: string) => string;
}

export const OFFICE = resolve(import.meta.dirname, '../..');

/** A page of another origin has no types; what its module gives is said here. */
export const texts = (await import(resolve(OFFICE, 'texts/texts.js'))) as Texts;

export const readTexts = (language: string): TextTree =>
  JSON.parse(readFileSync(resolve(OFFICE, `texts/${language}.json`), 'utf8')) as TextTree;

/** The office speaks a language, by the same library as in its page; `missing` cannot be had. */
export async function openTextsIn(language: string, missing: readonly string[] = []): Promise<void> {
  await texts.openTexts({
    i18next: createInstance(),
    language,
    read: async (id) =>
      missing.includes(id) ? Promise.reject(new Error('missing')) : Promise.resolve(readTexts(id)),
  });
}
