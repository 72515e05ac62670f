import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../paths.mjs';

const shownSlowest = 5;

/**
 * What a runner's record says: `{ passed, failures, late, slowest }`, how many tests passed, each that failed as `{ test, reason }`,
 * both one line, those that passed at a second try alone in the same way, and what took longest as `{ name, took }` in
 * milliseconds. A run without a record, or without a single test, has failed.
 */
function tally(passed, failures, times, code, late = []) {
  const slowest = times.toSorted((one, other) => other.took - one.took).slice(0, shownSlowest);
  if (failures.length > 0 || (code === 0 && passed > 0)) return { passed, failures, late, slowest };
  const reason = passed > 0 ? `every test that was run passed, yet it ended with ${code}` : 'no test was run';
  return { passed, failures: [{ test: 'the run as a whole', reason }], late, slowest };
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
  const times = (report?.testResults ?? []).map(({ name, startTime = 0, endTime = 0 }) => ({
    name: relative(root, name),
    took: endTime - startTime,
  }));
  return tally(report?.numPassedTests ?? 0, failures, times, code);
}

/** Reads the record of demo/check/elements.config.mjs. */
export function tallyOfElements(report, code) {
  return tally(report?.passed ?? 0, report?.failures ?? [], report?.times ?? [], code);
}

/** Reads Playwright's JSON report. */
export function tallyOfPlaywright(report, code) {
  const journeys = (status) => (report?.suites ?? []).flatMap((suite) => journeysThat(status, suite, []));
  const failures = [
    ...(report?.errors ?? []).map(({ message }) => failureOf(['outside the tests'], message)),
    ...journeys('unexpected'),
  ];
  const late = journeys('flaky');
  const times = (report?.suites ?? []).flatMap((suite) => timesOfJourneys(suite, []));
  return tally((report?.stats?.expected ?? 0) + late.length, failures, times, code, late);
}

function timesOfJourneys(suite, names) {
  const within = [...names, suite.title];
  const own = suite.specs.map(({ title, tests }) => ({
    name: [...within, title].join(' › '),
    took: sum(tests.flatMap(({ results }) => results).map(({ duration = 0 }) => duration)),
  }));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => timesOfJourneys(inner, within))];
}

const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);

function journeysThat(wanted, suite, names) {
  const within = [...names, suite.title];
  const own = suite.specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === wanted)
      .map(({ results }) => failureOf([...within, spec.title], reasonOf(results))),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => journeysThat(wanted, inner, within))];
}

const reasonOf = (attempts) =>
  attempts.flatMap(({ errors }) => errors).find(({ message }) => message)?.message;
