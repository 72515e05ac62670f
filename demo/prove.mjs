import { readFileSync } from 'node:fs';
import { withDependencies } from './setup/dependencies.mjs';
import { main } from './setup/failure.mjs';
import { withRecentNode } from './setup/node-version.mjs';
import { inRoot } from './setup/paths.mjs';
import { benchesOf, concludeBenches, runBenches } from './setup/runs/run-benches.mjs';

/** Runs every benchmark in full, which takes hours, or those that are named: `node demo/prove.mjs slots search`. */
await main(async () => {
  await withRecentNode();
  await withDependencies();
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const results = await runBenches(scripts, benchesOf(scripts, process.argv.slice(2)));
  process.exitCode = concludeBenches(results) ? 0 : 1;
});
