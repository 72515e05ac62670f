import { expect } from '@playwright/test';
import { shareOfChange } from '../../bench/pages/layouts/grid.ts';
import { keptCompositions } from '../../bench/pages/layouts/kept-grids.ts';
import { LAYOUTS } from '../../bench/pages/layouts/layouts.ts';
import { ALIKE } from '../../bench/pages/layouts/sizes.ts';
import { arrange, gridAt, openKind, scrollThrough } from '../../bench/pages/layouts/views.ts';
import { test } from '../fixtures/journey.ts';

/** The other two of the four views are looked at by `npm run bench:layouts` alone: a journey of all would take twice as long. */
const VIEWS = [
  ['390', 'light'],
  ['1280', 'dark'],
] as const;

for (const [kind, ids] of Object.entries(LAYOUTS)) {
  test(`each layout of ${kind} is composed as it is kept, on a phone in the light and on a desktop in the dark`, async ({
    page,
    at,
  }) => {
    test.slow(ids.length > 3);
    const kept = keptCompositions(kind);
    expect([...kept.keys()]).toEqual(ids);
    const { show, close } = await openKind(kind, new URL(at('')).port);
    try {
      for (const id of ids) {
        await show(page, { kind, id });
        await scrollThrough(page);
        for (const [width, scheme] of VIEWS) {
          await arrange(page, width, scheme);
          // What comes late has its time: one that falls apart never comes to be like this.
          await expect(async () => {
            const grid = await gridAt(page, width);
            const share = shareOfChange(grid, kept.get(id)?.[width] ?? []);
            expect(share, `${id} at ${width}, ${scheme}:\n${grid.join('\n')}`).toBeLessThanOrEqual(ALIKE);
          }).toPass({ timeout: 15_000 });
        }
      }
    } finally {
      await close();
    }
  });
}
