/** What a runner's record says: `{ passed, failed }`. A run without a record, or without a single test, has failed. */

const orFailed = ({ passed, failed }, code) => ({
  passed,
  failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed,
});

/** Reads vitest's JSON report. A file that could not be loaded has no test to blame and counts as one failure. */
export function tallyOfVitest(report, code) {
  const broken =
    report?.testResults?.filter((file) => file.status === 'failed' && !file.assertionResults.length) ?? [];
  return orFailed(
    { passed: report?.numPassedTests ?? 0, failed: (report?.numFailedTests ?? 0) + broken.length },
    code,
  );
}

/** Reads the record of demo/check/elements.config.mjs. */
export function tallyOfElements(report, code) {
  return orFailed({ passed: report?.passed ?? 0, failed: report?.failed ?? 0 }, code);
}

/** Reads Playwright's JSON report. A journey that passed at the second attempt only has failed. */
export function tallyOfPlaywright(report, code) {
  const stats = report?.stats ?? {};
  const failed = (stats.unexpected ?? 0) + (stats.flaky ?? 0);
  return orFailed({ passed: stats.expected ?? 0, failed }, code);
}
