import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { Failure } from './failure.mjs';
import { inRoot, root } from './paths.mjs';
import { run } from './processes.mjs';
import { tallyOfElements, tallyOfPlaywright, tallyOfVitest } from './tally.mjs';

const record = (kind) => inRoot('node_modules/.cache/vitrine/results', `${kind}.json`);
const longest = 15 * 60_000;
const list = process.stdout.isTTY ? 'line' : 'list';

const vitest = (kind, names) => [
  inRoot('node_modules/vitest/vitest.mjs'),
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${record(kind)}`,
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
    parameters: (names) => [
      inRoot('node_modules/@web/test-runner/dist/bin.js'),
      '--config',
      'demo/check/elements.config.mjs',
      ...names.flatMap((name) => ['--files', name]),
    ],
    tally: tallyOfElements,
  },
  journeys: {
    title: 'journeys',
    needsChromium: true,
    needsBundle: true,
    needsPictures: true,
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
    needsPictures: true,
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
  const chosen = asked.length > 0 ? asked : Object.keys(kinds);
  return { kinds: chosen.map((name) => ({ name, ...kinds[name] })), names, isEverything: asked.length === 0 };
}

/** Runs one kind of tests, showing what it says, and returns `{ passed, failed, took }`. */
export async function runKind(kind, names, left) {
  const file = record(kind.name);
  rmSync(file, { force: true });
  mkdirSync(inRoot('node_modules/.cache/vitrine/results'), { recursive: true });
  const started = Date.now();
  const { code } = await run(process.execPath, kind.parameters(names, left), {
    cwd: root,
    show: true,
    limit: longest,
    env: {
      ELEMENTS_RESULTS: file,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
      ...kind.env,
    },
  });
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  return { title: kind.title, ...kind.tally(report, code), took: Date.now() - started };
}
