import { fileURLToPath } from 'node:url';
import { offeredIn } from '../features/offered-layouts.ts';

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

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export async function officeWords(): Promise<OfficeWords> {
  const { SETTINGS } = (await import(`${ROOT}/demo/pages/backoffice/form/settings.js`)) as {
    readonly SETTINGS: OfficeWords['settings'];
  };
  const { kinds, pictures } = await offeredIn(ROOT);
  return { settings: SETTINGS, kinds, layouts: pictures };
}
