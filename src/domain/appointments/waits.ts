import type { PlacedService } from './appointment.ts';

/** Whole minutes that a visitor waits before each service of a visit; the first one begins it. */
export function waitsBefore(lines: readonly Pick<PlacedService, 'startsAt' | 'endsAt'>[]): readonly number[] {
  return lines.map(({ startsAt }, index) => {
    const before = lines[index - 1];
    return before ? Math.max(0, Math.round((startsAt - before.endsAt) / 60_000)) : 0;
  });
}
