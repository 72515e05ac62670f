import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A setting of the look: its path, what it is called, and what else is said of it. */
export type NamedSetting = readonly [path: string, name: string, help?: string];

/** What the demo's back office calls settings and layouts: it is served as it is, and so is no TypeScript. */
export interface OfficeWords {
  readonly settings: readonly NamedSetting[];
  /** By kind of page. */
  readonly kinds: Readonly<Record<string, string>>;
  /** By kind and id. */
  readonly layouts: Readonly<Record<string, Readonly<Record<string, readonly [name: string, ...unknown[]]>>>>;
}

const FORM = resolve(fileURLToPath(new URL('../../pages/backoffice/form', import.meta.url)));

export async function officeWords(): Promise<OfficeWords> {
  const { SETTINGS } = (await import(`${FORM}/settings.js`)) as {
    readonly SETTINGS: OfficeWords['settings'];
  };
  const { KINDS, PICTURES } = (await import(`${FORM}/layout-pictures.js`)) as {
    readonly KINDS: OfficeWords['kinds'];
    readonly PICTURES: OfficeWords['layouts'];
  };
  return { settings: SETTINGS, kinds: KINDS, layouts: PICTURES };
}
