import { Failure } from './failure.mjs';
import { inRoot } from './paths.mjs';
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

/** The kinds of tests, in the order in which they run. Each gets the names of tests that were asked for, and what it may leave. */
const kinds = {
  unit: {
    title: 'unit and server tests',
    parameters: (names, left) => vitest('unit', [...without(left.onEmbedded), ...names]),
    tally: tallyOfVitest,
  },
  elements: {
    title: 'element tests',
    needsChromium: true,
    // One page at a time leaves a core idle, which the unit tests use.
    beside: 'unit',
    parameters: (names) => [
      inRoot('node_modules/@web/test-runner/dist/bin.js'),
      '--config',
      'demo/check/elements.config.mjs',
      ...names.flatMap((name) => ['--files', name]),
    ],
    tally: tallyOfElements,
  },
  postgres: {
    title: 'server tests on PostgreSQL',
    needsPostgres: true,
    parameters: (names, left) =>
      vitest('postgres', [...without(left.onPostgres), ...(names.length > 0 ? names : ['demo/server'])]),
    env: { TEST_DATABASE: 'postgres' },
    tally: tallyOfVitest,
  },
  journeys: {
    title: 'journeys',
    needsChromium: true,
    needsBundle: true,
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
    needsEngines: true,
    needsBundle: true,
    parameters: (names) => vitest('engines', ['--config=demo/engines/vitest.config.ts', ...names]),
    tally: tallyOfVitest,
  },
};

/** Reads `npm test -- unit some-file`: the kinds to run (all without one) and the names that narrow them. */
export function kindsOf(parameters) {
  const asked = parameters.filter((one) => one in kinds);
  const names = parameters.filter((one) => !(one in kinds));
  if (names.length > 0 && asked.length !== 1) {
    throw new Failure(
      `'${names[0]}' is no kind of tests: npm test -- [${Object.keys(kinds).join(' | ')}] [file …]`,
    );
  }
  const chosen = Object.keys(kinds).filter((name) => asked.length === 0 || asked.includes(name));
  return { kinds: chosen.map((name) => ({ name, ...kinds[name] })), names, isEverything: asked.length === 0 };
}
