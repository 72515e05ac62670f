import { fields, text } from '#platform/wire/read.ts';
import { readJson, type ScopedStorage } from './scoped-storage.ts';

/** What this tab keeps of its visit. */
export const VISIT = 'visit';

/**
 * Whether the reply of the back end that keeps a time still does, by the device's clock: before the code of the visit is there,
 * nothing is known of the server's, by which it ends.
 */
export const isHoldCurrent = (hold: unknown, now: number) =>
  Date.parse(text(fields(hold)['expiresAt'])) > now;

/** Whether a time is kept for the visit of this tab; known before the code of the visit is there. */
export function isTimeKeptByTab({ tab }: ScopedStorage, now: number): boolean {
  return isHoldCurrent(fields(readJson(tab, VISIT))['hold'], now);
}
