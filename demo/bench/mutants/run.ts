import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import type { MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { note } from '../note.ts';
import { originalOf } from './sample.ts';

/**
 * Changes the rules, the wire, the carts and the visit in one place at a time and tells which changes no unit test notices:
 * `npm run bench:mutants -- --seed 2 --count 100 --only src/domain/prices/money.ts`. A sample of 300 with seed 1 unless said otherwise;
 * 0 takes all. Ends with 1 where fewer than 85 % are noticed. Mutants that change nothing are listed in equivalents.json.
 */
const LEAST = 85;
const AREAS = [
  'src/domain',
  'src/platform/wire',
  'src/stores/cart',
  'src/stores/products',
  'src/stores/visit',
];

const root = join(import.meta.dirname, '../../..');
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '300' },
    only: { type: 'string', multiple: true, default: AREAS },
  },
});
const count = Number(values.count);
if (!Number.isInteger(count) || count < 0) {
  console.error('How many mutants to try has to be a whole number: --count 300; 0 tries all.');
  process.exit(2);
}
process.chdir(root);
process.env['MUTANTS_SEED'] = values.seed;
process.env['MUTANTS_COUNT'] = count === 0 ? 'Infinity' : String(count);

const results = await new Stryker({
  configFile: 'demo/bench/mutants/stryker.config.json',
  plugins: ['@stryker-mutator/vitest-runner', join(import.meta.dirname, 'sample-checker.ts')],
  mutate: values.only.flatMap((path) =>
    /\.tsx?$/.test(path) ? path : [`${path}/**/*.ts`, `!${path}/**/*.test.ts`, `!${path}/**/testing/**`],
  ),
  // A machine that does many things at once is no endless loop.
  timeoutMS: 20_000,
  // Stryker would rewrite the types' configuration by a part of TypeScript that version 7 does not have; no test needs it.
  tsconfigFile: 'none.json',
  tempDirName: join(tmpdir(), 'vitrine-mutants'),
}).runMutationTest();

const isTried = ({ status }: MutantResult) => !['CompileError', 'Ignored'].includes(status);
const isKilled = ({ status }: MutantResult) => status === 'Killed' || status === 'Timeout';
const tried = results.filter(isTried);
const survivors = tried.filter((mutant) => !isKilled(mutant));

// What comes out counts lines and columns from 1, unlike what goes in.
const placeOf = ({ fileName, location: { start } }: MutantResult) =>
  `${relative(root, fileName)}:${start.line}:${start.column}`;
const fromZero = ({ line, column }: MutantResult['location']['start']) => ({
  line: line - 1,
  column: column - 1,
});
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

console.log();
for (const mutant of survivors.toSorted((one, other) => placeOf(one).localeCompare(placeOf(other)))) {
  const location = { start: fromZero(mutant.location.start), end: fromZero(mutant.location.end) };
  const original = oneLine(originalOf({ ...mutant, location }, readFileSync(mutant.fileName, 'utf8')));
  const lack = mutant.status === 'Survived' ? '' : ` (${mutant.status})`;
  console.log(`${placeOf(mutant)} ${mutant.mutatorName}${lack}`);
  console.log(`    - ${original}\n    + ${oneLine(mutant.replacement)}`);
}

const share = (list: readonly MutantResult[]) => (list.filter(isKilled).length / list.length) * 100;
console.log();
for (const area of values.only) {
  const list = tried.filter(({ fileName }) => relative(root, fileName).startsWith(area));
  if (list.length > 0) {
    console.log(`${area}: ${share(list).toFixed(1)} % of ${list.length} mutants killed by unit tests`);
  }
}
const score = share(tried);
const title = `mutants killed by unit tests, seed ${values.seed}, of ${tried.length} (%)`;
console.log(`${title}: ${score.toFixed(1)} (at least ${LEAST})`);
note(title, score, { least: LEAST });
process.exitCode = score >= LEAST ? 0 : 1;
