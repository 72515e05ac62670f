import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runKinds } from './run-kinds.mjs';
import { resultsOf } from './test-kinds.mjs';
import { throwawayFolder } from '../throwaway-folder.ts';

const kind = (name, script, more) => ({
  name: `tried-${name}`,
  title: `${name} tests`,
  parameters: () => ['-e', script],
  tally: (report, code) => ({
    passed: report?.passed ?? 0,
    failures: code === 0 ? [] : [`ended with ${code}`],
  }),
  ...more,
});

/** What is printed while kinds run, and what each gave without the time it took. */
async function ran(kinds, lackOf = () => null) {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => {
    for (const { name } of kinds) rmSync(resultsOf(name), { force: true });
  });
  const results = await runKinds(kinds, { names: [], left: {}, lackOf });
  const shown = written.mock.calls.map(([text]) => text).join('');
  written.mockRestore();
  return { shown, results: results.map(({ title, passed, failures }) => [title, passed, failures]) };
}

const leaves = (passed) =>
  `require('fs').writeFileSync(process.env.ELEMENTS_RESULTS, JSON.stringify({ passed: ${passed} }));`;

test('a kind that runs beside another does so, and is shown when its turn has come', async () => {
  const sign = JSON.stringify(join(throwawayFolder('kinds'), 'sign'));
  const waits = `const ask = () => (require('fs').existsSync(${sign}) ? console.log('FIRST') : setTimeout(ask, 10)); ask();`;
  const signs = `console.log('BESIDE'); require('fs').writeFileSync(${sign}, '');`;
  const { shown, results } = await ran([
    kind('waiting', leaves(3) + waits),
    kind('signing', leaves(2) + signs, { beside: 'tried-waiting' }),
  ]);
  expect(results).toEqual([
    ['waiting tests', 3, []],
    ['signing tests', 2, []],
  ]);
  expect(shown.replaceAll(/\s+/g, ' ').trim()).toBe(
    'waiting tests signing tests run beside them. FIRST signing tests BESIDE',
  );
});

test('what the machine lacks is said, and nothing of it is run, not beside another either', async () => {
  const sign = join(throwawayFolder('kinds'), 'sign');
  const { shown, results } = await ran(
    [
      kind('first', leaves(1)),
      kind('lacking', `require('fs').writeFileSync(${JSON.stringify(sign)}, '')`, { beside: 'tried-first' }),
    ],
    ({ name }) => (name === 'tried-lacking' ? 'no such browser' : null),
  );
  expect(results).toEqual([['first tests', 1, []]]);
  expect(shown).toContain('Skipped: no such browser.');
  expect(existsSync(sign)).toBe(false);
});

test('what an earlier run left is not taken for the result of this one', async () => {
  await ran([kind('crashing', leaves(7))]);
  const { results } = await ran([kind('crashing', 'process.exit(3)')]);
  expect(results).toEqual([['crashing tests', 0, ['ended with 3']]]);
});
