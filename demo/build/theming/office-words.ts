import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { textAt, type TextTree } from '../texts/text-at.ts';

/** A setting of the look: its path, what it is called, and what else is said of it. */
export type NamedSetting = readonly [path: string, name: string, help?: string];

/** What the demo's back office calls settings and layouts in English. */
export interface OfficeWords {
  readonly settings: readonly NamedSetting[];
  /** By kind of page. */
  readonly kinds: Readonly<Record<string, string>>;
  /** By kind and id. */
  readonly layouts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const OFFICE = fileURLToPath(new URL('../../pages/backoffice', import.meta.url));

/** The office is served as it is, and so is no TypeScript. */
export async function officeWords(): Promise<OfficeWords> {
  const { HOMEPAGE, HOMEPAGES, SETTINGS } = (await import(`${OFFICE}/form/settings.js`)) as {
    readonly HOMEPAGE: string;
    readonly HOMEPAGES: readonly string[];
    readonly SETTINGS: readonly string[];
  };
  const texts = JSON.parse(readFileSync(`${OFFICE}/texts/en.json`, 'utf8')) as TextTree;
  const said = (key: string) => textAt(texts, key) ?? '';
  const helpOf = (path: string) => (path === HOMEPAGE ? `${HOMEPAGES.join(', ')}.` : said(`help.${path}`));
  return {
    settings: SETTINGS.map((path) => [path, said(`settings.${path}`), helpOf(path)]),
    kinds: texts['kinds'] as OfficeWords['kinds'],
    layouts: texts['layouts'] as OfficeWords['layouts'],
  };
}
