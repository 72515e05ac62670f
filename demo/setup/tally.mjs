import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './paths.mjs';

/**
 * What a runner's record says: `{ passed, failures }`, how many tests passed and each that failed as `{ test, reason }`, both
 * one line. A run without a record, or without a single test, has failed.
 */
function tally(passed, failures, code) {
  if (failures.length > 0 || (code === 0 && passed > 0)) return { passed, failures };
  const reason = passed > 0 ? `every test that was run passed, yet it ended with ${code}` : 'no test was run';
  return { passed, failures: [{ test: 'the run as a whole', reason }] };
}

/** A failed test in two lines: `names` lead from its file to it. */
export const failureOf = (names, message) => ({
  test: names.filter(Boolean).join(' › '),
  reason: stripVTControlCharacters(message ?? '')
    .trim()
    .split('\n', 1)[0],
});

/** Reads vitest's JSON report. A file that could not be loaded has no test to blame and counts as one failure. */
export function tallyOfVitest(report, code) {
  const failures = (report?.testResults ?? []).flatMap((file) => {
    const name = relative(root, file.name);
    const failed = file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map((one) => failureOf([name, ...one.ancestorTitles, one.title], one.failureMessages[0]));
    return file.status === 'failed' && failed.length === 0 ? [failureOf([name], file.message)] : failed;
  });
  return tally(report?.numPassedTests ?? 0, failures, code);
}

/** Reads the record of demo/check/elements.config.mjs. */
export function tallyOfElements(report, code) {
  return tally(report?.passed ?? 0, report?.failures ?? [], code);
}

/** Reads Playwright's JSON report. A journey that passed at the second attempt only has failed. */
export function tallyOfPlaywright(report, code) {
  const failures = [
    ...(report?.errors ?? []).map(({ message }) => failureOf(['outside the tests'], message)),
    ...(report?.suites ?? []).flatMap((suite) => failedJourneys(suite, [])),
  ];
  return tally(report?.stats?.expected ?? 0, failures, code);
}

function failedJourneys(suite, names) {
  const within = [...names, suite.title];
  const failed = suite.specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => failureOf([...within, spec.title], reasonOf(results))),
  );
  return [...failed, ...(suite.suites ?? []).flatMap((inner) => failedJourneys(inner, within))];
}

const reasonOf = (attempts) =>
  attempts.flatMap(({ errors }) => errors).find(({ message }) => message)?.message;
