import { rmSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { concludeRounds, keepBusy, runRounds } from './rounds.mjs';
import { resultsOf } from './test-kinds.mjs';

/** A kind of tests that ends as the code of each round says. */
function kind(name, ...codes) {
  let round = 0;
  onTestFinished(() => rmSync(resultsOf(name), { force: true }));
  return {
    name,
    title: `${name} tests`,
    beside: 'another',
    parameters: () => ['-e', `process.exit(${codes[round++] ?? 0})`],
    tally: (_, code) => ({
      passed: 3,
      failures: code === 0 ? [] : [{ test: `${name} › books`, reason: `code ${code}` }],
      slowest: [],
    }),
  };
}

async function ran(kinds, rounds, lackOf = () => null) {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  let isBusy = false;
  const busy = () => {
    isBusy = true;
    return { rest: () => (isBusy = false) };
  };
  const results = await runRounds(kinds, { rounds, names: [], left: {}, lackOf, busy });
  expect(isBusy).toBe(false);
  const isSteady = concludeRounds(results);
  const shown = written.mock.calls.map(([text]) => text).join('');
  written.mockRestore();
  return { results: results.map(({ title, round, of }) => [title, round, of]), isSteady, shown };
}

test('each kind runs as often as it has to pass, once where nothing is said', async () => {
  const { results, isSteady } = await ran([kind('tried-one'), kind('tried-two')], { 'tried-one': 3 });
  expect(results).toEqual([
    ['tried-one tests', 1, 3],
    ['tried-one tests', 2, 3],
    ['tried-one tests', 3, 3],
    ['tried-two tests', 1, 1],
  ]);
  expect(isSteady).toBe(true);
});

test('a test that failed in one round is named with that round, and the other rounds are run', async () => {
  const { results, isSteady, shown } = await ran([kind('tried-flaky', 0, 7, 0, 7)], { 'tried-flaky': 4 });
  expect(results).toHaveLength(4);
  expect(isSteady).toBe(false);
  expect(shown).toContain('tried-flaky › books\n    in round 2, 4 of 4: code 7');
});

test('what the machine lacks is not run, and a run without a round is not steady', async () => {
  const { results, isSteady } = await ran([kind('tried-lacking')], {}, () => 'no such browser');
  expect([results, isSteady]).toEqual([[], false]);
});

test('the busy loops end when they are told to', async () => {
  const { pids, rest } = keepBusy(2);
  const isThere = (pid) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  expect(pids.map(isThere)).toEqual([true, true]);
  rest();
  await vi.waitFor(() => expect(pids.map(isThere)).toEqual([false, false]), { timeout: 10_000 });
});
