import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { defaultReporter } from '@web/test-runner';
import elements from '../../web-test-runner.config.mjs';

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
  const counts = { passed: 0, failed: 0 };
  for (const session of sessions) {
    const before = counts.failed;
    if (session.testResults) count(session.testResults, counts);
    // A file that could not be loaded has no test to blame.
    if (!session.passed && counts.failed === before) counts.failed += 1;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(counts));
}

function count(suite, counts) {
  for (const test of suite.tests) {
    if (!test.skipped) counts[test.passed ? 'passed' : 'failed'] += 1;
  }
  for (const inner of suite.suites) count(inner, counts);
}
