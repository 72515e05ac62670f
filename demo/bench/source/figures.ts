import { posix } from 'node:path';
import { note } from '../note.ts';
import { circlesOf } from './circles.ts';
import { moduleOf } from './modules.ts';
import { isCode, isTest, linesOf, quantile, read, trackedFiles, trackedLines } from './tracked-files.ts';

/**
 * Prints the figures of the sources, each with its limit and what is behind it: `npm run figures`. Ends with 1 where one is
 * missed.
 */
const MOST_FILES = 12;
/** Names that mean the same in every file that exports them: how each element's module is asked to define it. */
const SHARED_NAMES = new Set(['define']);
/** The rooms that hold no data. */
const NAMED = /^(src|widgets|demo\/server)\//;

const files = trackedFiles();
const code = files.filter((file) => isCode(file));
const sources = code.filter((file) => !isTest(file));
const subpaths: Readonly<Record<string, string>> = JSON.parse(read('package.json')).imports;
const modules = sources.map((file) => moduleOf(file, read(file), subpaths));

function report(
  name: string,
  value: number,
  limit: { most: number } | { least: number },
  behind: string[] = [],
) {
  note(name, value, limit);
  const isKept = 'most' in limit ? value <= limit.most : value >= limit.least;
  const bound = 'most' in limit ? `at most ${limit.most}` : `at least ${limit.least}`;
  console.log(
    `${isKept ? '✓' : '✗'} ${name}: ${Number.isInteger(value) ? value : value.toFixed(3)} (${bound})`,
  );
  if (!isKept) {
    for (const line of behind) console.log(`    ${line}`);
    process.exitCode = 1;
  }
}

const total = (list: readonly string[]) => list.reduce((sum, file) => sum + linesOf(read(file)), 0);
const inRoom = (list: readonly string[], room: string) => list.filter((file) => file.startsWith(`${room}/`));

for (const room of ['src', 'widgets']) {
  const lines = inRoom(sources, room).map((file) => linesOf(read(file)));
  report(`median lines of a file of ${room}`, quantile(lines, 0.5), { most: 60 });
  report(`90th percentile of lines of a file of ${room}`, quantile(lines, 0.9), { most: 160 });
}

const tests = inRoom(code, 'widgets').filter((file) => isTest(file));
report('lines of tests of widgets per line of source', total(tests) / total(inRoom(sources, 'widgets')), {
  least: 0.4,
});

const withCasts = modules.filter(({ casts }) => casts > 0).map(({ file, casts }) => `${casts}  ${file}`);
report(
  'casts outside tests',
  modules.reduce((sum, { casts }) => sum + casts, 0),
  { most: 80 },
  withCasts,
);
const withAny = modules.filter(({ anys }) => anys > 0).map(({ file }) => file);
report('files with `any`', withAny.length, { most: 0 }, withAny);

const reaching = modules.filter(({ file, reaches }) => file.startsWith('widgets/') && reaches > 0);
report(
  'uses of api, ports and storage in widgets',
  reaching.reduce((sum, { reaches }) => sum + reaches, 0),
  { most: 0 },
  reaching.map(({ file, reaches }) => `${reaches}  ${file}`),
);

const folders = Map.groupBy(sources, (file) => posix.dirname(file));
const full = [...folders].filter(([, list]) => list.length > MOST_FILES);
report(
  `folders of more than ${MOST_FILES} source files`,
  full.length,
  { most: 0 },
  full.map(([folder, list]) => `${list.length}  ${folder}`),
);

const exported = modules
  .filter(({ file }) => NAMED.test(file))
  .flatMap(({ file, names }) => names.map((name) => ({ name, file })));
const twice = [...Map.groupBy(exported, ({ name }) => name)].filter(
  ([name, list]) => list.length > 1 && !SHARED_NAMES.has(name),
);
report(
  `exported names with two meanings, of ${new Set(exported.map(({ name }) => name)).size}`,
  twice.length,
  { most: 0 },
  twice.map(([name, list]) => `${name}: ${list.map(({ file }) => file).join(', ')}`),
);

const circles = circlesOf(modules);
report(
  'circles of files, types counted',
  circles.length,
  { most: 0 },
  circles.map((list) => list.join(' ↔ ')),
);
report('tracked lines of text without package-lock.json', trackedLines(), { most: 190_000 });
