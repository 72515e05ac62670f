import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { root } from '../paths.mjs';
import { run } from '../processes.mjs';
import { bold, dim, say } from '../steps.mjs';
import { resultsOf } from './test-kinds.mjs';

/** For what never ends: a slow machine takes twice as long as others. */
const longest = 70 * 60_000;

/**
 * Runs kinds of tests one after the other, showing what they say, but for those that run beside another: what these said is
 * shown when their turn comes. Returns `{ title, passed, failures, late, slowest, took }` of each, took in milliseconds.
 * `lackOf` tells what a kind needs and the machine does not have; one that takes longer than `limit` is ended.
 */
export async function runKinds(kinds, { names, left, lackOf, limit = longest }) {
  const results = [];
  const underWay = new Map();
  for (const kind of kinds) {
    say(`\n${bold(kind.title)}`);
    const lacking = lackOf(kind);
    if (lacking) {
      say(`Skipped: ${lacking}.`);
      continue;
    }
    for (const other of kinds) {
      if (other.beside !== kind.name || lackOf(other)) continue;
      say(dim(`${other.title} run beside them.`));
      underWay.set(other, runKind(other, { names, left, limit, show: false }));
    }
    const { output, ...result } = await (underWay.get(kind) ??
      runKind(kind, { names, left, limit, show: true }));
    if (underWay.has(kind)) say(output.trim());
    results.push(result);
  }
  return results;
}

async function runKind(kind, { names, left, limit, show }) {
  const file = resultsOf(kind.name);
  rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  const started = Date.now();
  const { code, output } = await run(process.execPath, kind.parameters(names, left), {
    cwd: root,
    show,
    limit,
    env: {
      ELEMENTS_RESULTS: file,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
      ...kind.env,
    },
  });
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  return { title: kind.title, ...kind.tally(report, code), took: Date.now() - started, output };
}
