import type { Random, Clock } from '../ports.ts';

/** What one try gave: an end, or a reason to try again after `wait` milliseconds at the least (null: no wish). */
export type Try<T> =
  | { readonly kind: 'end'; readonly value: T }
  | { readonly kind: 'again'; readonly value: T; readonly wait: number | null };

/** Waits between the first try and the three that may follow. */
const WAITS = [500, 1000, 2000] as const;
const LONGEST_WAIT = 8_000;

/** No try begins later than this after the first. */
export const LAST_START = 20_000;

/**
 * Tries until an end, at most three times more, each wait shortened by up to half at random so that clients do not
 * come back together. A wait that the server asks for is respected; one that goes past the last start ends the tries.
 */
export async function attempt<T>(
  ports: { readonly clock: Clock; readonly random: Random },
  run: (elapsed: number) => Promise<Try<T>>,
): Promise<T> {
  const began = ports.clock.now();
  for (let tries = 0; ; tries += 1) {
    const result = await run(ports.clock.now() - began);
    if (result.kind === 'end') return result.value;
    const usual = WAITS[tries];
    if (usual === undefined) return result.value;
    const wait = Math.max(usual * (0.5 + ports.random.fraction() / 2), result.wait ?? 0);
    const late = ports.clock.now() - began + wait >= LAST_START;
    if (late || wait > LONGEST_WAIT) return result.value;
    await new Promise<void>((resolve) => ports.clock.after(wait, resolve));
  }
}

/** Milliseconds of a Retry-After header, in seconds or as a date of the server's clock; null where there is none. */
export function retryAfter(header: string | null, serverNow: number): number | null {
  if (!header) return null;
  const seconds = /^\d{1,9}$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - serverNow;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}
