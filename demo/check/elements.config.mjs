import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { defaultReporter } from '@web/test-runner';
import elements from '../../web-test-runner.config.mjs';
import { root } from '../setup/paths.mjs';
import { failureOf } from '../setup/runs/tally.mjs';

const isTerminal = Boolean(process.stdout.isTTY);

/** Adds what the summary of all tests is made from to the element tests' own configuration. */
export default {
  ...elements,
  reporters: [
    defaultReporter({ reportTestProgress: isTerminal, reportTestResults: true }),
    { onTestRunFinished: ({ sessions }) => record(sessions) },
  ],
};

function record(sessions) {
  const file = process.env.ELEMENTS_RESULTS;
  if (!file) return;
  const found = { passed: 0, failures: [], times: [] };
  for (const session of sessions) {
    const before = found.failures.length;
    const name = relative(root, session.testFile);
    if (session.testResults) {
      read(session.testResults, [name], found);
      found.times.push({ name, took: durationOf(session.testResults) });
    }
    // A file that could not be loaded has no test to blame.
    if (!session.passed && found.failures.length === before) {
      found.failures.push(failureOf([name], session.errors[0]?.message));
    }
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(found));
}

function read(suite, names, found) {
  for (const test of suite.tests) {
    if (test.skipped) continue;
    if (test.passed) found.passed += 1;
    else found.failures.push(failureOf([...names, test.name], test.error?.message));
  }
  for (const inner of suite.suites) read(inner, [...names, inner.name], found);
}

const durationOf = (suite) =>
  [...suite.tests.map(({ duration = 0 }) => duration), ...suite.suites.map(durationOf)].reduce(
    (total, one) => total + one,
    0,
  );
