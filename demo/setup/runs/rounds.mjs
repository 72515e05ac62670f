import { spawn } from 'node:child_process';
import { endWithScript } from '../processes.mjs';
import { runKinds } from './run-kinds.mjs';
import { bold, dim, green, red, say, seconds } from '../steps.mjs';

const LOOPS = 2;

/** A round takes several times as long as a run alone. */
const limit = 60 * 60_000;

/** Keeps so many processors busy, with the same claim to them as the tests, until `rest` is called. */
export function keepBusy(count = LOOPS) {
  const loops = Array.from({ length: count }, () => {
    const loop = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
    endWithScript(loop);
    return loop;
  });
  return {
    pids: loops.map(({ pid }) => pid),
    rest() {
      for (const loop of loops) loop.kill('SIGKILL');
    },
  };
}

/**
 * Runs each kind of tests as often as `rounds` says (once where it says nothing), alone but for busy loops. Returns a result
 * for each round: `{ title, round, of, passed, failures, took }`.
 */
export async function runRounds(kinds, { rounds, names, left, lackOf, busy = keepBusy }) {
  const { rest } = busy();
  const results = [];
  try {
    for (const kind of kinds) {
      const of = rounds[kind.name] ?? 1;
      for (let round = 1; round <= of; round += 1) {
        say(bold(`\n${kind.title}: round ${round} of ${of}`));
        const [result] = await runKinds([{ ...kind, beside: undefined }], { names, left, lackOf, limit });
        if (result === undefined) break;
        results.push({ ...result, round, of });
      }
    }
  } finally {
    rest();
  }
  return results;
}

/** Names each test that failed, and in how many rounds; returns whether there is none. */
export function concludeRounds(results) {
  say();
  const failed = new Map();
  for (const { title, round, of, passed, failures, took } of results) {
    const mark = failures.length > 0 ? red('✗') : green('✓');
    say(
      `${mark} ${title}, round ${round} of ${of}: ${passed} passed, ${failures.length} failed ${dim(seconds(took))}`,
    );
    for (const { test, reason } of failures) {
      const known = failed.get(test) ?? { of, rounds: [], reason };
      failed.set(test, { ...known, rounds: [...known.rounds, round] });
    }
  }
  for (const [test, { of, rounds, reason }] of failed) {
    say(`\n  ${red(test)}\n    in round ${rounds.join(', ')} of ${of}: ${reason}`);
  }
  const isSteady = results.length > 0 && failed.size === 0;
  say(isSteady ? '\nEach round passed.' : `\n${failed.size} tests are not steady.`);
  return isSteady;
}
