import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { note } from '../note.ts';

/**
 * Walks random journeys through a visit in two tabs (steps, Back, reloads, logins, languages, services taken out, holds that run
 * out, bookings): `node demo/bench/rules/visits.ts [journeys] [seed]`, 1000 unless said otherwise. Ends with 1 where something typed
 * was lost, a visit replaced unasked, or another sum charged than the review showed.
 */
const [journeys = '1000', seed] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(journeys) || (seed !== undefined && !/^\d+$/.test(seed))) {
  console.error('Journeys and seed have to be whole numbers: visits.ts [journeys] [seed].');
  process.exit(2);
}

const root = join(import.meta.dirname, '../../..');
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const { status, stdout } = spawnSync(
  process.execPath,
  [vitest, 'run', 'src/stores/visit/tests/journeys/journeys.property.test.ts'],
  {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, VISIT_RUNS: journeys, ...(seed !== undefined && { VISIT_SEED: seed }) },
  },
);
const printed = /VISITS (\{.*\})/.exec(stdout)?.[1];
if (status !== 0 || printed === undefined) console.error(stdout);
if (printed !== undefined) {
  const counted = JSON.parse(printed) as Record<'lostFields' | 'replacedUnasked' | 'otherSums', number>;
  console.log(printed);
  note('fields lost in journeys through a visit', counted.lostFields, { most: 0 });
  note('visits replaced unasked', counted.replacedUnasked, { most: 0 });
  note('sums charged that were not shown', counted.otherSums, { most: 0 });
}
process.exitCode = status === 0 && printed !== undefined ? 0 : 1;
