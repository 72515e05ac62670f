import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { note } from '../note.ts';

/**
 * Holds the scheduler against one that tries every assignment, minute by minute, and the shop's days against Temporal: ten years
 * in each of six zones and more. `-- --cases 500` for less than 10,000 visits. Ends with the number of differences.
 */
const root = join(import.meta.dirname, '../../..');
const at = process.argv.indexOf('--cases');
const cases = at < 0 ? 10_000 : Number(process.argv[at + 1]);

interface Results {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly title: string;
      readonly status: string;
      readonly duration?: number;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

const folder = mkdtempSync(join(tmpdir(), 'vitrine-oracles-'));
const outputFile = join(folder, 'results.json');
spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--reporter=json',
    `--outputFile=${outputFile}`,
    '--testTimeout=3600000',
    'src/domain/availability/visit-assignments.test.ts',
    'src/domain/availability/hours/clock-change.test.ts',
  ],
  { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ORACLE_CASES: String(cases) } },
);
const { testResults } = JSON.parse(readFileSync(outputFile, 'utf8')) as Results;
rmSync(folder, { recursive: true });
const results = testResults.flatMap(({ assertionResults }) => assertionResults);
const differences = results.filter(({ status }) => status !== 'passed');

const SCHEDULER = 'a day offers exactly the starts';
const YEARS = 'each day of ten years in ';
const scheduler = results.filter(({ title }) => title.startsWith(SCHEDULER));
const zones = results.filter(({ title }) => title.startsWith(YEARS));
if (scheduler.length !== 1 || zones.length < 6) throw new Error('The oracles were not found.');

const seconds = (list: typeof results) =>
  (list.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000).toFixed(1);
const failedOf = (list: typeof results) => list.filter(({ status }) => status !== 'passed').length;
console.log(
  `${cases} visits against every assignment: ${failedOf(scheduler)} differences (${seconds(scheduler)} s)`,
);
console.log(
  `ten years in ${zones.length} zones against Temporal: ${failedOf(zones)} differences (${seconds(zones)} s)`,
);
console.log(`${results.length} oracles, ${differences.length} differences`);
note('differences from slow oracles', differences.length, { most: 0 });
for (const { title, failureMessages } of differences) console.log(`${title}\n${failureMessages.join('\n')}`);
process.exitCode = differences.length === 0 ? 0 : 1;
