import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Counted } from '../../testing/journey.ts';
import { OFTEN, STEPS } from '../../testing/journey-steps.ts';
import { walk } from '../../testing/walk-journey.ts';

/* `VISIT_RUNS` says how many are walked, `VISIT_SEED` which. */

const TOGETHER = 10;

test(
  'no field is lost, no visit replaced unasked and no other sum charged in random journeys of two tabs and a second device',
  { timeout: 3_600_000 },
  async () => {
    const names = [...Object.keys(STEPS), ...OFTEN, ...OFTEN];
    const step = fc.tuple(fc.nat({ max: 2 }), fc.constantFrom(...names));
    const numRuns = Number(process.env.VISIT_RUNS ?? 20);
    const seed = Number(process.env.VISIT_SEED ?? Date.now() % 1_000_000);
    const journeys = fc.sample(fc.array(step, { minLength: 8, maxLength: 24 }), { numRuns, seed });
    const sum: Counted = { lostFields: 0, replacedUnasked: 0, otherSums: 0, booked: 0, steps: 0 };
    const failed: string[] = [];
    for (let at = 0; at < journeys.length; at += TOGETHER) {
      const some = journeys.slice(at, at + TOGETHER);
      const results = await Promise.all(some.map((steps) => walk(steps)));
      results.forEach((counted, index) => {
        for (const key of Object.keys(sum) as (keyof Counted)[]) sum[key] += counted[key];
        const { lostFields, replacedUnasked, otherSums } = counted;
        if (lostFields + replacedUnasked + otherSums > 0)
          failed.push(some[index]!.map(([tab, name]) => `tab ${tab} ${name}`).join(', '));
      });
    }
    const shortest = failed.toSorted((a, b) => a.length - b.length)[0];
    console.log(`VISITS ${JSON.stringify({ journeys: numRuns, seed, ...sum, shortest })}`);
    const { booked: _, steps: __, ...faults } = sum;
    expect({ ...faults, shortest }).toEqual({
      lostFields: 0,
      replacedUnasked: 0,
      otherSums: 0,
      shortest: undefined,
    });
  },
);
