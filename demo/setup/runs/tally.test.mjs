import { expect, test } from 'vitest';
import { inRoot } from '../paths.mjs';
import { failureOf, tallyOfElements, tallyOfPlaywright, tallyOfVitest } from './tally.mjs';

const vitestFile = (name, status, assertionResults, message = '', took = 0) => ({
  name: inRoot(name),
  status,
  message,
  assertionResults,
  startTime: 1000,
  endTime: 1000 + took,
});
const asserted = (status, title, ...failureMessages) => ({
  status,
  title,
  ancestorTitles: ['a price'],
  failureMessages,
});
const journey = (title, status, ...errors) => ({ title, tests: [{ status, results: [{ errors }] }] });
const journeyOf = (title, ...durations) => ({
  title,
  tests: [{ status: 'expected', results: durations.map((duration) => ({ duration, errors: [] })) }],
});

test('vitest: each test that failed is named, and so is a file that could not be loaded', () => {
  const testResults = [
    vitestFile('src/price.test.ts', 'failed', [
      asserted('passed', 'is shown'),
      asserted('failed', 'is rounded', 'Error: expected 3 to be 4\n    at src/price.test.ts:7'),
    ]),
    vitestFile('src/broken.test.ts', 'failed', [], 'Cannot find module'),
    vitestFile('src/slot.test.ts', 'passed', [asserted('passed', 'is free')]),
  ];
  expect(tallyOfVitest({ numPassedTests: 2, testResults }, 1)).toMatchObject({
    passed: 2,
    failures: [
      { test: 'src/price.test.ts › a price › is rounded', reason: 'Error: expected 3 to be 4' },
      { test: 'src/broken.test.ts', reason: 'Cannot find module' },
    ],
  });
});

test('elements: what the record names is what failed', () => {
  const failures = [failureOf(['widgets/cart.browser.test.tsx', '', 'adds'], 'AssertionError: no line')];
  expect(tallyOfElements({ passed: 3, failures }, 1)).toMatchObject({
    passed: 3,
    failures: [{ test: 'widgets/cart.browser.test.tsx › adds', reason: 'AssertionError: no line' }],
  });
  expect(tallyOfElements({ passed: 3, failures: [] }, 0)).toMatchObject({ passed: 3, failures: [] });
});

test('Playwright: a journey that passed at the second try alone is told apart, and groups are looked into', () => {
  const suites = [
    {
      title: 'booking.spec.ts',
      specs: [
        journey('books', 'expected'),
        journey('cancels', 'flaky', { message: '\u001b[31mTimeout\u001b[39m\nCall log' }),
      ],
      suites: [{ title: 'on a phone', specs: [journey('books', 'unexpected', {}, { message: 'gone' })] }],
    },
  ];
  expect(tallyOfPlaywright({ suites, errors: [], stats: { expected: 1 } }, 1)).toMatchObject({
    passed: 2,
    late: [{ test: 'booking.spec.ts › cancels', reason: 'Timeout' }],
    failures: [{ test: 'booking.spec.ts › on a phone › books', reason: 'gone' }],
  });
});

test('what took longest is told first, five of it: files by vitest and the browser, journeys by Playwright', () => {
  const testResults = [20, 70, 10, 40, 50, 60, 30].map((took) =>
    vitestFile(`src/of-${took}.test.ts`, 'passed', [asserted('passed', 'is')], '', took),
  );
  expect(tallyOfVitest({ numPassedTests: 7, testResults }, 0).slowest).toEqual(
    [70, 60, 50, 40, 30].map((took) => ({ name: `src/of-${took}.test.ts`, took })),
  );
  const times = [
    { name: 'quick', took: 1 },
    { name: 'slow', took: 9 },
  ];
  expect(tallyOfElements({ passed: 2, failures: [], times }, 0).slowest).toEqual([times[1], times[0]]);
  const suites = [
    {
      title: 'booking.spec.ts',
      specs: [journeyOf('books', 30)],
      suites: [{ title: 'on a phone', specs: [journeyOf('books', 25, 15)] }],
    },
  ];
  expect(tallyOfPlaywright({ suites, stats: { expected: 2 } }, 0).slowest).toEqual([
    { name: 'booking.spec.ts › on a phone › books', took: 40 },
    { name: 'booking.spec.ts › books', took: 30 },
  ]);
});

test.for([
  ['crashed', tallyOfVitest(undefined, 1), 0, 'no test was run'],
  ['left no record', tallyOfElements(undefined, 0), 0, 'no test was run'],
  ['found no test', tallyOfElements({ passed: 0, failures: [] }, 0), 0, 'no test was run'],
  ['crashed at its end', tallyOfPlaywright({ stats: { expected: 4 } }, 3), 4, 'yet it ended with 3'],
])('a run that %s has failed', ([, { passed, failures }, expected, reason]) => {
  expect(passed).toBe(expected);
  expect(failures).toEqual([{ test: 'the run as a whole', reason: expect.stringContaining(reason) }]);
});
