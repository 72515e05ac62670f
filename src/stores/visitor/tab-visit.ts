import { fields, text } from '#platform/wire/read.ts';
import { readJson, type ScopedStorage } from './scoped-storage.ts';

/** What this tab keeps of its visit. */
export const VISIT = 'visit';

/** Whether the reply of the back end keeps a time at a moment of the device's clock. */
export const isKept = (hold: unknown, now: number) => Date.parse(text(fields(hold)['expiresAt'])) > now;

/** Whether a time is kept for the visit of this tab; known before the code of the visit is there. */
export function isTimeKeptByTab({ tab }: ScopedStorage, now: number): boolean {
  return isKept(fields(readJson(tab, VISIT))['hold'], now);
}
