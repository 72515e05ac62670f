import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Call } from '#contract/call.ts';

/** Milliseconds: longer than such an answer takes where the machine is not overloaded, and nothing that somebody notices. */
export const STEP_MS = 50;

/** Whether a visitor's call could tell by how long it takes who has an account: each that is about people. */
export function asksAboutAccounts({ role, path }: Pick<Call, 'role' | 'path'>): boolean {
  return role === 'visitor' && /^\/api\/(users|profiles)(\/|$)/.test(path);
}

/**
 * Waits until an answer has taken a whole number of steps: what is done for somebody who has an account takes a little longer than for
 * whoever has none, and that is not to be seen from outside.
 *
 * @param taken milliseconds that it has taken so far
 * @param step milliseconds; with 0 nobody waits
 */
export async function untilWholeStep(taken: number, step: number): Promise<void> {
  if (step <= 0) return;
  const wait = step - (taken % step);
  const end = performance.now() + wait;
  // A timer counts whole milliseconds: what is left would tell how long the work took.
  await setTimeout(Math.floor(wait));
  while (performance.now() < end) await setImmediate();
}
