import { Failure } from '../failure.mjs';
import { inRoot } from '../paths.mjs';
import { tallyOfElements, tallyOfPlaywright, tallyOfVitest } from './tally.mjs';

/** The file in which a kind leaves what its tests gave. */
export const resultsOf = (name) => inRoot('node_modules/.cache/vitrine/results', `${name}.json`);

const list = process.stdout.isTTY ? 'line' : 'list';

const vitest = (kind, names) => [
  inRoot('node_modules/vitest/vitest.mjs'),
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${resultsOf(kind)}`,
  ...names,
];

const without = (files) => files.map((file) => `--exclude=${file}`);

/** The runner takes files alone, and in a folder lie other things too. */
const elementTestsIn = (name) =>
  /\.tsx?$/.test(name) ? name : `${name.replace(/\/$/, '')}/**/*.browser.test.{ts,tsx}`;

/** The kinds of tests, in the order in which they run. Each gets the names of tests that were asked for, and what it may leave. */
const kinds = {
  unit: {
    title: 'unit and server tests',
    needsChromium: true,
    parameters: (names, left) => vitest('unit', [...without(left.onEmbedded), ...names]),
    tally: tallyOfVitest,
  },
  postgres: {
    title: 'server tests on PostgreSQL',
    needsPostgres: true,
    parameters: (names, left) =>
      vitest('postgres', [...without(left.onPostgres), ...(names.length > 0 ? names : ['demo/server'])]),
    env: { TEST_DATABASE: 'postgres' },
    tally: tallyOfVitest,
  },
  elements: {
    title: 'element tests',
    needsChromium: true,
    // One page at a time leaves a core idle, which the unit tests use, and those on PostgreSQL after them.
    beside: 'unit',
    parameters: (names) => [
      inRoot('node_modules/@web/test-runner/dist/bin.js'),
      '--config',
      'demo/check/elements.config.mjs',
      ...names.flatMap((name) => ['--files', elementTestsIn(name)]),
    ],
    tally: tallyOfElements,
  },
  journeys: {
    title: 'journeys',
    needsChromium: true,
    needsBundle: true,
    needsPictures: true,
    needsSeed: true,
    parameters: (names) => [
      inRoot('node_modules/@playwright/test/cli.js'),
      'test',
      `--reporter=${list},json`,
      ...names,
    ],
    tally: tallyOfPlaywright,
  },
  engines: {
    title: 'journeys in Firefox and WebKit',
    // What a change breaks in one engine alone is rare enough to be told by the last run before it is taken.
    onlyWithAll: true,
    needsEngines: true,
    needsBundle: true,
    needsPictures: true,
    needsSeed: true,
    parameters: (names) => vitest('engines', ['--config=demo/engines/vitest.config.ts', ...names]),
    tally: tallyOfVitest,
  },
  new: {
    title: 'a screen written into a copy of everything',
    // It checks and builds once more; what breaks it alone is rare as well.
    onlyWithAll: true,
    needsChromium: true,
    parameters: (names) => vitest('new', ['--config=demo/new/vitest.config.ts', ...names]),
    tally: tallyOfVitest,
  },
};

/**
 * Reads `npm test -- unit some-file`: the kinds to run and the names that narrow them. Without a kind, everything that a change
 * needs while it is made; `all` adds the engines, a new screen and, with `isTwice`, makes the server tests that may differ on both databases.
 */
export function kindsOf(parameters) {
  const isTwice = parameters.includes('all');
  const asked = parameters.filter((one) => one in kinds);
  const names = parameters.filter((one) => !(one in kinds) && one !== 'all');
  if (names.length > 0 && (asked.length !== 1 || isTwice)) {
    throw new Failure(
      `'${names[0]}' is no kind of tests: npm test -- [all | ${Object.keys(kinds).join(' | ')}] [file …]`,
    );
  }
  const isEverything = asked.length === 0 || isTwice;
  const chosen = Object.keys(kinds).filter((name) =>
    isEverything ? isTwice || !kinds[name].onlyWithAll : asked.includes(name),
  );
  return { kinds: chosen.map((name) => ({ name, ...kinds[name] })), names, isEverything, isTwice };
}
