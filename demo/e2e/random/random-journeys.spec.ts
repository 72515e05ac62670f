import { expect } from '@playwright/test';
import { test } from '../fixtures/journey.ts';
import { openSalon } from './salon.ts';
import { STEPS } from './tab.ts';
import { walk } from './walk.ts';

/** Some that come to a booking; `npm run bench:journeys` walks more, and longer ones. */
const SEEDS = ['short 5', 'short 7', 'short 9'];
const ACTIONS = 10;

test('random journeys lose no field, replace no visit unasked and charge the sums that were shown', async ({
  browser,
  system: { port },
}) => {
  test.slow();
  const salon = await openSalon(port);
  const seen = new Set<string>();
  let booked = 0;
  for (const seed of SEEDS) {
    const { counted, log, isStuck } = await walk(browser, salon, seed, ACTIONS);
    const { lostFields, replacedUnasked, otherSums } = counted;
    const faults = { lostFields, replacedUnasked, otherSums, isStuck };
    expect(faults, log.join('\n')).toEqual({
      lostFields: 0,
      replacedUnasked: 0,
      otherSums: 0,
      isStuck: false,
    });
    for (const step of counted.seen) seen.add(step);
    booked += counted.booked;
  }
  expect([...seen], 'each step of a booking was on the screen').toEqual(expect.arrayContaining([...STEPS]));
  expect(booked).toBeGreaterThan(0);
});
